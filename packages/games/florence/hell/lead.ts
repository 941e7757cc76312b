import type { Seat } from '@acheron/engine'
import { fare } from '../box/prices.ts'
import { withLoans } from '../money/loans.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { isGraveyard, movableSouls, waysOf } from './reach.ts'

/** R2.1: every soul that may be moved with every end that it can reach. */
export function listLeads(state: FlorenceView, seat: Seat): MoveOf<'lead'>[] {
  const mine = seatOf(state, seat)
  return movableSouls(state).flatMap(soul =>
    waysOf(state, seat, soul).map(({ to }) =>
      withLoans({ do: 'lead' as const, soul, to }, mine, isGraveyard(soul) ? fare : 0),
    ),
  )
}

/** Whether any soul can move. It stops at the first, because every Hell phase asks. */
export function canLead(state: FlorenceView, seat: Seat): boolean {
  return movableSouls(state).some(soul => waysOf(state, seat, soul).length > 0)
}
