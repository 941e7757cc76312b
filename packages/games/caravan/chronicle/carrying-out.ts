import type { Answers, Json, Sequence } from '@acheron/engine'
import { entry } from '../box/index.ts'
import type { Id, Instruction } from '../box/vocabulary.ts'
import type { EntryFrame } from '../frames.ts'
import type { CaravanState, Ctx } from '../state.ts'

type Worded = Extract<Instruction, { do: string }>
type WithWord<I, D> = I extends { do: infer Words } ? (D extends Words ? I : never) : never
export type InstructionOf<D extends Worded['do']> = WithWord<Worded, D>

/** A word that asks for something goes through a sequence, which starts with `begin`. */
export type Doing<D extends Worded['do'], A extends Answers & { begin: undefined }> = DoingOf<InstructionOf<D>, A>
export type DoingOf<I extends Instruction, A extends Answers> = Sequence<
  [state: CaravanState, frame: EntryFrame, instruction: I, ctx: Ctx],
  A
>
/** The implementation of a word of the Chronicle: in one step, or in several. */
export type Doings = {
  readonly [D in Worded['do']]: AtOnce<D> | { readonly [step: string]: DoingStep<D> }
}
type AtOnce<D extends Worded['do']> = (
  state: CaravanState,
  frame: EntryFrame,
  instruction: InstructionOf<D>,
  ctx: Ctx,
) => 'begin' | null
/** Of any answer. */
type DoingStep<D extends Worded['do']> = {
  step(
    state: CaravanState,
    frame: EntryFrame,
    instruction: InstructionOf<D>,
    ctx: Ctx,
    answer: Json | undefined,
  ): string | null | false
}['step']

/** The next instruction. */
export const over = (frame: EntryFrame): 'begin' => instead(frame, [])

/** These instead of the current instruction. */
export function instead(frame: EntryFrame, instructions: readonly Instruction[]): 'begin' {
  frame.todo.splice(0, 1, ...instructions)
  return 'begin'
}

/** R3.2: another entry at once; the remaining instructions are never carried out. */
export function proceed(state: CaravanState, frame: EntryFrame, id: Id, ctx: Ctx): 'begin' {
  frame.entry = id
  frame.todo = [...entry(id).instr]
  read(state, id, ctx)
  return 'begin'
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
  return { kind: 'entry', entry: id, todo: [...entry(id).instr], step: 'begin' }
}
