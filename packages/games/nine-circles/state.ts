import type { Config, OptionsOf, RngState } from '@acheron/engine'
import type { options } from './meta.ts'

export type Frame = { kind: 'descent' } | { kind: 'circle' }

export type LossCause = 'dice' | 'pips' | 'concede'

export type NineCirclesState = {
  /** The circle being played, 1 to 9. */
  circle: number
  /** Dice that can be rolled as fresh ones. */
  pool: number
  /** Values of the dice rolled in this circle, ascending. */
  active: number[]
  /** Dice out of the game for good. */
  removed: number
  /** Empty pips of the group rows for 1, 2, 3 and 4 dice. */
  rows: number[]
  /** Empty Virgil pips. */
  virgil: number
  /** The number declared in this circle (R2), null elsewhere. */
  declared: number | null
  /** Whether the last move in this circle was a Virgil move (R6.6). */
  lastWasVirgil: boolean
  /** Circles marked as cleared. */
  cleared: number
  status: 'playing' | 'won' | 'lost'
  /** Why the game was lost. */
  cause: LossCause | null
  options: {
    stop: OptionsOf<typeof options>['stop']
    ranks: OptionsOf<typeof options>['ranks']
    /** Whether this is the sheet of the rules: only there a win has a rank (section 8). */
    standardSheet: boolean
    /** The first circle played. */
    start: number
  }
  flow: Frame[]
  rng: RngState
}

export type NineCirclesMove =
  | { readonly do: 'declare'; readonly n: number }
  | { readonly do: 'roll'; readonly rows: readonly number[]; readonly fresh: number; readonly again: readonly number[] }
  | { readonly do: 'virgil'; readonly from: number; readonly to: number }
  | { readonly do: 'claim'; readonly use: readonly number[] }
  | { readonly do: 'concede' }

export type Roll = Extract<NineCirclesMove, { do: 'roll' }>

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
      readonly rank: string | null
    }
  | { readonly e: 'gameLost'; readonly cause: LossCause; readonly circle: number; readonly cleared: number }

/** The faces of a die. */
export const faces = [1, 2, 3, 4, 5, 6] as const

/** Section 3; other sheets by option. */
export function setup({ options: { stop, ranks, sheet } }: Config<typeof options>): Omit<NineCirclesState, 'rng'> {
  const standardSheet =
    sheet.dice === 9 && sheet.rows.every(pips => pips === 7) && sheet.virgil === 9 && sheet.start === 1
  return {
    circle: sheet.start,
    pool: sheet.dice,
    active: [],
    removed: 0,
    rows: [...sheet.rows],
    virgil: sheet.virgil,
    declared: null,
    lastWasVirgil: false,
    cleared: sheet.start - 1,
    status: 'playing',
    cause: null,
    options: { stop, ranks, standardSheet, start: sheet.start },
    flow: [{ kind: 'descent' }],
  }
}
