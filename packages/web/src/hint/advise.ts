import { type GameDefinition, Generator, type Move, type Seat, type View } from '@acheron/engine'

/** What Virgil is shown: no more than the one who asks may see. */
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

/** Whether the game has somebody to ask. */
export function hasAdvice({ mind }: GameDefinition): boolean {
  return mind.expert !== undefined || mind.policy !== undefined
}

/** What the best player known would do, in one of the positions that the seat holds possible. */
export function advise(game: GameDefinition, { view, seat, moves }: Question): Advice | null {
  const { mind } = game
  const goal = mind.goals[0] ?? ''
  const state = game.determinize(view, seat, Generator.seeded('virgil'))
  const move = mind.expert?.(state, seat, moves, goal) ?? mind.policy?.(state, seat, moves)
  return move === undefined ? null : { move, worth: mind.worth(state, seat, goal) }
}
