import { goOn, type Json, nobody } from '@acheron/engine'
import { carryOut, stepsOf } from '../chronicle/instructions.ts'
import type { EntryFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'
import type { CaravanPhase } from './phase.ts'

/** R3.1: the instructions of an entry, or of rewards, in order. */
export const entry: CaravanPhase<EntryFrame> = {
  ...nobody,
  // What is stored may lack anything.
  steps: ({ todo }) => stepsOf(todo?.[0]),
  auto: (state, frame, ctx) => carry(state, frame, undefined, ctx),
  resume: (state, frame, answer, ctx) => void carry(state, frame, answer, ctx),
}

const carry = (state: CaravanState, frame: EntryFrame, answer: Json | undefined, ctx: Ctx): boolean =>
  goOn(frame, carryOut(state, frame, ctx, answer))
