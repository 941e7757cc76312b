import { type GameDefinition, Generator, type Move, type Seat, type View } from '@acheron/engine'

/** The input of a hint: only the seat's knowledge. */
export interface Question {
  readonly game: string
  readonly view: View
  readonly seat: Seat
  readonly moves: readonly Move[]
}

export interface Advice {
  readonly move: Move
  /** How good the position is for the seat, from 0 to 1; an estimate. */
  readonly worth: number
}

/** True if the game can compute hints. */
export function hasAdvice({ mind }: GameDefinition): boolean {
  return mind.expert !== undefined || mind.policy !== undefined
}

/** The move of the best player known, in one of the states that fit the seat's view. */
export function advise(game: GameDefinition, { view, seat, moves }: Question): Advice | null {
  const { mind } = game
  const goal = mind.goals[0] ?? ''
  const state = game.determinize(view, seat, Generator.seeded('virgil'))
  const move = mind.expert?.(state, seat, moves, goal) ?? mind.policy?.(state, seat, moves)
  return move === undefined ? null : { move, worth: mind.worth(state, seat, goal) }
}
