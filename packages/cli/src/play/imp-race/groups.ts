import type { Move } from '@acheron/engine'
import {
  type ImpRaceMove,
  type MoveOf,
  placeName,
  positionOf,
  rankInKind,
  strongName,
  typeOf,
  wayName,
  wayOf,
} from '@acheron/games/imp-race/board.ts'
import type { Group, Scene } from '../stage.ts'
import { asMoves, impSign, viewOf, wordsOf } from './scene.ts'

type Kind = ImpRaceMove['do']

/** More runs than that are folded by imp. */
const fewRuns = 6

/** The most wanted moves come first; giving up a fight and sacrilege come last. */
export function groupsOf(scene: Scene): Group[] {
  const { say } = scene
  const moves = asMoves(scene.moves)
  const of = (...kinds: Kind[]) =>
    moves.filter(move => kinds.includes(move.do)).toSorted((a, b) => rankInKind(a) - rankInKind(b))
  const open = (...kinds: Kind[]): Group => ({ title: '', moves: of(...kinds), open: true })
  const [bare, swaps] = [false, true].map(swap => of('buy').filter(move => 'discard' in move === swap))
  const sacrilege = of('sacrilege')
  return [
    open('stand', 'parry', 'roll', 'goOn', 'step', 'noMove'),
    ...runGroups(scene),
    open('trident'),
    { title: say('imp-race.group.dice'), moves: of('dieCard') },
    open('banana', 'raise', 'gather'),
    { title: say('imp-race.group.stakeCard'), moves: of('stakeCard') },
    { title: say('imp-race.group.stakeGems'), moves: of('stakeGems') },
    { title: say('imp-race.group.discard'), moves: of('discard') },
    { title: '', moves: bare ?? [], open: true },
    { title: say('imp-race.group.buy'), moves: swaps ?? [] },
    open('skipDraw', 'endTurn', 'treasure'),
    { title: say('imp-race.group.angel'), moves: of('angel') },
    open('concede', 'accept'),
    { title: say('imp-race.group.sacrilege', { count: sacrilege.length }), moves: sacrilege },
  ].filter(group => group.moves.length > 0)
}

/** The runs, the foremost imp's first; few lie open, many are folded by imp. */
function runGroups(scene: Scene): Group[] {
  const view = viewOf(scene)
  const runs = asMoves(scene.moves).filter((move): move is MoveOf<'move'> => move.do === 'move')
  const imps = [...new Set(runs.map(({ imp }) => imp))]
  const place = (imp: number) => view.seats[view.turn.seat]?.imps[imp] ?? 'S1'
  return imps
    .toSorted((a, b) => positionOf(place(b)) - positionOf(place(a)))
    .map(imp => ({
      title: scene.say('imp-race.group.imp', { place: placeName(place(imp), wordsOf(scene)) }),
      moves: runs.filter(run => run.imp === imp).toSorted((a, b) => a.n - b.n),
      open: runs.length <= fewRuns,
    }))
}

/** A move in short, under the title of its group. */
export function labelOf(move: Move, scene: Scene): string {
  const t = wordsOf(scene)
  const [known] = asMoves([move])
  switch (known?.do) {
    case 'move': {
      const { to } = wayOf(viewOf(scene), known)
      return `→ ${[wayName(to, t), ...aboutSquare(scene, to)].join(', ')}`
    }
    case 'dieCard':
    case 'discard':
      return strongName(known.card, t)
    case 'angel':
      return `${strongName(known.card, t)} → ${placeName(known.step, t)}`
    case 'sacrilege':
      return [wayName(known.square, t), ...aboutSquare(scene, known.square)].join(', ')
    case 'buy':
      return known.discard ? strongName(known.discard, t) : scene.describe(move)
    default:
      return scene.describe(move)
  }
}

/** Who stands there, and which tile lies there. */
function aboutSquare(scene: Scene, place: number | string): string[] {
  if (typeof place !== 'number') return []
  const { route, seats } = viewOf(scene)
  const imps = seats.flatMap((each, seat) => (each.imps.includes(place) ? [impSign(seat)] : []))
  const { up, tile } = route[place] ?? { up: false, tile: null }
  if (!tile) return [...imps, scene.say('imp-race.hidden')]
  const name = scene.say(`imp-race.tile.${typeOf(tile)}`)
  return [...imps, up ? name : `(${name})`]
}
