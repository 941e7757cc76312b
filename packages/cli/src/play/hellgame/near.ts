import type { Seat } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import {
  amountsText,
  circleOf,
  demonsOf,
  demonsOn,
  type FactoryId,
  type HellgameView,
  incomeOf,
  indexOf,
  kindOf,
  lastCircle,
  neighbours,
  type SourceId,
  type Square,
  sideOf,
  soulsText,
  sourceGain,
  squares,
  startSquares,
  type TraderId,
  tileName,
  tradeOf,
  unlockPrice,
  waysFrom,
} from '@acheron/games/hellgame/board.ts'
import type { Scene } from '../stage.ts'
import { eyesOf, movesOf, named, placeOf, viewOf, wordsOf } from './scene.ts'

/** Something worth walking to. */
export interface Spot {
  readonly square: Square
  /** Steps from the piece; null where no piece stands yet. */
  readonly steps: number | null
  readonly name: string
  /** What it brings and who holds it, if there is room. */
  readonly more: string
}

/** Squares further away are not listed. */
const horizon = 30

/** Up to `count` things around the viewer's piece, nearest first; before the pieces are placed, the start squares. */
export function spotsNear(scene: Scene, count: number): Spot[] {
  const view = viewOf(scene)
  const eyes = eyesOf(scene)
  return (placeOf(view, eyes) === null ? startSpots(scene) : spotsFrom(eyes, scene, count)).slice(0, count)
}

function spotsFrom(seat: Seat, scene: Scene, count: number): Spot[] {
  const view = viewOf(scene)
  const unlocked = view.seats[seat]?.unlocked ?? 1
  const { walked } = waysFrom(view, seat, horizon)
  const stepsTo = (square: Square) => walked.steps[indexOf[square] ?? -1] ?? -1
  // In the order of walking, so the nearest come first.
  const known = walked.order
    .filter(square => kindOf(view, square) !== 'plain' && circleOf(square) <= unlocked)
    .slice(0, count)
    .map(square => ({ square, steps: stepsTo(square), ...spotText(square, scene) }))
  return [...known, ...gates(view, seat, stepsTo, scene)].sort((a, b) => a.steps - b.steps)
}

/** The nearest stairs into the next circle, which opens to whoever pays (R3.4). */
function gates(view: HellgameView, seat: Seat, stepsTo: (square: Square) => number, scene: Scene) {
  const player = view.seats[seat]
  const t = wordsOf(scene)
  const circle = (player?.unlocked ?? lastCircle) + 1
  if (!player || circle > lastCircle) return []
  const ways = squares
    .filter(square => circleOf(square) === circle && !view.removed[square])
    .flatMap(square => {
      const above = (neighbours[square] ?? []).filter(next => circleOf(next) < circle && stepsTo(next) >= 0)
      return above.length === 0 ? [] : [{ square, steps: 1 + Math.min(...above.map(stepsTo)) }]
    })
    .sort((a, b) => a.steps - b.steps)
  const price = soulsText(unlockPrice(player, circle), t)
  const name = scene.say('hellgame.near.gate', { circle, price })
  return ways.slice(0, 2).map(way => ({ ...way, name, more: '' }))
}

/** Before the pieces are placed: the table as if the viewer's stood on the one start square under the cursor. */
export function tryStart(scene: Scene): Scene {
  const [start, ...others] = movesOf(scene.lit, 'start')
  const eyes = eyesOf(scene)
  const player = viewOf(scene).seats[eyes]
  if (!start || others.length > 0 || !player) return scene
  const view: HellgameView = {
    ...viewOf(scene),
    seats: { ...viewOf(scene).seats, [eyes]: { ...player, at: start.square } },
  }
  return { ...scene, view: view as unknown as Scene['view'] }
}

/** What a special square is called, and what it brings. */
export function spotText(square: Square, scene: Scene): { name: string; more: string } {
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const demons = demonsOn(view, square)
  const held = demons.length > 0 ? named(demonsOf(demons, t), scene) : ''
  const parts = [gainText(square, scene), held].filter(Boolean)
  return { name: tileName(view.tiles[square] ?? null, t), more: parts.join('; ') }
}

function gainText(square: Square, scene: Scene): string {
  const view = viewOf(scene)
  const t = wordsOf(scene)
  const tile = view.tiles[square]
  const { economy } = view.options
  switch (kindOf(view, square)) {
    case 'factory':
      return amountsText(incomeOf(tile as FactoryId, sideOf(demonsOn(view, square))), t)
    case 'source':
      return view.down[square]
        ? scene.say('hellgame.near.spent')
        : amountsText(sourceGain(tile as SourceId, economy), t)
    case 'trader': {
      if (view.down[square]) return scene.say('hellgame.near.closed')
      const { pay, get, steps } = tradeOf(tile as TraderId, economy)
      const gets = get ? amountsText(get, t) : t('steps', { count: steps })
      return `${amountsText(pay, t)} → ${gets}`
    }
    default:
      return ''
  }
}

/** The start squares with what lies within a turn's reach of each. */
function startSpots(scene: Scene): Spot[] {
  const view = viewOf(scene)
  return startSquares.map(square => {
    const around = within(square, 2).filter(each => kindOf(view, each) !== 'plain')
    const names = around.map(each => spotText(each, scene).name)
    const name = names.length > 0 ? list(scene.t.lang, names) : scene.say('hellgame.near.nothing')
    return { square, steps: null, name, more: '' }
  })
}

/** The squares of the start's circle within that many steps. */
function within(start: Square, steps: number): Square[] {
  const found = [start]
  for (let i = 0; i < steps; i++)
    for (const square of [...found])
      for (const next of neighbours[square] ?? [])
        if (circleOf(next) === circleOf(start) && !found.includes(next)) found.push(next)
  return found
}
