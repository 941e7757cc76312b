import type { Seat } from '@acheron/engine'
import { mostFloors, spacesPerFloor } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import type { FlorenceState, SeatState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { floorsAdded } from './pieces.ts'

/** Floors with an empty space. */
export function openFloors({ tower }: SeatState): number[] {
  return tower.flatMap((floor, height) => (floor.length < spacesPerFloor ? [height] : []))
}

/** R5.5: the next floor, if one is left. */
export function canBuild(seat: SeatState): boolean {
  return floorsAdded(seat) < mostFloors
}

export function build(state: FlorenceState, seat: Seat, ctx: Ctx): void {
  const mine = seatOf(state, seat)
  if (!canBuild(mine)) return
  mine.tower.push([])
  ctx.emit({ e: 'floorBuilt', seat, floor: floorsAdded(mine) })
}
