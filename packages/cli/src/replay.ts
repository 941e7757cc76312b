import {
  type GameDefinition,
  type GameEvent,
  type GameRecord,
  InputError,
  parseRecord,
  replay,
  type Table,
} from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { findGame } from '@acheron/games'
import { loadWords } from '../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage } from './arguments.ts'
import { Failure } from './failure.ts'
import { readText } from './files.ts'
import { say, sayJson } from './output.ts'
import { wrap } from './play/text.ts'
import { seatNames } from './words.ts'

/** What one entry of the record looked like at the table. */
interface Told {
  readonly entry: number
  readonly seat: number | null
  readonly text: readonly string[]
}

/** `acheron replay`: a recorded game as prose, every move, die and hash of it checked on the way. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('replay', args, {
    verify: { type: 'boolean' },
    at: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  })
  const file = onlyArgument('replay', 'file', positionals)
  const language = readLanguage(values.lang)
  const { record, game } = await open(file)
  const length = record.entries.length
  const at = readInteger('at', values.at, 0, length, length)
  const t = await game.words(language)
  const words = await loadWords(language)
  const names = seatNames(record.players, words)

  const story: Told[] = []
  const tell = (table: Table, seat: number | null, events: readonly GameEvent[]) =>
    story.push({
      entry: story.length,
      seat,
      text: events
        .map(event => withNames(game.describe(game.viewEvent(event, null), table.view(null), t), names))
        .filter(Boolean),
    })
  const start = playAgain(file, game, record, 0)
  tell(start, null, start.opening)
  const table = playAgain(file, game, record, at, (now, entry, events) => tell(now, entry.seat, events))
  // Whatever part is told, verifying is about the whole record.
  if (values.verify && at < length) playAgain(file, game, record, length)
  const result = game.result(table.state)

  if (values.json)
    return sayJson({
      game: record.game,
      rules: record.rules,
      players: record.players,
      options: record.options,
      seed: record.seed,
      entries: length,
      at,
      verified: values.verify === true,
      finished: result !== null,
      result,
      story,
    })
  say(`${game.meta.name[language]} · ${record.seed}\n`)
  const margin = String(at).length
  for (const { entry, text } of story) {
    const lines = text.flatMap(sentence => wrap(sentence, 76 - margin))
    for (const [i, line] of lines.entries())
      say(`${(i === 0 && entry > 0 ? `${entry}` : '').padStart(margin)}  ${line}`)
  }
  if (result === null) say(`\n${words('replay.unfinished', { at, entries: length })}`)
  if (values.verify) say(`\n${words('replay.verified', { entries: length, dice: diceOf(record) })}`)
}

async function open(file: string): Promise<{ record: GameRecord; game: GameDefinition }> {
  const text = readText(file)
  try {
    const record = parseRecord(text)
    const game = await findGame(record.game).load()
    if (record.rules !== game.meta.rulesVersion)
      throw new InputError(
        `the record was played by rules version ${record.rules}, this is version ${game.meta.rulesVersion}; replay it with a release of that version`,
      )
    return { record, game }
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message}`)
    throw error
  }
}

/** The engine checks as it plays; what it objects to is a failed check of a well-formed file. */
function playAgain(
  file: string,
  game: GameDefinition,
  record: GameRecord,
  until: number,
  onEntry?: Parameters<typeof replay>[3],
) {
  try {
    return replay(game, record, until, onEntry)
  } catch (error) {
    if (error instanceof InputError) throw new Failure(`${file}: the record does not hold: ${error.message}`)
    throw error
  }
}

/** How many results of chance the record holds. */
function diceOf(record: GameRecord): number {
  return record.entries.reduce((sum, entry) => sum + entry.chance.length, 0)
}
