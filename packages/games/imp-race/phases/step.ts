import { leave } from '@acheron/engine'
import { recover } from '../imps.ts'
import { toStep } from '../moves.ts'
import { freeSteps } from '../places.ts'
import type { StepFrame } from '../state.ts'
import { returnToStep } from '../tile-moves.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** R6.2, R6.6: a free start step for the imp that a cherub recovers or a Return sends back. */
export const step: RacePhase<StepFrame> = {
  actors: activeSeat,

  moves: state => freeSteps(state, state.turn.seat).map(free => toStep[free]),

  play(state, frame, seat, move, ctx) {
    if (move.do !== 'step') return
    leave(state)
    if (frame.cause === 'cherub') recover(state, seat, move.step, ctx)
    else returnToStep(state, frame.imp, move.step, ctx)
  },
}
