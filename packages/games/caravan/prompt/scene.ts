import type { View } from '@acheron/engine'
import type { Frame } from '../frames.ts'
import type { CaravanState, FightingState } from '../state.ts'
import type { T } from '../texts/words.ts'

/** Where a move is made: what is seen, and what is being decided. */
export type Scene = { view: View<CaravanState>; frame: Frame | undefined; t: T }

/** What the board shows while there is a Confrontation; only the generator is missing in a view. */
export function fighting(view: View<CaravanState>): FightingState | null {
  return view.fight ? (view as FightingState) : null
}
