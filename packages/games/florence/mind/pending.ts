import type { Seat } from '@acheron/engine'
import { phases } from '../phases/index.ts'
import type { FlorencePhase } from '../phases/phase.ts'
import { movableSouls, waysOf } from '../reach.ts'
import type { FlorenceState, Frame, Origin } from '../state.ts'
import { choiceWorth } from './choices.ts'

/** How much of a soul that the next player could lay down counts against the one who leaves it there. */
export const threatWeight = 0.75

export function bestLay(state: FlorenceState, seat: Seat, origin: Origin): number {
  let best = 0
  for (const { points } of waysOf(state, seat, origin)) if (points > best) best = points
  return best
}

/** The most that the seat could score at once in a Hell phase. */
function nextLay(state: FlorenceState, seat: Seat): number {
  let best = 0
  for (const origin of movableSouls(state)) best = Math.max(best, bestLay(state, seat, origin))
  return best
}

/** What the decision at hand still holds in store for the seat: nobody is judged in the middle of a turn as if it were over. */
export function pending(state: FlorenceState, seat: Seat): number {
  const frame = state.flow.at(-1)!
  const { turn } = state
  if (frame.kind === 'hell') return turn.seat === seat ? nextLay(state, seat) : 0
  if (state.flow[0]!.kind !== 'turns') return 0
  if (turn.seat !== seat) return (turn.seat + 1) % state.players === seat ? threatWeight * nextLay(state, seat) : 0
  // The table is keyed by kind, so the phase found under a frame's kind takes that frame.
  const phase = phases[frame.kind] as FlorencePhase<Frame>
  let best = 0
  for (const move of phase.moves(state, frame, seat)) best = Math.max(best, choiceWorth(state, seat, frame, move))
  return best
}
