import { type Barrel, barrels, type Guest, guests, type Member, members } from '../box/tower.ts'
import type { SeatState } from '../state.ts'

export function floorsAdded({ tower }: SeatState): number {
  return tower.length - 1
}

/** R9.1, 7.21: a barrel is owned in the tower and on the panel alike. */
export function ownsBarrel({ tower, panel }: Pick<SeatState, 'tower' | 'panel'>, barrel: Barrel): boolean {
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

export function removePiece<T>(pieces: T[], piece: T): void {
  pieces.splice(pieces.indexOf(piece), 1)
}
