import { done, type Json } from '@acheron/engine'
import type { Attribute, Instruction } from '../box/vocabulary.ts'
import type { EntryFrame, OrdealFrame } from '../frames.ts'
import { call } from '../phases/phase.ts'
import type { CaravanState, Ctx } from '../state.ts'
import { type Doing, type Doings, instead } from './carrying-out.ts'
import { toChampions } from './champions.ts'
import { claims } from './claims.ts'
import { campaignHolds } from './conditions.ts'
import { dilemmas } from './dilemmas.ts'
import { progression } from './progression.ts'
import { roads } from './roads.ts'

/** R4.7: the award comes first, then what success or failure leads to. */
const ordeal: Doing<'ordeal', { begin: undefined; follow: boolean }> = {
  begin: (state, _frame, { attr, difficulty, award = true }) =>
    call(state, ordealOf(attr, difficulty, award), 'follow'),
  follow: (_state, frame, { success, fail }, _ctx, succeeded) => instead(frame, succeeded ? success : fail),
}

/** Every word of the Chronicle (section 9 of the vocabulary). */
const doings: Doings = { ...roads, ...claims, ...dilemmas, ...toChampions, ...progression, ordeal }

const ordealOf = (attr: Attribute, difficulty: number, award: boolean): OrdealFrame => ({
  kind: 'ordeal',
  attr,
  difficulty,
  award,
  step: 'roll',
  dice: { mercenary: [], devotee: [], outlaw: [], artist: [] },
  effort: { mercenary: null, devotee: null, outlaw: null, artist: null },
  fate: { mercenary: null, devotee: null, outlaw: null, artist: null },
  given: [],
  success: false,
})

/** The steps that an entry can be at while this instruction is carried out. */
export function stepsOf(instruction: Instruction | undefined): Readonly<Record<string, unknown>> {
  const doing = instruction && 'do' in instruction ? doings[instruction.do] : undefined
  return typeof doing === 'object' ? doing : { begin: doing }
}

/** R3.1, R3.3: one step of the first instruction of the entry. */
export function carryOut(state: CaravanState, frame: EntryFrame, ctx: Ctx, answer: Json | undefined) {
  const [instruction] = frame.todo
  if (!instruction) return done(state)
  if ('if' in instruction)
    return instead(frame, campaignHolds(state, instruction.if) ? instruction.so : (instruction.otherwise ?? []))
  const doing = doings[instruction.do]
  // The table is keyed by the word, so what is found under an instruction's word takes that instruction.
  const step = typeof doing === 'function' ? doing : doing[frame.step]!
  return step(state, frame, instruction as never, ctx, answer)
}
