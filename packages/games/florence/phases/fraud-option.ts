import { leave } from '@acheron/engine'
import type { FraudOptionFrame } from '../frames.ts'
import { listOptions, playOption } from '../fraud/options.ts'
import { refill } from '../fraud/play.ts'
import { active, type FlorencePhase } from './phase.ts'

/** R9.4-R9.6: one of the card's two effects; when that is over, hand or line-up is filled up. */
export const fraudOption: FlorencePhase<FraudOptionFrame> = {
  actors: active,
  moves: (state, { card }) => listOptions(state, state.turn.seat, card),
  play(state, frame, seat, move, ctx) {
    if (move.do !== 'option') return
    frame.chosen = true
    playOption(state, seat, frame.card, move, ctx)
  },
  auto(state, frame, ctx) {
    if (!frame.chosen) return false
    leave(state)
    refill(state, state.turn.seat, frame, ctx)
    return true
  },
}
