import type { Seat } from '@acheron/engine'
import type { CardId } from './box/cards.ts'
import type { TileId } from './box/tiles.ts'
import type { DeathCause, ImpOf, Mover, Place, Step, TurnOption } from './state.ts'

/** The events. An event carries all data of its log line, so that later states cannot change the line. */
export type ImpRaceEvent =
  | { readonly e: 'gameStarted'; readonly players: number }
  /** Only face-up tiles are told at the set-up. */
  | { readonly e: 'tilePlaced'; readonly square: number; readonly tile: TileId }
  | { readonly e: 'turnStarted'; readonly seat: Seat; readonly number: number }
  | { readonly e: 'optionChosen'; readonly seat: Seat; readonly option: TurnOption }
  | { readonly e: 'dieRolled'; readonly seat: Seat; readonly face: number }
  /** A card played for its action; `as` says which window's action it was. */
  | {
      readonly e: 'cardPlayed'
      readonly seat: Seat
      readonly card: CardId
      readonly as: 'die' | 'banana' | 'angel' | 'treasure' | 'trident' | 'parry'
    }
  | {
      readonly e: 'impMoved'
      readonly seat: Seat
      readonly imp: number
      readonly from: Place
      readonly to: Place
      readonly by: Mover
      /** The seats whose imps it ran past; missing where there were none, and in old tables. */
      readonly past?: readonly Seat[]
      /** True if it has become the foremost imp on the route. */
      readonly lead?: true
    }
  | { readonly e: 'impHome'; readonly seat: Seat; readonly imp: number; readonly home: number; readonly need?: number }
  | {
      readonly e: 'impDied'
      readonly seat: Seat
      readonly imp: number
      readonly from: Place
      readonly cause: DeathCause
    }
  | { readonly e: 'impRaised'; readonly seat: Seat; readonly imp: number; readonly to: Step }
  /** `tile` is told where the tile is (or was) face up. */
  | {
      readonly e: 'tileFlipped'
      readonly square: number
      readonly up: boolean
      readonly tile: TileId
      readonly cause: 'left' | 'action' | 'sacrilege'
    }
  | { readonly e: 'tileAction'; readonly seat: Seat; readonly square: number; readonly tile: TileId }
  | { readonly e: 'noMove'; readonly seat: Seat; readonly n: number }
  | {
      readonly e: 'fightStarted'
      readonly square: number
      readonly attacker: ImpOf
      readonly defender: ImpOf
    }
  | {
      readonly e: 'staked'
      readonly seat: Seat
      readonly card: CardId | null
      readonly gems: number
      readonly total: number
    }
  /** All that the seat has staked by then, and what it demands of the rival; old tables tell only the total. */
  | {
      readonly e: 'stood'
      readonly seat: Seat
      readonly total: number
      readonly bid?: {
        readonly cards: readonly CardId[]
        readonly gems: number
        readonly rival: Seat
        readonly need: number
      }
    }
  | {
      readonly e: 'conceded'
      readonly seat: Seat
      readonly total: number
      readonly need: number
      /** There was nothing that could have been staked. */
      readonly bare?: true
    }
  | {
      readonly e: 'fightEnded'
      readonly square: number
      readonly attacker: Seat
      readonly winner: Seat
      readonly loser: Seat
      /** The attacker's total, then the defender's. */
      readonly totals: readonly [number, number]
    }
  | {
      readonly e: 'tridentThrown'
      readonly seat: Seat
      readonly card: CardId
      readonly victim: ImpOf
      readonly square: number
    }
  | { readonly e: 'parried'; readonly seat: Seat; readonly card: CardId; readonly square: number }
  /** One draw from the bag: `drawn` in order; the blue ones go back. */
  | {
      readonly e: 'gemsDrawn'
      readonly seat: Seat
      readonly red: number
      readonly blue: number
      readonly drawn: readonly ('red' | 'blue')[]
    }
  /** The sure red gem of options A and B; 0 when the bag has none. */
  | { readonly e: 'gemTaken'; readonly seat: Seat; readonly count: number }
  | {
      readonly e: 'gemsSpent'
      readonly seat: Seat
      readonly count: number
      readonly for: 'buy' | 'fight' | 'sacrilege'
    }
  /** The card is told to its owner only. */
  | { readonly e: 'cardDrawn'; readonly seat: Seat; readonly card: CardId; readonly by: 'gather' | 'tile' | 'buy' }
  | { readonly e: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly e: 'cardBought'; readonly seat: Seat; readonly price: number }
  | { readonly e: 'deckReshuffled'; readonly count: number }
  | { readonly e: 'turnEnded'; readonly seat: Seat }
  | { readonly e: 'gameEnded'; readonly winner: Seat | null; readonly by: 'throne' | 'roundLimit' }
