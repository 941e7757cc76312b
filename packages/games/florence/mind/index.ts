import type { Mind } from '@acheron/engine'
import type { FlorenceMove } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { chance } from './chance.ts'
import { features } from './features.ts'
import { policy, weigh } from './policy.ts'
import { search } from './search.ts'
import { worth } from './worth.ts'

export const mind: Mind<FlorenceState, FlorenceMove> = {
  goals: ['win'],
  worth,
  policy,
  weigh,
  search,
  chance,
  features,
}
