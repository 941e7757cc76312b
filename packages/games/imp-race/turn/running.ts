import type { Context } from '@acheron/engine'
import { dieValueOf, joker, useOf } from '../box/cards.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { ImpRaceMove } from '../moves.ts'
import { moveImp, noMove, withCard } from '../moves.ts'
import { canRun, goal, positionOf } from '../route/places.ts'
import type { DeciderView, ImpRaceState, SeatState } from '../state.ts'
import { flip } from '../tiles/flipping.ts'
import { arrive } from './arrival.ts'

/** The highest value a joker can be given (R4.2). */
const highestValue = 5

/** R3.3: whether option C is open at all. */
export function canRunAtAll({ imps }: SeatState): boolean {
  return imps.some(canRun)
}

/** R4.4: whether some imp could go exactly n squares. */
function canGo({ imps }: SeatState, n: number): boolean {
  for (let imp = 0; imp < imps.length; imp++) {
    const place = imps[imp]!
    if (canRun(place) && positionOf(place) + n <= goal) return true
  }
  return false
}

/** The shortest way that a value allows; only a joker allows longer ones. */
function shortest(value: number, plus: number): number {
  return (value === joker ? 1 : value) + plus
}

/** R4.1: a dice card instead of the throw, if some imp could use it. */
export function listDieCards(me: SeatState, moves: ImpRaceMove[]): void {
  for (const card of me.hand) {
    if (useOf(card) === 'die' && canGo(me, shortest(dieValueOf(card), 0))) moves.push(withCard[card].dieCard)
  }
}

/** R4.3 to R4.5: the imps that can run, or `noMove`; and the Bananas after which some imp can still run. */
export function listRuns(view: DeciderView, moves: ImpRaceMove[]): void {
  const { seat, die, plus } = view.turn
  const me = view.seats[seat]!
  const least = shortest(die!, plus)
  const most = die === joker ? highestValue + plus : least
  for (let imp = 0; imp < me.imps.length; imp++) {
    const place = me.imps[imp]!
    if (!canRun(place)) continue
    const farthest = Math.min(most, goal - positionOf(place))
    for (let n = least; n <= farthest; n++) moves.push(moveImp[imp]![n]!)
  }
  if (moves.length === 0) moves.push(noMove)
  if (!canGo(me, least + 1)) return
  for (const card of me.hand) if (useOf(card) === 'banana') moves.push(withCard[card].banana)
}

/** R4.6: the tile that the imp leaves flips, then the imp arrives. */
export function run(state: ImpRaceState, imp: number, n: number, ctx: Context<ImpRaceEvent>): void {
  const { turn } = state
  const from = state.seats[turn.seat]!.imps[imp]!
  turn.moved = imp
  if (typeof from === 'number') flip(state, from, 'left', ctx)
  arrive(state, imp, positionOf(from) + n, 'die', ctx)
}
