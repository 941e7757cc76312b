import type { Mind } from '@acheron/engine'
import { result } from '../ending.ts'
import type { ImpRaceMove, ImpRaceState } from '../state.ts'
import { chanceOf } from './chances.ts'
import { policy, weigh } from './policy.ts'

export const mind: Mind<ImpRaceState, ImpRaceMove> = {
  goals: ['win'],
  worth(state, seat) {
    const ended = result(state)
    if (ended) return ended.winners.includes(seat) ? 1 / ended.winners.length : 0
    return chanceOf(state, seat)
  },
  policy,
  weigh,
  // After a throw hardly any position comes twice: a tree would stay a bush, so the first moves are played out instead.
  search: { playout: 'policy', depth: 14, width: 3, reach: 'first' },
}
