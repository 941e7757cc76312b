import {
  circleOf,
  deciderOf,
  type HellgameMove,
  type HellgameView,
  kindOf,
  type MoveOf,
  rankOf,
  type Square,
  stepsLeft,
  throne,
  topFrame,
} from '@acheron/games/hellgame/board.ts'
import { oneOfEach } from '../../board/oneOfEach.ts'
import { blownIn, hasRoom, here, isIdle, isLost, isTooDear, tilesNear, wasteOf } from './consequences.ts'
import { type Destination, givesSomething } from './stage/destinations.ts'
import type { Voice } from './words.ts'

/** The order of what is not a square to go to: by kind, and within a kind what gains most. */
export function inOrder(view: HellgameView, moves: readonly HellgameMove[], voice: Voice): readonly HellgameMove[] {
  const rank = (move: HellgameMove) => rankOf(move) + within(view, move, voice)
  const sorted = moves.toSorted((a, b) => rank(a) - rank(b))
  // One of each spell before its other targets.
  const first = sorted.findIndex(isCast)
  const others: readonly HellgameMove[] = sorted.filter(move => !isCast(move))
  return first < 0 ? sorted : others.toSpliced(first, 0, ...oneOfEach(sorted.filter(isCast), ({ spell }) => spell))
}

const isCast = (move: HellgameMove): move is MoveOf<'cast'> => move.do === 'cast'

/** Below 1, so that kinds stay together; picking up comes before a demon that dies for nothing. */
function within(view: HellgameView, move: HellgameMove, voice: Voice): number {
  switch (move.do) {
    case 'endMove':
      return isArrived(view, voice) ? -100 : 0
    case 'start':
      return -tilesNear(view, move.square).length / 10
    case 'place':
      return wasteOf(view, move) ? 1.5 : 0
    case 'done':
      return isFull(view) ? -100 : 0
    case 'cast':
      return castRank(view, move)
    // The wind in an empty circle does nothing.
    case 'whirl':
      return blownIn(view, move.circle).length > 0 ? 0 : 0.5
    default:
      return 0
  }
}

/** A spell hits best who is furthest and owns most. */
function castRank(view: HellgameView, { target }: MoveOf<'cast'>): number {
  const rival = target === undefined ? undefined : view.seats[target]
  return rival ? -(rival.unlocked * 100 + rival.souls) / 10_000 : 0
}

/** Whether the way may well end here: something is to be had, or no step is left. */
function isArrived(view: HellgameView, voice: Voice): boolean {
  const frame = topFrame(view)
  const decider = deciderOf(view)
  const square = decider === null ? null : view.seats[decider]?.at
  if (!square || (frame?.kind !== 'movement' && frame?.kind !== 'ferry')) return false
  const used = frame.kind === 'ferry' ? frame.used : view.turn.used
  const isLast = frame.kind === 'movement' && stepsLeft(view) <= 0
  return used > 0 && (isLast || (view.down[square] !== true && offers(view, square, voice)))
}

/** Whether something other than a portal lies there. */
const offers = (view: HellgameView, square: Square, voice: Voice): boolean =>
  kindOf(view, square) !== 'portal' &&
  !isTooDear(view, square) &&
  !isIdle(view, square) &&
  !isLost(view, square) &&
  here(view, square, voice) !== ''

/** Whether the demons may well be left as they are: any that came would die for nothing. */
function isFull(view: HellgameView): boolean {
  const decider = deciderOf(view)
  const square = decider === null ? null : view.seats[decider]?.at
  return topFrame(view)?.kind === 'demons' && !!square && !hasRoom(view, square)
}

/** Whether a move stands below the squares to go to. */
export const isAfterSquares = (view: HellgameView, move: HellgameMove, voice: Voice): boolean =>
  rankOf(move) > rankOf({ do: 'step', to: throne }) && !(move.do === 'endMove' && isArrived(view, voice))

/** Passing, being done with demons that could be placed, breaking an event off, and ending a way before its first step or where nothing is. */
export function ends({ do: kind }: HellgameMove, view: HellgameView, voice: Voice): boolean | 'unasked' {
  if (kind === 'done') return !isFull(view)
  if (kind !== 'endMove') return kind === 'pass' || kind === 'stop'
  if (topFrame(view)?.kind === 'movement' && view.turn.used === 0) return true
  return isArrived(view, voice) ? false : 'unasked'
}

/**
 * The squares to go to: what opens a circle first, what gives something next; then what lies deeper, what is cheaper, and
 * steps and leaps to other portals in turn. One square in each direction comes before the next in the same.
 */
export function squaresInOrder(view: HellgameView, all: readonly Destination[], voice: Voice) {
  const isGiving = (each: Destination) => givesSomething(view, each, voice) && kindOf(view, each.square) !== 'portal'
  const giving = all.filter(isGiving).toSorted((a, b) => Number(b.price.souls > 0) - Number(a.price.souls > 0))
  const plain = oneOfEach(
    all.filter(each => !isGiving(each)).toSorted((a, b) => circleOf(b.square) - circleOf(a.square)),
    each => (isLeap(each) ? 'leap' : each.next.length > 0 ? 'far' : 'step'),
  )
  return { giving, plain, sorted: oneOfEach([...giving, ...plain], ({ move }) => JSON.stringify(move)) }
}

const isLeap = ({ move }: Destination): boolean => move.do === 'portal' || move.do === 'flux'
