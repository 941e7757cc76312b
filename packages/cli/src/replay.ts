import type { GameEvent, GameRecord } from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { loadWords } from '../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage } from './arguments.ts'
import { say, sayJson } from './output.ts'
import { wrap } from './play/text.ts'
import { openRecord, playAgain } from './record-file.ts'
import { safeText } from './safe-text.ts'
import { namesIn } from './words.ts'

/** One entry of the record as it was told at the table. */
interface Told {
  readonly entry: number
  readonly seat: number | null
  readonly text: readonly string[]
}

/** `acheron replay`: tells a recorded game as prose and checks every move, die and hash. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments('replay', args, {
    verify: { type: 'boolean' },
    at: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  })
  const file = onlyArgument('replay', 'file', positionals)
  const language = readLanguage(values.lang)
  const opened = await openRecord(file)
  const { record, game } = opened
  const length = record.entries.length
  const at = readInteger('at', values.at, 0, length, length)
  const t = await game.words(language)
  const words = await loadWords(language)
  const names = namesIn(record, words)

  const story: Told[] = []
  const tell = (seat: number | null, events: readonly GameEvent[]) =>
    story.push({
      entry: story.length,
      seat,
      text: events.map(event => withNames(game.tellEvent(game.viewEvent(event, null), t), names)).filter(Boolean),
    })
  const start = playAgain(opened, 0)
  tell(null, start.opening)
  const table = playAgain(opened, at, (_now, entry, events) => tell(entry.seat, events))
  // Verification covers the whole record, even if only a part is printed.
  if (values.verify && at < length) playAgain(opened)
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
  say(`${game.meta.name[language]} · ${safeText(record.seed)}\n`)
  const margin = String(at).length
  for (const { entry, text } of story) {
    const lines = text.flatMap(sentence => wrap(sentence, 76 - margin))
    for (const [i, line] of lines.entries())
      say(`${(i === 0 && entry > 0 ? `${entry}` : '').padStart(margin)}  ${line}`)
  }
  if (result === null) say(`\n${words('replay.unfinished', { at, entries: length })}`)
  if (values.verify) say(`\n${words('replay.verified', { entries: length, dice: diceOf(record) })}`)
}

/** How many results of chance the record holds. */
function diceOf(record: GameRecord): number {
  return record.entries.reduce((sum, entry) => sum + entry.chance.length, 0)
}
