import {
  checkParts,
  type GameEvent,
  type GameRecord,
  InputError,
  isSeedPart,
  type KeptPart,
  proveDice,
  type SeedParts,
} from '@acheron/engine'
import { withNames } from '@acheron/engine/words'
import { loadWords } from '../words/compiled/load.ts'
import { onlyArgument, readArguments, readInteger, readLanguage } from './arguments.ts'
import { Failure } from './failure.ts'
import { say, sayJson } from './output.ts'
import { wrap } from './play/text.ts'
import { holding, openRecord, playAgain, type RecordFile } from './record-file.ts'
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
    hash: { type: 'string' },
    part: { type: 'string' },
    seal: { type: 'string' },
    at: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
  })
  const file = onlyArgument('replay', 'file', positionals)
  const language = readLanguage(values.lang)
  const published = readHash('hash', values.hash, values.verify)
  const kept = readKept(values)
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
  if (values.verify) holding(file, () => checkParts(opened.record, kept))
  if (published !== null) prove(opened, published)
  else if (values.verify && at < length) playAgain(opened)
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
      ...(published === null ? {} : { hash: published }),
      ...(record.parts ? { parts: record.parts } : {}),
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
  if (published !== null) say(words('replay.proven'))
  if (values.verify && record.parts) say(words('replay.parts', { people: given(record.parts) }))
  if (kept.seal !== undefined) say(words('replay.sealed'))
}

/** A fingerprint that was published before the game, 64 hexadecimal digits; null where none is given. */
function readHash(name: string, hash: string | undefined, verify: boolean | undefined): string | null {
  if (hash === undefined) return null
  if (!verify) throw new InputError(`--${name} is for --verify: it says what the seed must belong to`)
  if (!/^[0-9a-f]{64}$/i.test(hash))
    throw new InputError(`--${name} must be 64 hexadecimal digits, as the table showed them`)
  return hash.toLowerCase()
}

/** What the own device has kept of a seed that everybody added to. */
function readKept(values: { readonly part?: string; readonly seal?: string; readonly verify?: boolean }): KeptPart {
  const { part, verify } = values
  const seal = readHash('seal', values.seal, verify)
  if (part !== undefined && !verify)
    throw new InputError('--part is for --verify: it says what the seed must be made of')
  if (part !== undefined && !isSeedPart(part.toLowerCase()))
    throw new InputError('--part must be 32 hexadecimal digits, as your device shows them')
  return { ...(part === undefined ? {} : { part: part.toLowerCase() }), ...(seal === null ? {} : { seal }) }
}

/** How many people have added a part. */
const given = ({ seats }: SeedParts): number => seats.filter(part => part !== null).length

function prove({ file, game, record }: RecordFile, published: string): void {
  try {
    proveDice(game, record, published)
  } catch (error) {
    if (error instanceof InputError) throw new Failure(`${file}: the dice are not proven: ${error.message}`)
    throw error
  }
}

/** How many results of chance the record holds. */
function diceOf(record: GameRecord): number {
  return record.entries.reduce((sum, entry) => sum + entry.chance.length, 0)
}
