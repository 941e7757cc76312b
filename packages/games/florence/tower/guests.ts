import type { Seat } from '@acheron/engine'
import { type Guest, guests } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import { changeCoins } from '../money/coins.ts'
import type { MoveOf } from '../moves.ts'
import type { FlorenceState, FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { floorOf } from './pieces.ts'

/** R5.11: guests of the Palace that the seat does not have, on the floors given. */
export function guestChoices(state: FlorenceView, seat: Seat, floors: readonly number[]): MoveOf<'guest'>[] {
  const mine = seatOf(state, seat)
  const offered = guests.filter(guest => state.palace[guest] > 0 && floorOf(mine, guest) < 0)
  return offered.flatMap(guest => floors.map(floor => ({ do: 'guest' as const, guest, floor })))
}

/** A guest moves in; at the Palace each storey of height is worth a Florin. */
export function inviteGuest(
  state: FlorenceState,
  seat: Seat,
  guest: Guest,
  floor: number,
  florins: number,
  ctx: Ctx,
): void {
  state.palace[guest]--
  seatOf(state, seat).tower[floor]!.push(guest)
  ctx.emit({ e: 'guestInvited', seat, guest, floor, florins })
  changeCoins(state, seat, { florins }, 'palace', ctx)
}
