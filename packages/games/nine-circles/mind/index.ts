import type { Mind } from '@acheron/engine'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'
import { expert } from './expert.ts'
import { features } from './features.ts'
import { goalOf, goals } from './goals.ts'
import { policy } from './policy.ts'
import { worth } from './worth.ts'

export const mind: Mind<NineCirclesState, NineCirclesMove> = {
  goals,
  worth,
  policy,
  features,
  expert: (state, _seat, moves, goal) => expert(state, moves, goalOf(goal)),
  // Loaded on demand: players do not need the oracle.
  oracle: async query => (await import('./oracle.ts')).oracle({ ...query, goal: goalOf(query.goal) }),
  // The sheet changes nothing: the largest one holds all others.
  table: {
    nameOf: ({ options }, goal) => `nine-circles-${options.stop}-${goalOf(goal)}.bin`,
    make: async (state, goal, progress) => (await import('./oracle.ts')).makeTable(state, goalOf(goal), progress),
  },
}
