import type { Seat } from '@acheron/engine'
import { bribe, type LocationId } from '../box/locations.ts'
import type { Ctx } from '../events.ts'
import { payDrachmas, withLoans } from '../money/loans.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** R4.2: whether a location lies outside the quarter of the turn. */
export function isElsewhere({ locations, turn }: FlorenceView, location: LocationId): boolean {
  return locations[location] !== turn.quarter
}

/** The move with the bribe where its location lies in another quarter, and with the loans for it. */
export function withBribe<M extends { readonly location: LocationId }>(state: FlorenceView, seat: Seat, move: M): M {
  if (!isElsewhere(state, move.location)) return move
  return withLoans({ ...move, bribe: true as const }, seatOf(state, seat), bribe)
}

export function payBribe(state: FlorenceState, seat: Seat, location: LocationId, ctx: Ctx): void {
  if (!isElsewhere(state, location)) return
  ctx.emit({ e: 'bribePaid', seat, quarter: state.locations[location], drachmas: bribe })
  payDrachmas(state, seat, bribe, 'bribe', ctx)
}
