import {
  type GameDefinition,
  type GameEvent,
  type GameState,
  Generator,
  type Move,
  type Seat,
  type View,
} from '@acheron/engine'

/** What is hidden is imagined in several ways; what happens in all of them can be said. */
const imagined = ['one', 'another', 'a third']

/**
 * Whether the turn is over with a move, or the game, as the rules play it: then the next turn begins with it. Where dice, a
 * bag or an unseen card (`unseen`) may change that, nobody knows.
 */
export function isLastOfTurn<S extends GameState, M extends Move, E extends GameEvent>(
  game: Pick<GameDefinition<S, M, E>, 'determinize' | 'play' | 'result'>,
  view: View<S>,
  seat: Seat | null,
  move: M,
  unseen: (event: E) => boolean = () => false,
): boolean {
  if (seat === null) return false
  return imagined.every(name => {
    const state = game.determinize(view, seat, Generator.seeded(name))
    const random = new Generator(state.rng)
    const before = JSON.stringify(random.rng)
    const isSure = () => JSON.stringify(random.rng) === before
    let [isLast, isOpen] = [false, true]
    game.play(state, seat, move, {
      random,
      emit(event) {
        if (event.e === 'turnStarted') isLast ||= isOpen && isSure()
        else isOpen &&= !unseen(event)
      },
    })
    return isLast || (game.result(state) !== null && isOpen && isSure())
  })
}
