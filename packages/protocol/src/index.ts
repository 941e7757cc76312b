import type { GameEvent, Json, JsonObject, Refusal, Seat, ShownStep, TableView } from '@acheron/engine'
import type { Language } from '@acheron/engine/words'

export { longestName, nameProblem, tidyName } from './limits.ts'

/** What server and client say to each other. Types, and the limits both sides keep; the server has the schemas. */

/** Who somebody is: a guest known by a signed cookie. */
export interface Me {
  readonly id: string
  readonly name: string
  readonly language: Language
}

/** Who is to sit where when a table is opened. */
export type SeatPlan =
  /** The one who opens the table. */
  | { readonly kind: 'me' }
  /** Whoever comes by the invitation first. */
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

export interface NewTable {
  readonly game: string
  readonly name?: string
  readonly options: JsonObject
  readonly seats: readonly SeatPlan[]
}

export interface SeatInfo {
  readonly kind: 'person' | 'open' | 'bot'
  /** The person's name or the bot's level; null for an open seat. */
  readonly name: string | null
  readonly you: boolean
  readonly online: boolean
}

/** A table as a list shows it. */
export interface TableSummary {
  readonly id: string
  readonly game: string
  readonly name: string
  /** Waiting for somebody to sit down, being played, or over. */
  readonly status: 'waiting' | 'playing' | 'over'
  readonly seats: readonly SeatInfo[]
  readonly progress: number
  /** Whether it waits for you. */
  readonly yourTurn: boolean
  /** ISO time of the last change. */
  readonly changed: string
  /** The day of a daily table, as 2026-11-15. */
  readonly daily: string | null
}

/** A table as its page shows it. */
export interface TableInfo extends TableSummary {
  readonly rules: number
  readonly options: JsonObject
  /** SHA-256 of the seed, told when the table opens... */
  readonly seedHash: string
  /** ...and the seed itself, told when the game is over: anyone can verify every die. */
  readonly seed: string | null
}

/** Everything a page needs of a table. */
export interface OpenTable {
  readonly info: TableInfo
  readonly now: TableView
  /** All steps so far, as this viewer is told them. */
  readonly steps: readonly ShownStep[]
  /** What happened by itself before the first decision. */
  readonly opening: readonly GameEvent[]
}

/** One row of a day's results. */
export type DailyResult = {
  readonly name: string
  readonly you: boolean
  readonly score: number
  readonly rank: string | null
} & (
  | { readonly outcome: 'won' }
  /** How far one came, in what the game counts (circles cleared); 0 where its result does not say. */
  | { readonly outcome: 'lost'; readonly cleared: number }
)

/** What a client says over the socket. `id` comes back with the answer. */
export type ClientMessage =
  /** Tells every change of the table from now on; `since` is the version already known. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number }
  | { readonly type: 'unwatch'; readonly table: string }
  | {
      readonly type: 'move'
      readonly id: string
      readonly table: string
      readonly seat: Seat
      /** The version the decision was made at; another one is refused as stale. */
      readonly version: number
      readonly move: Json
    }
  | {
      readonly type: 'undo' | 'redo'
      readonly id: string
      readonly table: string
      readonly seat: Seat
      readonly version: number
    }
  | { readonly type: 'ping' }

/** What the server says over the socket. */
export type ServerMessage =
  /** The whole table: the first answer to `watch`, and whenever steps were missed. */
  | { readonly type: 'table'; readonly table: string; readonly open: OpenTable }
  /**
   * What has come since the version the client knows. `info` is left out while nothing else of it has changed than
   * `changed`, and what `now` tells too: `progress` and `yourTurn`.
   */
  | {
      readonly type: 'steps'
      readonly table: string
      readonly info?: TableInfo
      readonly now: TableView
      readonly steps: readonly ShownStep[]
    }
  /** Somebody sat down, came or went: the game did not change. */
  | { readonly type: 'info'; readonly table: string; readonly info: TableInfo; readonly now: TableView }
  /** The action is stored; the steps follow or have come already. */
  | { readonly type: 'done'; readonly id: string; readonly version: number }
  | {
      readonly type: 'refused'
      readonly id: string
      readonly why:
        | Refusal
        | 'stale'
        | 'not-your-seat'
        | 'no-such-table'
        | 'waiting'
        /** Undo and redo have been used up at this table. */
        | 'too-many-undos'
        /** The table is as long as one may be. */
        | 'too-many-steps'
      readonly message: string
    }
  /**
   * Something else went wrong. With `id` it is the answer to that request, and nothing of it has happened; with `table`
   * that table could not be told, and it is to be watched again if it is still wanted.
   */
  | {
      readonly type: 'error'
      readonly code: string
      readonly message: string
      readonly id?: string
      readonly table?: string
    }
  | { readonly type: 'pong' }

/** Every error of the REST side. */
export interface ApiError {
  readonly error: { readonly code: string; readonly message: string }
}

/** GET /api/tables */
export interface TableLists {
  /** Where I sit, what waits for me first. */
  readonly mine: readonly TableSummary[]
  /** With an open seat. */
  readonly open: readonly TableSummary[]
}
