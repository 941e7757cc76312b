import type { Context, Result } from '@acheron/engine'
import { total } from './multisets.ts'
import type { NineCirclesEvent, NineCirclesState } from './state.ts'

export const rankIds = ['survivor', 'traveler', 'poet', 'exalted'] as const
export type Rank = (typeof rankIds)[number]

/** The lowest score of each rank, best first (2.4 and section 8). */
const ranks: Readonly<Record<NineCirclesState['options']['ranks'], readonly (readonly [least: number, rank: Rank])[]>> =
  {
    source: [
      [12, 'exalted'],
      [9, 'poet'],
      [6, 'traveler'],
      [3, 'survivor'],
    ],
    deep: [
      [20, 'exalted'],
      [15, 'poet'],
      [9, 'traveler'],
      [3, 'survivor'],
    ],
  }

export interface Score {
  readonly dice: number
  readonly pips: number
  readonly virgil: number
  readonly score: number
  readonly rank: Rank | null
}

/** Section 6: dice left, empty group pips, empty Virgil pips. A win on another sheet has no rank. */
export function scoreOf(state: NineCirclesState): Score {
  const dice = state.pool
  const pips = total(state.rows)
  const { virgil } = state
  const score = dice + pips + virgil
  const rank = ranks[state.options.ranks].find(([least]) => score >= least)?.[1] ?? null
  return { dice, pips, virgil, score, rank: state.options.standardSheet ? rank : null }
}

/** R9.1. */
export function win(state: NineCirclesState, ctx: Context<NineCirclesEvent>): void {
  state.status = 'won'
  state.flow.length = 0
  ctx.emit({ e: 'gameWon', ...scoreOf(state) })
}

export function result(state: NineCirclesState): Result | null {
  const ranking = [[0]]
  // A turn is a circle (R1.1).
  const turns = state.circle - state.options.start + 1
  switch (state.status) {
    case 'playing':
      return null
    case 'won': {
      const score = scoreOf(state)
      return { winners: [0], ranking, scores: [score.score], turns, outcome: 'won', ...score }
    }
    case 'lost': {
      const { cause, circle, cleared } = state
      return { winners: [], ranking, scores: [0], turns, outcome: 'lost', cause, circle, cleared }
    }
  }
}
