import { leave } from '@acheron/engine'
import type { StepFrame } from '../frames.ts'
import { toStep } from '../moves.ts'
import { recover } from '../route/imps.ts'
import { freeSteps } from '../route/places.ts'
import { returnToStep } from '../tiles/moves.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** R6.2, R6.6: a free start step for the imp that a cherub recovers or a Return sends back. */
export const step: RacePhase<StepFrame> = {
  actors: activeSeat,

  moves: view => freeSteps(view, view.turn.seat).map(free => toStep[free]),

  play(state, frame, seat, move, ctx) {
    if (move.do !== 'step') return
    leave(state)
    if (frame.cause === 'cherub') recover(state, seat, move.step, ctx)
    else returnToStep(state, frame.imp, move.step, ctx)
  },
}
