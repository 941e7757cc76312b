import { equal } from '@acheron/engine'
import { type HellgameMove, type HellgameView, reach } from '@acheron/games/hellgame/board.ts'
import type { Goals } from './touch.ts'

/**
 * The squares that this movement can reach, with the way to each. A lesson offers fewer moves than are legal and may not
 * offer the rest of a way; then only squares that a single offered move leads to count.
 */
export function goalsOf(view: HellgameView, moves: readonly HellgameMove[], legal: readonly HellgameMove[]): Goals {
  const all = moves.length > 0 ? Object.values(reach(view, view.turn.seat)) : []
  const isWhole = moves.length === legal.length
  const goals = all.filter(({ way }) => {
    const [first] = way
    return first !== undefined && (isWhole || way.length === 1) && moves.some(move => equal(move, first))
  })
  return new Map(goals.map(goal => [goal.square, goal]))
}
