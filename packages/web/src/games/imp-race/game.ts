/** What the table takes from the rules. */
export { type CardId, type CardKind, kindOf, strengthOf } from '../../../../games/imp-race/cards.ts'
export { impRace } from '../../../../games/imp-race/index.ts'
export { cardName, tileName, wayName } from '../../../../games/imp-race/names.ts'
export { placeAt, positionOf } from '../../../../games/imp-race/places.ts'
export type {
  BidFrame,
  Frame,
  ImpRaceEvent,
  ImpRaceMove,
  ImpRaceState,
  ParryFrame,
  Place,
  RouteTile,
  SeatState,
  Stake,
  Step,
} from '../../../../games/imp-race/state.ts'
export { type TileId, type TileType, typeOf } from '../../../../games/imp-race/tiles.ts'
