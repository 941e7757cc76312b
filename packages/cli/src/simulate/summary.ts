import { rounded } from '@acheron/bots/analyse'
import type { Job } from './simulator.ts'
import { type Spread, spreadOf, wilson } from './statistics.ts'
import type { Tally } from './tally.ts'

/** What `simulate --json` prints; the keys are a contract. */
export interface Summary {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly finished: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
  readonly seatWins: readonly number[]
  readonly botWins: Readonly<Record<string, number>>
  readonly turns: Spread
  readonly scores: Spread
  readonly errors: number
  /** Of games that ask for them. */
  readonly sums?: Readonly<Record<string, number>>
}

export function summarize(job: Job, games: number, tally: Tally, seconds: number): Summary {
  const botWins: Record<string, number> = {}
  job.bots.forEach((bot, seat) => {
    botWins[bot] = (botWins[bot] ?? 0) + (tally.seatWins[seat] ?? 0)
  })
  const perSecond = (number: number) => (seconds > 0 ? Math.round(number / seconds) : 0)
  return {
    game: job.game,
    players: job.players,
    games,
    finished: tally.finished,
    moves: tally.moves,
    movesPerSecond: perSecond(tally.moves),
    gamesPerSecond: seconds > 0 ? rounded((tally.finished + tally.errors) / seconds) : 0,
    seatWins: tally.seatWins,
    botWins,
    turns: spreadOf(tally.turns),
    scores: spreadOf(tally.scores),
    errors: tally.errors,
    ...(tally.sums.size > 0 ? { sums: Object.fromEntries([...tally.sums].sort(byName)) } : {}),
  }
}

const byName = ([a]: readonly [string, number], [b]: readonly [string, number]) => (a < b ? -1 : a > b ? 1 : 0)

const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
export const figure = (value: number) => figures.format(value)
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** The summary for people. */
export function summaryText(job: Job, summary: Summary): string {
  const { finished, games, errors, turns, scores } = summary
  const names = job.bots.map((bot, seat) => `seat ${seat + 1}  ${bot}`)
  const width = Math.max(...names.map(name => name.length))
  const seats = summary.seatWins.map((wins, seat) => {
    const { value, low, high } = wilson(wins, finished)
    const bar = '█'.repeat(Math.round(value * 24)).padEnd(24, '░')
    return `  ${(names[seat] ?? '').padEnd(width)}  ${bar} ${percent(value).padStart(7)}  (${percent(low)} to ${percent(high)})`
  })
  const spread = ({ mean, p50, p95 }: Spread) =>
    `mean ${figure(mean)}, median ${figure(p50)}, 95 % at most ${figure(p95)}`
  const lines = [
    `${summary.game}: ${figure(games)} games, ${summary.players} ${summary.players === 1 ? 'player' : 'players'}, seed ${job.seed}`,
    '',
    'Wins',
    ...seats,
    '',
    `Finished   ${figure(finished)} of ${figure(games)}${errors > 0 ? `, ${figure(errors)} with errors` : ''}`,
    `Turns      ${spread(turns)}`,
    `Scores     ${spread(scores)}`,
    ...Object.entries(summary.sums ?? {}).map(([name, sum]) => `${name.padEnd(32)} ${figure(sum)}`),
    `Speed      ${figure(summary.movesPerSecond)} moves/s, ${figure(summary.gamesPerSecond)} games/s`,
  ]
  return lines.join('\n')
}
