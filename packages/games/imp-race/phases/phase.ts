import type { Phase, Seat } from '@acheron/engine'
import type { Frame, ImpRaceEvent, ImpRaceMove, ImpRaceState } from '../state.ts'

/** A phase of the race: the owner of one kind of frame. */
export type RacePhase<F extends Frame> = Phase<ImpRaceState, F, ImpRaceMove, ImpRaceEvent>

const single: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

/** One seat decides. */
export function only(seat: Seat): readonly Seat[] {
  return single[seat]!
}

/** Most decisions are the active seat's. */
export function activeSeat(state: ImpRaceState): readonly Seat[] {
  return only(state.turn.seat)
}
