import type { Context, OptionsOf, RngState, Seat } from '@acheron/engine'
import type { TileId } from './box/bonus-tiles.ts'
import type { FamilyId } from './box/families.ts'
import type { EndCode, FraudId, FraudOption } from './box/fraud-cards.ts'
import type { GuardianId } from './box/guardians.ts'
import type { GateId, ShieldId } from './box/hell.ts'
import type { LocationId, Quarter } from './box/locations.ts'
import type { PlagueId } from './box/plague-cards.ts'
import type { Sin, SoulSin } from './box/sins.ts'
import type { Barrel, Guest, Member, Piece } from './box/tower.ts'
import type { FlorenceEvent } from './events.ts'
import type { options } from './meta.ts'

/** Standing souls move; lying ones (in their own circle) and petrified ones never do again. */
export type Pose = 'standing' | 'lying' | 'petrified'
export type Soul = { sin: SoulSin; pose: Pose }

/** Where a soul that moves comes from: its shield, or the graveyard with its sin. */
export type Origin = ShieldId | `graveyard:${SoulSin}`

/** Family members by kind. */
export type Members = { noble: number; urchin: number }
/** A member in the tower. */
export type Sheltered = { kind: Member; floor: number }

/** What changes infamy; the ledger adds it up by this. `debt` is step 5 of the final scoring, `fraud` step 1. */
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
  /** Gates with a disc of this seat; the rest of the five is in hand. */
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

/** The game itself lies at the bottom: it starts each turn, and the final scoring. */
export type TurnsFrame = { kind: 'turns' }
/** What was laid out is told. */
export type OpeningFrame = { kind: 'opening' }
/** Set-up 12: families are dealt and applied; those that must choose do so above. */
export type FamiliesFrame = { kind: 'families'; applied: boolean; asked: number }
/** Option deal2keep1: all choose at once, in secret. */
export type FamilyDraftFrame = {
  kind: 'familyDraft'
  dealt: { [seat: Seat]: FamilyId[] }
  chosen: { [seat: Seat]: FamilyId | null }
  done: { [seat: Seat]: boolean }
}
export type FamilyChoiceFrame = { kind: 'familyChoice'; seat: Seat }
/** R2; `rescued`: the plague card of option plagueRescue has come. */
export type HellFrame = { kind: 'hell'; rescued: boolean }
/** R4. */
export type FlorenceFrame = { kind: 'florence' }
/** R5.7; the parts that are done. */
export type CourtyardFrame = { kind: 'courtyard'; home: boolean; reorganised: boolean }
/** R5.7: reorganising, so many steps so far. */
export type TowerFrame = { kind: 'tower'; steps: number }
/** R5.8; the parts that are done: exchange, cube or disc, guardian or Styx. */
export type BonfireFrame = { kind: 'bonfire'; exchanged: boolean; worked: boolean; called: boolean }
/** R5.9; the parts that are done: exchange, fraud card, barrel. */
export type CityWallFrame = { kind: 'cityWall'; exchanged: boolean; played: boolean; stored: boolean }
export type MarketFrame = { kind: 'market' }
export type PalaceFrame = { kind: 'palace' }
/** R6.4: what is still to come after the skull has risen: the tile, then Dante. */
export type AccusationFrame = { kind: 'accusation'; sin: Sin; next: 'tile' | 'dante' | 'end' }
/** The tile of a track; `at` counts its effects. */
export type BonusTileFrame = { kind: 'bonusTile'; tile: TileId; at: number }
/** R10.1: which guardian goes where. */
export type GuardianFrame = { kind: 'guardian'; may: boolean }
/** R10.2: its effect in the circle where it now stands. */
export type GuardianEffectFrame = { kind: 'guardianEffect'; guardian: GuardianId }
export type StyxFrame = { kind: 'styx' }
/** R9.2 on an F step. */
export type FraudSourceFrame = { kind: 'fraudSource' }
/** R9.4; when the effect is over, hand or line-up are filled up. */
export type FraudOptionFrame = { kind: 'fraudOption'; card: FraudId; from: FraudSource; chosen: boolean }
/** Section 6: the step, whose turn it is in it (0: the first player), and how many of their cards are done. */
export type ScoringFrame = { kind: 'scoring'; step: number; at: number; cards: number }
export type EndFraudFrame = { kind: 'endFraud'; seat: Seat; card: FraudId }
export type HalfDiplomaFrame = { kind: 'halfDiploma'; seat: Seat }

export type Frame =
  | TurnsFrame
  | OpeningFrame
  | FamiliesFrame
  | FamilyDraftFrame
  | FamilyChoiceFrame
  | HellFrame
  | FlorenceFrame
  | CourtyardFrame
  | TowerFrame
  | BonfireFrame
  | CityWallFrame
  | MarketFrame
  | PalaceFrame
  | AccusationFrame
  | BonusTileFrame
  | GuardianFrame
  | GuardianEffectFrame
  | StyxFrame
  | FraudSourceFrame
  | FraudOptionFrame
  | ScoringFrame
  | EndFraudFrame
  | HalfDiplomaFrame

export type FraudSource = 'hand' | 'lineUp' | 'deck'

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
  /** Set once the end is certain: by whom and how. */
  end: { seat: Seat; cause: EndCause } | null
  options: OptionsOf<typeof options>
  flow: Frame[]
  rng: RngState
}

/** R3.2: present, with the number of loans, where the cost needs some. */
type Loans = { readonly loans?: number }

export type FlorenceMove =
  /** familyDraft. */
  | { readonly do: 'keep'; readonly family: FamilyId }
  /** R2.1. */
  | ({ readonly do: 'lead'; readonly soul: Origin; readonly to: ShieldId } & Loans)
  /** R5.1, R6.1; `bribe` in another quarter than the turn's (R4.2). */
  | ({ readonly do: 'send'; readonly kind: Member; readonly location: LocationId; readonly bribe?: true } & Loans)
  | ({
      readonly do: 'accuse'
      readonly location: LocationId
      readonly kind: Member
      readonly floor: number
      readonly bribe?: true
    } & Loans)
  /** R8.2. */
  | { readonly do: 'council'; readonly option: 'home'; readonly kind: Member; readonly from: LocationId | number }
  | { readonly do: 'council'; readonly option: 'returnGuest'; readonly guest: Guest }
  | { readonly do: 'council'; readonly option: 'returnBarrel'; readonly barrel: Barrel }
  /** Courtyard; bonus tile S3 has a list of one. */
  | { readonly do: 'home'; readonly members: readonly Sheltered[] }
  | { readonly do: 'reorganise' }
  /** tower: a piece to a floor with an empty space, or two pieces of different floors change places. */
  | { readonly do: 'move'; readonly piece: Piece; readonly from: number; readonly to: number }
  | { readonly do: 'swap'; readonly piece: Piece; readonly from: number; readonly with: Piece; readonly to: number }
  /** Bonfire and City Wall. */
  | { readonly do: 'exchange'; readonly n: number }
  | { readonly do: 'cube'; readonly sin: Sin }
  | { readonly do: 'disc'; readonly gate: GateId }
  | ({ readonly do: 'pay'; readonly for: 'guardian' | 'styx' } & Loans)
  | { readonly do: 'panel'; readonly barrel: Barrel }
  /** City Wall and F step; from the deck the card is not named unless it lies open. */
  | ({ readonly do: 'fraud'; readonly from: FraudSource; readonly card?: FraudId } & Loans)
  /** fraudOption: with the gate, the cube or the members where the effect needs one. */
  | {
      readonly do: 'option'
      readonly option: FraudOption
      readonly gate?: GateId
      readonly sin?: Sin
      readonly members?: readonly Sheltered[]
    }
  /** Market, Palace and the families that start with one. */
  | { readonly do: 'barrel'; readonly barrel: Barrel; readonly floor: number }
  | { readonly do: 'guest'; readonly guest: Guest; readonly floor: number }
  | { readonly do: 'guardian'; readonly guardian: GuardianId; readonly circle: number }
  /** guardianEffect: the soul it is done to and where that goes, if anywhere. */
  | { readonly do: 'effect'; readonly soul?: ShieldId; readonly to?: ShieldId }
  /** R11.2: one soul, or two and a second track. */
  | { readonly do: 'styx'; readonly sin: Sin; readonly count: 1 | 2; readonly second?: Sin }
  /** endFraud. */
  | { readonly do: 'end'; readonly option: FraudOption }
  /** halfDiploma. */
  | { readonly do: 'diploma'; readonly sin: Sin }
  /** Leaves an optional thing (a guardian or its effect, a fraud card, a tile). */
  | { readonly do: 'pass' }
  /** Ends a location's optional parts, or reorganising. */
  | { readonly do: 'done' }

export type MoveOf<K extends FlorenceMove['do']> = Extract<FlorenceMove, { do: K }>

/** What rules may do besides changing the state. */
export type Ctx = Context<FlorenceEvent>
