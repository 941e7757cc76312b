import type { Seat } from '@acheron/engine'
import type { CardId } from './box/cards.ts'
import type { ImpOf, Mover, Stake } from './state.ts'

/** The race itself lies at the bottom; it starts each turn and passes it on. */
export type RaceFrame = { kind: 'race' }
/** W1: the choice of the option. */
export type TurnFrame = { kind: 'turn' }
/** W2: the value is known, an imp is to be chosen. */
export type MoveFrame = { kind: 'move' }
/** W4: on a face-up Banana or Return, before it moves the imp. */
export type ChainFrame = { kind: 'chain'; imp: number; square: number; tile: 'banana' | 'return' }
/** A free start step is to be chosen: for a raised imp (`cherub`) or for the imp a Return sends back (`return`). */
export type StepFrame = { kind: 'step'; cause: 'cherub' | 'return'; imp: number }
/** W6: six cards in hand before a draw; a Card tile's must be drawn, option A's may be left. */
export type FullFrame = { kind: 'full'; draw: 'tile' | 'gather' }
/** W3 and R7: a fight for a square; `bidder` is to bring the own total to at least `need`. */
export type BidFrame = {
  kind: 'bid'
  square: number
  attacker: ImpOf
  defender: ImpOf
  bidder: Seat
  need: number
  /** The attacker's stake, then the defender's. */
  stakes: [Stake, Stake]
  /** The cards of both sides in the order staked: so they go to the discard pile (R9.2). */
  staked: CardId[]
  /** How the attacker came here: whether a won square's tile is carried out depends on it. */
  by: Mover
}
/** W5 and R11: Tridents, purchases, the end of the turn. */
export type CloseFrame = { kind: 'close' }
/** R8.2: the attacked seat may answer a Trident. */
export type ParryFrame = { kind: 'parry'; attacker: Seat; victim: ImpOf; square: number; card: CardId }

export type Frame =
  | RaceFrame
  | TurnFrame
  | MoveFrame
  | ChainFrame
  | StepFrame
  | FullFrame
  | BidFrame
  | CloseFrame
  | ParryFrame
