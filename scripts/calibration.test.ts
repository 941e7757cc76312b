/** Virgil's chances: what he says beside what comes. `npm run calibration` measures it for the READMEs; this guards it. */
import { configOf, Generator } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import {
  type Case,
  calibrationError,
  casesOf,
  crossed,
  type Effort,
  errorByChance,
  isJudged,
  optionsOf,
  shiftAndStretch,
  tenthsOf,
  usualEffort,
} from './reliability.ts'
import { isWhole, sample } from './sampling.ts'

/** Cases of an honest kind: of those that say a chance, so many come. */
const honest = (chances: readonly number[], of = 1000): Case[] =>
  chances.flatMap(said =>
    Array.from({ length: of }, (_, i) => ({ said, came: Number(i < said * of), of: `${said}/${i}` })),
  )

test('chances that are kept have no error; one that is always wrong by a fifth has that of a fifth', () => {
  const cases = honest([0.1, 0.35, 0.5, 0.9])
  expect(calibrationError(cases)).toBeCloseTo(0, 6)
  expect(
    calibrationError(cases.map(({ said, ...rest }) => ({ said: Math.max(0, said - 0.2), ...rest }))),
  ).toBeGreaterThan(0.17)
  expect(tenthsOf(cases)[3]).toEqual({ from: 0.3, count: 1000, said: expect.closeTo(0.35), came: expect.closeTo(0.35) })
})

test('a fit finds the shift and the stretch that were put on the log odds', () => {
  const bent = honest([0.05, 0.2, 0.5, 0.7, 0.95]).map(({ said, ...rest }) => {
    const odds = (Math.log(said / (1 - said)) - 0.4) / 1.5
    return { said: 1 / (1 + Math.exp(-odds)), ...rest }
  })
  const [shift, stretch] = shiftAndStretch(bent)
  expect(shift).toBeCloseTo(0.4, 2)
  expect(stretch).toBeCloseTo(1.5, 2)
  const half = (odd: number) => bent.filter((_, i) => i % 2 === odd)
  expect(calibrationError(crossed([half(0), half(1)]))).toBeLessThan(0.01)
})

test('the error by chance is that of a coin that is kept, and more where many cases share one end', () => {
  const coins = Array.from({ length: 1000 }, (_, i) => ({ said: 0.5, came: 1, of: `${i}` }))
  const { mean, most } = errorByChance(coins, Generator.seeded(1))
  // Half of 1,000 throws, give or take 16: the mean distance is 0.8 of that, and 1.96 of it are passed once in twenty times.
  expect(mean).toBeCloseTo(0.0126, 2)
  expect(most).toBeGreaterThan(0.026)
  expect(most).toBeLessThan(0.036)
  const shared = coins.map((one, i) => ({ ...one, of: `${i % 10}` }))
  expect(errorByChance(shared, Generator.seeded(1)).mean).toBeGreaterThan(8 * mean)
})

/** The games whose chances were measured, by the number of players. */
const measured: readonly [id: string, players: number][] = [
  ...[2, 3, 4, 5].map((players): [string, number] => ['imp-race', players]),
  ...[2, 3, 4, 5].map((players): [string, number] => ['hellgame', players]),
  ...[2, 3, 4].map((players): [string, number] => ['florence', players]),
  ...[1, 2, 3, 4].map((players): [string, number] => ['caravan', players]),
]

interface Proof {
  readonly games: number
  readonly effort: Effort
  /** By how much chances may be off, beside what luck alone makes of so many games. */
  readonly allowed: number
}

const few: Proof = { games: 40, effort: usualEffort, allowed: 0.1 }
/** The goal, over 5,040 decisions. */
const goal: Proof = { games: 504, effort: { ...usualEffort, each: 10 }, allowed: 0.03 }
/** The race's figures are those of a later answer. */
const race: Proof = { games: 1000, effort: { each: 5, worlds: 8, moves: 5 }, allowed: 0.03 }
const proofOf = (id: string): Proof => (id === 'imp-race' ? race : goal)
/** Five hundred fights take some two minutes of an idle core. */
const patience = 1_200_000

test.each(measured)(
  '%s with %i players: certain things stay certain, and a higher worth is a higher chance',
  async (id, players) => {
    const game = await findGame(id).load()
    const random = Generator.seeded(1)
    const state = game.setup(configOf(game, players, optionsOf(game, 0)), random)
    const ctx = { random, emit() {} }
    game.advance(state, ctx)
    for (let seat = game.actors(state)[0]; seat !== undefined && !isJudged(game, state); seat = game.actors(state)[0])
      game.play(state, seat, game.moves(state, seat)[0]!, ctx)
    const chances = [0, 0.001, 0.2, 0.5, 0.8, 0.999, 1].map(worth => game.mind.chance!(state, worth))
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect([chances[0], chances.at(-1)]).toEqual([0, 1])
  },
)

/** The race is quick enough for every commit. */
const quick = measured.filter(([id]) => id === 'imp-race')

test.each(isWhole ? measured : sample(quick, 1, 'calibration'))(
  '%s with %i players: Virgil’s chances are kept',
  async (id, players) => {
    const game = await findGame(id).load()
    const { games, effort, allowed } = isWhole ? proofOf(id) : few
    const cases: Case[] = []
    for (let number = 0; number < games; number++) cases.push(...casesOf(game, players, 'kept', number, effort))
    const luck = errorByChance(cases, Generator.seeded('luck')).mean
    const mean = (what: 'said' | 'came') => cases.reduce((sum, one) => sum + one[what], 0) / cases.length
    expect(Math.abs(mean('said') - mean('came')) - luck).toBeLessThan(allowed)
    expect(calibrationError(cases) - luck).toBeLessThan(allowed)
  },
  patience,
)
