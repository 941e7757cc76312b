import type { OptionsOf, RngState, Seat } from '@acheron/engine'
import type { CardId } from './cards.ts'
import type { options } from './meta.ts'
import type { TileId } from './tiles.ts'

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

/** What one side has put into a fight. */
export type Stake = { cards: CardId[]; gems: number; total: number }

/** An imp in a fight or under attack. */
export type ImpOf = { seat: Seat; imp: number }

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

/** What moves an imp. */
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

export type ImpRaceMove =
  | { readonly do: 'gather' }
  | { readonly do: 'raise'; readonly step: Step }
  | { readonly do: 'roll' }
  | { readonly do: 'dieCard'; readonly card: CardId }
  | { readonly do: 'angel'; readonly card: CardId; readonly step: Step }
  | { readonly do: 'treasure'; readonly card: CardId }
  | { readonly do: 'sacrilege'; readonly square: number }
  | { readonly do: 'banana'; readonly card: CardId }
  | { readonly do: 'move'; readonly imp: number; readonly n: number }
  | { readonly do: 'noMove' }
  | { readonly do: 'goOn' }
  | { readonly do: 'step'; readonly step: Step }
  | { readonly do: 'discard'; readonly card: CardId }
  | { readonly do: 'skipDraw' }
  | { readonly do: 'stakeCard'; readonly card: CardId }
  | { readonly do: 'stakeGems'; readonly count: number }
  | { readonly do: 'stand' }
  | { readonly do: 'concede' }
  | { readonly do: 'trident'; readonly card: CardId }
  | { readonly do: 'parry'; readonly card: CardId }
  | { readonly do: 'accept' }
  | { readonly do: 'buy'; readonly discard?: CardId }
  | { readonly do: 'endTurn' }

export type DeathCause = 'death' | 'ownImp' | 'fight' | 'trident' | 'noStep'

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
    }
  | { readonly e: 'impHome'; readonly seat: Seat; readonly imp: number; readonly home: number }
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
  | { readonly e: 'stood'; readonly seat: Seat; readonly total: number }
  | { readonly e: 'conceded'; readonly seat: Seat; readonly total: number; readonly need: number }
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
