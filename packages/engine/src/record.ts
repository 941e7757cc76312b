import { InputError } from './errors.ts'
import type { GameDefinition, GameEvent, GameState, Move, Seat } from './game.ts'
import { equal, isObject, isText, isWhole, type Json, type JsonObject, parseJson } from './json.ts'
import type { LogEntry } from './log.ts'
import { checkParts, isSeedPart, type SeedParts } from './seed-parts.ts'
import { configOf, Table } from './table.ts'
import { verify } from './verify.ts'

/** A game as a file: everything needed to replay it and to check every die. */
export interface GameRecord {
  readonly format: 'acheron-record-1'
  readonly game: string
  readonly rules: number
  readonly players: number
  readonly options: Json
  readonly seed: string
  /** What the seed is made of, where everybody has added a part. */
  readonly parts?: SeedParts
  /** The state that the game went on from, of a table that was opened from a save. */
  readonly start?: JsonObject
  /** The people's names by seat; null for a seat without a name. They are not part of the game: no rule knows them. */
  readonly names?: readonly (string | null)[]
  /** The bots by seat, null for a seat of a person; as little part of the game. */
  readonly bots?: readonly (string | null)[]
  /** Who decided for which seat, where seats have changed hands: see `SeatHolder`. */
  readonly holders?: readonly SeatHolder[]
  readonly entries: readonly LogEntry[]
}

/** Who decided for a seat from an entry on, until the next holder of the same seat. */
export interface SeatHolder {
  readonly seat: Seat
  /** The number of entries before. */
  readonly from: number
  /** A person by name, a bot by its level, or, with both, a bot for that person. */
  readonly name: string | null
  readonly bot: string | null
  /** True if the person then resigned. */
  readonly resigned: boolean
}

/** The record of a table as it stands. */
export function recordOf<S extends GameState, M extends Move, E extends GameEvent>(table: Table<S, M, E>): GameRecord {
  return {
    format: 'acheron-record-1',
    game: table.game.meta.id,
    rules: table.game.meta.rulesVersion,
    players: table.config.players,
    options: table.config.options as Json,
    seed: table.seed,
    ...(table.start ? { start: table.start as JsonObject } : {}),
    entries: table.entries,
  }
}

/** A record from a file's text; an InputError says what is wrong with it. */
export function parseRecord(text: string): GameRecord {
  const value = parseJson('record', text)
  const wrong = recordProblem(value)
  if (wrong) throw new InputError(`not a record: ${wrong}`)
  return value as GameRecord
}

/** Far more than any table has; a file with more is no record of ours. */
const most = {
  players: 64,
  entries: 100_000,
  rules: 1_000_000,
  seed: 1000,
  name: 100,
  hash: 64,
  holders: 1000,
  fork: 1_000_000,
}

const recordKeys: readonly string[] = [
  ...['format', 'game', 'rules', 'players', 'options', 'seed', 'parts', 'start', 'names', 'bots', 'holders', 'entries'],
]

function recordProblem(value: unknown): string | null {
  if (!isObject(value)) return 'expected one JSON object'
  const unknown = Object.keys(value).find(key => !recordKeys.includes(key))
  if (unknown !== undefined) return `unknown key '${unknown}'; known: ${recordKeys.join(', ')}`
  if (value.format !== 'acheron-record-1')
    return `format must be 'acheron-record-1', got ${JSON.stringify(value.format)}`
  for (const key of ['game', 'seed'])
    if (!isText(value[key], most.seed)) return `'${key}' must be a text of at most ${most.seed} characters`
  if (!isWhole(value.rules, 0, most.rules)) return `'rules' must be a whole number from 0 to ${most.rules}`
  if (!isWhole(value.players, 1, most.players)) return `'players' must be a whole number from 1 to ${most.players}`
  if (!isObject(value.options)) return `'options' must be an object`
  if (value.parts !== undefined && !isParts(value.parts, value.players))
    return `'parts' must have the host's part and one or null per seat, of 32 hexadecimal digits`
  if (value.start !== undefined && !isObject(value.start)) return `'start' must be an object`
  for (const key of ['names', 'bots'])
    if (value[key] !== undefined && !isNames(value[key], value.players))
      return `'${key}' must be a text or null per seat, of at most ${most.name} characters`
  if (value.holders !== undefined && !isHolders(value.holders))
    return `'holders' must be a list of at most ${most.holders} with seat, from, name, bot and resigned`
  const entries = value.entries
  if (!Array.isArray(entries) || entries.length > most.entries)
    return `'entries' must be a list of at most ${most.entries}`
  const bad = entries.findIndex(entry => !isEntry(entry))
  return bad < 0 ? null : `entry ${bad + 1} must have seat, move, chance, rules and hash`
}

function isParts(parts: unknown, players: unknown): boolean {
  return (
    isObject(parts) &&
    isSeedPart(parts.host) &&
    Array.isArray(parts.seats) &&
    parts.seats.length === players &&
    parts.seats.every(part => part === null || isSeedPart(part))
  )
}

function isNames(names: unknown, players: unknown): boolean {
  return (
    Array.isArray(names) && names.length === players && names.every(name => name === null || isText(name, most.name))
  )
}

function isHolders(holders: unknown): boolean {
  const isName = (name: unknown) => name === null || isText(name, most.name)
  return (
    Array.isArray(holders) &&
    holders.length <= most.holders &&
    holders.every(
      one =>
        isObject(one) &&
        isWhole(one.seat, 0, most.players - 1) &&
        isWhole(one.from, 0, most.entries) &&
        isName(one.name) &&
        isName(one.bot) &&
        typeof one.resigned === 'boolean',
    )
  )
}

function isEntry(entry: unknown): boolean {
  return (
    isObject(entry) &&
    isWhole(entry.seat, 0, most.players - 1) &&
    isObject(entry.move) &&
    Array.isArray(entry.chance) &&
    isWhole(entry.rules, 0, most.rules) &&
    isText(entry.hash, most.hash) &&
    (entry.fork === undefined || isWhole(entry.fork, 1, most.fork))
  )
}

/** Plays a record again, checking every move, die and hash; `until` stops after that many entries. */
export function replay<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  record: GameRecord,
  until = record.entries.length,
  onEntry: (table: Table<S, M, E>, entry: LogEntry, events: readonly E[]) => void = () => {},
): Table<S, M, E> {
  if (record.rules !== game.meta.rulesVersion)
    throw new InputError(
      `the record was played by rules version ${record.rules}, this is version ${game.meta.rulesVersion}`,
    )
  checkParts(record)
  // Nothing else of the file may reach the table: scripted chance would forge the dice.
  const { players, options, seed, start } = record
  const wrong = start && verify(game, start, configOf(game, players, options))
  if (wrong) throw new InputError(`the record cannot begin with its state: ${wrong}`)
  const table = new Table(game, { players, options, seed, start })
  record.entries.slice(0, until).forEach((entry, i) => {
    const at = `entry ${i + 1}`
    if (entry.fork !== undefined) table.fork(entry.fork)
    const outcome = table.submit(entry.seat, entry.move)
    if (!outcome.ok) throw new InputError(`${at}: ${outcome.message}`)
    const played = outcome.entry
    if (entry.rules !== record.rules)
      throw new InputError(`${at}: played by rules version ${entry.rules}, the record says ${record.rules}`)
    if (played.fork !== entry.fork)
      throw new InputError(`${at}: chance goes way ${played.fork}, the record says ${entry.fork}`)
    if (!equal(played.chance, entry.chance))
      throw new InputError(
        `${at}: chance gave ${JSON.stringify(played.chance)}, the record says ${JSON.stringify(entry.chance)}`,
      )
    if (played.hash !== entry.hash)
      throw new InputError(`${at}: the state's hash is ${played.hash}, the record says ${entry.hash}`)
    onEntry(table, entry, outcome.events)
  })
  return table
}
