import type { Seat } from '@acheron/engine'
import { rank } from '../result/index.ts'
import type { FlorenceState } from '../state.ts'
import { expectedInfamy } from './expected.ts'
import { pending } from './pending.ts'

/** A lead of this much infamy makes victory likely (73 %). */
const scale = 12

function prospect(state: FlorenceState, seat: Seat): number {
  return expectedInfamy(state, seat) + pending(state, seat)
}

export function worth(state: FlorenceState, seat: Seat): number {
  if (state.flow.length === 0) {
    const [winners] = rank(state)
    return winners!.includes(seat) ? 1 / winners!.length : 0
  }
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players; other++) if (other !== seat) best = Math.max(best, prospect(state, other))
  return 1 / (1 + Math.exp((best - prospect(state, seat)) / scale))
}
