import type { Action, JsonObject, PastView, Seat, ShownStep, TableView } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'
import type { GoBack, SavesList, WentBack } from '@acheron/protocol'
import type { Lesson } from '../board/face.ts'
import type { ActionOutcome } from '../table/source.ts'
import type { NewAttempt } from './attempts.ts'
import type { LocalInfo, LocalOpenTable, LocalSummary } from './held.ts'
import type { LocalSeat, SaveKey } from './store.ts'

/** A table to be created; without a seed it gets one that nobody knows. */
export interface NewLocal {
  readonly game: string
  readonly options: JsonObject
  readonly seats: readonly LocalSeat[]
  /** The people's names by seat. A seat without a name is called by its number. */
  readonly names?: readonly (string | null)[]
  readonly name: string
  readonly seed?: string
}

/** A lesson's table, without what only the page needs (its steps are functions and could not be sent). */
export interface NewLesson extends Pick<Lesson, 'settings' | 'chance' | 'before' | 'others'> {
  readonly game: string
  /** The learner's name, if known. */
  readonly who?: string
}

/** Who sits where, with the people's names. */
export type LocalSeats = Pick<NewLocal, 'seats' | 'names'>

/** A new table from a save. Without a name it gets that of the table it is asked for at. */
export interface LocalBranch extends LocalSeats, SaveKey {
  readonly name?: string
}

/** The page's requests to the worker: each method is one message there and one back. */
export interface Host {
  create(input: NewLocal): Promise<string>
  createLesson(input: NewLesson, language: Language): Promise<string>
  /** The lesson is over: its table is listed with the others from now on. */
  keepLesson(id: string): Promise<void>
  has(id: string): Promise<boolean>
  import(text: string, language: Language): Promise<string>
  attempt(wanted: NewAttempt): Promise<string>
  /** The same for a campaign file, with seats of its own if these are given. */
  importCampaign(text: string, seats: LocalSeats | null): Promise<string>
  export(id: string): Promise<string>
  /** As `export`, null for a table of which there is no record. */
  record(id: string): Promise<string | null>
  list(): Promise<LocalSummary[]>
  /** As `list`, the attempts from other tables, which `list` leaves out. */
  attempts(): Promise<LocalSummary[]>
  remove(id: string): Promise<void>
  /** Tells every change from now on; bots move at once, and the page paces what it shows. */
  watch(id: string): Promise<LocalOpenTable>
  unwatch(id: string): Promise<void>
  /** The page shows the table to another seat of mine within reach. */
  sit(id: string, seat: Seat): Promise<ActionOutcome>
  /** `version` is the one at which the decision was made. */
  act(id: string, version: number, action: Action, count?: number): Promise<ActionOutcome>
  past(id: string, entry: number): Promise<PastView>
  saves(id: string): Promise<SavesList>
  back(id: string, to: GoBack): Promise<WentBack>
  branch(id: string, wanted: LocalBranch): Promise<string>
  campaign(id: string): Promise<string>
}

export type Call = { [K in keyof Host]: { call: number; name: K; args: Parameters<Host[K]> } }[keyof Host]

/** `code` names a failure that the user can mend; null for any other. */
export type Answer =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly code: string | null; readonly message: string }

/** Sent to the page of a watched table: what is new since the first `from` steps. */
export type News =
  | {
      readonly table: string
      readonly info: LocalInfo
      readonly now: TableView
      readonly from: number
      readonly steps: readonly ShownStep[]
    }
  | { readonly table: string; readonly failed: string; readonly code?: string | null }

export type FromWorker = Answer | News
