/** What the table takes from the rules. */

export { impRace } from '@acheron/games/imp-race'
export { type CardId, type CardKind, kindOf, strengthOf } from '@acheron/games/imp-race/box/cards.ts'
export { type TileId, type TileType, typeOf } from '@acheron/games/imp-race/box/tiles.ts'
export type { ImpRaceEvent } from '@acheron/games/imp-race/events.ts'
export type { BidFrame, Frame, ParryFrame } from '@acheron/games/imp-race/frames.ts'
export type { ImpRaceMove } from '@acheron/games/imp-race/moves.ts'
export { cardName, tileName, wayName } from '@acheron/games/imp-race/names.ts'
export { rankInKind } from '@acheron/games/imp-race/prompt/order.ts'
export { placeAt, positionOf } from '@acheron/games/imp-race/route/places.ts'
export type { ImpRaceState, Place, RouteTile, SeatState, Stake, Step } from '@acheron/games/imp-race/state.ts'
