/**
 * Measures the levels against each other, for the READMEs:
 *
 *     npm run -s levels -- imp-race --games 200 --seed a [--pairs fair-strong,strong-master] [--minutes 30] [--enough 70]
 *
 * Two players, and each pair plays every game twice, seats changed, on the same dice. In the Caravan, which is won or lost together, each of a pair
 * fights the same fights alone in all seats, circle after circle, and the fights that only one of them wins count. The pairs take turns, so
 * that a table that is stopped early is an even one; one whose interval lies above `--enough` percent has proved enough. A pair may name any bot.
 * What a level thinks by the clock is counted here: the iterations for which it has time on one idle core.
 */
import { parseArgs } from 'node:util'
import { makeBot, parseBot } from '@acheron/bots'
import { configOf, type GameDefinition, type GameEvent, Generator } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { wilson } from '../packages/cli/src/simulate/statistics.ts'
import { strengthsAfter } from '../packages/server/src/ratings/arithmetic.ts'
import { newcomer, pointsOf, type Strength } from '../packages/server/src/ratings/strength.ts'

/** By `npm run -s bench -- <game>/search-rate`: a quarter of a second, 150 at most, and 1.7 seconds. */
const iterations: Readonly<Record<string, { readonly strong: number; readonly master: number }>> = {
  'imp-race': { strong: 150, master: 6100 },
  florence: { strong: 150, master: 2650 },
  hellgame: { strong: 90, master: 620 },
  caravan: { strong: 40, master: 280 },
}
const circles = 9

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: 'easy-fair,fair-strong,strong-master' },
    minutes: { type: 'string', default: '60' },
    enough: { type: 'string', default: '100' },
  },
})
const game = await findGame(positionals[0] ?? '').load()
const until = performance.now() + Number(values.minutes) * 60_000
const strengths = new Map<string, Strength>()

/** Two games on the same dice: what the stronger one had of both wins together, and whether the dice decided, whoever sat where. */
interface Tally {
  readonly weaker: string
  readonly stronger: string
  won: number
  played: number
  byDice: number
}

const tallies: Tally[] = values.pairs.split(',').map(pair => {
  const [weaker = '', stronger = ''] = pair.split('-')
  return { weaker, stronger, won: 0, played: 0, byDice: 0 }
})

for (let n = 0; n < Number(values.games) / 2 && performance.now() < until; n++)
  for (const tally of tallies) {
    if (performance.now() >= until || isProved(tally)) continue
    const { weaker, stronger } = tally
    const had = game.meta.together ? fights(weaker, stronger, n) : duplicate(weaker, stronger, n)
    tally.won += had
    tally.played += 2
    tally.byDice += Number(had === 1)
    process.stderr.write(`${stronger} against ${weaker}: ${told(tally)}\n`)
  }

console.log(
  `${game.meta.id}, seed ${values.seed}\n\n| | won | 95 % | pairs of games that the dice decided |\n|---|---|---|---|`,
)
for (const tally of tallies) {
  const { low, high } = shareOf(tally)
  const interval = `${percent(low)}-${percent(high)} %`
  console.log(
    `| \`${tally.stronger}\` against \`${tally.weaker}\` | ${told(tally)} | ${interval} | ${tally.byDice} of ${tally.played / 2} |`,
  )
}
console.log('\n| level | strength |\n|---|---|')
for (const [level, strength] of strengths)
  console.log(`| \`${level}\` | ${pointsOf(strength)} ± ${Math.round(pointsOf({ ...strength, mu: strength.sigma }))} |`)

function percent(part: number): number {
  return Math.round(100 * part)
}

/** In the Caravan a fight that both win, or both lose, tells nothing. */
function shareOf({ won, played, byDice }: Tally) {
  return game.meta.together ? wilson((won - byDice) / 2, played / 2 - byDice) : wilson(won, played)
}

function isProved(tally: Tally): boolean {
  return 100 * shareOf(tally).low >= Number(values.enough)
}

function told({ won, played, byDice }: Tally): string {
  if (!game.meta.together) return `${won} of ${played}`
  return `${(won - byDice) / 2} of the ${played / 2 - byDice} that one of them won, of ${played / 2}`
}

function duplicate(weaker: string, stronger: string, n: number): number {
  const both = [
    [weaker, stronger],
    [stronger, weaker],
  ].map(seats => {
    const shares = playOut(seats, n)
    rate(seats, shares)
    return shares[seats.indexOf(stronger)]!
  })
  return both[0]! + both[1]!
}

/** 2 where only the stronger one wins its fight, 0 where only the weaker one does. */
function fights(weaker: string, stronger: string, n: number): number {
  const [low, high] = [weaker, stronger].map(level => playOut([level, level], n)[0]!) as [number, number]
  if (low !== high) rate([weaker, stronger], [low, high])
  return 1 + high - low
}

/** What each seat had of the win. */
function playOut(seats: readonly string[], n: number): number[] {
  const seed = `${values.seed}/${n}`
  const bots = seats.map(level => makeBot(game, counted(game, level), 'bots'))
  const minds = seats.map((_, seat) => Generator.seeded(`${seed}/${seat}`))
  const random = Generator.seeded(seed)
  const options = game.meta.together ? { mode: 'quick', retry: 'none', startCircle: 1 + (n % circles) } : {}
  const state = game.setup(configOf(game, seats.length, options), random)
  let fought: number | null = null
  const emit = (event: GameEvent) => {
    if (event.e === 'confrontationEnded') fought = Number(event.result === 'victory')
  }
  const ctx = { random, emit }
  game.advance(state, ctx)
  for (let seat = game.actors(state)[0]; seat !== undefined && fought === null; seat = game.actors(state)[0]) {
    const moves = game.moves(state, seat)
    game.play(state, seat, bots[seat]!.choose(game.view(state, seat), seat, moves, minds[seat]!), ctx)
  }
  if (fought !== null) return seats.map(() => fought as number)
  const { winners } = game.result(state)!
  return seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

function counted({ meta }: GameDefinition, level: string) {
  const spec = parseBot(level)
  const budget = level === 'strong' || level === 'master' ? iterations[meta.id]?.[level] : undefined
  return budget === undefined || spec.name !== 'search' ? spec : { ...spec, iterations: budget, ms: null }
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
