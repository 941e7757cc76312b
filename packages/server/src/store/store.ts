import type { GameEvent, JsonObject, Result, Seat, Snapshot } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'

/**
 * What the server keeps, behind one small interface. Every promise of a write resolves only when the write is on disk;
 * when it rejects, nothing of it is stored. Adapters are tested by one suite: `test/store-contract.ts`.
 */
export interface Store {
  /** The processes that share the store; null where it is one process's own. */
  readonly crew: Crew | null

  /** A secret by its name, made by `make` the first time it is asked for. */
  secret(name: string, make: () => string): Promise<string>

  person(id: string): Promise<Person | null>
  savePerson(person: Person): Promise<void>

  /** Stores a new table. A person has one table per game and day: the id of the one there already comes back. */
  createTable(table: TableRow): Promise<string>
  table(id: string): Promise<StoredTable | null>
  /** How a table stands, for who knows its steps up to the version; null when there is no such table. */
  since(id: string, version: number): Promise<News | null>
  /** Puts the person on an open seat; false when it is not open any more or the person sits there already. */
  sit(table: string, seat: Seat, person: string): Promise<boolean>
  /** Adds the next step; 'conflict' when that version is there already, or the one before is not. */
  append(write: Append): Promise<'stored' | 'conflict'>
  saveSnapshot(table: string, snapshot: Kept): Promise<void>
  /** Keeps where a table that goes on stands; never an earlier place than the one that is kept. */
  park(table: string, parked: Parked): Promise<void>

  /** The tables where the person sits: all that go on, and the latest that are over. */
  tablesOf(person: string): Promise<TableBrief[]>
  /** The newest tables with an open seat. */
  openTables(): Promise<TableBrief[]>
  /**
   * Adopts the tables that go on and were left by a process that lives no more; gives those of them that have all
   * seats taken and wait for a bot. With `own` also this process's, whose bots may have given up.
   */
  adopt(own?: boolean): Promise<string[]>
  /** Every table that goes on, and whether it is parked at its last step. */
  tablesGoingOn(): Promise<{ readonly id: string; readonly parked: boolean }[]>
  /** The finished daily tables of a day. */
  dailyResults(game: string, day: string): Promise<{ person: Person; result: Result }[]>
  dailyTable(game: string, day: string, person: string): Promise<string | null>

  /** Rejects when nothing can be read or written at the moment. */
  check(): Promise<void>
  /** Writes what waits to be written, and lets go of the file or the connection. */
  close(): Promise<void>
}

/** All processes on one store. Each says again and again that it lives; one that has not for a while is dead. */
export interface Crew {
  /** This process. */
  readonly me: string
  /** Says that this process lives; gives all that do. */
  beat(): Promise<ReadonlySet<string>>
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly language: Language
}

export type SeatRow =
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' }

/** Where a game stands, for lists that must not load it. */
export interface Standing {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly actors: readonly Seat[]
  readonly progress: number
}

/** A table as it was opened. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly rules: number
  readonly options: JsonObject
  readonly seed: string
  readonly daily: string | null
  /** Who opened it. */
  readonly owner: string
  readonly seats: readonly SeatRow[]
  /** What happened by itself before the first decision, as it was shown then. */
  readonly opening: readonly GameEvent[]
  readonly start: Standing
}

export interface StoredTable {
  readonly table: TableRow
  /** As they were given: each as its text. */
  readonly steps: readonly string[]
  readonly snapshot: Kept | null
  readonly parked: Parked | null
  readonly standing: Standing
  /** How it ended; null while it goes on. */
  readonly result: Result | null
  /** Whether it is this process that plays its bots: the one that stored the last step, sat somebody down or adopted it. */
  readonly ours: boolean
}

/** What may have changed of a table since a version. */
export interface News extends Pick<StoredTable, 'steps' | 'standing' | 'result' | 'ours'> {
  readonly seats: readonly SeatRow[]
  /** By their ids, what those who sit are called. */
  readonly names: ReadonlyMap<string, string>
}

/** A state, and the version of the rules that it is a state of. */
export interface Kept extends Snapshot {
  readonly rules: number
}

/**
 * Where a table stood when it left the memory, whatever could be taken back then: what it goes on from when the rules
 * have changed. By the same rules it goes on from its snapshot.
 */
export interface Parked extends Kept {
  /** What could be decided, seat by seat. */
  readonly legal: readonly Legal[]
}

/** The legal moves of a seat, to be compared with those of other rules. */
export interface Legal {
  readonly seat: Seat
  readonly count: number
  readonly hash: string
}

export interface TableBrief {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly daily: string | null
  readonly over: boolean
  readonly seats: readonly SeatRow[]
  readonly standing: Standing
}

export interface Append {
  readonly table: string
  /** The step's; the one before is there already. */
  readonly version: number
  /** JSON text. */
  readonly step: string
  readonly standing: Standing
  /** Given with the step that ends the game. */
  readonly result: Result | null
  readonly snapshot: Kept | null
}
