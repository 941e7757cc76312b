import type { Mind } from '@acheron/engine'
import { rank } from '../scoring.ts'
import type { FlorenceMove, FlorenceState } from '../state.ts'

export const mind: Mind<FlorenceState, FlorenceMove> = {
  goals: ['win'],
  worth: (state, seat) => (rank(state)[0]!.includes(seat) ? 1 : 0),
}
