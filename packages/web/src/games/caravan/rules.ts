/** What the board takes from the rules themselves, so that nothing is reckoned twice. */

export { caravan } from '@acheron/games/caravan'
export { countFumbles, countHits, hitsOf } from '@acheron/games/caravan/attacks/dice.ts'
export {
  areas,
  beyond,
  dirs,
  isArea,
  opposite,
  point,
  spaceOf,
  vectors,
} from '@acheron/games/caravan/battle-board/places.ts'
export { areaOf, isOversized, surface, topLevel } from '@acheron/games/caravan/battle-board/standing.ts'
export {
  actionDeck,
  championCard,
  confrontation,
  isArcana,
  maneuver,
  minionType,
  treasure,
} from '@acheron/games/caravan/box/index.ts'
export { championName, nameOf, skillName } from '@acheron/games/caravan/box/names.ts'
export type {
  Archetype,
  AreaId,
  Dir,
  Id,
  SpaceId,
  TokenName,
} from '@acheron/games/caravan/box/vocabulary.ts'
export { basicCost } from '@acheron/games/caravan/champions/actions.ts'
export { attribute, boxesOf, championCardOf, maxVigor, wounds } from '@acheron/games/caravan/champions/champion.ts'
export { isChampion } from '@acheron/games/caravan/champions/deciders.ts'
export type { CaravanEvent } from '@acheron/games/caravan/events.ts'
export type { AskFrame, AttackFrame, Frame, Topic } from '@acheron/games/caravan/frames.ts'
export { cardsLeft, sturdiness, threshold } from '@acheron/games/caravan/malefactors/decks.ts'
export type { CaravanMove } from '@acheron/games/caravan/moves.ts'
export { questionText } from '@acheron/games/caravan/prompt/questions.ts'
export type {
  CaravanState,
  ChampionState,
  Fight,
  FightingState,
  ObjectId,
  Piece,
  Slot,
  TrayDeck,
} from '@acheron/games/caravan/state.ts'
export { archetypes } from '@acheron/games/caravan/state.ts'
export {
  actionText,
  arcanaText,
  championSkills,
  eventText,
  findingText,
  malefactorSkills,
  maneuverCardText,
  minionText,
  pieceText,
  sinText,
  treasureText,
  woundText,
} from '@acheron/games/caravan/texts/cards.ts'
export { capital } from '@acheron/games/caravan/texts/prose.ts'
export { objectName as nameInSentence } from '@acheron/games/caravan/texts/things.ts'
