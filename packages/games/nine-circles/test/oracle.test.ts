import { configOf, Generator } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { nineCircles } from '../index.ts'
import type { NineCirclesState } from '../state.ts'
import { lookAhead, outcomesOf } from './lookahead.ts'

const goals = ['win', 'score'] as const
const stops = ['strict', 'declare'] as const

/** A new game on a sheet of its own. */
function begin(sheet: object, stop: string = 'strict'): NineCirclesState {
  const random = Generator.seeded('oracle')
  const state = nineCircles.setup(configOf(nineCircles, 1, { sheet, stop }), random)
  nineCircles.advance(state, { random, emit() {} })
  return state
}

/** The states of a game that a careless player meets, the first included, decided ones left out. */
function wander(from: NineCirclesState, seed: string): NineCirclesState[] {
  const random = Generator.seeded(seed)
  const ctx = { random: Generator.seeded(`${seed}/dice`), emit() {} }
  const state = { ...structuredClone(from), rng: { ...ctx.random.rng } }
  const met: NineCirclesState[] = []
  while (state.status === 'playing') {
    met.push(structuredClone(state))
    const moves = nineCircles.moves(state, 0).filter(move => move.do !== 'concede')
    nineCircles.play(state, 0, moves.find(move => move.do === 'claim') ?? random.pick(moves), ctx)
  }
  return met
}

const ask = (states: readonly NineCirclesState[], goal: string, thorough = true) =>
  nineCircles.mind.oracle!({ states, goal, thorough, progress() {} })

describe.each(stops)('with stop = %s', stop => {
  test.each(goals)('the end of the game is worth what trying everything finds, for the %s', async goal => {
    const sheets = [
      { dice: 4, rows: [1, 1, 1, 0], virgil: 1, start: 8 },
      { dice: 4, rows: [2, 0, 1, 1], virgil: 2, start: 9 },
      { dice: 6, rows: [0, 1, 1, 1], virgil: 0, start: 7 },
    ]
    const tried = lookAhead(goal)
    for (const sheet of sheets) {
      const met = ['a', 'b', 'c'].flatMap(seed => wander(begin(sheet, stop), seed))
      const oracle = await ask(met, goal)
      expect(oracle.exact).toBe(true)
      for (const state of met) {
        expect(oracle.value(state)).toBeCloseTo(tried.value(state), 11)
        const moves = nineCircles.moves(state, 0)
        const values = oracle.values(state, moves)
        for (const [i, move] of moves.entries()) expect(values[i]).toBeCloseTo(tried.valueOfMove(state, move), 11)
      }
    }
  })

  // In turn for the win and for the score; the earlier the circle, the more pips it takes to come through.
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'in circle %i a position is worth what its best move leads to',
    async circle => {
      const pips = circle < 5 ? 3 : 2
      const met = wander(
        begin({ dice: 7, rows: [pips, pips, pips, pips], virgil: 2, start: circle }, stop),
        `${circle}`,
      )
      const ways = met
        .filter(state => state.circle === circle)
        .slice(0, 3)
        .map(state => {
          const moves = nineCircles.moves(state, 0)
          return { state, moves, outcomes: moves.map(move => outcomesOf(state, move)) }
        })
      const reached = ways.flatMap(({ state, outcomes }) => [state, ...outcomes.flat().map(outcome => outcome.state)])
      const oracle = await ask(reached, goals[circle % 2]!)
      expect(oracle.value(met[0]!)).toBeGreaterThan(0)
      for (const { state, moves, outcomes } of ways) {
        const values = oracle.values(state, moves)
        outcomes.forEach((all, i) => {
          const mean = all.reduce((sum, outcome) => sum + outcome.chance * oracle.value(outcome.state), 0)
          expect(values[i]).toBeCloseTo(mean, 11)
        })
        expect(oracle.value(state)).toBeCloseTo(Math.max(...values), 11)
      }
    },
  )
})

test('from the start it gives the expert its say, and says so', async () => {
  const state = begin({})
  const oracle = await ask([state], 'win', false)
  expect(oracle.exact).toBe(false)
  expect(oracle.value(state)).toBeCloseTo(nineCircles.mind.worth(state, 0, 'win'), 6)
  const moves = nineCircles.moves(state, 0)
  const values = oracle.values(state, moves)
  const best = moves[values.indexOf(Math.max(...values))]
  expect(best).toEqual(nineCircles.mind.expert!(state, 0, moves, 'win'))
  expect(values.at(-1)).toBe(0)
})

test('what is decided needs no solution', async () => {
  const won: NineCirclesState = { ...begin({}), status: 'won', circle: 9, pool: 4, rows: [0, 1, 0, 2], virgil: 3 }
  expect((await ask([won], 'win')).value(won)).toBe(1)
  expect((await ask([won], 'score')).value(won)).toBe(10)
  expect((await ask([won], 'score')).value({ ...won, status: 'lost' })).toBe(0)
})
