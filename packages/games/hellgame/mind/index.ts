import type { Mind } from '@acheron/engine'
import type { HellgameMove, HellgameState } from '../state.ts'

export const mind: Mind<HellgameState, HellgameMove> = {
  goals: ['win'],
  worth: () => 0.5,
}
