import { entry } from '../box/index.ts'
import type { Id, Instruction } from '../box/vocabulary.ts'
import type { EntryFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'

type Worded = Extract<Instruction, { do: string }>
type WithWord<I, D> = I extends { do: infer Words } ? (D extends Words ? I : never) : never
type InstructionOf<D extends Worded['do']> = WithWord<Worded, D>

/**
 * What a word of the Chronicle does. The first instruction of the frame is the one being carried out; it is called again,
 * `step` counting, until it is `done`, put others in its place, or leads to another entry.
 */
export type Doing<D extends Worded['do']> = (
  state: CaravanState,
  frame: EntryFrame,
  instruction: InstructionOf<D>,
  ctx: Ctx,
) => void
export type Doings = { readonly [D in Worded['do']]: Doing<D> }

/** The next instruction. */
export const done = (frame: EntryFrame): void => instead(frame, [])

/** These instead of the one that is being carried out. */
export function instead(frame: EntryFrame, instructions: readonly Instruction[]): void {
  frame.todo.splice(0, 1, ...instructions)
  frame.step = 0
  delete frame.answer
}

/** R3.2: another entry at once; what was still to come is never carried out. */
export function proceed(state: CaravanState, frame: EntryFrame, id: Id, ctx: Ctx): void {
  frame.entry = id
  frame.todo = [...entry(id).instr]
  frame.step = 0
  delete frame.answer
  read(state, id, ctx)
}

/** R3.1: its text is shown; some entries have none. */
export function read(state: CaravanState, id: Id, ctx: Ctx): void {
  const { region = null, silent } = entry(id)
  if (silent) return
  state.exploration.entry = id
  ctx.emit({ e: 'entryRead', entry: id, region })
}

/** The frame of an entry that is begun. */
export function beginEntry(state: CaravanState, id: Id, ctx: Ctx): EntryFrame {
  read(state, id, ctx)
  return { kind: 'entry', entry: id, todo: [...entry(id).instr], step: 0 }
}
