import { InputError } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { onlyArgument, readArguments, readInteger, readOptions } from '../arguments.ts'
import { checkWritable, writeText } from '../files.ts'
import { say, sayError, sayJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { runJob } from './run.ts'
import type { Job } from './simulator.ts'
import { summarize, summaryText } from './summary.ts'

/** `acheron simulate`: bots play many games, and the results are counted. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('simulate', args, {
    players: { type: 'string' },
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    option: { type: 'string', multiple: true },
    json: { type: 'boolean' },
    report: { type: 'string' },
  })
  const entry = findGame(onlyArgument('simulate', 'game', positionals))
  const { min, max } = entry.meta.seats
  const games = readInteger('games', values.games, 1, 10_000_000, 1000)
  const workers = readInteger('workers', values.workers, 1, 64, null)
  const players = readInteger('players', values.players, min, max, min)
  const options = readOptions(values.option)
  const bots = seatBots(values.bots ?? 'random', players)
  if (values.report !== undefined) checkWritable(values.report, '--report')

  const job: Job = {
    game: entry.meta.id,
    players,
    options,
    bots,
    seed: values.seed ?? '1',
    features: values.report !== undefined,
  }
  const bar = progressBar(games, 'games')
  const { tally, seconds } = await runJob(job, games, workers, bar.progress).finally(bar.clear)
  const summary = summarize(job, games, tally, seconds)
  if (values.report !== undefined) {
    const { reportPage } = await import('./report/page.ts')
    const { features } = (await entry.load()).proof
    writeText(values.report, reportPage({ meta: entry.meta, features, job, summary, tally, args }))
  }
  if (values.json) sayJson(summary)
  else say(summaryText(job, summary))
  if (tally.firstError) {
    const { game, message } = tally.firstError
    sayError(`${tally.errors} of ${games} games broke off; the first was game ${game}: ${message}`)
    process.exitCode = 1
  }
}

/** One bot per seat: bot j at seat j, repeated in turn where there are fewer bots than seats. */
function seatBots(text: string, players: number): string[] {
  const bots = text.split(',').map(bot => bot.trim())
  if (bots.includes('')) throw new InputError(`--bots: a name is missing in '${text}'; separate bots by single commas`)
  if (bots.length > players)
    throw new InputError(
      `--bots: ${bots.length} bots for ${players} ${players === 1 ? 'seat' : 'seats'}; leave some out`,
    )
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length] as string)
}
