import type { Seat } from '@acheron/engine'
import type { Ctx } from '../events.ts'
import type { FlorenceState, InfamyReason } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

/** R3.4: infamy may become negative, unless option negativeInfamy says otherwise. Returns the change. */
export function addInfamy(state: FlorenceState, seat: Seat, by: number, reason: InfamyReason, ctx: Ctx): number {
  const mine = seatOf(state, seat)
  const change = state.options.negativeInfamy === 'floor0' ? Math.max(by, -mine.infamy) : by
  if (change === 0) return 0
  mine.infamy += change
  mine.ledger[reason] += change
  ctx.emit({ e: 'infamyChanged', seat, by: change, infamy: mine.infamy, reason })
  return change
}
