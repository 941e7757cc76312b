import {
  cloneUnfrozen,
  equal,
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

/** Whether chance was used between two states of a generator. Imagined games have the quick one. */
export function drewFrom(before: RngState, after: RngState): boolean {
  return before.v === 1 && after.v === 1 ? before.a !== after.a || before.b !== after.b : !equal(before, after)
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
    const next = cloneUnfrozen(state)
    next.rng = { ...rng }
    game.play(next, seat, move, ctx)
    chanceUsed ||= drewFrom(rng, next.rng)
    return game.mind.worth(next, seat, goal)
  })
  return { worths, chanceUsed }
}
