import type { OptionsOf, RngState, View } from '@acheron/engine'
import type { Frame } from './frames.ts'
import type { options } from './meta.ts'

export type CharonsObolState = {
  /** Obols in the bowl, from which dice pay. */
  bowl: number
  /** Obols that the seat in turn has thrown and not yet put away. */
  hand: number
  /** Obols put away, by seat: safe for good. */
  purses: number[]
  /** The last face thrown in this turn, null before the first. */
  die: number | null
  options: OptionsOf<typeof options>
  flow: Frame[]
  rng: RngState
}

export type CharonsObolView = View<CharonsObolState>
