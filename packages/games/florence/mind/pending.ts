import type { Seat } from '@acheron/engine'
import type { Frame } from '../frames.ts'
import type { FlorenceMove } from '../moves.ts'
import { phases } from '../phases/index.ts'
import type { FlorencePhase } from '../phases/phase.ts'
import type { FlorenceState } from '../state.ts'
import { choiceWorth } from './choices.ts'
import { judgeDeeds } from './florence.ts'
import { bestLay } from './laying.ts'
import { weights } from './weights.ts'

/** The worth of the moves of a Florence phase, or of any choice within it. */
export function judgeChoices(state: FlorenceState, seat: Seat, frame: Frame, moves: readonly FlorenceMove[]): number[] {
  if (frame.kind === 'florence') return judgeDeeds(state, seat, moves)
  return moves.map(move => choiceWorth(state, seat, frame, move))
}

/** What the open decision still promises the seat. Without it a position in the middle of a turn would be judged as if the turn were over. */
export function pending(state: FlorenceState, seat: Seat): number {
  const frame = state.flow.at(-1)!
  const { turn } = state
  if (frame.kind === 'hell') return turn.seat === seat ? bestLay(state, seat) : 0
  if (state.flow[0]!.kind !== 'turns') return 0
  if (turn.seat !== seat) return (turn.seat + 1) % state.players === seat ? weights.threat * bestLay(state, seat) : 0
  // The table is keyed by kind, so the phase found under a frame's kind takes that frame.
  const phase = phases[frame.kind] as FlorencePhase<Frame>
  return Math.max(0, ...judgeChoices(state, seat, frame, phase.moves(state, frame, seat)))
}
