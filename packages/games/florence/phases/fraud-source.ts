import { leave } from '@acheron/engine'
import type { FraudSourceFrame } from '../frames.ts'
import { listSources, mayHaveSources, playFraud } from '../fraud/play.ts'
import { active, type FlorencePhase, pass } from './phase.ts'

/** R7.2, R9: on an F step a card may be played; the City Wall lists its cards itself. */
export const fraudSource: FlorencePhase<FraudSourceFrame> = {
  actors: active,
  // Without the question the others would learn that no card in hand can be played.
  asksAlways: true,
  moves: state => [...listSources(state, state.turn.seat, 0), pass],
  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do === 'fraud') playFraud(state, seat, move, 0, ctx)
  },
  auto(state) {
    if (mayHaveSources(state, state.turn.seat)) return false
    leave(state)
    return true
  },
}
