import type { GameEvent, JsonObject, Result, SavedEvent, Seat, Snapshot } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import type { Visibility } from '@acheron/protocol'
import type { Clock } from '../time/clock.ts'
import type { Agreed, Seating, SeatRow } from './seating.ts'
import type { Works } from './work.ts'

export type { SeatRow } from './seating.ts'

/**
 * The server's storage, behind one small interface. Every promise of a write resolves only when the write is on disk;
 * when it rejects, nothing of it is stored. Adapters share one test suite: `test/store-contract.ts`.
 *
 * Its own methods are the path of a move and what has grown around it, in hand-written SQL. Everything newer is a work,
 * written once for both databases: see `subjects/`.
 */
export interface Store extends Works {
  /** The processes that share the store; null for a store of one process. */
  readonly cluster: Cluster | null

  /** A secret by its name, made by `make` the first time it is asked for. */
  secret(name: string, make: () => string): Promise<string>
  /** The secret of that name; null if none was made. */
  knownSecret(name: string): Promise<string | null>
  /** Deletes the secret. */
  forgetSecret(name: string): Promise<void>
  /** Adds to a count that outlives the process, and gives it. */
  count(name: string, add: number): Promise<number>

  person(id: string): Promise<Person | null>
  /** Those of them who are stored, in any order. */
  people(ids: readonly string[]): Promise<Person[]>
  savePerson(person: Person): Promise<void>

  /**
   * Stores a new table and gives its id. A person has one table per game and day, and a table goes on at one other: where that
   * exists, its id is given. `saves` are its first ones; with `continues` that table goes on here, and its wishes are gone.
   */
  createTable(
    table: TableRow,
    more?: { readonly saves?: readonly NewSave[]; readonly continues?: string },
  ): Promise<string>
  table(id: string): Promise<StoredTable | null>
  /** The texts of the steps after a version, up to another one; fewer if there are not so many. */
  steps(id: string, after: number, until: number): Promise<readonly string[]>
  /** The changes of a table since the version; null when there is no such table. */
  since(id: string, version: number): Promise<News | null>
  /**
   * Changes who sits at the table and what they have agreed on; false when it has changed since `seating.rev`, or one person
   * would sit there twice.
   */
  reseat(table: string, seating: Seating): Promise<boolean>
  /** The same with another set-up of the game, by that row; false also when somebody has moved. `save` is its first one. */
  redeal(table: string, seating: Seating, row: TableRow, save: NewSave | null): Promise<boolean>
  /** Removes the table if nobody has moved there; false when somebody has. */
  remove(table: string): Promise<boolean>
  /** Somebody looks at the table at that time. */
  looked(table: string, at: number): Promise<void>
  /** Adds the next step; 'conflict' when that version is there already, or the one before is not. */
  append(write: Append): Promise<'stored' | 'conflict'>
  /**
   * Stores the clocks of a table; false when they have been changed since `clock.rev`. The process where that is done plays the
   * bots from then on.
   */
  setClock(table: string, clock: StoredClock): Promise<boolean>
  saveSnapshot(table: string, snapshot: RulesSnapshot): Promise<void>
  /** Stores the place of an unfinished table, unless a later one is stored. */
  park(table: string, parked: Parked): Promise<void>

  /** The saves of all tables of the campaign, newest first; of a campaign without an end only the newest. */
  saves(campaign: string): Promise<SaveBrief[]>
  /** A save with its state; null when there is none. */
  save(table: string, n: number): Promise<SaveRow | null>
  /** The saves of one table up to a number, oldest first, with their states. */
  savesOf(table: string, until: number): Promise<SaveRow[]>
  /** The next tables that have saves after that number, in the order in which they were opened; none at the end. */
  tablesWithSaves(after: number): Promise<TablePlace[]>
  /** The tables of the campaign, newest first. */
  branches(campaign: string): Promise<BranchRow[]>
  /** The person at the table wishes to go back there, instead of what they wished before; with null no longer. */
  wish(table: string, person: string, to: GoingBack | null): Promise<void>
  /**
   * The table goes on at another one, which was left before and may be played again; false if it goes on elsewhere already.
   * Its wishes are gone.
   */
  returnTo(table: string, there: string): Promise<boolean>

  /**
   * The tables where the person sits, the newest first: the unfinished ones where it is their turn, the unfinished ones that
   * changed last, and the latest finished ones, last.
   */
  tablesOf(person: string): Promise<TableBrief[]>
  /**
   * The newest public tables with a seat for whoever comes at which somebody has looked since, a few of each owner; where there are
   * too many, each place has its newest first, then each its second, and so on.
   */
  openTables(since: number): Promise<TableBrief[]>
  /** The newest unfinished tables where a seat is kept for the person. */
  invitationsOf(person: string): Promise<TableBrief[]>
  /** The tables with these ids that are there, in any order. */
  briefs(ids: readonly string[]): Promise<TableBrief[]>
  /** How many tables and seats the person has where nobody has moved yet. Daily tables do not count. */
  unbegunOf(person: string): Promise<Unbegun>
  /** The number of unfinished tables where the person sits; it is not counted beyond `most`. */
  unfinishedOf(person: string, most: number): Promise<number>
  /** Those of the tables where nobody has moved yet, in any order. */
  unbegunAmong(ids: readonly string[]): Promise<string[]>
  /** Removes some of the tables opened before then where nobody has moved, but no daily table; gives their ids. */
  removeStale(before: number): Promise<string[]>
  /**
   * Adopts some of the unfinished tables of dead processes; gives those of them whose seats are all taken and which wait for a
   * bot. It is called again for the next ones. With `own` also tables of this process, whose bots may have given up.
   */
  adopt(own?: boolean): Promise<string[]>
  /** The next unfinished tables after that number, in the order in which they were opened; none at the end. */
  tablesGoingOn(after: number): Promise<GoingOn[]>
  /** The finished daily tables of a day, of everybody or of one person. */
  dailyResults(game: string, day: string, person?: string): Promise<DailyRow[]>
  dailyTable(game: string, day: string, person: string): Promise<string | null>
  /** The number of daily tables of a day that were begun from one place. */
  dailyBegun(game: string, day: string, origin: string): Promise<number>

  /** Writes something small; rejects when nothing can be written at the moment. */
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

/** A finished daily table. */
export interface DailyRow {
  readonly person: Person
  /** Whether it is certain who they are: they have an account. */
  readonly known: boolean
  readonly result: Result
  /** The number of tables of that day that were begun from the same place, this one among them. */
  readonly begun: number
}

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
  /**
   * Where a daily table, or one with an open seat, was opened: a keyed hash of the address. Missing at other tables, and at those of
   * older versions.
   */
  readonly origin?: string
  /** The person who opened it. */
  readonly owner: string
  readonly visibility: Visibility
  /** Whether its end counts for the ratings of those who play. */
  readonly rated?: boolean
  readonly seats: readonly SeatRow[]
  /** What is unusual about its people. */
  readonly agreed?: Partial<Agreed>
  /** The events before the first decision, as they were shown then. */
  readonly opening: readonly GameEvent[]
  readonly start: Standing
  /** The state that it goes on from, of a table that was opened from a save or a file. */
  readonly begin?: Beginning
  /** The first table of the campaign, if that is another one. */
  readonly campaign?: string
}

export interface Beginning {
  /** Without its generator. */
  readonly state: JsonObject
  readonly rules: number
  /** The save; null if it came in a file. */
  readonly from: SavePlace | null
}

/** A save by its table and its number there. */
export interface SavePlace {
  readonly table: string
  readonly n: number
}

/** Where somebody wishes to go back to: a save, or, without `n`, a table as it stands. */
export interface GoingBack {
  readonly table: string
  readonly n: number | null
}

export interface Wish extends GoingBack {
  readonly person: string
}

/** The part of a campaign's table that changes without a step. */
export interface Course {
  /** The table where it goes on. */
  readonly continued: string | null
  readonly wishes: readonly Wish[]
}

export interface NewSave {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly rules: number
  readonly event: SavedEvent
  /** Without its generator. */
  readonly state: JsonObject
}

export interface SaveBrief extends SavePlace, Pick<NewSave, 'at' | 'event'> {
  /** The table's version then; 0 if it came with the table. */
  readonly version: number
}

export interface SaveRow extends SaveBrief, NewSave {}

/** A table among those of its campaign. */
export interface BranchRow {
  readonly id: string
  readonly name: string
  readonly at: number
  readonly over: boolean
  readonly continued: string | null
  readonly from: SavePlace | null
}

/** The most saves that a table keeps. Those that repeat an earlier one of the same moment go first, then the oldest. */
export const mostSaves = 300
/** The most saves and tables of a campaign that are listed. */
export const mostOfCampaign = { saves: 1000, branches: 200 }

export interface StoredTable extends Course {
  readonly table: TableRow
  readonly seating: Seating
  /** The number of its steps. */
  readonly version: number
  /** The texts of the last steps: those that the stored states do not cover, and at least a screenful of them. */
  readonly steps: readonly string[]
  readonly snapshot: RulesSnapshot | null
  readonly parked: Parked | null
  readonly standing: Standing
  /** The end of the game; null while it goes on. */
  readonly result: Result | null
  /** True if this process plays its bots: the one that stored the last step, changed the seats or adopted it. */
  readonly playsBots: boolean
  /** Null where no clock has run yet. */
  readonly clock: Clock | null
}

/** The clocks of a table, and when something is to be done about them; null: not before they change. */
export interface StoredClock extends Clock {
  readonly due: number | null
}

/** The possible changes of a table since a version. */
export interface News extends Course, Pick<StoredTable, 'standing' | 'result' | 'playsBots' | 'clock'> {
  /** The texts of the steps since. */
  readonly steps: readonly string[]
  readonly seating: Seating
  /** The names of the seated people by their ids. */
  readonly names: ReadonlyMap<string, string>
}

/** A version that no table has: since then there are no steps, and only where the table stands is asked. */
export const noSteps = 2 ** 31 - 1

/** A state with the version of its rules. */
export interface RulesSnapshot extends Snapshot {
  readonly rules: number
}

/** At least this many of the last steps come with a table: more lines than a screen shows. */
export const lastSteps = 60

/** The version after which steps come with a table. States of before have no counts; they need all steps. */
export function stepsAfter(version: number, snapshot: RulesSnapshot | null, parked: RulesSnapshot | null): number {
  if (!snapshot?.counts || (parked && !parked.counts)) return 0
  return Math.max(0, Math.min(snapshot.version, version - lastSteps))
}

/**
 * The place of a table when it left the memory, or at one of its last steps, whether or not something could be undone. The table
 * goes on from here, also when the rules have changed.
 */
export interface Parked extends RulesSnapshot {
  /** The legal moves of each actor; null if the table is still being played. */
  readonly legal: readonly Legal[] | null
}

/** The legal moves of a seat, to be compared with those of other rules. */
export interface Legal {
  readonly seat: Seat
  readonly count: number
  readonly hash: string
}

export interface Unbegun {
  /** Tables that the person has opened. */
  readonly tables: number
  /** Seats that they hold at tables of others. */
  readonly seats: number
}

/**
 * The most tables in a list. Of a person's unfinished tables those come first where it is their turn; the others are the
 * ones that changed last.
 */
export const mostListed = { turns: 500, playing: 100, over: 50, open: 100, openOfOwner: 5, invitations: 50 }

/**
 * What is looked at for lists and counts, newest first, so that they cost the same however much there is: tables with an open
 * seat, seats of a person, and the unfinished tables among these.
 */
export const mostSeen = { open: 300, seats: 5000, unfinished: 1000 }

/** The most tables that `removeStale` removes at a time: nobody should have to wait for it. */
export const mostRemoved = 100

/** An unfinished table, and whether it is parked at its last step. */
/** A table, and its number in the order in which all were opened. */
export interface TablePlace {
  readonly no: number
  readonly id: string
}

export interface GoingOn extends TablePlace {
  readonly parked: boolean
}

export interface TableBrief {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly daily: string | null
  readonly rated: boolean
  readonly owner: string
  readonly options: JsonObject
  /** Null until the game is over. */
  readonly result: Result | null
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
  /** The place of the table after the step, now and then. */
  readonly parked?: Parked | null
  /** The save that the step brings. */
  readonly save?: NewSave | null
  /** The clocks after the step, where there are any; they replace whatever is stored. */
  readonly clock?: StoredClock | null
}
