import { goOn, type Json, leave, nobody } from '@acheron/engine'
import { currentCard } from '../cards/card.ts'
import type { EffectFrame } from '../frames.ts'
import type { Ctx, FightingState } from '../state.ts'
import { verbOf } from '../verbs/index.ts'
import type { FightPhase } from './phase.ts'

/** One effect of a card: its verb goes on until it is done; a card that has ended does nothing more. */
export const effect: FightPhase<EffectFrame> = {
  ...nobody,
  // What is stored may lack anything.
  steps: ({ fx }) => (fx && verbOf(fx)) ?? null,
  auto: (state, frame, ctx) => carryOut(state, frame, undefined, ctx),
  resume: (state, frame, answer, ctx) => void carryOut(state, frame, answer, ctx),
}

function carryOut(state: FightingState, frame: EffectFrame, answer: Json | undefined, ctx: Ctx): boolean {
  const card = currentCard(state)
  if (card.ended) {
    leave(state)
    return true
  }
  const { fx } = frame
  return goOn(frame, verbOf(fx)![frame.step]!({ state, frame, fx, card, ctx }, answer))
}
