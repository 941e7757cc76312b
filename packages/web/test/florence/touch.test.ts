import { equal, Table } from '@acheron/engine'
import { florence } from '@acheron/games/florence'
import type { FlorenceView } from '@acheron/games/florence/board.ts'
import { expect, test } from 'vitest'
import { Gestures } from '../../src/board/gestures.ts'
import { gestureOf } from '../../src/games/florence/stage/gestures.ts'

type Move = ReturnType<typeof florence.moves>[number]

const gesturesIn = (view: FlorenceView, moves: readonly Move[], taken: readonly string[]) =>
  new Gestures(moves, move => gestureOf(view, move), taken)

/** Touches the things of a move one by one; how the move was made, or why not. */
function touched(view: FlorenceView, moves: readonly Move[], move: Move): 'played' | 'asked' | 'button' | string {
  const { parts } = gestureOf(view, move)
  if (parts.length === 0) return 'button'
  let taken: readonly string[] = []
  for (const [key] of parts) {
    const now = gesturesIn(view, moves, taken)
    if (!key || !now.moves(key).some(each => equal(each, move))) return `${key} is not lit after ${taken}`
    const outcome = now.touch(key)
    if (outcome.kind === 'play') return equal(outcome.move, move) ? 'played' : `${key} plays another move`
    if (outcome.kind === 'whyNot') return `${key} does nothing after ${taken}`
    taken = outcome.taken
  }
  return gesturesIn(view, moves, taken).complete.some(each => equal(each, move)) ? 'asked' : 'not to be made'
}

test.each([2, 3, 4])('every legal move of a game of %i can be made by touching what is lit', players => {
  const table = new Table(florence, { players, options: { turnCap: 40 }, seed: `touch ${players}` })
  const ways = new Set<string>()
  for (let decision = 0; ; decision++) {
    const [seat] = table.actors()
    if (seat === undefined) break
    const moves = table.moves(seat)
    const view = florence.view(table.state, seat)
    // Every third decision is random, to reach positions that sensible players avoid.
    const move = decision % 3 === 0 ? moves[decision % moves.length]! : florence.mind.policy!(table.state, seat, moves)
    for (const each of moves) {
      const way = touched(view, moves, each)
      ways.add(way)
      expect(['played', 'asked', 'button'], `${JSON.stringify(each)}: ${way}`).toContain(way)
    }
    table.submit(seat, move)
  }
  expect([...ways].sort()).toEqual(['asked', 'button', 'played'])
})

test('what is touched twice is laid down, and another thing is taken up instead', () => {
  const table = new Table(florence, { players: 2, options: {}, seed: 'touch' })
  const now = () => table.moves(table.actors()[0]!)
  while (now()[0]!.do !== 'lead') table.submit(table.actors()[0]!, now()[0]!)
  const moves = now()
  const view = florence.view(table.state, table.actors()[0]!)
  const graves = [...new Set(moves.flatMap(move => (move.do === 'lead' ? [move.soul] : [])))]
  const [first, second] = graves
  const held = gesturesIn(view, moves, [first!])
  expect(held.touch(first!)).toEqual({ kind: 'take', taken: [] })
  expect(held.touch(second!)).toEqual({ kind: 'take', taken: [second] })
  expect(held.touch('dante')).toEqual({ kind: 'whyNot' })
  // Only its ends are lit.
  expect(held.moves(second!)).toEqual([])
})
