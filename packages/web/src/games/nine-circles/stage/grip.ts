import type { NineCirclesMove, NineCirclesView } from '@acheron/games/nine-circles/board.ts'
import { emptyHand, type Hand } from './hand.ts'

/** What a touch takes up. */
export interface Taken {
  readonly hand: Hand
  /** The active die that was taken up last: Virgil offers its faces. */
  readonly touched: number | null
}

/** What is held on the stage, and in which view. */
export interface Grip extends Taken {
  readonly view: NineCirclesView
  /** Counts the touches that the guide did not ask for, since the last one it did. */
  readonly strayed: number
  /** The advice that the hand took something up in spite of. */
  readonly aside: NineCirclesMove | null
}

export function emptyGrip(view: NineCirclesView): Grip {
  return { view, hand: emptyHand, touched: null, strayed: 0, aside: null }
}

export function isEmpty({ hand, touched }: Grip): boolean {
  return hand.dice.length === 0 && touched === null
}

/** The dice that are held: of equal dice these are meant first, and of these the one that was touched last. */
export function inHandOf({ hand, touched }: Taken): readonly number[] {
  return touched === null ? hand.dice : [touched, ...hand.dice]
}

/** The advice that is still followed: a hand that took something up in spite of it is not led back. */
export function followed({ hand, aside }: Grip, advised: NineCirclesMove | null): NineCirclesMove | null {
  return hand.dice.length > 0 && advised === aside ? null : advised
}
