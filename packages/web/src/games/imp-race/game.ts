/** What the table takes from the rules. */
export { kindOf, strengthOf } from '../../../../games/imp-race/cards.ts'
export { impRace } from '../../../../games/imp-race/index.ts'
export { cardName, tileName, wayName } from '../../../../games/imp-race/names.ts'
export { placeAt, positionOf } from '../../../../games/imp-race/places.ts'
export { typeOf } from '../../../../games/imp-race/tiles.ts'
