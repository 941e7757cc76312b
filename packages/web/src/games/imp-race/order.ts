import {
  handLimit,
  type ImpRaceMove,
  type ImpRaceView,
  kindOf,
  type MoveOf,
  positionOf,
  rankInKind,
  strengthOf,
  wayOf,
} from '@acheron/games/imp-race/board.ts'
import { stopsOf } from './stage/arrivals.ts'

/**
 * The order of the list: first what a turn is for (run, raise, gather), cards that raise or draw before what takes the turn
 * for that; then cards from the weakest, and what ends or costs gems last. Runs stand by their gain: home, then squares and gifts together, fights after these, and last what costs an imp
 * or its way.
 */
const kinds: readonly ImpRaceMove['do'][] = [
  'stand',
  'parry',
  'roll',
  'angel',
  'treasure',
  'raise',
  'gather',
  'move',
  'goOn',
  'step',
  'stakeCard',
  'stakeGems',
  'trident',
  'dieCard',
  'banana',
  'buy',
  'discard',
  'noMove',
  'skipDraw',
  'endTurn',
  'concede',
  'accept',
  'sacrilege',
]

/** The runs that stand before a Banana, which would make them longer; what costs an imp stands after it. */
const runsFirst = 2
/** The squares that a gift is counted as. */
const giftSquares = 3

/** The moves in the order of the list. */
export function inOrder(view: ImpRaceView, moves: readonly ImpRaceMove[]): readonly ImpRaceMove[] {
  const sorted = moves.toSorted((a, b) => kinds.indexOf(a.do) - kinds.indexOf(b.do) || rank(view, a) - rank(view, b))
  const bananas = sorted.filter(move => move.do === 'banana')
  const others = sorted.filter(move => move.do !== 'banana')
  const runs = others.filter(move => move.do === 'move')
  const safe = runs.filter(move => !costsDearly(view, move)).length
  const before = others.findIndex(move => move.do === 'move') + Math.min(safe, runsFirst)
  return runs.length === 0 ? sorted : [...others.slice(0, before), ...bananas, ...others.slice(before)]
}

/** Within a kind. */
function rank(view: ImpRaceView, move: ImpRaceMove): number {
  switch (move.do) {
    case 'move':
      return -gainOf(view, move)
    case 'raise':
    case 'step':
      return -positionOf(move.step)
    case 'angel':
      return rankInKind(move) - 10 * positionOf(move.step)
    default:
      return rankInKind(move)
  }
}

/** The gain of a run, in squares; of equal ones the foremost imp is best. */
function gainOf(view: ImpRaceView, move: MoveOf<'move'>): number {
  const { from } = wayOf(view, move)
  const { place, rival } = stopsOf(view, move).at(-1)!
  const fore = positionOf(from) / 100
  if (costsDearly(view, move)) return fore - 200
  if (place === 'H') return 100 + fore
  const squares = positionOf(place) - positionOf(from)
  return (rival === null ? 0 : -100) + squares + (gives(view, move) ? giftSquares : 0) + fore
}

/** Whether a run ends on a tile that gives something. */
export function gives(view: ImpRaceView, move: MoveOf<'move'>): boolean {
  const own = view.seats[view.turn.seat]
  switch (stopsOf(view, move).at(-1)?.tile) {
    case 'treasure':
      return true
    case 'card':
      return (own?.hand.length ?? 0) < handLimit
    case 'cherub':
      return own?.imps.includes('D') === true
    default:
      return false
  }
}

/** Whether a run costs an imp of one's own, or the way it has come. */
export function costsDearly(view: ImpRaceView, move: MoveOf<'move'>): boolean {
  const stops = stopsOf(view, move)
  const { place, tile } = stops.at(-1)!
  const start = positionOf(wayOf(view, move).from)
  return tile === 'death' || tile === 'return' || stops.some(({ own }) => own) || positionOf(place) <= start
}

/** Whether another move does the same for less: a dead imp rises to a step further back than need be. */
export function isBehind(move: ImpRaceMove, moves: readonly ImpRaceMove[]): boolean {
  if (move.do !== 'raise' && move.do !== 'angel') return false
  return moves.some(each => each.do === move.do && 'step' in each && positionOf(each.step) > positionOf(move.step))
}

/** Whether a weaker card, which is worth less in a fight, does the same. */
export function isTooStrong(move: ImpRaceMove, moves: readonly ImpRaceMove[]): boolean {
  if (move.do !== 'dieCard' && move.do !== 'banana' && move.do !== 'treasure') return false
  return moves.some(
    each =>
      each.do === move.do && kindOf(each.card) === kindOf(move.card) && strengthOf(each.card) < strengthOf(move.card),
  )
}
