import type { Seat } from '@acheron/engine'
import type { FlorenceMove, MoveOf } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { judgeLeads } from './hell.ts'
import { judgeChoices } from './pending.ts'

/** The worth of each move to the plain player, by rule of thumb. */
export function weigh(state: FlorenceState, seat: Seat, moves: readonly FlorenceMove[]): number[] {
  return isLeads(moves) ? judgeLeads(state, seat, moves) : judgeChoices(state, seat, state.flow.at(-1)!, moves)
}

/** The move that is worth most; the first of equals. */
export function policy(state: FlorenceState, seat: Seat, moves: readonly FlorenceMove[]): FlorenceMove {
  const worths = weigh(state, seat, moves)
  let best = 0
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[best]!) best = i
  return moves[best]!
}

function isLeads(moves: readonly FlorenceMove[]): moves is readonly MoveOf<'lead'>[] {
  return moves[0]?.do === 'lead'
}
