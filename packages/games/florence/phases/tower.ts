import { leave } from '@acheron/engine'
import { mostSteps } from '../box/tower.ts'
import type { TowerFrame } from '../frames.ts'
import { listRearrangements, rearrange } from '../tower/reorganise.ts'
import { seatOf } from '../turn/seats.ts'
import { active, done, type FlorencePhase } from './phase.ts'

/** R5.7: the tower is rearranged step by step. */
export const tower: FlorencePhase<TowerFrame> = {
  actors: active,
  moves: state => [...listRearrangements(seatOf(state, state.turn.seat)), done],
  play(state, frame, seat, move, ctx) {
    if (move.do === 'done') {
      leave(state)
      return
    }
    if (move.do !== 'move' && move.do !== 'swap') return
    rearrange(state, seat, move, ctx)
    frame.steps++
    if (frame.steps === mostSteps) leave(state)
  },
}
