import {
  type Answers,
  done,
  enter,
  type Handed,
  type Json,
  type Phase,
  type Sequence,
  type SequenceFrame,
  sequence,
} from '@acheron/engine'
import type { CaravanEvent } from '../events.ts'
import type { Frame, Results } from '../frames.ts'
import type { CaravanMove } from '../moves.ts'
import type { CaravanState, Ctx, FightingState } from '../state.ts'

export type CaravanPhase<F extends Frame> = Phase<CaravanState, F, CaravanMove, CaravanEvent>

/** A phase of the Confrontation: its frames lie on the stack only while there is a fight. */
export type FightPhase<F extends Frame> = Phase<FightingState, F, CaravanMove, CaravanEvent>

/** A sequence of the fight. */
export const fightSequence = <F extends Frame & SequenceFrame<A>, A extends Answers>(
  steps: Sequence<[state: FightingState, frame: F, ctx: Ctx], A>,
): FightPhase<F> => sequence<FightingState, F, CaravanEvent, A>(steps)

/** A sequence of the campaign. */
export const campaignSequence = <F extends Frame & SequenceFrame<A>, A extends Answers>(
  steps: Sequence<[state: CaravanState, frame: F, ctx: Ctx], A>,
): CaravanPhase<F> => sequence<CaravanState, F, CaravanEvent, A>(steps)

/** Enters a frame; the step takes what it leaves with. */
export function call<K extends keyof Results, S extends string>(
  state: CaravanState,
  frame: Frame & { kind: K },
  step: S,
): Handed<S, Results[K]> {
  enter(state, frame)
  return step as Handed<S, Results[K]>
}

/** The frame leaves with what such frames leave with. */
export function finish<K extends keyof Results>(
  state: CaravanState,
  _frame: Frame & { kind: K },
  value: Results[K] & Json,
): null {
  return done(state, value)
}
