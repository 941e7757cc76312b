import type { GameEvent, GameState, JsonObject, Result, SavedEvent, StepCounts } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import { type Clock, shifted } from '../time/clock.ts'
import { type Seating, seatOf } from './seating.ts'
import type {
  Beginning,
  BranchRow,
  DailyRow,
  Legal,
  Parked,
  Person,
  RulesSnapshot,
  SaveBrief,
  SavePlace,
  SaveRow,
  Standing,
  StoredClock,
  TableBrief,
  TableRow,
  Wish,
} from './store.ts'

/** A row as a database gives it. Both databases have the same column names. */
export type Row = Record<string, unknown>

export const textOrNull = (value: unknown) => (value === null ? null : String(value))
export function personOf(row: Row): Person {
  return { id: String(row.id), name: String(row.name), language: row.language as Language }
}

export function snapshotOf(row: Row): RulesSnapshot {
  const { entries, retaken } = row
  const counts = entries === null ? {} : { counts: { entries: Number(entries), retaken: Number(retaken) } }
  const state = JSON.parse(String(row.state)) as GameState
  return { version: Number(row.version), rules: Number(row.rules), state, ...counts }
}

/** The counts of a state as its columns `entries` and `retaken`. */
export const columnsOf = (counts: StepCounts | undefined) => [counts?.entries ?? null, counts?.retaken ?? null] as const

export function parkedOf(row: Row): Parked {
  return { ...snapshotOf(row), legal: JSON.parse(String(row.legal)) as Legal[] | null }
}

export function resultOf(row: Row): Result | null {
  return row.result === null ? null : (JSON.parse(String(row.result)) as Result)
}

/** The clocks of a row, with the time that nobody served given back. */
export function clockOf(row: Row): Clock {
  const clock = JSON.parse(String(row.body)) as Omit<Clock, 'rev'>
  return shifted({ ...clock, rev: Number(row.rev) }, Number(row.shift))
}

/** The columns of clocks that are to be stored: their next revision, `body` and `due`. */
export const clockColumns = ({ rev, rules, seats, due }: StoredClock) =>
  [rev + 1, JSON.stringify({ rules, seats }), due === null ? null : Math.ceil(due)] as const

export function dailyRowOf(row: Row): DailyRow {
  return { person: personOf(row), known: Boolean(row.known), result: resultOf(row)!, begun: Number(row.begun) }
}

export function standingOf(row: Row): Standing {
  const actors = String(row.actors)
  return {
    at: Number(row.at),
    actors: actors === '' ? [] : actors.split(',').map(Number),
    progress: Number(row.progress),
  }
}

/** A table of a list. The seats and where it stands come from other rows. */
export function briefOf(row: Row, seats: readonly Row[], standing: Standing): TableBrief {
  return {
    id: String(row.id),
    game: String(row.game),
    name: String(row.name),
    daily: textOrNull(row.daily),
    rated: Number(row.rated) > 0,
    owner: String(row.owner),
    options: JSON.parse(String(row.options)) as JsonObject,
    result: resultOf(row),
    seats: seats.map(seatOf),
    standing,
  }
}

export function tableOf(row: Row, { seats, visibility, rated }: Seating): TableRow {
  return {
    id: String(row.id),
    game: String(row.game),
    name: String(row.name),
    rules: Number(row.rules),
    options: JSON.parse(String(row.options)) as JsonObject,
    seed: String(row.seed),
    daily: textOrNull(row.daily),
    ...(row.origin === null ? {} : { origin: String(row.origin) }),
    owner: String(row.owner),
    visibility,
    ...(rated ? { rated } : {}),
    seats,
    opening: JSON.parse(String(row.opening)) as GameEvent[],
    start: standingOf(row),
    ...(row.start === null ? {} : { begin: beginningOf(row) }),
    ...(row.campaign === null ? {} : { campaign: String(row.campaign) }),
  }
}

function beginningOf(row: Row): Beginning {
  const state = JSON.parse(String(row.start)) as JsonObject
  return { state, rules: Number(row.start_rules), from: placeOf(row) }
}

function placeOf(row: Row): SavePlace | null {
  return row.from_table === null ? null : { table: String(row.from_table), n: Number(row.from_n) }
}

/** The columns of a table that say where it began: `start`, `start_rules`, `from_table`, `from_n`, `campaign`. */
export function originColumns({ begin, campaign }: TableRow) {
  if (!begin) return [null, null, null, null, campaign ?? null] as const
  const { state, rules, from } = begin
  return [JSON.stringify(state), rules, from?.table ?? null, from?.n ?? null, campaign ?? null] as const
}

export function saveBriefOf(row: Row): SaveBrief {
  const event = JSON.parse(String(row.event)) as SavedEvent
  return { table: String(row.id), n: Number(row.n), at: Number(row.at), version: Number(row.version), event }
}

export function saveRowOf(row: Row): SaveRow {
  return { ...saveBriefOf(row), rules: Number(row.rules), state: JSON.parse(String(row.state)) as JsonObject }
}

export function wishOf(row: Row): Wish {
  const n = row.n === null ? null : Number(row.n)
  return { person: String(row.person), table: String(row.save_table), n }
}

export function branchOf(row: Row): BranchRow {
  const { id, name, at, result, continued } = row
  const about = { id: String(id), name: String(name), at: Number(at), over: result !== null }
  return { ...about, continued: textOrNull(continued), from: placeOf(row) }
}
