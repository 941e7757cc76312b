import type { Phase, Seat } from '@acheron/engine'
import type { ImpRaceEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import type { DeciderView, ImpRaceState } from '../state.ts'

type AnyPhase<F extends Frame> = Phase<ImpRaceState, F, ImpRaceMove, ImpRaceEvent>

/** A phase of the race: the owner of one kind of frame. The view of the seat that decides is enough to list its moves. */
export type RacePhase<F extends Frame> = Omit<AnyPhase<F>, 'moves'> & {
  moves(view: DeciderView, frame: F, seat: Seat): ImpRaceMove[]
}

const single: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

/** One seat decides. */
export function only(seat: Seat): readonly Seat[] {
  return single[seat]!
}

/** Most decisions are the active seat's. */
export function activeSeat(state: ImpRaceState): readonly Seat[] {
  return only(state.turn.seat)
}
