import type { OptionsOf, RngState, Seat, View } from '@acheron/engine'
import type { EventId } from './box/events.ts'
import type { ItemId } from './box/items.ts'
import type { SpellId } from './box/spells.ts'
import type { Square } from './box/squares.ts'
import type { TileId } from './box/tiles.ts'
import type { Frame } from './frames.ts'
import type { options } from './meta.ts'

/** An item somebody owns. Those that are never turned over stay upright. */
export type OwnedItem = { id: ItemId; upright: boolean }

/** 2.1. */
export type SeatState = {
  /** Where the piece stands; null before it is placed. */
  at: Square | null
  souls: number
  /** The reserve, not yet placed. */
  demons: number
  speed: number
  perm: number
  mana: number
  curse: number
  /** Circles 1 to this one are open to the player. */
  unlocked: number
  items: OwnedItem[]
  slowed: boolean
  /** Leaden-feet marks. */
  lead: number
}

/** The rules' memory of the turn being played. */
export type Turn = {
  seat: Seat
  /** Steps used in phase 1. */
  used: number
  /** Whether a speed token was spent (R3.5). */
  sped: boolean
  /** Whether the player was slowed in this turn (R3.11). */
  slowed: boolean
  /** Whether a movement of this turn ended by an unlocking (R4.4). */
  opened: boolean
  /** Whether the one trade of the turn was made (R4.3). */
  traded: boolean
  /** Whether this is the turn won by a time-walk, and whether one follows this turn. */
  extra: boolean
  again: boolean
}

/** 2.8. The eclipse marker lies beside a slot, or nowhere. */
type Track = { slot: number; length: number; eclipse: number | null }

/** Demons that came from the supply, were killed, or were given away in a trade since the game began. */
type Tally = { gained: number; killed: number; sold: number }

export type EndCause = 'throne' | 'race' | 'dominion' | 'upkeeps' | 'rounds'

export type HellgameState = {
  players: number
  /** By seat, 0 to players - 1. */
  seats: { [seat: Seat]: SeatState }
  /** What lies on each special square; plain squares are missing. In a view a face-down event is null. */
  tiles: { [square: Square]: TileId }
  /** Squares whose source is face down, or whose trader is (option `economy`). */
  down: { [square: Square]: true }
  /** The demons on each square by owner, oldest first; empty squares are missing. */
  demons: { [square: Square]: Seat[] }
  /** Squares under a hinderance. */
  removed: { [square: Square]: true }
  /** Tokens left in the supply. */
  portalTokens: number
  hinderances: number
  /** The event kinds in play, and those turned up so far, in order. */
  eventKinds: EventId[]
  turned: EventId[]
  /** The spells in play, and the deck, its top card first (order hidden). */
  spells: SpellId[]
  deck: SpellId[]
  track: Track
  /** The holder of the first player token. */
  first: Seat
  round: number
  /** Upkeeps done. */
  upkeeps: number
  turn: Turn
  tally: Tally
  ended: EndCause | null
  options: OptionsOf<typeof options>
  flow: Frame[]
  rng: RngState
}

/** The view of a seat or a spectator: face-down events and the spell deck are null. Rules that only read take it. */
export type HellgameView = View<HellgameState>
