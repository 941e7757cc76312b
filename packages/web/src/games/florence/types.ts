import type { View } from '@acheron/engine'
import type { FlorenceState, Frame, FraudId, florence, SeatState } from './rules.ts'

/** A seat as others see it: its cards may be backs. */
export type SeenSeat = Omit<SeatState, 'hand'> & { readonly hand: readonly (FraudId | null)[] }

/** What one sees of the game. Cards of the decks and in other hands have no names: they are null. */
export type Florence = View<FlorenceState>

/** The words of the rules: names, moves and events as prose. */
export type GameWords = Parameters<(typeof florence)['describeMove']>[2]

export function topFrame(view: Florence): Frame | null {
  return (view.flow as readonly Frame[]).at(-1) ?? null
}

/** Who decides now, as far as the flow tells. */
export function deciderOf(view: Florence): number {
  const frame = topFrame(view)
  switch (frame?.kind) {
    case 'familyChoice':
    case 'endFraud':
    case 'halfDiploma':
      return frame.seat
    default:
      return view.turn.seat
  }
}

export function seatsOf(view: Florence): number[] {
  return Array.from({ length: view.players }, (_, seat) => seat)
}

/** A seat with a hand that may be hidden. */
export function seatIn(view: Florence, seat: number): SeenSeat | undefined {
  return view.seats[seat]
}
