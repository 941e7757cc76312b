import type { Difficulty } from '../box/vocabulary.ts'
import type { CaravanState, FightResult } from '../state.ts'
import { isReadyMade } from './ready-made.ts'

/** R7.4: what the team does after a lost Confrontation. */
export type Retry =
  /** R7.4: the fail-forward Objective is claimed. */
  | 'forward'
  | 'again'
  /** Again, after Treasures have changed hands. */
  | 'equipment'
  /** The whole chapter again. */
  | 'restart'
  /** Again, in an easier mode that stays (R20.4). */
  | { difficulty: Difficulty }
  | 'giveUp'
  /** The end of a Quick Combat. */
  | 'stop'

/** R2.1: what the team does after a circle of a Quick Combat; `regroup`: on, after Treasures have changed hands. */
export type Onward = 'onward' | 'regroup' | 'change' | 'stop'

/** From hard to easy. */
const modes: readonly Difficulty[] = ['grim', 'standard', 'story']

export function waysAfterLoss(state: CaravanState, { result }: FightResult): Retry[] {
  const isQuick = state.options.mode === 'quick'
  const isForward = result === 'fail-forward'
  const easier = modes[modes.indexOf(state.options.difficulty) + 1]
  return [
    ...(isForward ? (['forward'] as const) : []),
    'again',
    'equipment',
    ...(state.start ? (['restart'] as const) : []),
    ...(easier ? [{ difficulty: easier }] : []),
    ...(isForward ? [] : [isQuick ? ('stop' as const) : ('giveUp' as const)]),
  ]
}

export const waysOnward = (state: CaravanState): Onward[] =>
  isReadyMade(state) ? ['onward', 'regroup', 'change', 'stop'] : ['onward', 'change', 'stop']
