import type { Mind } from '@acheron/engine'
import type { HellgameMove, HellgameState } from '../state.ts'
import { plainPlayer } from './plain-player.ts'
import { worth } from './worth.ts'

export const mind: Mind<HellgameState, HellgameMove> = {
  goals: ['win'],
  worth: (state, seat) => worth(state, seat),
  policy: (state, seat, moves) => plainPlayer(state, seat, moves),
}
