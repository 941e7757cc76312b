import type { Mind } from '@acheron/engine'
import type { HellgameMove } from '../moves.ts'
import type { HellgameState } from '../state.ts'
import { chance } from './chance.ts'
import { features } from './features.ts'
import { policy, weigh } from './policy.ts'
import { search } from './search.ts'
import { prospect, worth } from './worth.ts'

export const mind: Mind<HellgameState, HellgameMove> = {
  goals: ['win'],
  worth: (state, seat) => worth(state, seat, prospect),
  policy,
  weigh,
  search,
  chance,
  features,
}
