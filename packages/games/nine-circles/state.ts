import type { OptionsOf, RngState, View } from '@acheron/engine'
import type { Frame } from './frames.ts'
import type { options } from './meta.ts'

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

/** Everybody's view: all but the generator. */
export type NineCirclesView = View<NineCirclesState>
