import type { Seat } from '@acheron/engine'
import type { Ctx } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { changeCoins } from './coins.ts'

/** R3.1: Florins into as many Drachmas, up to `most`. */
export function listExchanges(state: FlorenceView, seat: Seat, most: number): MoveOf<'exchange'>[] {
  const { florins } = seatOf(state, seat)
  return Array.from({ length: Math.min(most, florins) }, (_, i) => ({ do: 'exchange', n: i + 1 }))
}

export function exchange(state: FlorenceState, seat: Seat, n: number, ctx: Ctx): void {
  changeCoins(state, seat, { florins: -n, drachmas: n }, 'exchange', ctx)
}
