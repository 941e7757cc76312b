import type { Phase } from '@acheron/engine'
import type { FlorenceEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import type { FlorenceMove } from '../moves.ts'
import type { FlorenceState } from '../state.ts'

export type FlorencePhase<F extends Frame> = Phase<FlorenceState, F, FlorenceMove, FlorenceEvent>

/** A phase without decisions. */
export const nobody = { actors: () => [], moves: () => [], play() {} }

/** The player of the turn makes its decisions. */
export const active = (state: FlorenceState) => [state.turn.seat]

export const pass = Object.freeze({ do: 'pass' } as const)
export const done = Object.freeze({ do: 'done' } as const)
