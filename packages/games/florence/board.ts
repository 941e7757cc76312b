import type { Seat } from '@acheron/engine'
import type { FraudId } from './box/fraud-cards.ts'
import type { Frame } from './frames.ts'
import type { FlorenceView, SeatState } from './state.ts'
import { decidersOf } from './turn/deciders.ts'

/** The queries of pages and terminals to a view, and the content of the box. */

export { bonusTiles, type TileId, tileIds, tilesOf } from './box/bonus-tiles.ts'
export { discsPerSeat, halfDiplomaTokens, membersOfAKind } from './box/counts.ts'
export { dantePath, lastStepInfamy, type StepKind } from './box/dante-path.ts'
export { countCap, type Effect, endCubeSpaces } from './box/effects.ts'
export { type FamilyId, familyCard, familyIds } from './box/families.ts'
export {
  cardFee,
  cityWallFee,
  type EndCode,
  endSide,
  type FraudId,
  type FraudOption,
  fraudIds,
  fraudOptions,
  handSize,
  type InstantCode,
  instantSide,
  lineUpSize,
} from './box/fraud-cards.ts'
export { type GuardianId, gatherMost, guardianIds, guardians, returnDrachmas } from './box/guardians.ts'
export { type HellBoard, hellFor, type Shield } from './box/hell.ts'
export {
  bribe,
  fixedLayout,
  type LocationId,
  locationIds,
  locations,
  nobleFee,
  type Quarter,
  quarters,
} from './box/locations.ts'
export { type PlagueId, plagueCards, plagueIds } from './box/plague-cards.ts'
export {
  bankFlorins,
  bonfireFlorins,
  bonfirePrices,
  cityWallFlorins,
  councilInfamy,
  fare,
  tokenInfamy,
} from './box/prices.ts'
export type { ShieldId } from './box/shields.ts'
export {
  circleBelowTheWall,
  circleOf,
  circles,
  infamyOf,
  type Sin,
  type SoulSin,
  sinOf,
  sins,
  soulSins,
  soulsFor,
} from './box/sins.ts'
export {
  type Barrel,
  barrels,
  type Guest,
  guests,
  type Member,
  members,
  mostFloors,
  mostSteps,
  type Piece,
  panelRewards,
  spacesPerFloor,
} from './box/tower.ts'
export {
  boatPastSymbol,
  cubeValue,
  debts,
  drachmasPerLoan,
  firstSpace,
  lastBoatSpace,
  lastSpace,
  loanPenalty,
  startSpace,
  topLevel,
} from './box/tracks.ts'
export type { CoinReason, EventOf, FlorenceEvent } from './events.ts'
export { listAccusations } from './family/accuse.ts'
export { feeOf } from './family/send.ts'
export type { Frame } from './frames.ts'
export { listEffects } from './hell/guardians.ts'
export { isGraveyard, sinAt, type Way, waysOf, wayTo } from './hell/reach.ts'
export { penaltyFrom } from './money/loans.ts'
export type { FlorenceMove, MoveOf, Origin, Sheltered } from './moves.ts'
export {
  barrelName,
  cardName,
  drachmasText,
  familyName,
  floorText,
  florinsText,
  gateName,
  guardianName,
  guestName,
  infamyText,
  locationName,
  memberText,
  pieceText,
  plagueName,
  quarterName,
  shieldName,
  sinName,
  soulsList,
  soulsText,
  soulText,
  type T,
  theLocation,
  tileName,
  toLocation,
} from './names.ts'
export { type Folder, folderOf } from './prompt/folders.ts'
export { orderOf } from './prompt/index.ts'
export type { FlorencePoints } from './result/index.ts'
export type { FlorenceState, FlorenceView, Soul } from './state.ts'
export {
  accessText,
  cardNeeds,
  cardText,
  effectText,
  endText,
  familyText,
  guardianText,
  instantText,
  locationText,
  panelText,
  stepName,
  stepText,
  tileText,
} from './texts.ts'
export { barrelChoices } from './tower/barrels.ts'
export { canBuild, openFloors } from './tower/floors.ts'
export { guestChoices } from './tower/guests.ts'
export { panelReward } from './tower/panel.ts'
export { isMember, ownsBarrel } from './tower/pieces.ts'
export { canReorganise } from './tower/reorganise.ts'
export { memberChoices } from './tower/shelter.ts'

/** A seat as others see it: cards of a closed hand are null. */
export type SeenSeat = Omit<SeatState, 'hand'> & { readonly hand: readonly (FraudId | null)[] }

export function seatsOf({ players }: FlorenceView): Seat[] {
  return Array.from({ length: players }, (_, seat) => seat)
}

export function seatIn(view: FlorenceView, seat: Seat): SeenSeat | undefined {
  return view.seats[seat]
}

/** The decision that is open; null when the game is over. */
export function topFrame({ flow }: FlorenceView): Frame | null {
  return flow.at(-1) ?? null
}

/** The seat that decides now; the first of several. */
export function deciderOf(view: FlorenceView): Seat {
  const frame = topFrame(view)
  return (frame && decidersOf(view, frame)[0]) ?? view.turn.seat
}
