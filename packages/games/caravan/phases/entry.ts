import { leave } from '@acheron/engine'
import { carryOut } from '../chronicle/instructions.ts'
import type { EntryFrame } from '../frames.ts'
import { type CaravanPhase, keep, nobody } from './phase.ts'

/** R3.1: the instructions of an entry, or of rewards, in order. */
export const entry: CaravanPhase<EntryFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    const [instruction] = frame.todo
    if (instruction) carryOut(state, frame, instruction, ctx)
    else leave(state)
    return true
  },
}
