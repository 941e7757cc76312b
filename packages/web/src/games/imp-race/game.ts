/** What the table takes from the rules. */

export { impRace } from '@acheron/games/imp-race'
export { type CardId, type CardKind, kindOf, strengthOf } from '@acheron/games/imp-race/cards.ts'
export { rankInKind } from '@acheron/games/imp-race/listing.ts'
export { cardName, tileName, wayName } from '@acheron/games/imp-race/names.ts'
export { placeAt, positionOf } from '@acheron/games/imp-race/places.ts'
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
} from '@acheron/games/imp-race/state.ts'
export { type TileId, type TileType, typeOf } from '@acheron/games/imp-race/tiles.ts'
