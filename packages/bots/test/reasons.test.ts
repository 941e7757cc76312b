import { type GameDefinition, Generator, type Move, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import { lineAfter, reasonsFor } from '../src/index.ts'
import { duel, gamble, nim } from './games.ts'

/** The game with a mind that says besides what it plays and what it speaks of. */
function minded<G extends GameDefinition>(game: G, more: object): G {
  return { ...game, mind: { ...game.mind, policy: (_s: unknown, _seat: unknown, [move]: Move[]) => move, ...more } }
}

const sticks = (piles: readonly number[]) =>
  minded(nim(piles) as unknown as GameDefinition, {
    features: ({ piles: left }: { piles: number[] }) => [
      { id: 'sticks', amount: left.reduce((sum, size) => sum + size, 0), worth: -1 },
      { id: 'piles', of: 0, amount: left.length, worth: 5 },
    ],
  })

const reasonsAt = (game: GameDefinition, moves: readonly Move[]) => {
  const view = new Table(game, { players: 2, seed: 1 }).view(0)
  return reasonsFor(game, view, 0, moves, Generator.seeded(1), { worlds: 6, isUp: () => false })
}

test('reasons tell what differs until the seat decides again, and whether that is good for it', () => {
  const [all, one] = [
    { pile: 0, take: 3 },
    { pile: 0, take: 1 },
  ]
  expect(reasonsAt(sticks([3]), [all, one])).toEqual([
    [{ id: 'sticks', by: -1, good: true }],
    [{ id: 'sticks', by: 1, good: false }],
  ])
})

test('a move that comes to the same says nothing for the best: the next one does', () => {
  const moves = [3, 2, 1].map(take => ({ pile: 0, take }))
  const [best, same] = reasonsAt(sticks([3]), moves)
  expect(best).toEqual([{ id: 'sticks', by: -1, good: true }])
  expect(same).toEqual([])
})

test('a worse move is told by what speaks against it, then by what speaks for it: before, only the latter was said', () => {
  const [all, one] = [
    { pile: 0, take: 3 },
    { pile: 0, take: 1 },
  ]
  // To leave sticks costs, and leaves a pile besides, which counts less.
  const game = minded(nim([3]) as unknown as GameDefinition, {
    features: ({ piles: left }: { piles: number[] }) => [
      { id: 'piles', amount: left.filter(size => size > 0).length, worth: 1 },
      { id: 'sticks', amount: left.reduce((sum, size) => sum + size, 0), worth: -2 },
    ],
  })
  expect(reasonsAt(game, [all, one])).toEqual([
    [{ id: 'sticks', by: -1, good: true }],
    [
      { id: 'sticks', by: 1, good: false },
      { id: 'piles', by: 1, good: true },
    ],
  ])
})

test('what the next turn does not tell, a later one does', () => {
  // Whoever takes two has the last stick in the end; until the next turn there are only fewer sticks.
  const game = minded(nim([2, 2, 2]) as unknown as GameDefinition, {
    features: ({ piles: left, winner }: { piles: number[]; winner: number | null }) => [
      { id: 'sticks', amount: left.reduce((sum, size) => sum + size, 0), worth: 1 },
      { id: 'won', amount: Number(winner === 0), worth: 10 },
    ],
  })
  const [pile, stick] = [
    { pile: 0, take: 2 },
    { pile: 0, take: 1 },
  ]
  const [best, worse] = reasonsAt(game, [pile, stick])
  expect(best).toEqual([{ id: 'won', by: 1, good: true }])
  expect(worse).toEqual([{ id: 'won', by: -1, good: false }])
})

test('a mind that speaks of nothing gives no reasons, and a single move needs none', () => {
  const moves = [
    { pile: 0, take: 3 },
    { pile: 0, take: 1 },
  ]
  expect(reasonsAt(minded(nim([3]) as unknown as GameDefinition, {}), moves)).toEqual([[], []])
  expect(reasonsAt(sticks([3]), moves.slice(1))).toEqual([[]])
})

const lineOf = (game: GameDefinition, move: Move, seed = 1) => {
  const table = new Table(game, { players: game.meta.seats.min, seed })
  return lineAfter(game, table.view(0), 0, move, Generator.seeded(seed)).map(({ seat, move: next }) => [seat, next])
}

test('a line follows the plain player to the end of the game, each move with what is seen before it', () => {
  const game = minded(nim([3]) as unknown as GameDefinition, {})
  const line = [1, 0].map(seat => [seat, { pile: 0, take: 1 }])
  expect(lineOf(game, { pile: 0, take: 1 })).toEqual(line)
  const view = new Table(game, { players: 2, seed: 1 }).view(0)
  const views = lineAfter(game, view, 0, { pile: 0, take: 1 }, Generator.seeded(1)).map(({ view: before }) => before)
  expect(views).toMatchObject([{ piles: [2] }, { piles: [1] }])
})

test('a line ends before chance and before what is hidden', () => {
  expect(lineOf(minded(gamble as unknown as GameDefinition, {}), { do: 'roll' })).toEqual([])
  for (const seed of [1, 2, 3]) {
    const game = minded(duel as unknown as GameDefinition, {})
    const [move] = new Table(game, { players: 2, seed }).moves(0)
    expect(lineOf(game, move!, seed)).toEqual([])
  }
})
