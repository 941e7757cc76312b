/** What the board takes from the rules themselves, so that nothing is reckoned twice. */

export { florence } from '@acheron/games/florence'
export { bonusTiles, type TileId } from '@acheron/games/florence/box/bonus-tiles.ts'
export { dantePath, lastStepInfamy, type StepKind } from '@acheron/games/florence/box/dante-path.ts'
export type { Effect } from '@acheron/games/florence/box/effects.ts'
export {
  cardFee,
  cityWallFee,
  endSide,
  type FraudId,
  type FraudOption,
  instantSide,
} from '@acheron/games/florence/box/fraud-cards.ts'
export {
  type GuardianId,
  gatherMost,
  guardianIds,
  guardians,
  returnDrachmas,
} from '@acheron/games/florence/box/guardians.ts'
export { type HellBoard, hellFor, type Shield, type ShieldId } from '@acheron/games/florence/box/hell.ts'
export {
  bribe,
  type LocationId,
  locationIds,
  locations,
  nobleFee,
  type Quarter,
  quarters,
} from '@acheron/games/florence/box/locations.ts'
export { type PlagueId, plagueCards } from '@acheron/games/florence/box/plague-cards.ts'
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
} from '@acheron/games/florence/box/sins.ts'
export {
  type Barrel,
  barrels,
  type Guest,
  guests,
  type Member,
  members,
  type Piece,
  panelRewards,
  spacesPerFloor,
} from '@acheron/games/florence/box/tower.ts'
export { cubeValue, debts, topLevel } from '@acheron/games/florence/box/tracks.ts'
export type { FlorenceEvent } from '@acheron/games/florence/events.ts'
export type { Frame } from '@acheron/games/florence/frames.ts'
export { listEffects } from '@acheron/games/florence/hell/guardians.ts'
export { isGraveyard, sinAt, type Way, waysOf, wayTo } from '@acheron/games/florence/hell/reach.ts'
export { penaltyFrom } from '@acheron/games/florence/money/loans.ts'
export type { FlorenceMove, Origin } from '@acheron/games/florence/moves.ts'
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
  pieceText,
  plagueName,
  quarterName,
  shieldName,
  sinName,
  soulsList,
  soulsText,
  soulText,
  theLocation,
  tileName,
  toLocation,
} from '@acheron/games/florence/names.ts'
export { type Folder, folderOf } from '@acheron/games/florence/prompt/folders.ts'
export type { FlorencePoints } from '@acheron/games/florence/result/index.ts'
export type { FlorenceState, SeatState, Soul } from '@acheron/games/florence/state.ts'
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
  tileText,
} from '@acheron/games/florence/texts.ts'
export { barrelChoices } from '@acheron/games/florence/tower/barrels.ts'
export { canBuild, openFloors } from '@acheron/games/florence/tower/floors.ts'
export { guestChoices } from '@acheron/games/florence/tower/guests.ts'
export { panelReward } from '@acheron/games/florence/tower/panel.ts'
export { canReorganise } from '@acheron/games/florence/tower/reorganise.ts'
export { memberChoices } from '@acheron/games/florence/tower/shelter.ts'
