import { type BotSpec, makeBot, parseBot } from '@acheron/bots'
import { type GameDefinition, InputError } from '@acheron/engine'
import { loadWords } from '../../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage } from '../arguments.ts'
import { say, sayJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { openRecord, type RecordFile } from '../record-file.ts'
import type { Analysis } from './analysis.ts'
import { type Decision, decisionsOf } from './decisions.ts'
import type { Verdict } from './judgement.ts'
import { judgeByOracle } from './oracle-judge.ts'
import { reportJson } from './report-json.ts'
import { reportLines } from './report-text.ts'
import { entriesOf, summaryOf } from './summary.ts'
import { judgeInThreads } from './threads.ts'

/** The judge of a game without a solution: strong enough to tell mistakes, and done in minutes. */
const usualJudge = 'search:iterations=40'

type Judge = Exclude<BotSpec, { name: 'random' }>

/** `acheron analyse`: compares each decision of a recorded game with the strongest player's. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('analyse', args, {
    bot: { type: 'string' },
    seat: { type: 'string' },
    exact: { type: 'boolean' },
    workers: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  })
  const file = onlyArgument('analyse', 'file', positionals)
  const language = readLanguage(values.lang)
  const workers = readInteger('workers', values.workers, 1, 64, null)
  const opened = await openRecord(file)
  const { record, game } = opened
  const spec = values.bot ?? (game.mind.oracle ? 'expert' : usualJudge)
  const bot = readJudge(game, spec, values.exact === true)
  const seat = readInteger('seat', values.seat, 1, record.players, null)
  const only = seat === null ? null : seat - 1

  const decisions = decisionsOf(opened, only)
  const verdict = await judge(opened, decisions, { bot, only, workers, thorough: values.exact === true })
  const entries = entriesOf(decisions, verdict)
  const seats = only === null ? [...Array(record.players).keys()] : [only]
  const analysis: Analysis = {
    opened,
    bot: spec,
    goal: bot.goal ?? (game.mind.goals[0] as string),
    verdict,
    entries,
    seats: seats.map(each => summaryOf(each, entries, verdict)),
  }
  const [words, t] = await Promise.all([loadWords(language), game.words(language)])
  if (values.json) return sayJson(reportJson(analysis, words, t))
  for (const line of reportLines(analysis, words, t)) say(line)
}

function readJudge(game: GameDefinition, text: string, exact: boolean): Judge {
  const bot = parseBot(text)
  if (bot.name === 'random') throw new InputError(`--bot: 'random' has no opinion; use greedy, search or expert`)
  makeBot(game, bot) // throws if the game lacks what the bot needs
  if (exact && !(bot.name === 'expert' && game.mind.oracle))
    throw new InputError(
      game.mind.oracle
        ? `--exact is for the expert, not for '${bot.name}'; leave one of them out`
        : `--exact: ${game.meta.id} has not been solved; leave it out`,
    )
  return bot
}

interface Hearing {
  readonly bot: Judge
  readonly only: number | null
  readonly workers: number | null
  readonly thorough: boolean
}

async function judge(
  { file, record, game }: RecordFile,
  decisions: readonly Decision[],
  { bot, only, workers, thorough }: Hearing,
): Promise<Verdict> {
  if (bot.name === 'expert' && game.mind.oracle) {
    const bar = progressBar(100, 'parts')
    const goal = bot.goal ?? (game.mind.goals[0] as string)
    try {
      return await judgeByOracle(game, decisions, { goal, thorough, progress: done => bar.progress(100 * done) })
    } finally {
      bar.clear()
    }
  }
  const bar = progressBar(decisions.length, 'decisions')
  const task = { file, record, seat: only, bot }
  const judgements = await judgeInThreads(task, decisions.length, workers, bar.progress).finally(bar.clear)
  return { unit: 'chance', most: 1, exact: false, judgements }
}
