import { answerIn, puzzleIn, puzzleOf } from '@acheron/bots'
import { configOf, InputError, type Scenario } from '@acheron/engine'
import { findGame } from '@acheron/games'
import { onlyArgument, readArguments, readInteger, readOptions } from './arguments.ts'
import { checkWritable, writeText } from './files.ts'
import { say, sayJson } from './output.ts'
import { progressBar } from './progress.ts'
import { holding, openRecord } from './record-file.ts'

/** `acheron puzzles`: looks through games of bots, or recorded ones, for positions in which one move is clearly best. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('puzzles', args, {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    record: { type: 'string', multiple: true },
    out: { type: 'string' },
    json: { type: 'boolean' },
  })
  const entry = findGame(onlyArgument('puzzles', 'game', positionals))
  const { min, max } = entry.meta.seats
  const players = readInteger('players', values.players, min, max, min)
  const games = readInteger('games', values.games, 1, 100_000, 10)
  const { seed = '1', out } = values
  if (out !== undefined) checkWritable(out, '--out')
  const game = await entry.load()
  const records = await Promise.all((values.record ?? []).map(openRecord))
  const other = records.find(({ record }) => record.game !== game.meta.id)
  if (other) throw new InputError(`${other.file}: a record of ${other.record.game}, not of ${game.meta.id}`)
  const config = configOf(game, players, readOptions(values.option))
  const total = records.length || games
  const bar = progressBar(total, 'games')
  const found: Scenario[] = []
  for (let i = 0; i < total; i++) {
    const [from, place] = [records[i], `${seed}/${i}`]
    const puzzle = from ? holding(from.file, () => puzzleIn(game, from.record, place)) : puzzleOf(game, config, place)
    if (puzzle) found.push(puzzle)
    bar.progress(i + 1)
  }
  bar.clear()
  // A position a line: a puzzle more or less is a line more or less.
  if (out !== undefined) writeText(out, `[\n${found.map(puzzle => JSON.stringify(puzzle)).join(',\n')}\n]\n`)
  if (values.json) return sayJson(found)
  for (const puzzle of found) say(lineOf(puzzle))
  say(`${found.length} of ${total} games had a position with one clearly best move`)
}

function lineOf(puzzle: Scenario): string {
  const [first, second] = answerIn(puzzle).considered
  const shares = [first, second].map(each => `${Math.round(100 * (each?.worth ?? 0))} %`)
  return `${puzzle.title}: ${JSON.stringify(first?.move)} ${shares.join(', the next ')}`
}
