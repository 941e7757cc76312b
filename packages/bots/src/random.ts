import type { GameDefinition, GameEvent, GameState, Move } from '@acheron/engine'
import { type Bot, serious } from './bot.ts'

/** Any move, each equally likely, but never a move that concedes. */
export function randomBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
): Bot<S, M> {
  return { choose: (_view, _seat, moves, random) => random.pick(serious(game, moves)) }
}
