import type { Context, Result } from '@acheron/engine'
import { lastCircle } from './box/circles.ts'
import { leastOf, type Rank, rankIds } from './box/ranks.ts'
import type { NineCirclesEvent } from './events.ts'
import type { NineCirclesState } from './state.ts'
import { total } from './turn/multisets.ts'

interface Score {
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
  const least = leastOf[state.options.ranks]
  const rank = rankIds.findLast(id => score >= least[id]) ?? null
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

/** How many of the circles are cleared, in percent. */
export function progress({ status, cleared }: NineCirclesState): number {
  return status === 'playing' ? Math.round((100 * cleared) / lastCircle) : 100
}
