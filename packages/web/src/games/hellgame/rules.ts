/** What the board takes from the rules themselves, so that nothing is reckoned twice. */

export { hellgame } from '@acheron/games/hellgame'
export { type CurseId, curseIds } from '@acheron/games/hellgame/box/curses.ts'
export type { EventId } from '@acheron/games/hellgame/box/events.ts'
export { type ItemId, items } from '@acheron/games/hellgame/box/items.ts'
export { type Amounts, numbers } from '@acheron/games/hellgame/box/numbers.ts'
export { type SpellId, spellOf } from '@acheron/games/hellgame/box/spells.ts'
export {
  circleOf,
  circleSizes,
  isSquare,
  links,
  neighbours,
  positionOf,
  type Square,
  specialSquares,
  squares,
  startSquares,
  throne,
} from '@acheron/games/hellgame/box/squares.ts'
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
} from '@acheron/games/hellgame/box/tiles.ts'
export { withoutLatest } from '@acheron/games/hellgame/demons/changes.ts'
export { fight } from '@acheron/games/hellgame/demons/fight.ts'
export type { HellgameEvent } from '@acheron/games/hellgame/events.ts'
export type { Frame } from '@acheron/games/hellgame/frames.ts'
export { type Reach, reach } from '@acheron/games/hellgame/movement/reach.ts'
export { stepsLeft, stepsOf, unlockPrice } from '@acheron/games/hellgame/movement/steps.ts'
export type { HellgameMove } from '@acheron/games/hellgame/moves.ts'
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
} from '@acheron/games/hellgame/names.ts'
export { folderOf, rankOf } from '@acheron/games/hellgame/prompt/listing.ts'
export { pointsOf, throneHolder } from '@acheron/games/hellgame/result.ts'
export {
  demonsOn,
  factoriesOf,
  isRemoved,
  kindOf,
  placesOn,
  sideOf,
} from '@acheron/games/hellgame/square/contents.ts'
export type { HellgameState, OwnedItem } from '@acheron/games/hellgame/state.ts'
export { holdings } from '@acheron/games/hellgame/supply/amounts.ts'
export { curseText, eventText, itemText, spellText, tileText } from '@acheron/games/hellgame/texts.ts'
