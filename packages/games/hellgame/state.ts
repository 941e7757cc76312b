import type { Context, OptionsOf, RngState, Seat } from '@acheron/engine'
import type { Square } from './box/squares.ts'
import type { CurseId } from './box/curses.ts'
import type { EventId } from './box/events.ts'
import type { ItemId } from './box/items.ts'
import type { options } from './meta.ts'
import type { Amounts } from './box/numbers.ts'
import type { SpellId } from './box/spells.ts'
import type { FactoryId, Side, SourceId, TileId, TraderId } from './box/tiles.ts'

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

/** What the rules must remember of the turn being played. */
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
export type Track = { slot: number; length: number; eclipse: number | null }

/** Demons that came from the supply, were killed, or were given away in a trade since the game began. */
export type Tally = { gained: number; killed: number; sold: number }

export type EndCause = 'throne' | 'race' | 'dominion' | 'upkeeps' | 'rounds'

/** What is chosen with a cast or a curse (R5.2); what a thing does not ask for is missing. */
export type Choice = {
  readonly target?: Seat
  readonly square?: Square
  readonly length?: 'longer' | 'shorter'
  readonly slot?: 'up' | 'down'
}

/** The pieces are placed, from the first player on (section 3, 6); no seat yet: the table has just been laid. */
export type StartFrame = { kind: 'start'; seat: Seat | null }
/** A round; `next` is whose turn comes next, or what follows when all have had theirs. */
export type RoundFrame = { kind: 'round'; next: Seat | 'track' | 'end' }
/** A turn; `next` is the phase that comes next. */
export type TurnFrame = { kind: 'turn'; next: 'movement' | 'square' | 'spell' | 'demons' | 'end' }
export type MovementFrame = { kind: 'movement' }
/** Phase 2 on the square where the piece stands, also at the end of a ferry. */
export type SquareFrame = { kind: 'square' }
export type LanternFrame = { kind: 'lantern' }
export type TraderFrame = { kind: 'trader' }
/** A ride; `used` steps of it are taken (R4.4). */
export type FerryFrame = { kind: 'ferry'; used: number }
/** An event being resolved; `left` counts the choices still to make. */
export type EventFrame = { kind: 'event'; event: EventId; left: number }
/** `total-recall`: the seat and the circle it has come to. */
export type RecallFrame = { kind: 'recall'; seat: Seat; circle: number }
export type SpellFrame = { kind: 'spell' }
/** The target may cancel what was cast (R5.3). */
export type ShieldFrame = {
  kind: 'shield'
  seat: Seat
  by: Seat
  cast: { spell: SpellId } | { curse: CurseId }
  choice: Choice
}
/** A demon may be bought after `cast-out` (R5.5). */
export type PurchaseFrame = { kind: 'purchase' }
export type DemonsFrame = { kind: 'demons' }
/** An upkeep (R8); `step` is the next of its nine steps. */
export type UpkeepFrame = { kind: 'upkeep'; step: number }
/** The owners of `pandora` that still have to choose, in order; one entry for each tile. */
export type PandoraFrame = { kind: 'pandora'; seats: Seat[] }

export type Frame =
  | StartFrame
  | RoundFrame
  | TurnFrame
  | MovementFrame
  | SquareFrame
  | LanternFrame
  | TraderFrame
  | FerryFrame
  | EventFrame
  | RecallFrame
  | SpellFrame
  | ShieldFrame
  | PurchaseFrame
  | DemonsFrame
  | UpkeepFrame
  | PandoraFrame

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

/** One of the four ways to move (R3.2). */
export type Going =
  | { readonly do: 'step'; readonly to: Square }
  | { readonly do: 'portal'; readonly to: Square }
  | { readonly do: 'wayling'; readonly to: Square }
  | { readonly do: 'flux'; readonly to: Square }

/** Event choices: which ones depends on the kind (R11, R12). */
export type EventMove =
  | { readonly do: 'longer' }
  | { readonly do: 'shorter' }
  | { readonly do: 'circle'; readonly circle: number }
  | { readonly do: 'whirl'; readonly circle: number; readonly n: number }
  | { readonly do: 'square'; readonly square: Square }
  | { readonly do: 'stop' }
  | { readonly do: 'source'; readonly square: Square }
  | { readonly do: 'spell'; readonly spell: SpellId }

export type HellgameMove =
  | { readonly do: 'start'; readonly square: Square }
  | Going
  | { readonly do: 'speed' }
  | { readonly do: 'forge' }
  | { readonly do: 'endMove' }
  | { readonly do: 'lantern' }
  | { readonly do: 'trade'; readonly times: number }
  | { readonly do: 'ferry' }
  | { readonly do: 'pass' }
  | EventMove
  | ({ readonly do: 'cast'; readonly spell: SpellId } & Choice)
  | { readonly do: 'curse'; readonly curse: CurseId; readonly target: Seat }
  | { readonly do: 'shield' }
  | { readonly do: 'accept' }
  | { readonly do: 'buy' }
  | { readonly do: 'place'; readonly n: number }
  | { readonly do: 'pick'; readonly n: number }
  | { readonly do: 'done' }
  | { readonly do: 'pandora'; readonly take: 'demon' | 'curse' }

/** How a source came to give. */
export type SourceCause = 'stop' | 'pass' | 'lantern' | 'thaw'
/** Why demons went back to their owners. */
export type ReturnCause = 'clear-circle' | 'total-recall' | 'banish'
/** What made the length or the token change. */
export type TrackCause = 'round' | 'upkeep' | 'spell' | 'event'

export type HellgameEvent =
  | {
      readonly e: 'gameStarted'
      readonly players: number
      readonly first: Seat
      readonly spells: readonly SpellId[]
      readonly events: readonly EventId[]
      /** The options that differ from the rules as printed, as `name value`. */
      readonly options: readonly string[]
    }
  /** `place` is the seat's place in the first round, from 1. */
  | { readonly e: 'pieceStarted'; readonly seat: Seat; readonly square: Square; readonly place: number }
  | { readonly e: 'roundStarted'; readonly round: number; readonly first: Seat }
  | { readonly e: 'turnStarted'; readonly seat: Seat; readonly extra: boolean }
  /** One step's worth of movement; `ride` in a ferry. */
  | {
      readonly e: 'moved'
      readonly seat: Seat
      readonly from: Square
      readonly to: Square
      readonly by: Going['do']
      readonly ride: boolean
    }
  | { readonly e: 'unlocked'; readonly seat: Seat; readonly circle: number; readonly price: number }
  | { readonly e: 'speedSpent'; readonly seat: Seat }
  | { readonly e: 'forged'; readonly seat: Seat; readonly perm: number; readonly price: number }
  /** Phase 1 is over; `steps` were used. */
  | { readonly e: 'movementEnded'; readonly seat: Seat; readonly square: Square; readonly steps: number }
  | {
      readonly e: 'sourceTaken'
      readonly seat: Seat
      readonly square: Square
      readonly tile: SourceId
      readonly gain: Amounts
      readonly by: SourceCause
    }
  /** Sources or traders turned over by a spell, an event, an upkeep or a trade. */
  | { readonly e: 'tilesTurned'; readonly squares: readonly Square[]; readonly up: boolean }
  | { readonly e: 'itemTaken'; readonly seat: Seat; readonly square: Square; readonly item: ItemId }
  | { readonly e: 'itemUsed'; readonly seat: Seat; readonly item: ItemId }
  | {
      readonly e: 'traded'
      readonly seat: Seat
      readonly square: Square
      readonly tile: TraderId
      readonly times: number
      readonly paid: Amounts
      readonly gain: Amounts
    }
  | { readonly e: 'ferryTaken'; readonly seat: Seat; readonly square: Square; readonly paid: Amounts }
  | { readonly e: 'ferryEnded'; readonly seat: Seat; readonly square: Square; readonly steps: number }
  | { readonly e: 'eventTurned'; readonly seat: Seat; readonly square: Square; readonly event: EventId }
  /** An event that found nothing to do, or was stopped. */
  | { readonly e: 'eventEnded'; readonly seat: Seat; readonly event: EventId }
  | { readonly e: 'gained'; readonly seat: Seat; readonly gain: Amounts; readonly by: string }
  | {
      readonly e: 'stolen'
      readonly seat: Seat
      readonly from: Seat
      readonly what: 'souls' | 'speed'
      readonly count: number
    }
  | { readonly e: 'halved'; readonly seat: Seat; readonly lost: number; readonly left: number }
  | { readonly e: 'lengthChanged'; readonly from: number; readonly to: number; readonly by: TrackCause }
  | { readonly e: 'tokenMoved'; readonly from: number; readonly to: number; readonly by: TrackCause }
  | { readonly e: 'eclipseBegan'; readonly slot: number }
  | { readonly e: 'eclipseSlid'; readonly from: number; readonly to: number }
  | { readonly e: 'eclipseEnded'; readonly slot: number }
  | { readonly e: 'hinderancePlaced'; readonly seat: Seat; readonly square: Square }
  | { readonly e: 'portalPlaced'; readonly seat: Seat; readonly square: Square }
  | { readonly e: 'circleChosen'; readonly seat: Seat; readonly circle: number; readonly event: EventId }
  /** Demons of one owner go back to the reserve from one square. */
  | {
      readonly e: 'demonsReturned'
      readonly seat: Seat
      readonly square: Square
      readonly n: number
      readonly by: ReturnCause
    }
  | { readonly e: 'spellReplaced'; readonly seat: Seat; readonly old: SpellId; readonly spell: SpellId }
  | {
      readonly e: 'whirled'
      readonly circle: number
      readonly n: number
      readonly pieces: readonly { readonly seat: Seat; readonly from: Square; readonly to: Square }[]
    }
  | {
      readonly e: 'spellCast'
      readonly seat: Seat
      readonly spell: SpellId
      readonly mana: number
      readonly choice: Choice
    }
  | { readonly e: 'curseUsed'; readonly seat: Seat; readonly curse: CurseId; readonly target: Seat }
  | {
      readonly e: 'shielded'
      readonly seat: Seat
      readonly by: Seat
      readonly cast: { readonly spell: SpellId } | { readonly curse: CurseId }
    }
  | { readonly e: 'demonConverted'; readonly seat: Seat; readonly from: Seat; readonly square: Square }
  | { readonly e: 'slowed'; readonly seat: Seat; readonly by: Seat }
  | { readonly e: 'leadPlaced'; readonly seat: Seat; readonly by: Seat; readonly lead: number }
  | { readonly e: 'turnWon'; readonly seat: Seat }
  | { readonly e: 'demonCastOut'; readonly seat: Seat; readonly owner: Seat; readonly square: Square }
  | { readonly e: 'demonBought'; readonly seat: Seat; readonly paid: Amounts }
  | { readonly e: 'demonsPlaced'; readonly seat: Seat; readonly square: Square; readonly n: number }
  | {
      readonly e: 'demonsPicked'
      readonly seat: Seat
      readonly square: Square
      readonly n: number
      readonly price: number
    }
  /** Only where a demon died or several owners met. `most` has the one highest count, if there is one. */
  | {
      readonly e: 'fought'
      readonly square: Square
      readonly before: readonly Seat[]
      readonly most: Seat | null
      /** Killed in step 1, and trimmed in step 2. */
      readonly killed: readonly Seat[]
      readonly trimmed: readonly Seat[]
      readonly after: readonly Seat[]
    }
  | { readonly e: 'factoryFlipped'; readonly square: Square; readonly tile: FactoryId; readonly side: Side }
  /** The throne has got or lost its only owner. */
  | { readonly e: 'throneHeld'; readonly seat: Seat | null }
  | { readonly e: 'upkeepStarted'; readonly number: number }
  | { readonly e: 'throneChecked'; readonly holder: Seat | null; readonly demons: readonly Seat[] }
  | { readonly e: 'firstMoved'; readonly seat: Seat }
  | {
      readonly e: 'income'
      readonly seat: Seat
      readonly square: Square
      readonly tile: FactoryId
      readonly side: Side
      readonly gain: Amounts
    }
  /** Everybody gets the same at an upkeep: a mana. */
  | { readonly e: 'upkeepGain'; readonly gain: Amounts }
  | { readonly e: 'itemsUpright'; readonly seat: Seat; readonly items: readonly ItemId[] }
  | { readonly e: 'leadRemoved'; readonly seats: readonly Seat[] }
  | { readonly e: 'upkeepEnded'; readonly number: number }
  | { readonly e: 'gameEnded'; readonly by: EndCause; readonly winners: readonly Seat[] }

export type Ctx = Context<HellgameEvent>
