import type { Seat } from '@acheron/engine'
import { withLoans } from './money.ts'
import { isGraveyard, movableSouls, waysOf } from './reach.ts'
import { seatOf, type Table } from './seats.ts'
import { fare } from './souls.ts'
import type { MoveOf } from './state.ts'

/** R2.1: every soul that may be moved with every end that it can reach. */
export function listLeads(state: Table, seat: Seat): MoveOf<'lead'>[] {
  const mine = seatOf(state, seat)
  return movableSouls(state).flatMap(soul =>
    waysOf(state, seat, soul).map(({ to }) =>
      withLoans({ do: 'lead' as const, soul, to }, mine, isGraveyard(soul) ? fare : 0),
    ),
  )
}

/** Whether there is one at all: asked before every Hell phase, so it stops at the first. */
export function canLead(state: Table, seat: Seat): boolean {
  return movableSouls(state).some(soul => waysOf(state, seat, soul).length > 0)
}
