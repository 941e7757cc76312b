import { leave } from '@acheron/engine'
import { listEndOptions, scoreFraud } from '../scoring.ts'
import type { EndFraudFrame } from '../state.ts'
import type { FlorencePhase } from './phase.ts'

/** Section 6 step 1: the end side of one card. */
export const endFraud: FlorencePhase<EndFraudFrame> = {
  actors: (_state, { seat }) => [seat],
  moves: (state, { seat, card }) => listEndOptions(state, seat, card),
  play(state, { card }, seat, move, ctx) {
    if (move.do !== 'end') return
    leave(state)
    scoreFraud(state, seat, card, move.option, ctx)
  },
}
