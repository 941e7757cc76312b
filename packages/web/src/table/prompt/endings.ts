import type { Move, View } from '@acheron/engine'
import type { GameFace } from '../../board/face.ts'
import type { Settings } from '../../settings/store.ts'

/** Whether a move ends something that cannot be begun again: the game's own word, or the move gives the game up. */
export function endsBy(face: GameFace, view: View): (move: Move) => boolean {
  return move => face.game.concedes(move) || (face.ends?.(move, view) ?? false)
}

/** Whether the page asks before such a move: while something else can be done, or before every end of a turn. */
export function asksFor(
  move: Move,
  moves: readonly Move[],
  ends: (move: Move) => boolean,
  { askEnds, confirmTurn }: Pick<Settings, 'askEnds' | 'confirmTurn'>,
): boolean {
  if (!ends(move)) return false
  return confirmTurn || (askEnds && moves.some(each => !ends(each)))
}
