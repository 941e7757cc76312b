import type { OptionsOf, RngState, Seat, View } from '@acheron/engine'
import type { TileId } from './box/bonus-tiles.ts'
import type { FamilyId } from './box/families.ts'
import type { EndCode, FraudId, FraudOption } from './box/fraud-cards.ts'
import type { GuardianId } from './box/guardians.ts'
import type { LocationId, Quarter } from './box/locations.ts'
import type { PlagueId } from './box/plague-cards.ts'
import type { GateId, ShieldId } from './box/shields.ts'
import type { Sin, SoulSin } from './box/sins.ts'
import type { Barrel, Guest, Piece } from './box/tower.ts'
import type { Frame } from './frames.ts'
import type { options } from './meta.ts'

/** Standing souls move; lying ones (in their own circle) and petrified ones never do again. */
export type Pose = 'standing' | 'lying' | 'petrified'

export type Soul = { sin: SoulSin; pose: Pose }

/** Family members by kind. */
export type Members = { noble: number; urchin: number }

/**
 * The causes of changes of infamy; the ledger adds it up by these. `debt` is step 5 of the final scoring, `fraud` step
 * 1.
 */
export type InfamyReason =
  | 'soul'
  | 'tile'
  | 'panel'
  | 'token'
  | 'dante'
  | 'loan'
  | 'council'
  | 'fraud'
  | 'diploma'
  | 'debt'

export type Ledger = { [reason in InfamyReason]: number }

/** One line of the final scoring, for the end screen. */
export type ScoredItem =
  | { step: 1; card: FraudId; option: FraudOption; code: EndCode; points: number }
  | { step: 3; sin: Sin; points: 0 }
  | { step: 4; sin: Sin; value: number; level: number; points: number }
  | { step: 5; boat: number; points: number }

export type SeatState = {
  /** Null while families are being chosen. */
  family: FamilyId | null
  florins: number
  drachmas: number
  infamy: number
  /** Its space on the loan track, 0 to 6. */
  boat: number
  /** Members ready to be sent. */
  home: Members
  /** Urchins not yet in play. */
  reserve: number
  /** Members in Florence; a location without any has no entry. */
  florence: { [location in LocationId]?: Members }
  /** The floors from the ground up, each with its pieces; its length less 1 is the number of floors added. */
  tower: Piece[][]
  /** Barrels on the supply panel. */
  panel: Barrel[]
  /** Gates with a disc of this seat; the others of the five are in hand. */
  discs: GateId[]
  /** Levels 0 to 4. */
  skulls: { [sin in Sin]: number }
  diplomas: Sin[]
  halfDiplomas: number
  hand: FraudId[]
  /** Cards played, in order. */
  played: FraudId[]
  turns: number
  /** Infamy by what it came from; adds up to `infamy`. */
  ledger: Ledger
  scored: ScoredItem[]
}

export type EndCause = 'dante' | 'noMove' | 'turnCap'

export type FlorenceState = {
  players: number
  /** By seat; an object, so that a scenario can change a part of one. */
  seats: { [seat: Seat]: SeatState }
  /** The first player (set-up 12). */
  first: Seat
  /** Whose turn it is, its number counted from 1 over all seats, and the quarter that the Hell phase led to (R2.7). */
  turn: { seat: Seat; number: number; quarter: Quarter | null }
  /** The souls on the board; an empty shield has no entry. */
  hell: { [shield: ShieldId]: Soul }
  graveyard: { [sin in SoulSin]: number }
  supply: { [sin in SoulSin]: number }
  /** The quarter of each location. */
  locations: { [location in LocationId]: Quarter }
  palace: { [guest in Guest]: number }
  market: { [barrel in Barrel]: number }
  bonusTiles: { [sin in Sin]: TileId }
  /** The Phlegethon cubes' spaces, 1 to 10. */
  cubes: { [sin in Sin]: number }
  /** Half-diploma tokens in the supply. */
  halfDiplomas: number
  /** The two guardians in play and the circle each stands at. */
  guardians: { [guardian in GuardianId]?: number }
  /** The last card of the deck is the top; it lies face up. */
  plague: { deck: PlagueId[]; discard: PlagueId[] }
  /** The last card of the deck is the top. */
  fraud: { deck: FraudId[]; lineUp: FraudId[]; discard: FraudId[] }
  /** Family cards that nobody has. */
  familyBox: FamilyId[]
  /** Dante's step; 0 is the gate. */
  dante: number
  /** Set once the end is certain: the seat and the cause. */
  end: { seat: Seat; cause: EndCause } | null
  options: OptionsOf<typeof options>
  flow: Frame[]
  rng: RngState
}

/** The view of a seat or a spectator. Rules that only read take a view. */
export type FlorenceView = View<FlorenceState>
