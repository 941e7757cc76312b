import { readFileSync } from 'node:fs'
import { type GameDefinition, type GameState, Generator, type Move, Table } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { type AskOracle, account, type Decided, solve } from '../../src/hint/exact/solve.ts'

const game = nineCircles as unknown as GameDefinition
const goals: readonly string[] = ['win', 'score']

/** The files that the page fetches. */
const files = new Map(
  goals.map(goal => {
    const path = new URL(`../../src/hint/exact/tables/nine-circles-strict-${goal}.bin`, import.meta.url)
    return [goal, new Uint8Array(readFileSync(path))]
  }),
)
const byTable: AskOracle = (game, states, goal) =>
  game.mind.oracle!({ states, goal, thorough: true, progress() {}, table: files.get(goal)! })
const byCommand: AskOracle = (game, states, goal) => game.mind.oracle!({ states, goal, thorough: true, progress() {} })

/** The decisions of a game that a careless player makes. */
function wander(sheet: object, seed: string): Decided[] {
  const table = new Table(game, { players: 1, options: { sheet }, seed })
  const random = Generator.seeded(seed)
  const decided: Decided[] = []
  while (table.actors().length > 0) {
    const before = table.view(0)
    const moves = table.moves(0).filter(move => move.do !== 'concede')
    const move = moves.find(each => each.do === 'claim') ?? (random.pick(moves) as Move)
    table.submit(0, move)
    decided.push({ before, move, after: table.view(0) })
  }
  return decided
}

test('200 random decisions: what the page shows is what `solve --exact` says, to a millionth', async () => {
  const sheet = { dice: 7, rows: [3, 3, 3, 3], virgil: 3 }
  const decided: Decided[] = []
  for (let n = 0; decided.length < 200; n++) decided.push(...wander({ ...sheet, start: 1 + (n % 9) }, `exact ${n}`))
  const views = decided.slice(0, 200).map(({ before }) => before)
  const states = views.map(view => game.determinize(view, 0, Generator.seeded(1)))
  expect(new Set(states.map(state => (state as GameState & { circle: number }).circle)).size).toBe(9)
  const exact = await Promise.all(goals.map(goal => byCommand(game, states, goal)))
  // One oracle for all of them: a question of its own for each would solve their circles again and again.
  const known = new Map(await Promise.all(goals.map(async goal => [goal, await byTable(game, states, goal)] as const)))
  for (const [i, view] of views.entries()) {
    const state = states[i]!
    const question = { game: 'nine-circles', view, seat: 0, moves: game.moves(state, 0) }
    for (const { goal, best } of await solve(game, question, async (_, __, goal) => known.get(goal)!)) {
      const first = goals.indexOf(goal)
      for (const [g, oracle] of exact.entries()) {
        const worths = oracle.values(
          state,
          best.map(({ move }) => move),
        )
        for (const [n, { values }] of best.entries()) expect(Math.abs(values[g]! - worths[n]!)).toBeLessThan(1e-6)
      }
      const most = Math.max(...exact[first]!.values(state, question.moves))
      expect(Math.abs(best[0]!.values[first]! - most)).toBeLessThan(1e-6)
    }
  }
})

test('from the start of a whole game: the figures of the README', async () => {
  const table = new Table(game, { players: 1, seed: 'start' })
  const question = { game: 'nine-circles', view: table.view(0), seat: 0, moves: table.moves(0) }
  const [win, score] = await solve(game, question, byTable)
  expect(win?.best[0]?.values[0]).toBeCloseTo(0.9663, 4)
  expect(score?.best[0]?.values[1]).toBeCloseTo(15.54, 2)
  expect(win?.unit).toBe('chance')
})

test('among moves that win alike the one with more points comes first', async () => {
  const table = new Table(game, { players: 1, seed: 'alike' })
  table.arrange(
    state => ({ ...state, circle: 9, pool: 6, active: [1, 6, 6], rows: [4, 4, 0, 0], virgil: 3 }) as GameState,
  )
  const question = { game: 'nine-circles', view: table.view(0), seat: 0, moves: table.moves(0) }
  const [win] = await solve(game, question, byTable)
  expect(win?.best[0]).toEqual({ move: { do: 'virgil', from: 1, to: 6 }, values: [1, 19] })
})

test('luck and skill add up: the end is the start, plus what the dice gave, minus what the decisions cost', async () => {
  const decided = wander({ dice: 7, rows: [2, 2, 2, 2], virgil: 2, start: 6 }, 'account')
  const [first, last] = [decided[0]!, decided.at(-1)!]
  const accounts = await account(game, decided, 0, byTable)
  for (const [i, goal] of goals.entries()) {
    const states = [first.before, last.after].map(view => game.determinize(view, 0, Generator.seeded(1)))
    const oracle = await byCommand(game, states, goal)
    const { luck, cost } = accounts[i]!
    expect(cost).toBeGreaterThan(0)
    expect(oracle.value(states[0]!) + luck - cost).toBeCloseTo(oracle.value(states[1]!), 4)
  }
  expect(await account(game, decided, 0, () => Promise.reject(new Error('asked again')))).toEqual(accounts)
})
