import type { Seat } from '@acheron/engine'
import type { FlorenceMove, FlorenceState, MoveOf } from '../state.ts'
import { choiceWorth } from './choices.ts'
import { judgeLeads } from './hell.ts'

/** The plain player: what each move is worth by rule of thumb. */
export function weigh(state: FlorenceState, seat: Seat, moves: readonly FlorenceMove[]): number[] {
  if (isLeads(moves)) return judgeLeads(state, seat, moves)
  const frame = state.flow.at(-1)!
  return moves.map(move => choiceWorth(state, seat, frame, move))
}

/** The move that is worth most; the first of equals. */
export function plainPlayer(state: FlorenceState, seat: Seat, moves: readonly FlorenceMove[]): FlorenceMove {
  const worths = weigh(state, seat, moves)
  let best = 0
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[best]!) best = i
  return moves[best]!
}

function isLeads(moves: readonly FlorenceMove[]): moves is readonly MoveOf<'lead'>[] {
  return moves[0]?.do === 'lead'
}
