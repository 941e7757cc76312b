// The advice's figures of few worlds. Moves and their order are tested where they are shown: packages/web/test/hint/advise.test.ts.
import { type GameDefinition, Generator, type SearchHabits, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import { Adviser } from '../src/index.ts'
import { gamble } from './games.ts'

/** The position itself is worth 0; the plain player takes the worst move. */
function adviserOf(habits: Partial<SearchHabits>, most?: number) {
  const search: SearchHabits = { playout: 'none', depth: 1, width: 3, reach: 'first', ...habits }
  const policy = (_state: unknown, _seat: number, moves: readonly { do: string }[]) =>
    moves.find(move => move.do === 'lame')
  const game = { ...gamble, mind: { ...gamble.mind, search, policy } } as unknown as GameDefinition
  const table = new Table(game, { players: 1, seed: 1 })
  return new Adviser(game, table.view(0), 0, table.moves(0), Generator.seeded(3), undefined, most)
}

test('where a game says so, the position itself counts as so many worlds more', () => {
  const worthsOf = (prior: number, worlds: number) => {
    const considered = adviserOf({ prior }).consider(worlds)
    return Object.fromEntries(considered.map(({ move, worth }) => [String(move.do), worth]))
  }
  expect(worthsOf(0, 2).sure).toBeCloseTo(4 / 6)
  expect(worthsOf(1, 1).sure).toBeCloseTo(4 / 6 / 2)
  expect(worthsOf(1, 3).sure).toBeCloseTo((4 / 6) * (3 / 4))
  expect(worthsOf(2, 2).roll).toBeCloseTo(worthsOf(0, 2).roll! / 2)
})

test('the plain player’s move leads until there are enough worlds to say that another is better', () => {
  for (const worlds of [1, 2, 3]) expect(adviserOf({}).consider(worlds)[0]!.move.do).toBe('lame')
  expect(adviserOf({}).consider(8)[0]!.move.do).not.toBe('lame')
})

test('so many moves are looked at, the plain player’s first', () => {
  expect(adviserOf({}).moves.length).toBe(3)
  expect(adviserOf({}, 1).moves.map(move => move.do)).toEqual(['lame'])
})
