import {
  circleOf,
  type HellgameMove,
  type HellgameView,
  type MoveOf,
  neighbours,
  type Reach,
  type Square,
  unlockPrice,
} from '@acheron/games/hellgame/board.ts'
import { beyond, here, isIdle, isLost, isTooDear } from '../consequences.ts'
import { priceText } from '../names.ts'
import type { Voice } from '../words.ts'
import { goalsOf } from './goals.ts'

/** A square that the list offers to go to: by a single move, or by all moves of a way. */
export interface Destination {
  readonly square: Square
  readonly move: HellgameMove
  /** The moves after it. */
  readonly next: readonly HellgameMove[]
  readonly price: Omit<Reach, 'way'>
}

type Going = MoveOf<'step'> | MoveOf<'portal'> | MoveOf<'wayling'> | MoveOf<'flux'>

export const isGoing = (move: HellgameMove): move is Going => 'to' in move

/** All that this movement can reach, as on the board: every single move, and each square beyond by its cheapest way. */
export function destinationsOf(view: HellgameView, moves: readonly HellgameMove[]): Destination[] {
  const player = view.seats[view.turn.seat]
  const near = moves.filter(isGoing).map((move): Destination => {
    const { to: square } = move
    const souls = player && circleOf(square) > player.unlocked ? unlockPrice(player, circleOf(square)) : 0
    return { square, move, next: [], price: { square, steps: 1, speed: false, flux: move.do === 'flux', souls } }
  })
  const known = new Set(near.map(({ square }) => square))
  const far = [...goalsOf(view, moves, moves).values()].flatMap(({ way, ...price }): Destination[] => {
    const [move, ...next] = way
    return move === undefined || next.length === 0 || known.has(price.square)
      ? []
      : [{ square: price.square, move, next, price }]
  })
  return [...near, ...far].sort((a, b) => costOf(a) - costOf(b))
}

/** Cheaper squares come first: steps are lost anyway, then an item that turns over, tokens and souls. */
function costOf({ price: { steps, speed, flux, souls } }: Destination): number {
  return steps + Number(flux) * 10 + Number(speed) * 20 + souls * 100
}

/** Whether it is a portal, reached by a leap from another one. */
const isLeap = ({ move, next }: Destination): boolean =>
  next.length === 0 && (move.do === 'portal' || move.do === 'flux')

/** The price of going there and the gain of stopping there: "2 steps, one speed token · gives 2 souls". */
export function destinationText(view: HellgameView, destination: Destination, voice: Voice): string {
  const { square, price } = destination
  const { t } = voice
  const player = view.seats[view.turn.seat]
  const gain =
    price.souls > 0 && player
      ? t('cost.unlock', { left: player.souls - price.souls })
      : isLeap(destination)
        ? beyond(view, square, voice)
        : here(view, square, voice) || stairs(view, square, voice)
  // The words of the move say already what is unlocked, and for how many souls.
  return [priceText({ ...price, souls: 0 }, voice), ...(gain ? [gain] : [])].join(' · ')
}

/** The way on from a plain square to another circle; empty if there is none but the one that the piece is in. */
function stairs(view: HellgameView, square: Square, { t }: Voice): string {
  const circle = circleOf(square)
  const at = view.seats[view.turn.seat]?.at
  const here = at ? circleOf(at) : null
  const others = (neighbours[square] ?? []).map(circleOf).filter(other => other !== circle && other !== here)
  const [other] = view.tiles[square] === undefined ? others : []
  if (other === undefined) return ''
  return t(other > circle ? 'here.stairsDown' : 'here.stairsUp', { circle: other })
}

/** Whether something happens to whoever stops there. */
export function givesSomething(view: HellgameView, { square, price }: Destination, voice: Voice): boolean {
  const isShut = view.down[square] === true || isTooDear(view, square) || isIdle(view, square) || isLost(view, square)
  return price.souls > 0 || (!isShut && here(view, square, voice) !== '')
}
