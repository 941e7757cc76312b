// What a touch means: every legal move can be made on the stage, and the arena can be drawn whichever way it is turned.

import { canonical } from '@acheron/engine'
import { areas, type CaravanMove, dirs, type FightingView } from '@acheron/games/caravan/board.ts'
import { describe, expect, test } from 'vitest'
import { Gestures, type Key } from '../../src/board/gestures.ts'
import { oneOfAlike } from '../../src/games/caravan/order/alike.ts'
import { frameOf, middle, project, seenAs, type Turn } from '../../src/games/caravan/stage/arena/iso.ts'
import { levelsOf, scene } from '../../src/games/caravan/stage/arena/scene.ts'
import { gestureOf, isPlaceLit } from '../../src/games/caravan/stage/gestures.ts'
import { intentOf } from '../../src/games/caravan/stage/intents.ts'
import { toldBy } from '../../src/games/caravan/stage/told.ts'
import { positions } from './games.ts'

const turns: readonly Turn[] = [0, 1, 2, 3]

const touchable = (view: FightingView, moves: readonly CaravanMove[], taken: readonly Key[] = []) =>
  new Gestures(moves, move => gestureOf(view, move), taken)

/** Every order in which the parts of a move can be touched leads to it, or to a question that words answer. */
function madeByTouch(view: FightingView, moves: readonly CaravanMove[], move: CaravanMove): boolean {
  const parts = gestureOf(view, move).parts
  if (parts.length === 0) return touchable(view, moves).spoken.includes(move)
  let taken: readonly Key[] = []
  for (const [key] of parts) {
    const gestures = touchable(view, moves, taken)
    if (!key || !gestures.lit(key)) return false
    const outcome = gestures.touch(key)
    if (outcome.kind === 'play') return canonical(outcome.move) === canonical(move)
    if (outcome.kind === 'whyNot') return false
    taken = outcome.taken
  }
  return touchable(view, moves, taken).complete.includes(move)
}

test('every legal move can be made on the stage, of those that do the same one', () => {
  let tried = 0
  for (const { view, moves: legal } of positions(160)) {
    const moves = oneOfAlike(view, legal)
    const missing = moves.filter(move => !madeByTouch(view, moves, move))
    expect(missing).toEqual([])
    tried += moves.length
  }
  expect(tried).toBeGreaterThan(3000)
})

test('without moves nothing is lit, and a dim thing asks why not', () => {
  const [first] = positions(1)
  const { view } = first!
  const gestures = touchable(view, [])
  expect(isPlaceLit(gestures)).toBe(false)
  for (const area of areas) expect(gestures.touch(`area:${area}`)).toEqual({ kind: 'whyNot' })
  expect(intentOf('place:top:pillar-1')).toEqual({ kind: 'space', at: 'top:pillar-1' })
  expect(intentOf('card:artist:flourish')).toEqual({ kind: 'card', champion: 'artist', card: 'flourish' })
})

describe('the drawing', () => {
  test('has every Area once and within its frame, from the back to the front, at every turn', () => {
    const [first] = positions(1)
    const frame = frameOf(levelsOf(first!.view))
    for (const turn of turns) {
      const grounds = scene(first!.view, turn)
      expect(grounds.map(({ area }) => area).toSorted()).toEqual([...areas].toSorted())
      const depths = grounds.map(({ middle: [u, v] }) => u + v)
      expect(depths).toEqual(depths.toSorted((a, b) => a - b))
      for (const area of areas) {
        const { x, y } = project(middle(area, turn), 0, turn)
        expect(x).toBeGreaterThan(frame.x)
        expect(x).toBeLessThan(frame.x + frame.width)
        expect(y).toBeLessThan(frame.y + frame.height)
      }
    }
  })

  test('has everybody who is in the arena', () => {
    for (const { view } of positions(60)) {
      const { fighters, malefactors, minions, pieces } = view.fight
      const there = [
        ...Object.entries(fighters).filter(([, { at }]) => at !== null),
        ...Object.entries(malefactors).filter(([, { at, defeated }]) => at !== null && !defeated),
        ...[...Object.entries(minions), ...Object.entries(pieces)].filter(([, { at }]) => at !== null),
      ].map(([id]) => id)
      const drawn = scene(view, 1).flatMap(({ standees }) => standees.map(({ id }) => id))
      expect(drawn).toEqual(expect.arrayContaining(there))
    }
  })

  test('turns directions with the board', () => {
    for (const dir of dirs) {
      expect(seenAs(dir, 0)).toBe(dir)
      expect(seenAs(seenAs(dir, 1), 3)).toBe(dir)
    }
  })
})

test('a log line lights whom and what it names', () => {
  const told = toldBy([
    { e: 'maneuverPlayed', champion: 'artist', maneuver: 'flourish', slot: 1 },
    { e: 'facingChanged', malefactor: 'minos', facing: 'N' },
  ])
  for (const key of ['champion:artist', 'slot:artist:1', 'card:artist:flourish', 'object:minos'])
    expect(told.has(key)).toBe(true)
})
