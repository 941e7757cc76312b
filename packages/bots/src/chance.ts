import type { GameDefinition, GameEvent, GameState, Move } from '@acheron/engine'

/**
 * Turns a worth that a search finds from this state into the chance that is kept. What comes of a worth is measured of the first goal
 * alone, so for any other goal it stays as it is.
 */
export function chanceOf<S extends GameState, M extends Move, E extends GameEvent>(
  { mind }: GameDefinition<S, M, E>,
  state: S,
  goal: string,
): (worth: number) => number {
  if (!mind.chance || goal !== mind.goals[0]) return worth => worth
  return worth => mind.chance!(state, Math.min(1, Math.max(0, worth)))
}
