import type { GameEvent, JsonObject, Result, Seat, Snapshot } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'

/**
 * The server's storage, behind one small interface. Every promise of a write resolves only when the write is on disk;
 * when it rejects, nothing of it is stored. Adapters share one test suite: `test/store-contract.ts`.
 */
export interface Store {
  /** The processes that share the store; null for a store of one process. */
  readonly cluster: Cluster | null

  /** A secret by its name, made by `make` the first time it is asked for. */
  secret(name: string, make: () => string): Promise<string>

  person(id: string): Promise<Person | null>
  savePerson(person: Person): Promise<void>

  /** Stores a new table and gives its id. A person has one table per game and day: where it exists, its id is given. */
  createTable(table: TableRow): Promise<string>
  table(id: string): Promise<StoredTable | null>
  /** The changes of a table since the version; null when there is no such table. */
  since(id: string, version: number): Promise<News | null>
  /** Seats the person; false when the seat is not open or the person sits at the table already. */
  sit(table: string, seat: Seat, person: string): Promise<boolean>
  /** Adds the next step; 'conflict' when that version is there already, or the one before is not. */
  append(write: Append): Promise<'stored' | 'conflict'>
  saveSnapshot(table: string, snapshot: RulesSnapshot): Promise<void>
  /** Stores the place of an unfinished table, unless a later one is stored. */
  park(table: string, parked: Parked): Promise<void>

  /** The tables where the person sits: all unfinished ones, and the latest finished ones. */
  tablesOf(person: string): Promise<TableBrief[]>
  /** The newest tables with an open seat. */
  openTables(): Promise<TableBrief[]>
  /**
   * Adopts some of the unfinished tables of dead processes; gives those of them whose seats are all taken and which wait for a
   * bot. It is called again for the next ones. With `own` also tables of this process, whose bots may have given up.
   */
  adopt(own?: boolean): Promise<string[]>
  /** The next unfinished tables after that number, in the order in which they were opened; none at the end. */
  tablesGoingOn(after: number): Promise<GoingOn[]>
  /** The finished daily tables of a day. */
  dailyResults(game: string, day: string): Promise<{ person: Person; result: Result }[]>
  dailyTable(game: string, day: string, person: string): Promise<string | null>

  /** Rejects when nothing can be read or written at the moment. */
  check(): Promise<void>
  /** Writes pending data, and closes the file or the connection. */
  close(): Promise<void>
}

/** All processes on one store. Each reports regularly that it lives; a silent one counts as dead. */
export interface Cluster {
  /** This process. */
  readonly me: string
  /** Reports that this process lives; returns all living processes. */
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

/** The progress of a game, for lists that must not load it. */
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
  /** The person who opened it. */
  readonly owner: string
  readonly seats: readonly SeatRow[]
  /** The events before the first decision, as they were shown then. */
  readonly opening: readonly GameEvent[]
  readonly start: Standing
}

export interface StoredTable {
  readonly table: TableRow
  /** The steps as JSON texts. */
  readonly steps: readonly string[]
  readonly snapshot: RulesSnapshot | null
  readonly parked: Parked | null
  readonly standing: Standing
  /** The end of the game; null while it goes on. */
  readonly result: Result | null
  /** True if this process plays its bots: the one that stored the last step, seated a person or adopted it. */
  readonly playsBots: boolean
}

/** The possible changes of a table since a version. */
export interface News extends Pick<StoredTable, 'steps' | 'standing' | 'result' | 'playsBots'> {
  readonly seats: readonly SeatRow[]
  /** The names of the seated people by their ids. */
  readonly names: ReadonlyMap<string, string>
}

/** A state with the version of its rules. */
export interface RulesSnapshot extends Snapshot {
  readonly rules: number
}

/**
 * The place of a table when it left the memory, whether or not something could be undone. The table goes on from here when the
 * rules have changed; with the same rules it goes on from its snapshot.
 */
export interface Parked extends RulesSnapshot {
  /** The legal moves of each actor. */
  readonly legal: readonly Legal[]
}

/** The legal moves of a seat, to be compared with those of other rules. */
export interface Legal {
  readonly seat: Seat
  readonly count: number
  readonly hash: string
}

/** An unfinished table, and whether it is parked at its last step. */
export interface GoingOn {
  readonly no: number
  readonly id: string
  readonly parked: boolean
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
  /** The version of the step; the version before is stored already. */
  readonly version: number
  /** JSON text. */
  readonly step: string
  readonly standing: Standing
  /** Given with the step that ends the game. */
  readonly result: Result | null
  readonly snapshot: RulesSnapshot | null
}
