import type { Move, View } from '@acheron/engine'
import type { GameFace } from '../../board/face.ts'
import type { Settings } from '../../settings/store.ts'

/** Whether a move ends something that cannot be begun again: the game's own word, or the move gives the game up. */
export function endsBy(face: GameFace, view: View): (move: Move) => boolean {
  return move => face.game.concedes(move) || (face.ends?.(move, view) ?? false) !== false
}

/** Those of them that are made at once. */
export function unaskedBy(face: GameFace, view: View): (move: Move) => boolean {
  return move => face.ends?.(move, view) === 'unasked'
}

/**
 * The page's question before a move, or null: before one that ends something while anything else can be done, or before
 * every end of a turn; and before one with which the turn is over by itself, while there is a choice at all.
 */
export function askBefore(
  move: Move,
  moves: readonly Move[],
  {
    ends,
    endsTurn,
    unasked,
  }: { ends(move: Move): boolean; endsTurn(move: Move): boolean; unasked?(move: Move): boolean },
  { asks }: Pick<Settings, 'asks'>,
): 'ends.ask' | 'ends.turn' | null {
  if (asks === 'never' || unasked?.(move)) return null
  if (ends(move)) return asks === 'always' || moves.some(each => !ends(each)) ? 'ends.ask' : null
  return endsTurn(move) && moves.length > 1 ? 'ends.turn' : null
}
