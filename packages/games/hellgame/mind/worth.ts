import type { Seat } from '@acheron/engine'
import { stepsLeft, stepsOf } from '../movement/steps.ts'
import { pointsOf, result, throneHolder } from '../result.ts'
import type { HellgameState } from '../state.ts'
import { handicap, incomeRate, outlook } from './outlook.ts'
import { bestPlan } from './plan.ts'
import { upkeepsLeft, weights } from './weights.ts'

/** How many rounds a seat is from the throne. */
type Reckoning = (state: HellgameState, seat: Seat) => number

/** How likely the seat is to win, by how near everybody is to the goal; exact when the game is over. */
export function worth(state: HellgameState, seat: Seat, reckoning: Reckoning): number {
  const ended = result(state)
  if (ended) return ended.winners.includes(seat) ? 1 / ended.winners.length : 0
  let own = 0
  let sum = 0
  for (let each = 0; each < state.players; each++) {
    const chance = Math.exp(leadOf(state, each, reckoning) / weights.lead)
    sum += chance
    if (each === seat) own = chance
  }
  return own / sum
}

/** Rounds of lead: under `dominion` points take their place. */
function leadOf(state: HellgameState, seat: Seat, reckoning: Reckoning): number {
  if (state.options.goal !== 'dominion') return -reckoning(state, seat)
  const perPoint = 3
  const toCome = (incomeRate(state, seat) * state.track.length * upkeepsLeft(state)) / perPoint
  return pointsOf(state, seat).sum + toCome - 0.2 * reckoning(state, seat)
}

/** The rounds to the throne by the best plan: a closer look than `outlook`, which sees only the walk. */
export function prospect(state: HellgameState, seat: Seat): number {
  const player = state.seats[seat]!
  if (player.at === null || (state.options.goal === 'throne' && throneHolder(state) === seat))
    return outlook(state, seat)
  const isMoving = state.turn.seat === seat && state.flow.at(-1)?.kind === 'movement'
  const steps = isMoving ? stepsLeft(state) : stepsOf(player)
  return handicap(state, seat) + (isMoving || isToCome(state, seat) ? 0 : 1) - bestPlan(state, seat, steps, 0).value
}

/** Whether the seat's turn in this round is still to come. */
function isToCome({ first, players, turn }: HellgameState, seat: Seat): boolean {
  const place = (each: Seat) => (each - first + players) % players
  return place(seat) > place(turn.seat)
}
