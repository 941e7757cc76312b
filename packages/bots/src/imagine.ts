import {
  clone,
  equal,
  type GameDefinition,
  type GameEvent,
  type GameState,
  type Generator,
  type Move,
  type Seat,
  type View,
} from '@acheron/engine'

/** The full states that a seat holds possible. */
export interface Imagination<S extends GameState> {
  /** Nothing is hidden from the seat, so all these states are the same one. */
  readonly open: boolean
  /** One of them, the caller's to change. Its chance is drawn from the bot's generator. */
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
  // Where there was nothing to fill in, a copy is as good as a new determinization, and much cheaper.
  const open = equal(filled, view)
  return {
    open,
    sample() {
      const state = open ? clone(first) : game.determinize(view, seat, random)
      // The very object, not a copy: imagined dice go on from the bot's own, and every sample has other dice.
      state.rng = random.rng
      return state
    },
  }
}
