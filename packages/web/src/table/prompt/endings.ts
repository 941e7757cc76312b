import type { Move, View } from '@acheron/engine'
import type { GameFace } from '../../board/face.ts'
import type { Settings } from '../../settings/store.ts'

/** Whether a move ends something that cannot be begun again: the game's own word, or the move gives the game up. */
export function endsBy(face: GameFace, view: View): (move: Move) => boolean {
  return move => face.game.concedes(move) || (face.ends?.(move, view) ?? false) !== false
}

/** What the moves of a question end. */
export interface Endings {
  ends(move: Move): boolean
  endsTurn(move: Move): boolean
  isLast?(move: Move): boolean
  unasked?(move: Move): boolean
}

/** By the game's own word. Some that end something are made at once. */
export function endingsOf(face: GameFace, view: View, ends: Endings['ends']): Endings {
  return {
    ends,
    endsTurn: move => face.endsTurn?.(move, view) ?? false,
    isLast: move => face.isLast?.(move, view) ?? false,
    unasked: move => face.ends?.(move, view) === 'unasked',
  }
}

export type EndQuestion = 'ends.ask' | 'ends.sure' | 'ends.turn'

/**
 * The page's question before a move, or null: before one that ends something while anything else can be done, and before
 * one with which the turn is over unawares, while there is a choice at all. Who wants every end of a turn to be confirmed
 * is asked before each.
 */
export function askBefore(
  move: Move,
  moves: readonly Move[],
  { ends, endsTurn, isLast, unasked }: Endings,
  { asks }: Pick<Settings, 'asks'>,
): EndQuestion | null {
  if (asks === 'never' || unasked?.(move)) return null
  const always = asks === 'always'
  if (ends(move)) return moves.some(each => !ends(each)) ? 'ends.ask' : always ? 'ends.sure' : null
  const isAsked = endsTurn(move) ? always || moves.length > 1 : always && isLast?.(move)
  return isAsked ? 'ends.turn' : null
}
