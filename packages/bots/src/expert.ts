import { type GameDefinition, type GameEvent, type GameState, InputError, type Move } from '@acheron/engine'
import { type Bot, serious } from './bot.ts'
import { imagine } from './imagine.ts'

export interface ExpertOptions {
  /** The goal to play for; null is the game's first goal. */
  readonly goal: string | null
}

/** The best player a game has: one from its own solution, where it has been solved or nearly so. */
export function expertBot<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  { goal }: ExpertOptions,
): Bot<S, M> {
  const { mind } = game
  if (!mind.expert) throw new InputError(`bot 'expert': ${game.meta.id} has no expert; use search`)
  const aim = goal ?? (mind.goals[0] as string)
  return {
    choose(view, seat, moves, random) {
      const choices = serious(game, moves)
      return mind.expert!(imagine(game, view, seat, random).sample(), seat, choices, aim)
    },
  }
}
