/**
 * The queries of pages and terminals to a view of The Caravan: things of the box, names and texts, numbers, the open
 * question.
 */
import { defineSurface } from '@acheron/engine'
import type { Language, Translate, WordMap } from '@acheron/engine/words'
import type { Archetype } from './box/vocabulary.ts'
import { fill } from './fill.ts'
import type { AskFrame, AttackFrame, Frame } from './frames.ts'
import { tellEvent } from './log/index.ts'
import { meta } from './meta.ts'
import type { CaravanMove } from './moves.ts'
import { orders } from './orders.ts'
import { tellReason } from './prompt/advice.ts'
import { describeMove } from './prompt/index.ts'
import { secrets, toldPlan } from './secrets.ts'
import { archetypes, type CaravanView } from './state.ts'
import { words } from './texts/words.ts'
import { loadWords } from './words/compiled/load.ts'

export { countFumbles, countHits, hitsOf } from './attacks/dice.ts'
export { engagedFrom, flanksFrom } from './battle-board/engagement.ts'
export { areas, beyond, dirs, isArea, opposite, point, spaceOf, vectors } from './battle-board/places.ts'
export { areaOf, isOversized, levelOfPlace, surface, topLevel } from './battle-board/standing.ts'
export {
  actionDeck,
  championCard,
  chapter,
  confrontation,
  confrontationOf,
  isArcana,
  maneuver,
  minionType,
  region,
  treasure,
} from './box/index.ts'
export { championName, nameOf, skillName } from './box/names.ts'
export type { Archetype, AreaId, ChampionCard, Dir, Id, Position, SpaceId, TokenName } from './box/vocabulary.ts'
export { chapterPoints } from './campaign/records.ts'
export { basicCost } from './champions/actions.ts'
export { attribute, boxesOf, championCardOf, isFighting, maxVigor, wounds } from './champions/champion.ts'
export { isChampion } from './champions/deciders.ts'
export { offeredFor } from './chronicle/ordeals.ts'
export {
  discoveryText,
  entryText,
  entryTitle,
  loadStory,
  ownOption,
  ownQuestion,
  type Story,
} from './chronicle/story/texts.ts'
export { mostEffort } from './chronicle/wounds.ts'
export { groundOf } from './confrontation/ground.ts'
export type { CaravanEvent, CardSide } from './events.ts'
export type { AttackFrame, DraftFrame, Frame, OrdealFrame, Topic, VoteFrame } from './frames.ts'
export { nameIn } from './log/event.ts'
export { type JournalChapter, journalOf, lastFight, type Paragraph } from './log/journal.ts'
export { tellWalk, walksOn } from './log/walk.ts'
export { aimsOf, reachesOf } from './malefactors/aims.ts'
export { cardsLeft, sturdiness, threshold } from './malefactors/decks.ts'
export { type Walk, walksOf } from './movement/walks.ts'
export type { CaravanMove, MoveOf } from './moves.ts'
export { costOf } from './prompt/attacking.ts'
export { abilityOf, cardName, rerollsOf } from './prompt/cards.ts'
export { declines } from './prompt/declining.ts'
export { forecast, maneuverUse, shortfall } from './prompt/forecast.ts'
export { optionText } from './prompt/options.ts'
export { questionText } from './prompt/questions.ts'
export { maneuverBar } from './reasons/cards.ts'
export {
  archetypes,
  type CaravanState,
  type CaravanView,
  type ChampionState,
  type ChapterRecord,
  type FightingState,
  type FightingView,
  type ObjectId,
  type Piece,
  type Slot,
  type TrayDeck,
} from './state.ts'
export { happeningText } from './texts/abilities.ts'
export {
  actionText,
  arcanaText,
  cardLines,
  championSkills,
  eventText,
  findingText,
  lineInProgress,
  malefactorSkills,
  maneuverCardText,
  minionText,
  pieceText,
  sinText,
  treasureText,
  woundText,
} from './texts/cards.ts'
export { capital } from './texts/prose.ts'
export { objectName, placeIn as placeName } from './texts/things.ts'
export type { T as CaravanWords } from './texts/words.ts'

/** What the rules say of how the game is shown. */
export const shown = {
  meta,
  secrets,
  fill,
  describeMove,
  tellEvent,
  tellReason,
  words,
  optionWords: loadWords as (language: Language) => Promise<Translate<WordMap>>,
  toldPlan,
  orders,
}

/** The game without its rules: these are many times as long, and a page asks them only why something is not possible. */
export const shownGame = defineSurface(shown, { advises: true })

export function topFrame({ flow }: CaravanView): Frame | null {
  return flow.at(-1) ?? null
}

/** The question on top. */
export function askIn(view: CaravanView): AskFrame | null {
  const frame = topFrame(view)
  return frame?.kind === 'ask' ? frame : null
}

/** The Attack in progress, whatever the open question is. */
export function attackIn({ flow }: CaravanView): AttackFrame | null {
  const frame = flow.findLast(({ kind }) => kind === 'attack')
  return frame?.kind === 'attack' ? frame : null
}

/** The Champions of a seat; for null, all. */
export const championsOf = ({ champions }: CaravanView, seat: number | null): Archetype[] =>
  archetypes.filter(each => seat === null || champions[each].seat === seat)

/** The Champion that a move is about. */
export function championOf(move: CaravanMove): Archetype | null {
  return 'champion' in move ? move.champion : null
}
