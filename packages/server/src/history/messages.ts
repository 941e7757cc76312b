import type { CampaignFile, Doubt, GameRecord, JsonObject, Seat, TableSettings } from '@acheron/engine'
import type { SaveRow } from '../store/store.ts'

/** Work for the thread of the past. It takes too long for the thread that answers everybody. */
export type Job =
  /** Whether a step can be taken back. */
  | { readonly kind: 'undo'; readonly game: string; readonly doubt: Doubt }
  | ({ readonly kind: 'look' } & Look)
  /** The state after that entry, to go back to. */
  | ({ readonly kind: 'state' } & Place)
  /** The record of a game, as JSON. */
  | { readonly kind: 'record'; readonly head: Omit<GameRecord, 'entries'>; readonly steps: readonly string[] }

  /** A campaign as a file, as JSON. */
  | ({ readonly kind: 'campaign'; readonly game: string } & CampaignOf)

/** The facts of a campaign's file. */
export type CampaignFacts = Pick<CampaignFile, 'name' | 'options' | 'exported' | 'whole' | 'seats'>

export interface CampaignOf {
  readonly about: CampaignFacts
  /** By today's rules. */
  readonly now: JsonObject
  /** Oldest first, by the rules of their time. */
  readonly saves: readonly SaveRow[]
}

/** A place in a table's past. */
export interface Place {
  readonly table: string
  readonly game: string
  readonly settings: TableSettings
  /** The number of the table's steps now, and the texts of the last ones. */
  readonly version: number
  readonly steps: readonly string[]
  readonly entry: number
}

/** Moments of a table's past from there on, as a viewer saw them. */
export interface Look extends Place {
  readonly count: number
  readonly seat: Seat | null
}

/** The moments, or the state, as JSON, or the version after which the thread needs the steps first. */
export type Looked =
  | { readonly kind: 'seen'; readonly json: string }
  | { readonly kind: 'behind'; readonly at: number }
  /** Today's rules would show it differently. */
  | { readonly kind: 'differs'; readonly problem: string }

/** What each kind of job comes to. */
export interface Results {
  readonly undo: boolean
  readonly look: Looked
  readonly state: Looked
  readonly record: string
  readonly campaign: string
}

export interface Question {
  readonly id: number
  readonly job: Job
}

export type Answer = { readonly id: number; readonly milliseconds: number } & (
  | { readonly result: Results[keyof Results] }
  | { readonly problem: string }
)
