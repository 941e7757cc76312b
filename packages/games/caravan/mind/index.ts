import type { Mind } from '@acheron/engine'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState } from '../state.ts'
import { plainPlayer, weigh } from './policy.ts'
import { outlook } from './worth.ts'

/** The Caravan wins or loses together. */
export const mind: Mind<CaravanState, CaravanMove> = {
  goals: ['win'],
  worth: outlook,
  policy: plainPlayer,
  weigh,
  // An action is little by itself: what counts is how the Round ends, Counterattacks and the Malefactors' Turn included.
  search: { playout: 'policy', depth: 40, width: 4, reach: 'first' },
}
