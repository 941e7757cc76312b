/** The queries of a page or a terminal to a view. */
import type { Seat } from '@acheron/engine'
import type { Translate } from '@acheron/engine/words'
import type { BidFrame, Frame, ParryFrame } from './frames.ts'
import type { MoveOf } from './moves.ts'
import { lastSquare, placeAt, positionOf } from './route/places.ts'
import type { ImpOf, ImpRaceView, Place, Step } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

export { type CardId, type CardKind, joker, kindOf, strengthOf } from './box/cards.ts'
export { sacrilegePrice } from './box/prices.ts'
export { type TileId, type TileType, typeOf } from './box/tiles.ts'
export type { ImpRaceEvent } from './events.ts'
export { type Answer, answersOf } from './fight/answers.ts'
export type { BidFrame, ParryFrame } from './frames.ts'
export type { ImpRaceMove, MoveOf } from './moves.ts'
export { cardName, placeName, strongName, tileName, wayName } from './names.ts'
export { movesOf } from './phases/index.ts'
export { describeMove } from './prompt/index.ts'
export { rankInKind } from './prompt/order.ts'
export { progressOf, squaresRun } from './result.ts'
export { circleEnds, circleOf, impsOnRoute, lastSquare, positionOf } from './route/places.ts'
export type { DeciderView, ImpRaceState, ImpRaceView, Place, Stake, Step } from './state.ts'
export { earlierReturn } from './tiles/moves.ts'
export { deciderOf } from './turn/decider.ts'
export { handLimit } from './turn/drawing.ts'

/** The words of the rules: names of cards, tiles and places, moves and events in prose. */
export type ImpRaceWords = Translate<Words>

/** The squares of the route. */
export const squares: readonly number[] = Array.from({ length: lastSquare }, (_, i) => i + 1)

export function isStep(place: Place): place is Step {
  return typeof place === 'string' && place.startsWith('S')
}

/** The steps of each seat in the order they are run. */
export function stepsOf({ options }: ImpRaceView): Step[] {
  const all: Step[] = ['S4', 'S3', 'S2', 'S1']
  return all.slice(4 - options.startSteps)
}

/** The decision that is open. */
export function topFrame({ flow }: ImpRaceView): Frame | null {
  return flow.at(-1) ?? null
}

/** The fight that is on, also while a free action is carried out in it. */
export function fightIn({ flow }: ImpRaceView): BidFrame | null {
  return flow.findLast((frame): frame is BidFrame => frame.kind === 'bid') ?? null
}

/** The Trident that waits for an answer. */
export function parryIn({ flow }: ImpRaceView): ParryFrame | null {
  return flow.findLast((frame): frame is ParryFrame => frame.kind === 'parry') ?? null
}

/** Where the imp of a run stands, and where it lands. */
export function wayOf({ seats, turn }: ImpRaceView, { imp, n }: MoveOf<'move'>): { from: Place; to: Place } {
  const from = seats[turn.seat]?.imps[imp] ?? 'S1'
  return { from, to: placeAt(positionOf(from) + n) }
}

/** How many of a seat's imps are dead or home. */
export function countOf(imps: readonly Place[], place: 'D' | 'H'): number {
  return imps.filter(each => each === place).length
}

/** The imp on a square; in a fight for it, that of the lower seat. */
export function impOn({ seats }: ImpRaceView, square: number): ImpOf | null {
  for (const [seat, { imps }] of seats.entries()) {
    const imp = imps.indexOf(square)
    if (imp >= 0) return { seat, imp }
  }
  return null
}

/** The seat that bids against the bidder of a fight. */
export function rivalOf({ bidder, attacker, defender }: BidFrame): Seat {
  return bidder === attacker.seat ? defender.seat : attacker.seat
}

/** The stake of the bidder in a fight, and the rival. */
export function stakesOf({ bidder, attacker, stakes: [attack, defence] }: BidFrame) {
  return bidder === attacker.seat ? ([attack, defence] as const) : ([defence, attack] as const)
}
