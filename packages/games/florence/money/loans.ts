import type { Seat } from '@acheron/engine'
import { boatPastSymbol, drachmasPerLoan, lastBoatSpace, loanPenalty } from '../box/tracks.ts'
import type { CoinReason, Ctx } from '../events.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { changeCoins } from './coins.ts'
import { addInfamy } from './infamy.ts'

/** R3.2: only as many loans as the cost needs. */
export function loansFor({ drachmas }: SeatState, cost: number): number {
  return Math.max(0, Math.ceil((cost - drachmas) / drachmasPerLoan))
}

/** The move with the number of loans that it takes, if it takes any. */
export function withLoans<M extends object>(move: M, seat: SeatState, cost: number): M {
  const loans = loansFor(seat, cost)
  return loans > 0 ? { ...move, loans } : move
}

/** Pays a cost in Drachmas, with as many loans as it needs (R3). */
export function payDrachmas(state: FlorenceState, seat: Seat, cost: number, reason: CoinReason, ctx: Ctx): void {
  if (cost === 0) return
  for (let loans = loansFor(seatOf(state, seat), cost); loans > 0; loans--) takeLoan(state, seat, ctx)
  changeCoins(state, seat, { drachmas: -cost }, reason, ctx)
}

/** R3.3: infamy lost at once by a loan that is taken with the boat on that space. */
export function penaltyFrom(boat: number): number {
  return boat === lastBoatSpace || boat + 1 === boatPastSymbol ? loanPenalty : 0
}

/** R3.3. */
function takeLoan(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  const from = mine.boat
  if (from < lastBoatSpace) mine.boat++
  mine.drachmas += drachmasPerLoan
  const penalty = penaltyFrom(from)
  ctx.emit({ e: 'loanTaken', seat, from, to: mine.boat, drachmas: drachmasPerLoan, penalty })
  addInfamy(state, seat, -penalty, 'loan', ctx)
}
