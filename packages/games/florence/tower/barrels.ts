import type { Seat } from '@acheron/engine'
import { type Barrel, barrels } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { ownsBarrel } from './pieces.ts'

/** R5.10: barrels of the Market that the seat does not own, on the floors given. */
export function barrelChoices(state: FlorenceView, seat: Seat, floors: readonly number[]): MoveOf<'barrel'>[] {
  const mine = seatOf(state, seat)
  const offered = barrels.filter(barrel => state.market[barrel] > 0 && !ownsBarrel(mine, barrel))
  return offered.flatMap(barrel => floors.map(floor => ({ do: 'barrel' as const, barrel, floor })))
}

export function takeBarrel(state: FlorenceState, seat: Seat, barrel: Barrel, floor: number, ctx: Ctx): void {
  state.market[barrel]--
  seatOf(state, seat).tower[floor]!.push(barrel)
  ctx.emit({ e: 'barrelTaken', seat, barrel, floor })
}
