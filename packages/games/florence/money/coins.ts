import type { Seat } from '@acheron/engine'
import type { CoinReason, Ctx } from '../events.ts'
import type { FlorenceState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

export function changeCoins(
  state: FlorenceState,
  seat: Seat,
  { florins = 0, drachmas = 0 }: { florins?: number; drachmas?: number },
  reason: CoinReason,
  ctx: Ctx,
): void {
  if (florins === 0 && drachmas === 0) return
  const mine = seatOf(state, seat)
  mine.florins += florins
  mine.drachmas += drachmas
  ctx.emit({ e: 'coinsChanged', seat, florins, drachmas, reason })
}
