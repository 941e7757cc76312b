/**
 * Measures the levels against each other with two players, for the READMEs:
 *
 *     npm run -s levels -- imp-race --games 200 --seed a [--pairs fair-strong,strong-master] [--minutes 30]
 *
 * Each pair plays every game twice, seats changed, and the pairs take turns, so that a table that is stopped early is an even one.
 * What a level thinks by the clock is counted here: the iterations for which it has time on one idle core.
 */
import { parseArgs } from 'node:util'
import { makeBot, parseBot } from '@acheron/bots'
import { configOf, type GameDefinition, Generator } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { wilson } from '../packages/cli/src/simulate/statistics.ts'
import { strengthsAfter } from '../packages/server/src/ratings/arithmetic.ts'
import { newcomer, pointsOf, type Strength } from '../packages/server/src/ratings/strength.ts'

/** By `npm run -s bench -- <game>/search-rate`: a quarter of a second, and 1.7 seconds. */
const iterations: Readonly<Record<string, { readonly strong: number; readonly master: number }>> = {
  'imp-race': { strong: 900, master: 6100 },
  florence: { strong: 390, master: 2650 },
  hellgame: { strong: 90, master: 620 },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: 'easy-fair,fair-strong,strong-master' },
    minutes: { type: 'string', default: '60' },
  },
})
const game = await findGame(positionals[0] ?? '').load()
const pairs = values.pairs.split(',').map(pair => pair.split('-') as [weaker: string, stronger: string])
const until = performance.now() + Number(values.minutes) * 60_000
const tallies = pairs.map(() => ({ won: 0, played: 0 }))
const strengths = new Map<string, Strength>()

for (let n = 0; n < Number(values.games) / 2 && performance.now() < until; n++)
  for (const [i, [weaker, stronger]] of pairs.entries())
    for (const seats of [
      [weaker, stronger],
      [stronger, weaker],
    ]) {
      if (performance.now() >= until) break
      const shares = playOut(game, seats, `${values.seed}/${n}`)
      tallies[i]!.won += shares[seats.indexOf(stronger)]!
      tallies[i]!.played++
      rate(seats, shares)
      const { won, played } = tallies[i]!
      process.stderr.write(`${stronger} against ${weaker}: ${won} of ${played}\n`)
    }

const percent = (part: number) => Math.round(100 * part)
console.log(`${game.meta.id}, seed ${values.seed}\n\n| | won | 95 % |\n|---|---|---|`)
for (const [i, [weaker, stronger]] of pairs.entries()) {
  const { won, played } = tallies[i]!
  const { low, high } = wilson(won, played)
  console.log(`| \`${stronger}\` against \`${weaker}\` | ${won} of ${played} | ${percent(low)}-${percent(high)} % |`)
}
console.log('\n| level | strength |\n|---|---|')
for (const [level, strength] of strengths)
  console.log(`| \`${level}\` | ${pointsOf(strength)} ± ${Math.round(pointsOf({ ...strength, mu: strength.sigma }))} |`)

/** What each seat had of the win. */
function playOut({ meta }: GameDefinition, seats: readonly string[], seed: string): number[] {
  const counted = iterations[meta.id]
  const bots = seats.map(level => {
    const spec = parseBot(level)
    const budget = level === 'strong' || level === 'master' ? counted?.[level] : undefined
    return makeBot(game, budget === undefined ? spec : ({ ...spec, iterations: budget, ms: null } as never), 'bots')
  })
  const minds = seats.map((_, seat) => Generator.seeded(`${seed}/${seat}`))
  const random = Generator.seeded(seed)
  const state = game.setup(configOf(game, seats.length, {}), random)
  const ctx = { random, emit() {} }
  game.advance(state, ctx)
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const moves = game.moves(state, seat)
    game.play(state, seat, bots[seat]!.choose(game.view(state, seat), seat, moves, minds[seat]!), ctx)
  }
  const { winners } = game.result(state)!
  return seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** Openskill, as people are rated at tables. */
function rate(seats: readonly string[], shares: readonly number[]): void {
  const before = seats.map(level => strengths.get(level) ?? newcomer)
  const placed = before.map((strength, seat) => ({
    ...strength,
    place: 1 + shares.filter(other => other > shares[seat]!).length,
  }))
  for (const [seat, strength] of strengthsAfter(placed).entries()) strengths.set(seats[seat]!, strength)
}
