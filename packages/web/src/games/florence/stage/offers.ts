import type { FlorenceMove } from '@acheron/games/florence/board.ts'
import type { Key } from './gestures.ts'

export type { Key } from './gestures.ts'

/** What the components of the table ask and tell about a thing, by its name (see gestures.ts). */
export interface Offers {
  /** The legal moves that a touch of it would be for; empty when it is of no use now. */
  moves(key: Key): readonly FlorenceMove[]
  /** Gold: a touch of it leads on. */
  lit(key: Key): boolean
  /** Gold or not, a touch of it does something: it may lay down what is held, or take up another thing instead. */
  enabled(key: Key): boolean
  /** Whatever it is touched for costs a bribe or a loan: lit, though less. */
  dear(key: Key): boolean
  /** It has been touched and waits for what belongs to it. */
  held(key: Key): boolean
  /** The move that is pointed at, here or in the list, is about it. */
  aimed(key: Key): boolean
  /** The line of the chronicle that is pointed at tells of it. */
  told(key: Key): boolean
  /** Makes the move, takes it up, or asks why not. */
  touch(key: Key): void
  /** Points at what a touch of it would do, and says what it is; null: at nothing. */
  look(key: Key | null, label?: string): void
  /** A legal move made with a button of its own. */
  play(move: FlorenceMove): void
  point(move: FlorenceMove | null): void
  readonly pointed: FlorenceMove | null
}
