import type { Seat } from '@acheron/engine'
import { type LocationId, locationIds } from './box/locations.ts'
import { type Barrel, barrels, type Guest, guests, type Member, members } from './box/tower.ts'
import type { FlorenceState, Members, SeatState } from './state.ts'

/** What questions about the table need of it: a view will do. */
export type Table = Omit<FlorenceState, 'rng'>

export function seatOf(state: Pick<Table, 'seats'>, seat: Seat): SeatState {
  return state.seats[seat]!
}

/** All seats in the order of play from the first player. */
export function seatsInOrder({ players, first }: Pick<Table, 'players' | 'first'>): Seat[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players)
}

export function floorsAdded({ tower }: SeatState): number {
  return tower.length - 1
}

/** R9.1, 7.21: a barrel is owned in the tower and on the panel alike. */
export function ownsBarrel({ tower, panel }: SeatState, barrel: Barrel): boolean {
  return panel.includes(barrel) || tower.some(floor => floor.includes(barrel))
}

export function ownedBarrels(seat: SeatState): number {
  return barrels.filter(barrel => ownsBarrel(seat, barrel)).length
}

/** The floor of a guest or a barrel in the tower, -1 if it is not there. */
export function floorOf({ tower }: SeatState, piece: Guest | Barrel): number {
  return tower.findIndex(floor => floor.includes(piece))
}

export function guestsIn(seat: SeatState): number {
  return guests.filter(guest => floorOf(seat, guest) >= 0).length
}

export function isMember(piece: string): piece is Member {
  return (members as readonly string[]).includes(piece)
}

/** Family members in the tower. */
export function shelteredIn({ tower }: SeatState): number {
  return tower.reduce((sum, floor) => sum + floor.filter(isMember).length, 0)
}

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
