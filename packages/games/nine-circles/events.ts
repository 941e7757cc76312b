import type { Rank } from './box/ranks.ts'
import type { LossCause } from './state.ts'

/** The events. An event carries all data of its log line, so that later states cannot change the line. */
export type NineCirclesEvent =
  | { readonly e: 'circleStarted'; readonly circle: number }
  | { readonly e: 'declared'; readonly n: number }
  | {
      readonly e: 'rolled'
      readonly rows: readonly number[]
      readonly fresh: number
      readonly again: readonly number[]
      readonly values: readonly number[]
    }
  | { readonly e: 'fivesDiscarded'; readonly count: number }
  | { readonly e: 'virgilUsed'; readonly from: number; readonly to: number }
  | {
      readonly e: 'circleCleared'
      readonly circle: number
      readonly use: readonly number[]
      readonly removed: readonly number[]
    }
  | {
      readonly e: 'gameWon'
      readonly dice: number
      readonly pips: number
      readonly virgil: number
      readonly score: number
      readonly rank: Rank | null
    }
  | { readonly e: 'gameLost'; readonly cause: LossCause; readonly circle: number; readonly cleared: number }
