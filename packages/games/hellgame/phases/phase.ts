import type { Phase, Seat } from '@acheron/engine'
import type { HellgameEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import type { HellgameMove } from '../moves.ts'
import type { HellgameState, HellgameView } from '../state.ts'

type AnyPhase<F extends Frame> = Phase<HellgameState, F, HellgameMove, HellgameEvent>

/** All that legal moves depend on lies open, so a phase lists them from a view. */
export interface HellgamePhase<F extends Frame> extends Omit<AnyPhase<F>, 'moves'> {
  moves(view: HellgameView, frame: F, seat: Seat): HellgameMove[]
}
