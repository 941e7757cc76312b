import type { GameDefinition, GameEvent, GameState, Generator, Move, Seat, View } from '@acheron/engine'

/**
 * A player of some game. Its choice is a pure function of its input: the seat's own view, the seat's legal moves and
 * the bot's own generator, never the game's. (With a time budget, also of the machine's speed.)
 */
export interface Bot<S extends GameState = GameState, M extends Move = Move> {
  choose(view: View<S>, seat: Seat, moves: readonly M[], random: Generator): M
}

/** The moves that a bot considers; it gives up only when nothing else is legal. */
export function serious<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  moves: readonly M[],
): readonly M[] {
  const rest = moves.filter(move => !game.concedes(move))
  return rest.length > 0 ? rest : moves
}
