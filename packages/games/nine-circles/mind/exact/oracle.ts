/** The oracle: the worth of positions and their moves, by the game solved backwards, every rule as it is. */
import type { Oracle } from '@acheron/engine'
import { highestScore } from '../../box/ranks.ts'
import type { NineCirclesMove } from '../../moves.ts'
import type { NineCirclesState } from '../../state.ts'
import { total } from '../../turn/multisets.ts'
import type { Goal } from '../goals.ts'
import { planFor } from './plan.ts'
import { Solved } from './solved.ts'

export class ExactOracle implements Oracle<NineCirclesState, NineCirclesMove> {
  readonly exact = true
  readonly unit: 'chance' | 'points'
  readonly most: number
  readonly #goal: Goal
  /** Null where every position is decided. */
  readonly #solved: Solved | null

  constructor(states: readonly NineCirclesState[], goal: Goal, progress: (done: number) => void) {
    this.#goal = goal
    this.unit = unitOf(goal)
    this.most = mostOf(goal)
    const open = states.filter(({ status }) => status === 'playing')
    const strict = states[0]?.options.stop === 'strict'
    this.#solved = open.length > 0 ? new Solved(planFor(open), goal, strict, progress) : null
  }

  value(state: NineCirclesState): number {
    return state.status === 'playing' ? this.#solved!.value(state) : worthOfEnd(state, this.#goal)
  }

  values(state: NineCirclesState, moves: readonly NineCirclesMove[]): number[] {
    return moves.map(move => this.#solved!.valueOf(state, move))
  }
}

export const unitOf = (goal: Goal) => (goal === 'win' ? 'chance' : 'points')
export const mostOf = (goal: Goal) => (goal === 'win' ? 1 : highestScore)

/** The worth of a game that is over (section 6). */
export function worthOfEnd({ status, pool, rows, virgil }: NineCirclesState, goal: Goal): number {
  if (status === 'lost') return 0
  return goal === 'win' ? 1 : pool + total(rows) + virgil
}

/** How many values have to be found before these positions are known. */
export function workFor(states: readonly NineCirclesState[]): number {
  const open = states.filter(({ status }) => status === 'playing')
  return open.length > 0 ? planFor(open).work : 0
}
