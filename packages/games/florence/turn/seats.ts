import type { Seat } from '@acheron/engine'
import type { FlorenceView, SeatState } from '../state.ts'

export function seatOf(state: Pick<FlorenceView, 'seats'>, seat: Seat): SeatState {
  return state.seats[seat]!
}

/** All seats in the order of play from the first player. */
export function seatsInOrder({ players, first }: Pick<FlorenceView, 'players' | 'first'>): Seat[] {
  return Array.from({ length: players }, (_, i) => (first + i) % players)
}
