import type { Mind } from '@acheron/engine'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState } from '../state.ts'
import { chance } from './chance.ts'
import { isEnd } from './chronicle.ts'
import { features } from './features.ts'
import { policy, weigh } from './policy.ts'
import { round, search } from './search.ts'
import { worth } from './worth.ts'

/** The Caravan wins or loses together. */
export const mind: Mind<CaravanState, CaravanMove> = {
  goals: ['win'],
  worth,
  policy,
  policyByView: policy,
  weigh,
  search,
  chance,
  features,
  leaves: move => (move.do === 'vote' || move.do === 'choose') && isEnd(move.option),
  round,
}
