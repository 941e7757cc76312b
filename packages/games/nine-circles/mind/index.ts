import type { Mind } from '@acheron/engine'
import { scoreOf } from '../scoring.ts'
import type { NineCirclesMove, NineCirclesState } from '../state.ts'
import { plainPlayer } from './plain-player.ts'

/** The most points a sheet can hold (section 6). */
const highestScore = 36

export const mind: Mind<NineCirclesState, NineCirclesMove> = {
  goals: ['win', 'score'],
  worth(state, _seat, goal) {
    if (state.status === 'lost') return 0
    if (state.status === 'won') return goal === 'score' ? scoreOf(state).score / highestScore : 1
    return (0.9 * state.cleared) / 9
  },
  policy: (state, _seat, moves) => plainPlayer(state, moves),
}
