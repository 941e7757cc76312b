import type { Json, Phase } from '@acheron/engine'
import type { CaravanEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState, FightingState } from '../state.ts'

export type CaravanPhase<F extends Frame> = Phase<CaravanState, F, CaravanMove, CaravanEvent>

/** A phase of the Confrontation: its frames lie on the stack only while there is a fight. */
export type FightPhase<F extends Frame> = Phase<FightingState, F, CaravanMove, CaravanEvent>

/** A phase in which all happens by itself. */
export const nobody = { actors: () => [], moves: () => [], play() {} }

/** What the frame above left with is kept for the next step. */
export const keep = {
  resume(_state: CaravanState, frame: { answer?: Json }, value: Json): void {
    frame.answer = value
  },
}
