import {
  cloneUnfrozen,
  equal,
  type GameDefinition,
  type GameEvent,
  type GameState,
  type Generator,
  type Move,
  type Seat,
  type View,
} from '@acheron/engine'
import { fork } from './trials.ts'

/** The full states that are possible for a seat. */
export interface Imagination<S extends GameState> {
  /** Nothing is hidden from the seat, so all these states are the same one. */
  readonly open: boolean
  /** One of them, which the caller may change, with a new generator. */
  sample(): S
}

export function imagine<S extends GameState, M extends Move, E extends GameEvent>(
  game: GameDefinition<S, M, E>,
  view: View<S>,
  seat: Seat,
  random: Generator,
): Imagination<S> {
  const first = game.determinize(view, seat, random)
  const { rng: _, ...filled } = first
  // If there was nothing to fill in, a copy is as good as a new determinization, and much cheaper.
  const open = equal(filled, view)
  return {
    open,
    sample() {
      const state = open ? cloneUnfrozen(first) : game.determinize(view, seat, random)
      state.rng = fork(random)
      return state
    },
  }
}
