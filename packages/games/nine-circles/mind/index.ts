import type { Mind } from '@acheron/engine'
import type { NineCirclesMove, NineCirclesState } from '../state.ts'
import { expert } from './expert.ts'
import { plainPlayer } from './plain-player.ts'
import type { Goal } from './solve.ts'
import { value } from './value.ts'

/** The most points a sheet can hold (section 6). */
const highestScore = 36

const goals = ['win', 'score'] as const satisfies readonly Goal[]

function asGoal(text: string): Goal {
  return text === 'score' ? 'score' : 'win'
}

export const mind: Mind<NineCirclesState, NineCirclesMove> = {
  goals,
  worth: (state, _seat, goal) =>
    asGoal(goal) === 'score' ? Math.min(1, value(state, 'score') / highestScore) : value(state, 'win'),
  policy: (state, _seat, moves) => plainPlayer(state, moves),
  expert: (state, _seat, moves, goal) => expert(state, moves, asGoal(goal)),
  // Loaded when it is asked for: nobody who only plays needs it.
  oracle: async query => (await import('./oracle.ts')).oracle({ ...query, goal: asGoal(query.goal) }),
}
