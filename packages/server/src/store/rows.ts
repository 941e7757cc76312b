import type { GameEvent, GameState, JsonObject, Result, StepCounts } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import type { DailyRow, Legal, Parked, Person, RulesSnapshot, SeatRow, Standing, TableRow } from './store.ts'

/** A row as a database gives it. Both databases have the same column names. */
export type Row = Record<string, unknown>

export const textOrNull = (value: unknown) => (value === null ? null : String(value))
export const whoOf = (seat: SeatRow) => (seat.kind === 'person' ? seat.person : seat.kind === 'bot' ? seat.bot : null)

export function seatOf(row: Row): SeatRow {
  const who = String(row.who)
  if (row.kind === 'person') return { kind: 'person', person: who }
  return row.kind === 'bot' ? { kind: 'bot', bot: who } : { kind: 'open' }
}

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

export function dailyRowOf(row: Row): DailyRow {
  return { person: personOf(row), result: resultOf(row)!, begun: Number(row.begun) }
}

export function standingOf(row: Row): Standing {
  const actors = String(row.actors)
  return {
    at: Number(row.at),
    actors: actors === '' ? [] : actors.split(',').map(Number),
    progress: Number(row.progress),
  }
}

export function tableOf(row: Row): Omit<TableRow, 'seats'> {
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
    opening: JSON.parse(String(row.opening)) as GameEvent[],
    start: standingOf(row),
  }
}
