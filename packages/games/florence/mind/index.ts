import type { Mind, Seat } from '@acheron/engine'
import { rank } from '../scoring.ts'
import type { FlorenceMove, FlorenceState } from '../state.ts'
import { pending } from './pending.ts'
import { plainPlayer, weigh } from './plain-player.ts'
import { standing } from './standing.ts'

/** A lead of so many infamy makes victory likely (73 %). */
const scale = 12

function prospect(state: FlorenceState, seat: Seat): number {
  return standing(state, seat) + pending(state, seat)
}

function worth(state: FlorenceState, seat: Seat): number {
  if (state.flow.length === 0) {
    const [winners] = rank(state)
    return winners!.includes(seat) ? 1 / winners!.length : 0
  }
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players; other++) if (other !== seat) best = Math.max(best, prospect(state, other))
  return 1 / (1 + Math.exp((best - prospect(state, seat)) / scale))
}

export const mind: Mind<FlorenceState, FlorenceMove> = {
  goals: ['win'],
  worth,
  policy: plainPlayer,
  weigh,
  // About three turns: long enough to see who lays down the souls that a move leaves and what Florence makes of the quarter.
  search: { playout: 'policy', depth: 12, width: 4, reach: 'first' },
}
