import type { Mind } from '@acheron/engine'
import type { HellgameMove } from '../moves.ts'
import type { HellgameState } from '../state.ts'
import { plainPlayer, weigh } from './policy.ts'
import { prospect, worth } from './worth.ts'

export const mind: Mind<HellgameState, HellgameMove> = {
  goals: ['win'],
  worth: (state, seat) => worth(state, seat, prospect),
  policy: plainPlayer,
  weigh,
  // A step is little by itself: what counts is where it leads, so the first moves are played out for some rounds.
  search: { playout: 'policy', depth: 60, width: 3, reach: 'first' },
}
