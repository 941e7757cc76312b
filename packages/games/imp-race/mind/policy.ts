import type { Seat } from '@acheron/engine'
import { type CardId, dieValueOf, joker } from '../box/cards.ts'
import { prices, sacrilegePrice } from '../box/prices.ts'
import type { ChainFrame, ParryFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { deadImp, freeSteps, goal, impsOnRoute, positionOf } from '../route/places.ts'
import type { ImpRaceState, Step } from '../state.ts'
import { handLimit } from '../turn/drawing.ts'
import { bids } from './fighting.ts'
import { arrival, bestRun, type Flipped, nearestReturn, parried, valueOfRun } from './running.ts'
import { costOfCard, costOfGems, gemWorth, impsWorth, killShare, lossOf, nextCard, nextGem } from './values.ts'

/** The value of a move that is never made now. */
const never = Number.NEGATIVE_INFINITY
/** The value of a turn that gains nothing. Any risk is better: otherwise two such players would wait for ever. */
const idling = -100
const jokerValues = [1, 2, 3, 4, 5]

/** The plain player: for each move its immediate gain, less its cost. */
export function weigh(state: ImpRaceState, seat: Seat, moves: readonly ImpRaceMove[]): number[] {
  const frame = state.flow.at(-1)!
  switch (frame.kind) {
    case 'bid':
      return bids(state, frame, moves)
    case 'move':
      return moves.map(move => runValue(state, seat, move))
    case 'chain':
      return moves.map(move => chainValue(state, seat, frame, move))
    case 'step':
      return moves.map(move => (move.do === 'step' ? positionOf(move.step) : never))
    case 'parry':
      return moves.map(move => parryValue(state, seat, frame, move))
    default: {
      const runs = runsOf(state, seat)
      return moves.map(move => worthNow(state, seat, move, runs))
    }
  }
}

/** The move of the highest value; of equals the first. */
export function policy(state: ImpRaceState, seat: Seat, moves: readonly ImpRaceMove[]): ImpRaceMove {
  const weights = weigh(state, seat, moves)
  let best = 0
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[best]!) best = i
  return moves[best]!
}

/** At `turn`, `close` and `full`. A free action that pays is taken before anything else. */
function worthNow(state: ImpRaceState, seat: Seat, move: ImpRaceMove, runs: Runs): number {
  const me = state.seats[seat]!
  const gem = state.bag.red > 0 ? nextGem(me) : 0
  switch (move.do) {
    case 'gather':
      // With a full hand and an empty bag, gathering brings nothing.
      return me.hand.length === handLimit && state.bag.red === 0 ? idling : nextCard(me.hand.length) + gem
    case 'raise':
      return raised(state, seat, move.step) + gem
    case 'roll':
      return expectedRoll(runs)
    case 'dieCard':
      return runWith(runs, dieValueOf(move.card)) - costOf(state, seat, move.card)
    case 'angel':
      return first(raised(state, seat, move.step) - costOf(state, seat, move.card))
    case 'treasure':
      return first(treasure(state, seat) - costOf(state, seat, move.card))
    case 'discard':
      return nextCard(me.hand.length - 1) - costOf(state, seat, move.card)
    case 'trident':
      return first(strike(state, seat) - costOf(state, seat, move.card))
    case 'buy':
      return purchase(state, seat, move.discard)
    case 'sacrilege':
      return never
    default:
      return 0
  }
}

/** A move that pays comes before all others; one that does not is never made. */
function first(gain: number): number {
  return gain > 0 ? 500 + gain : never
}

function costOf(state: ImpRaceState, seat: Seat, card: CardId): number {
  const me = state.seats[seat]!
  return costOfCard(me, me.hand.indexOf(card))
}

function raised(state: ImpRaceState, seat: Seat, step: Step): number {
  const me = state.seats[seat]!
  const { impsToWin } = state.options
  return impsWorth(me.imps.with(deadImp(me), step), impsToWin) - impsWorth(me.imps, impsToWin)
}

function treasure(state: ImpRaceState, seat: Seat): number {
  const { red, blue } = state.bag
  return (gemWorth * prices[impsOnRoute(state.seats[seat]!)]!.gems * red) / (red + blue)
}

/** R8: the imp in front of the one that has moved. */
function strike(state: ImpRaceState, seat: Seat): number {
  const square = positionOf(state.turn.rested!) + 1
  const victim = state.seats.findIndex((other, each) => each !== seat && other.imps.includes(square))
  const loss = lossOf(state, victim, state.seats[victim]!.imps.indexOf(square))
  const chance = state.seats[victim]!.hand.length > 0 ? 1 - parried : 1
  return chance * killShare(state, victim) * loss
}

function purchase(state: ImpRaceState, seat: Seat, discarded: CardId | undefined): number {
  const me = state.seats[seat]!
  const price = costOfGems(me, prices[impsOnRoute(me)]!.price)
  return discarded
    ? nextCard(me.hand.length - 1) - costOf(state, seat, discarded) - price
    : nextCard(me.hand.length) - price
}

/** The gain of the best run with a value, by the value; null if no imp can go. */
type Runs = (value: number) => number | null

/** Each value is computed once, however many cards and faces ask for it. */
function runsOf(state: ImpRaceState, seat: Seat): Runs {
  const known: (number | null | undefined)[] = []
  return value => {
    let run = known[value]
    if (run === undefined) {
      run = bestRun(state, seat, value)
      known[value] = run
    }
    return run
  }
}

/** The best of what a die value allows; nothing where no imp can go. */
function runWith(runs: Runs, value: number): number {
  return (value === joker ? bestOf(runs) : runs(value)) ?? 0
}

function bestOf(runs: Runs): number | null {
  let most: number | null = null
  for (const value of jokerValues) {
    const run = runs(value)
    if (run !== null && (most === null || run > most)) most = run
  }
  return most
}

function expectedRoll(runs: Runs): number {
  let sum = bestOf(runs) ?? 0
  for (const value of jokerValues) sum += runs(value) ?? 0
  return sum / 6
}

/** At `move`: runs, or plays a Banana or turns over a tile first. */
function runValue(state: ImpRaceState, seat: Seat, move: ImpRaceMove): number {
  switch (move.do) {
    case 'move':
      return valueOfRun(state, seat, move.imp, move.n)
    case 'banana':
      return longer(state, seat) - costOf(state, seat, move.card)
    case 'sacrilege':
      return bestVia(state, seat, move.square) - costOfGems(state.seats[seat]!, sacrilegePrice)
    case 'noMove':
      return 0
    default:
      return never
  }
}

/** The least and the most squares that die and Bananas allow. */
function range({ turn: { die, plus } }: ImpRaceState): [least: number, most: number] {
  return die === joker ? [1 + plus, 5 + plus] : [die! + plus, die! + plus]
}

function longer(state: ImpRaceState, seat: Seat): number {
  const [least, most] = range(state)
  let value = 0
  for (let n = least + 1; n <= most + 1; n++) value = Math.max(value, bestRun(state, seat, n) ?? 0)
  return value
}

/** The best run that ends on a square once its tile is turned over, if that tile is known. */
function bestVia(state: ImpRaceState, seat: Seat, square: number): number {
  if (!state.route[square]!.seen) return never
  const [least, most] = range(state)
  let value = never
  for (const [imp, place] of state.seats[seat]!.imps.entries()) {
    const n = square - positionOf(place)
    if (place === 'D' || place === 'H' || n < least || n > most || square >= goal) continue
    value = Math.max(value, valueOfRun(state, seat, imp, n, square))
  }
  return value
}

/** At `chain`: goes on, or turns over a tile of the way first. */
function chainValue(state: ImpRaceState, seat: Seat, frame: ChainFrame, move: ImpRaceMove): number {
  if (move.do === 'goOn') return ledOn(state, seat, frame, null)
  if (move.do !== 'sacrilege' || !state.route[move.square]!.seen) return never
  const near = frame.tile === 'banana' ? move.square === frame.square + 1 : move.square < frame.square
  return near ? ledOn(state, seat, frame, move.square) - costOfGems(state.seats[seat]!, sacrilegePrice) : never
}

function ledOn(state: ImpRaceState, seat: Seat, { imp, square, tile }: ChainFrame, flipped: Flipped): number {
  const imps = [...state.seats[seat]!.imps]
  if (tile === 'banana') return arrival(state, seat, imps, imp, square + 1, 'banana', flipped)
  const back = nearestReturn(state, square, flipped)
  if (back > 0) return arrival(state, seat, imps, imp, back, 'return', flipped)
  const { impsToWin } = state.options
  const place = freeSteps(state, seat)[0] ?? 'D'
  return impsWorth(imps.with(imp, place), impsToWin) - impsWorth(imps, impsToWin)
}

function parryValue(state: ImpRaceState, seat: Seat, { victim }: ParryFrame, move: ImpRaceMove): number {
  return move.do === 'parry' ? lossOf(state, seat, victim.imp) - costOf(state, seat, move.card) : 0
}
