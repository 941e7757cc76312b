import type { Seat } from '@acheron/engine'
import type { FlorenceMove, FlorenceState, MoveOf } from '../state.ts'
import { choiceWorth } from './choices.ts'
import { judgeLeads } from './hell.ts'

/** The plain player: in Hell and in Florence the move that is worth most by rule of thumb; the first of equals. */
export function plainPlayer(state: FlorenceState, seat: Seat, moves: readonly FlorenceMove[]): FlorenceMove {
  const worths = isLeads(moves) ? judgeLeads(state, seat, moves) : judge(state, seat, moves)
  let best = 0
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[best]!) best = i
  return moves[best]!
}

function isLeads(moves: readonly FlorenceMove[]): moves is readonly MoveOf<'lead'>[] {
  return moves[0]?.do === 'lead'
}

function judge(state: FlorenceState, seat: Seat, moves: readonly FlorenceMove[]): number[] {
  const frame = state.flow.at(-1)!
  return moves.map(move => choiceWorth(state, seat, frame, move))
}
