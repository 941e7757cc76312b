import type { Seat } from '@acheron/engine'
import type { Sin } from '../box/sins.ts'
import { topLevel } from '../box/tracks.ts'
import type { Cause, Ctx } from '../events.ts'
import type { FlorenceState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

export function canRise(state: FlorenceState, seat: Seat, sin: Sin): boolean {
  return seatOf(state, seat).skulls[sin] < topLevel
}

/** A skull rises one level; at the top it stays (R6.4, R11.3). */
export function raiseSkull(state: FlorenceState, seat: Seat, sin: Sin, cause: Cause, ctx: Ctx): void {
  if (!canRise(state, seat, sin)) return
  const { skulls } = seatOf(state, seat)
  skulls[sin]++
  ctx.emit({ e: 'skullRaised', seat, sin, level: skulls[sin], cause })
}
