import type { Context, Seat } from '@acheron/engine'
import type { TileId } from './box/bonus-tiles.ts'
import type { StepKind } from './box/dante-path.ts'
import type { FamilyId } from './box/families.ts'
import type { EndCode, FraudId, FraudOption, InstantCode } from './box/fraud-cards.ts'
import type { GuardianId } from './box/guardians.ts'
import type { LocationId, Quarter } from './box/locations.ts'
import type { PlagueId } from './box/plague-cards.ts'
import type { GateId, ShieldId } from './box/shields.ts'
import type { Sin, SoulSin } from './box/sins.ts'
import type { Barrel, Guest, Member, Piece } from './box/tower.ts'
import type { FraudSource } from './moves.ts'
import type { EndCause, InfamyReason } from './state.ts'

/** The sources and uses of Florins and Drachmas. */
export type CoinReason =
  | 'fare'
  | 'loan'
  | 'bribe'
  | 'access'
  | 'bank'
  | 'palace'
  | 'exchange'
  | 'fraud'
  | 'guardian'
  | 'styx'
  | 'tile'
  | 'card'
  | 'effect'

/** The causes for a member to come home, a skull to rise, a cube or a soul to move. */
export type Cause = 'accusation' | 'courtyard' | 'council' | 'tile' | 'card' | 'end' | 'styx' | 'bonfire' | 'family'

type Event<E extends string, Fields = object> = { readonly e: E } & Readonly<Fields>

type By<E extends string, Fields = object> = { readonly e: E; readonly seat: Seat } & Readonly<Fields>

export type FlorenceEvent =
  /** Each option with its value after a space; `agreed`: those that differ from the usual. */
  | Event<
      'gameStarted',
      {
        players: number
        first: Seat
        options: readonly string[]
        agreed: readonly string[]
        guardians: readonly GuardianId[]
      }
    >
  /** Option deal2keep1: the seat has chosen, nobody else knows what. */
  | By<'familyKept'>
  | By<'familyDealt', { family: FamilyId; florins: number; drachmas: number; skulls: readonly Sin[] }>
  | By<'turnStarted', { number: number }>
  /** `path`: the shields entered, the last of them `to`. */
  | By<'soulEntered', { sin: SoulSin; path: readonly ShieldId[]; to: ShieldId }>
  | By<'soulMoved', { sin: SoulSin; from: ShieldId; path: readonly ShieldId[]; to: ShieldId; by: SoulMover }>
  | By<'soulLaid', { sin: SoulSin; shield: ShieldId; circle: number; points: number }>
  /** Turns the quarter of the turn to that of the last shield (R2.7). */
  | By<'quarterSet', { quarter: Quarter }>
  /** `next`: the card that lies open now. */
  | Event<'plagueRevealed', { card: PlagueId; souls: readonly Sin[]; missing: readonly Sin[]; next: PlagueId }>
  | By<'loanTaken', { from: number; to: number; drachmas: number; penalty: number }>
  | By<'infamyChanged', { by: number; infamy: number; reason: InfamyReason }>
  | By<'coinsChanged', { florins: number; drachmas: number; reason: CoinReason }>
  | By<'bribePaid', { quarter: Quarter; drachmas: number }>
  | By<'memberSent', { kind: Member; location: LocationId; florins: number }>
  | By<'memberSheltered', { kind: Member; location: LocationId; floor: number }>
  /** R6.4: all who were still out in Florence. */
  | By<'familyHome', { members: { kind: Member; from: LocationId; count: number }[] }>
  /** `count` of them from that floor, where there were several. */
  | By<'memberHome', { kind: Member; from: LocationId | number; cause: Cause; count?: number }>
  /** An urchin out of the reserve, to the Haystack or home. */
  | By<'urchinAdopted', { to: 'haystack' | 'home' }>
  | By<'floorBuilt', { floor: number }>
  /** One step; `with` is the piece that came back in a swap. */
  | By<'towerReorganised', { piece: Piece; from: number; to: number; with: Piece | null }>
  | By<'discPlaced', { gate: GateId }>
  /** `value` is that of a level there. `seat` is null in the final adjustment (R14.3); then `empty` counts the empty shields. */
  | Event<
      'cubeMoved',
      { seat: Seat | null; sin: Sin; from: number; to: number; value: number; cause: Cause; empty: number }
    >
  | By<'guardianMoved', { guardian: GuardianId; from: number; to: number }>
  | By<'guardianActed', { guardian: GuardianId; circle: number }>
  | By<'soulReturned', { sin: SoulSin; from: ShieldId }>
  | By<'soulPetrified', { sin: SoulSin; shield: ShieldId }>
  | By<'soulShifted', { sin: SoulSin; from: ShieldId; to: ShieldId }>
  | By<'styxPlayed', { sin: Sin; count: number; second: Sin | null }>
  /** A soul into the graveyard: by an accusation, or a pagan by Dante. */
  | By<'soulBuried', { sin: SoulSin; cause: 'accusation' | 'dante' }>
  /** R6.4, 7.27: no soul of that sin is left. */
  | By<'noSoulLeft', { sin: SoulSin }>
  | By<'accused', { sin: Sin; location: LocationId }>
  | By<'skullRaised', { sin: Sin; level: number; cause: Cause }>
  | By<'bonusTaken', { sin: Sin; tile: TileId }>
  | By<'halfDiplomaTaken', { held: number }>
  | By<'danteMoved', { step: number; level: number; kind: StepKind }>
  | By<'diplomaAwarded', { sin: Sin; by: 'dante' | 'tokens' }>
  /** R7.3: all skulls at 0. */
  | Event<'diplomaUnclaimed', { sin: Sin }>
  | By<'fraudPlayed', { card: FraudId; from: FraudSource }>
  /** The side's option chosen; `changed` false where neither would have changed anything (R9.4). */
  | By<'fraudUsed', { card: FraudId; side: 'instant'; option: FraudOption; code: InstantCode; changed: boolean }>
  | By<'fraudScored', { card: FraudId; side: 'end'; option: FraudOption; code: EndCode; points: number }>
  | By<'fraudDiscarded', { card: FraudId; barrel: Barrel }>
  /** The card is told to its owner only. */
  | By<'fraudDrawn', { card: FraudId }>
  | Event<'lineUpRefilled', { card: FraudId }>
  | Event<'deckShuffled', { deck: 'fraud' | 'plague'; count: number }>
  | By<'barrelTaken', { barrel: Barrel; floor: number }>
  | By<'barrelToPanel', { barrel: Barrel; floor: number; points: number }>
  | By<'barrelReturned', { barrel: Barrel; floor: number }>
  | By<'guestInvited', { guest: Guest; floor: number; florins: number }>
  | By<'guestReturned', { guest: Guest; floor: number }>
  | By<'councilHeld', { option: 'home' | 'returnGuest' | 'returnBarrel' }>
  | By<'endTriggered'>
  | By<'suddenDeath', { cause: EndCause }>
  | Event<'finalScoring', { step: number }>
  | By<'diplomaScored', { sin: Sin; value: number; level: number; points: number }>
  | By<'debtRepaid', { boat: number; points: number }>
  | Event<'gameOver', { winners: readonly Seat[]; scores: readonly number[]; cause: EndCause }>

/** The events of these names. */
export type EventOf<E extends FlorenceEvent['e']> = Extract<FlorenceEvent, { e: E }>

/** What moved a soul in Hell. */
export type SoulMover = 'hell' | GuardianId

/** The actions of rules besides changing the state. */
export type Ctx = Context<FlorenceEvent>
