import type { Seat } from '@acheron/engine'
import { pointsOf, result } from '../ranking.ts'
import type { HellgameState } from '../state.ts'
import { incomeRate, outlook } from './outlook.ts'
import { upkeepsLeft, weights } from './weights.ts'

/** How likely the seat is to win, by how near everybody is to the goal; exact when the game is over. */
export function worth(state: HellgameState, seat: Seat): number {
  const ended = result(state)
  if (ended) return ended.winners.includes(seat) ? 1 / ended.winners.length : 0
  let own = 0
  let sum = 0
  for (let each = 0; each < state.players; each++) {
    const chance = Math.exp(standing(state, each) / weights.lead)
    sum += chance
    if (each === seat) own = chance
  }
  return own / sum
}

/** Rounds of lead: under `dominion` points take their place. */
function standing(state: HellgameState, seat: Seat): number {
  if (state.options.goal !== 'dominion') return -outlook(state, seat)
  const perPoint = 3
  const toCome = (incomeRate(state, seat) * state.track.length * upkeepsLeft(state)) / perPoint
  return pointsOf(state, seat).sum + toCome - 0.2 * outlook(state, seat)
}
