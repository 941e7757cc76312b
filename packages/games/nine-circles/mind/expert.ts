/** The strongest player: the move with the best value one step on; for a roll, the exact average over its outcomes. */
import type { NineCirclesMove } from '../moves.ts'
import { type Position, value, valueOfClaim, valueOfRoll } from './estimates.ts'
import type { Goal } from './goals.ts'

export const valueOfMove = (position: Position, move: NineCirclesMove, goal: Goal): number => {
  switch (move.do) {
    case 'declare':
      return value({ ...position, declared: move.n }, goal)
    case 'roll':
      return valueOfRoll(position, move, goal)
    case 'virgil': {
      const active = position.active.with(position.active.indexOf(move.from), move.to).toSorted()
      return value({ ...position, active, virgil: position.virgil - 1, lastWasVirgil: true }, goal)
    }
    case 'claim':
      return valueOfClaim(position, move.use.length, goal)
    case 'concede':
      return -1 // any other move is at least as good
  }
}

/** The best of the legal moves; the first one on ties. */
export const expert = (position: Position, moves: readonly NineCirclesMove[], goal: Goal): NineCirclesMove => {
  let [best] = moves
  if (best === undefined) throw new Error('no legal move')
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const worth = valueOfMove(position, move, goal)
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}
