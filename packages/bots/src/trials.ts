import {
  clone,
  type GameDefinition,
  type GameEvent,
  type GameState,
  Generator,
  type Move,
  type RngState,
  type Seat,
  seedRng,
} from '@acheron/engine'

/** Ignores events: imagined games are not logged. */
export function silently<E extends GameEvent>(random: Generator) {
  return { random: new Generator(random.rng), emit(_event: E) {} }
}

/** A new generator's state, as good as independent of the one it is drawn from. */
export function fork(random: Generator): RngState {
  return seedRng(random.index(2 ** 32))
}

/**
 * The result of each of the seat's moves, one move ahead, in one imagined state. All moves get the same dice, so that
 * differences come from the moves and not from luck.
 */
export function tryAll<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  goal: string,
  random: Generator,
): { worths: number[]; chanceUsed: boolean } {
  const ctx = silently<E>(random)
  const rng = fork(random)
  let chanceUsed = false
  const worths = moves.map(move => {
    const next = clone(state)
    next.rng = { ...rng }
    game.play(next, seat, move, ctx)
    chanceUsed ||= next.rng.a !== rng.a || next.rng.b !== rng.b
    return game.mind.worth(next, seat, goal)
  })
  return { worths, chanceUsed }
}
