import type { Mind } from '@acheron/engine'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState } from '../state.ts'

/** A single action tells little; the end of the Round counts, with Counterattacks and the Malefactors' Turn. */
export const search: NonNullable<Mind<CaravanState, CaravanMove>['search']> = {
  playout: 'policy',
  depth: 40,
  width: 4,
  reach: 'first',
}
