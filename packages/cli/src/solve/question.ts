import {
  arrange,
  type GameDefinition,
  type GameState,
  InputError,
  isObject,
  type JsonObject,
  parseJson,
  Table,
} from '@acheron/engine'
import { readInteger, readOptions } from '../arguments.ts'
import { readText } from '../files.ts'
import { openRecord, playAgain } from '../record-file.ts'

/** Where the oracle is asked. */
export interface Question {
  readonly table: Table
  readonly at: { readonly file: string; readonly entry: number | null } | null
}

/** The flags that name a position. */
export interface PositionFlags {
  readonly option?: string[] | undefined
  readonly at?: string | undefined
  readonly move?: string | undefined
  readonly state?: string | undefined
}

/** The position that the flags name: the start, one of a record, or one from a file. */
export async function readQuestion(
  game: GameDefinition,
  { option, at, move, state }: PositionFlags,
): Promise<Question> {
  if (at !== undefined && state !== undefined) throw new InputError('--at and --state name two positions; keep one')
  if (move !== undefined && at === undefined) throw new InputError('--move is about a record; name it with --at <file>')
  if (at !== undefined) {
    if (option !== undefined) throw new InputError('--option: a record has its options already; leave it out')
    return readRecord(game, at, move)
  }
  const table = new Table(game, { players: game.meta.seats.min, options: readOptions(option), seed: 1 })
  if (state === undefined) return { table, at: null }
  layState(table, state)
  return { table, at: { file: state, entry: null } }
}

/** The position before an entry of the record, or after the last one. */
async function readRecord(game: GameDefinition, file: string, move: string | undefined): Promise<Question> {
  const opened = await openRecord(file)
  const { record } = opened
  if (record.game !== game.meta.id) throw new InputError(`${file}: a record of ${record.game}, not of ${game.meta.id}`)
  const { length } = record.entries
  if (length === 0 && move !== undefined) throw new InputError(`--move: ${file} has no entries; leave it out`)
  const entry = readInteger('move', move, 1, length, null)
  return { table: playAgain(opened, entry === null ? length : entry - 1), at: { file, entry } }
}

/** Merges a file over the start of the game, as `given` does in a scenario. */
function layState(table: Table, file: string): void {
  const text = readText(file)
  try {
    arrange(table, parseState(table.state, text))
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message.replace(/^given: /, '')}`)
    throw error
  }
}

function parseState(start: GameState, text: string): JsonObject {
  const given = parseJson('state', text)
  if (!isObject(given)) throw new InputError('not a state: expected one JSON object')
  for (const [key, value] of Object.entries(given)) {
    // A file may not set the flow or the generator.
    if (key === 'flow' || key === 'rng') throw new InputError(`'${key}' is not yours to set; leave it out`)
    if (value === null && start[key as keyof GameState] !== null) throw new InputError(`'${key}' must not be null`)
  }
  return given as JsonObject
}
