/** What the board takes from the rules themselves, so that nothing is reckoned twice. */
export { holdings } from '../../../../games/hellgame/amounts.ts'
export {
  circleOf,
  circleSizes,
  isSquare,
  links,
  neighbours,
  positionOf,
  type Square,
  squares,
  startSquares,
  throne,
} from '../../../../games/hellgame/board.ts'
export { type CurseId, curseIds } from '../../../../games/hellgame/curses.ts'
export { fight, withoutLatest } from '../../../../games/hellgame/demons.ts'
export type { EventId } from '../../../../games/hellgame/events.ts'
export { hellgame } from '../../../../games/hellgame/index.ts'
export { type ItemId, items } from '../../../../games/hellgame/items.ts'
export { budget, stepsLeft, stepsOf, unlockPrice } from '../../../../games/hellgame/movement.ts'
export {
  amountsText,
  castName,
  circleName,
  curseName,
  eventName,
  itemName,
  spellName,
  squareName,
  stepsText,
  tileName,
} from '../../../../games/hellgame/names.ts'
export { type Amounts, numbers } from '../../../../games/hellgame/numbers.ts'
export { picksUpFreely } from '../../../../games/hellgame/owned.ts'
export { pointsOf, throneHolder } from '../../../../games/hellgame/ranking.ts'
export { type Reach, reach } from '../../../../games/hellgame/reach.ts'
export { type SpellId, spellOf } from '../../../../games/hellgame/spells.ts'
export {
  countOn,
  demonsOn,
  factoriesOf,
  isOpen,
  isRemoved,
  kindOf,
  placesOn,
  sideOf,
  soleOwner,
} from '../../../../games/hellgame/squares.ts'
export type {
  Frame,
  HellgameEvent,
  HellgameMove,
  HellgameState,
  OwnedItem,
  SeatState,
} from '../../../../games/hellgame/state.ts'
export { curseText, eventText, itemText, spellText, tileText } from '../../../../games/hellgame/texts.ts'
export {
  type FactoryId,
  incomeOf,
  type Kind,
  kindOfTile,
  type Side,
  type SourceId,
  sourceGain,
  type TileId,
  type TraderId,
  tradeOf,
} from '../../../../games/hellgame/tiles.ts'
