import { leave } from '@acheron/engine'
import type { EndFraudFrame } from '../frames.ts'
import { listEndOptions, scoreFraud } from '../fraud/end-side.ts'
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
