import type { FamilyId } from './box/families.ts'
import type { FraudId, FraudOption } from './box/fraud-cards.ts'
import type { GuardianId } from './box/guardians.ts'
import type { LocationId } from './box/locations.ts'
import type { GateId, ShieldId } from './box/shields.ts'
import type { Sin, SoulSin } from './box/sins.ts'
import type { Barrel, Guest, Member, Piece } from './box/tower.ts'

/** The origin of a moving soul: its shield, or the graveyard with its sin. */
export type Origin = ShieldId | `graveyard:${SoulSin}`

/** A member in the tower. */
export type Sheltered = { kind: Member; floor: number }

export type FraudSource = 'hand' | 'lineUp' | 'deck'

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
  /** Declines an optional thing (a guardian or its effect, a fraud card, a tile). */
  | { readonly do: 'pass' }
  /** Ends a location's optional parts, or reorganising. */
  | { readonly do: 'done' }

export type MoveOf<K extends FlorenceMove['do']> = Extract<FlorenceMove, { do: K }>
