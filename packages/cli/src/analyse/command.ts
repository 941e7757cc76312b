import {
  analysisOf,
  type Decision,
  decisionsOf,
  type Judge,
  judgeByBot,
  judgeByOracle,
  judgeBySolution,
  judgeOf,
  reportOf,
  type Verdict,
} from '@acheron/bots/analyse'
import { type GameDefinition, InputError } from '@acheron/engine'
import { loadWords } from '../../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage } from '../arguments.ts'
import { say, sayJson } from '../output.ts'
import { progressBar } from '../progress.ts'
import { holding, openRecord, type RecordFile } from '../record-file.ts'
import { namesIn } from '../words.ts'
import { reportLines } from './report-text.ts'
import { shippedTable } from './shipped-table.ts'
import { judgeInThreads } from './threads.ts'

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
  const { spec, judge: bot, goal } = readJudge(game, values.bot, values.exact === true)
  const seat = readInteger('seat', values.seat, 1, record.players, null)
  const only = seat === null ? null : seat - 1

  const decisions = holding(file, () => decisionsOf(game, record, only))
  const verdict = await judge(opened, decisions, { bot, goal, only, workers, thorough: values.exact === true })
  const analysis = analysisOf({ game, record, bot: spec, goal, decisions, verdict }, only)
  const [words, t] = await Promise.all([loadWords(language), game.words(language)])
  if (values.json) return sayJson(reportOf(analysis, namesIn(record, words), t))
  for (const line of reportLines(analysis, words, t)) say(line)
}

function readJudge(game: GameDefinition, text: string | undefined, exact: boolean): ReturnType<typeof judgeOf> {
  const read = judgeOf(game, text)
  const bot = read.judge
  if (exact && !(bot.name === 'expert' && game.mind.oracle))
    throw new InputError(
      game.mind.oracle
        ? `--exact is for the expert, not for '${bot.name}'; leave one of them out`
        : `--exact: ${game.meta.id} has not been solved; leave it out`,
    )
  return read
}

interface Hearing {
  readonly bot: Judge
  readonly goal: string
  readonly only: number | null
  readonly workers: number | null
  readonly thorough: boolean
}

async function judge(
  { file, record, game }: RecordFile,
  decisions: readonly Decision[],
  { bot, goal, only, workers, thorough }: Hearing,
): Promise<Verdict> {
  if (bot.name === 'expert' && game.mind.oracle) {
    const bar = progressBar(100, 'parts')
    const progress = (done: number) => bar.progress(100 * done)
    const judging = thorough
      ? judgeByOracle(game, decisions, { goal, thorough, progress })
      : judgeBySolution(game, decisions, { goal, progress, tableFor: shippedTable })
    return judging.finally(bar.clear)
  }
  const bar = progressBar(decisions.length, 'decisions')
  const task = { file, record, seat: only, bot }
  const judgements = await judgeInThreads(task, decisions.length, workers, bar.progress).finally(bar.clear)
  return judgeByBot(game, bot, record).verdict(decisions, judgements)
}
