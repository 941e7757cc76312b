import type { Seat } from '@acheron/engine'
import { highestScore } from '../box/ranks.ts'
import type { NineCirclesState } from '../state.ts'
import { value } from './estimates.ts'
import { goalOf } from './goals.ts'

/** How good the position is, 0 to 1: the chance to win, or the points to be expected out of the most there are. */
export function worth(state: NineCirclesState, _seat: Seat, goal: string): number {
  return goalOf(goal) === 'score' ? Math.min(1, value(state, 'score') / highestScore) : value(state, 'win')
}
