import type { Seat } from '@acheron/engine'
import { type LocationId, locationIds } from '../box/locations.ts'
import type { Member } from '../box/tower.ts'
import type { Ctx } from '../events.ts'
import type { FlorenceState, Members, SeatState } from '../state.ts'
import { seatOf } from '../turn/seats.ts'

export function isHomeEmpty({ home }: SeatState): boolean {
  return home.noble + home.urchin === 0
}

/** Locations with members of the seat, in the order of the rule book. */
export function locationsHeld({ florence }: SeatState): (readonly [LocationId, Members])[] {
  return locationIds.flatMap(id => {
    const there = florence[id]
    return there ? [[id, there] as const] : []
  })
}

/** Takes a member off a location; one without members has no entry. */
export function takeFromLocation(seat: SeatState, location: LocationId, kind: Member): void {
  const there = seat.florence[location]!
  there[kind]--
  if (there.noble + there.urchin === 0) delete seat.florence[location]
}

export function putOnLocation(seat: SeatState, location: LocationId, kind: Member): void {
  const there = seat.florence[location] ?? { noble: 0, urchin: 0 }
  there[kind]++
  seat.florence[location] = there
}

/** R5.4, `urchin`: out of the reserve, if one is left there. */
export function adopt(state: FlorenceState, seat: Seat, to: 'haystack' | 'home', ctx: Ctx): void {
  const mine = seatOf(state, seat)
  if (mine.reserve === 0) return
  mine.reserve--
  if (to === 'home') mine.home.urchin++
  else putOnLocation(mine, to, 'urchin')
  ctx.emit({ e: 'urchinAdopted', seat, to })
}
