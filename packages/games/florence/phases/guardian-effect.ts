import { leave } from '@acheron/engine'
import type { GuardianEffectFrame } from '../frames.ts'
import { listEffects, playGuardianEffect } from '../hell/guardians.ts'
import { active, type FlorencePhase, pass } from './phase.ts'

/** R10.2: the guardian's effect where it now stands; it may be declined. */
export const guardianEffect: FlorencePhase<GuardianEffectFrame> = {
  actors: active,
  moves: (state, { guardian }) => [...listEffects(state, state.turn.seat, guardian), pass],
  play(state, { guardian }, seat, move, ctx) {
    leave(state)
    if (move.do === 'effect') playGuardianEffect(state, seat, guardian, move, ctx)
  },
}
