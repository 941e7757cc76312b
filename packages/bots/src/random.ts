import { type GameDefinition, type GameEvent, type GameState, type Move, withOthers } from '@acheron/engine'
import { type Bot, serious } from './bot.ts'

/** Any move, each equally likely, but never a move that concedes; in votes it goes with the others where it may. */
export function randomBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
): Bot<S, M> {
  const goesWithOthers = ({ do: what, option }: Move) => what === 'vote' && option === withOthers
  return { choose: (_view, _seat, moves, random) => moves.find(goesWithOthers) ?? random.pick(serious(game, moves)) }
}
