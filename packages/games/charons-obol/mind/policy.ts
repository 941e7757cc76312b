import type { Seat } from '@acheron/engine'
import type { CharonsObolMove } from '../moves.ts'
import type { CharonsObolState } from '../state.ts'

/** A throw wins 20/6 on average and loses the hand once in six times: from 20 on it does not pay. */
const enough = 20

/** The plain player's move. */
export function policy(state: CharonsObolState, _seat: Seat, moves: readonly CharonsObolMove[]): CharonsObolMove {
  const wanted = state.hand >= enough ? 'keep' : 'throw'
  return moves.find(move => move.do === wanted) ?? moves[0]!
}
