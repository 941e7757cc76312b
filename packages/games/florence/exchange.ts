import type { Seat } from '@acheron/engine'
import { changeCoins } from './money.ts'
import { seatOf, type Table } from './seats.ts'
import type { Ctx, FlorenceState, MoveOf } from './state.ts'

/** R3.1: Florins into as many Drachmas, up to `most`. */
export function listExchanges(state: Table, seat: Seat, most: number): MoveOf<'exchange'>[] {
  const { florins } = seatOf(state, seat)
  return Array.from({ length: Math.min(most, florins) }, (_, i) => ({ do: 'exchange', n: i + 1 }))
}

export function exchange(state: FlorenceState, seat: Seat, n: number, ctx: Ctx): void {
  changeCoins(state, seat, { florins: -n, drachmas: n }, 'exchange', ctx)
}
