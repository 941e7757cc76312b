import { strengthOf } from '../box/cards.ts'
import type { ImpRaceMove } from '../moves.ts'

/** The order of moves of one kind: the weakest card first, few gems before many, squares in their order. */
export function rankInKind(move: ImpRaceMove): number {
  if (move.do === 'stakeGems') return move.count
  if (move.do === 'sacrilege') return move.square
  if (move.do === 'buy') return move.discard ? strengthOf(move.discard) : 0
  return 'card' in move ? strengthOf(move.card) : 0
}
