import type { Context, Seat } from '@acheron/engine'
import type { CurseId } from './box/curses.ts'
import type { EventId } from './box/events.ts'
import type { ItemId } from './box/items.ts'
import type { Amounts } from './box/numbers.ts'
import type { SpellId } from './box/spells.ts'
import type { Square } from './box/squares.ts'
import type { FactoryId, Kind, Side, SourceId, TraderId } from './box/tiles.ts'
import type { Choice, Going } from './moves.ts'
import type { EndCause } from './state.ts'

/** The reason why a source gave. */
export type SourceCause = 'stop' | 'pass' | 'lantern' | 'thaw'
/** The reason why demons went back to their owners. */
export type ReturnCause = 'clear-circle' | 'total-recall' | 'banish'
/** The cause of a change of the length or the token. */
export type TrackCause = 'round' | 'upkeep' | 'spell' | 'event'

/** An event carries all that its log line needs; `kind` is the kind of its square (of `to` when a piece moves) at that moment. */
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
  | {
      readonly e: 'pieceStarted'
      readonly seat: Seat
      readonly square: Square
      readonly kind: Kind
      readonly place: number
    }
  | { readonly e: 'roundStarted'; readonly round: number; readonly first: Seat }
  | { readonly e: 'turnStarted'; readonly seat: Seat; readonly extra: boolean }
  /** One step's worth of movement; `ride` in a ferry. */
  | {
      readonly e: 'moved'
      readonly seat: Seat
      readonly from: Square
      readonly to: Square
      readonly kind: Kind
      readonly by: Going['do']
      readonly ride: boolean
    }
  | { readonly e: 'unlocked'; readonly seat: Seat; readonly circle: number; readonly price: number }
  | { readonly e: 'speedSpent'; readonly seat: Seat; readonly price: number; readonly steps: number }
  | { readonly e: 'forged'; readonly seat: Seat; readonly perm: number; readonly price: number }
  /** Phase 1 is over; `steps` were used. */
  | {
      readonly e: 'movementEnded'
      readonly seat: Seat
      readonly square: Square
      readonly kind: Kind
      readonly steps: number
    }
  | {
      readonly e: 'sourceTaken'
      readonly seat: Seat
      readonly square: Square
      readonly tile: SourceId
      readonly gain: Amounts
      readonly by: SourceCause
    }
  /** Sources or traders turned over by a spell, an event, an upkeep or a trade. */
  | {
      readonly e: 'tilesTurned'
      readonly squares: readonly Square[]
      readonly kind: 'source' | 'trader' | 'both'
      readonly up: boolean
    }
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
  | {
      readonly e: 'ferryEnded'
      readonly seat: Seat
      readonly square: Square
      readonly kind: Kind
      readonly steps: number
    }
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
      readonly kind: Kind
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
  | {
      readonly e: 'demonConverted'
      readonly seat: Seat
      readonly from: Seat
      readonly square: Square
      readonly kind: Kind
    }
  | { readonly e: 'slowed'; readonly seat: Seat; readonly by: Seat; readonly steps: number }
  | { readonly e: 'leadPlaced'; readonly seat: Seat; readonly by: Seat; readonly lead: number }
  | { readonly e: 'turnWon'; readonly seat: Seat }
  | {
      readonly e: 'demonCastOut'
      readonly seat: Seat
      readonly owner: Seat
      readonly square: Square
      readonly kind: Kind
    }
  | { readonly e: 'demonBought'; readonly seat: Seat; readonly paid: Amounts; readonly gain: Amounts }
  | {
      readonly e: 'demonsPlaced'
      readonly seat: Seat
      readonly square: Square
      readonly kind: Kind
      readonly n: number
    }
  | {
      readonly e: 'demonsPicked'
      readonly seat: Seat
      readonly square: Square
      readonly kind: Kind
      readonly n: number
      readonly price: number
    }
  /** Only where a demon died or several owners met. `most` has the one highest count, if there is one. */
  | {
      readonly e: 'fought'
      readonly square: Square
      readonly kind: Kind
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
