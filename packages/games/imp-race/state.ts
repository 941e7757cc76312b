import type { OptionsOf, RngState, Seat, View } from '@acheron/engine'
import type { CardId } from './box/cards.ts'
import type { TileId } from './box/tiles.ts'
import type { Frame } from './frames.ts'
import type { options } from './meta.ts'

/** A start step of the own board; S1 is the one next to square 1. */
export type Step = 'S1' | 'S2' | 'S3' | 'S4'
/** Where an imp is: the cemetery, a start step, a square 1-39 of the route, or home. */
export type Place = 'D' | Step | number | 'H'

export type SeatState = {
  /** Imps 0 to 3. */
  imps: Place[]
  hand: CardId[]
  /** Red gems; blue ones never stay with anybody. */
  gems: number
}

/** The tile on a square of the route. Its id is hidden while it was never face up. */
export type RouteTile = { tile: TileId; up: boolean; seen: boolean }

export type TurnOption = 'gather' | 'raise' | 'run'

export type Turn = {
  seat: Seat
  /** Turns counted from 1 over all seats. */
  number: number
  option: TurnOption | null
  /** The face thrown or the value of the dice card (6: a joker), null before. */
  die: number | null
  /** Bananas played (R4.3). */
  plus: number
  /** The imp moved in this turn. */
  moved: number | null
  /** Where its movement ended, null while it has not or when it died. */
  rested: Place | null
  /** Cards bought. */
  bought: number
}

/** The stake of one side in a fight. */
export type Stake = { cards: CardId[]; gems: number; total: number }

/** An imp in a fight or under attack. */
export type ImpOf = { seat: Seat; imp: number }

/** The causes of an imp's movement. */
export type Mover = 'die' | 'banana' | 'return'

export type ImpRaceState = {
  seats: SeatState[]
  /** By square, 1 to 39. */
  route: { [square: number]: RouteTile }
  /** The three tiles left over, unseen until the end. */
  removed: TileId[]
  /** The last one is the top. */
  deck: CardId[]
  discard: CardId[]
  bag: { red: number; blue: number }
  /** Red gems out of the game. */
  lost: number
  turn: Turn
  winner: Seat | null
  options: OptionsOf<typeof options>
  flow: Frame[]
  rng: RngState
}

export type DeathCause = 'death' | 'ownImp' | 'fight' | 'trident' | 'noStep'

/** A seat as others see it: cards hidden from them are null. */
export type SeenSeat = Omit<SeatState, 'hand'> & { readonly hand: readonly (CardId | null)[] }
/** A tile that was never face up has no name yet. */
export type SeenTile = Omit<RouteTile, 'tile'> & { readonly tile: TileId | null }

/** A player's view of the race. A state is such a view too, with nothing hidden. */
export type ImpRaceView = Omit<ImpRaceState, 'rng' | 'seats' | 'route' | 'removed' | 'deck'> & {
  readonly seats: readonly SeenSeat[]
  readonly route: { readonly [square: number]: SeenTile }
  readonly removed: readonly (TileId | null)[]
  readonly deck: readonly (CardId | null)[]
}

/** The input of legal moves: the state, or the view of the seat that has to decide. */
export type DeciderView = View<ImpRaceState>
