import { leave } from '@acheron/engine'
import type { StyxFrame } from '../frames.ts'
import { listStyx, playStyx } from '../hell/styx.ts'
import { active, type FlorencePhase } from './phase.ts'

/** R11: souls of one sin for skulls; it is paid for, so it is played. */
export const styx: FlorencePhase<StyxFrame> = {
  actors: active,
  moves: state => listStyx(state, state.turn.seat),
  play(state, _frame, seat, move, ctx) {
    if (move.do !== 'styx') return
    leave(state)
    playStyx(state, seat, move, ctx)
  },
}
