/**
 * The queries of pages and terminals to a view of Hellgame: things of the box, names and texts, reach, consequences.
 */
import type { Seat } from '@acheron/engine'
import type { Square } from './box/squares.ts'
import type { TileId } from './box/tiles.ts'
import { withoutLatest } from './demons/changes.ts'
import { type Fight, fightAmong } from './demons/fight.ts'
import type { HellgameMove } from './moves.ts'
import { deciderOf } from './prompt/decider.ts'
import { throneHolder } from './result.ts'
import { demonsOn } from './square/contents.ts'
import type { EndCause, HellgameView } from './state.ts'

export { type CurseId, curseIds } from './box/curses.ts'
export { type EventId, eventIds } from './box/events.ts'
export { type ItemId, itemIds, items, sourceItems } from './box/items.ts'
export { type Amounts, numbers } from './box/numbers.ts'
export { type SpellId, spellIds, spellOf } from './box/spells.ts'
export {
  circleOf,
  circleSizes,
  indexOf,
  isSquare,
  lastCircle,
  links,
  neighbours,
  positionOf,
  type Square,
  specialSquares,
  squares,
  startSquares,
  throne,
} from './box/squares.ts'
export {
  type FactoryId,
  factoryIds,
  incomeOf,
  type Kind,
  kindOfTile,
  type Side,
  type SourceId,
  sourceGain,
  sourceIds,
  type TraderId,
  tradeOf,
  traderIds,
} from './box/tiles.ts'
export type { HellgameEvent } from './events.ts'
export type { Frame } from './frames.ts'
export { type Reach, reach, waysFrom } from './movement/reach.ts'
export { stepsLeft, stepsOf, unlockPrice } from './movement/steps.ts'
export type { HellgameMove } from './moves.ts'
export {
  amountsText,
  castName,
  circleName,
  curseName,
  demonsOf,
  demonsText,
  eventName,
  type HellgameWords,
  isItem,
  itemName,
  manaText,
  soulsText,
  speedText,
  spellName,
  squareAt,
  squareName,
  stepsText,
  tileName,
} from './names.ts'
export { deciderOf, topFrame } from './prompt/decider.ts'
export { groupOf, rankOf } from './prompt/listing.ts'
export { allDemonsOf, pointsOf, throneHolder } from './result.ts'
export { demonsOn, factoriesOf, isRemoved, kindOf, placesOn, sideOf, soleOwner } from './square/contents.ts'
export type { HellgameState, HellgameView, OwnedItem } from './state.ts'
export { canPay, holdings } from './supply/amounts.ts'
export { curseText, eventText, itemText, spellText, tileText } from './texts.ts'

/** A tile as it is seen: null where an event lies face down, undefined on a plain square. */
export type SeenTile = TileId | null | undefined

/** A move of that name. */
export type MoveOf<D extends HellgameMove['do']> = Extract<HellgameMove, { do: D }>

export const seatsOf = ({ players }: HellgameView): Seat[] => Array.from({ length: players }, (_, seat) => seat)

/** Whose turn is being played: nobody's while the pieces are placed, in an upkeep and at the end. */
export const turnOf = ({ flow, turn }: HellgameView): Seat | null =>
  flow.some(({ kind }) => kind === 'turn') ? turn.seat : null

/**
 * A seat's part in the present moment: it decides in its own turn or outside of turns, it answers in another's turn, or
 * it has the turn while another answers.
 */
export function partOf(view: HellgameView, seat: Seat): 'decides' | 'answers' | 'turn' | null {
  if (view.ended !== null) return null
  const turn = turnOf(view)
  if (deciderOf(view) === seat) return turn === null || turn === seat ? 'decides' : 'answers'
  return turn === seat ? 'turn' : null
}

/** Rounds until the next upkeep, this one included, as the track stands (R2.1). */
export const roundsLeft = ({ track }: Pick<HellgameView, 'track'>): number => Math.max(1, track.length - track.slot + 1)

/** The demons on a square before the fight that a move leads to, and the outcome of the fight (R6.3). */
export interface Outcome extends Fight {
  readonly before: readonly Seat[]
}

/** The outcome of placing, picking up or leaving the demons. */
export function outcomeOf(view: HellgameView, square: Square, seat: Seat, move: HellgameMove): Outcome {
  const there = demonsOn(view, square)
  const before =
    move.do === 'place'
      ? [...there, ...Array.from({ length: move.n }, () => seat)]
      : move.do === 'pick'
        ? withoutLatest(there, seat, move.n)
        : there
  return { before, ...fightAmong(view, square, before) }
}

/** R9: the last round may find the throne held, and under `dominion` points count even then. */
export function endOf(view: HellgameView): EndCause | 'roundsThrone' | 'roundsDominion' {
  const cause = view.ended ?? 'rounds'
  const { goal } = view.options
  if (goal === 'dominion') return cause === 'rounds' ? 'roundsDominion' : 'dominion'
  return cause === 'rounds' && goal === 'throne' && throneHolder(view) !== null ? 'roundsThrone' : cause
}
