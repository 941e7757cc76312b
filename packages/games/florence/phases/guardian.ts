import { leave } from '@acheron/engine'
import type { GuardianFrame } from '../frames.ts'
import { listGuardians, moveGuardian } from '../hell/guardians.ts'
import { active, type FlorencePhase, pass } from './phase.ts'

/** R10.1: a guardian goes to another circle; where it is a gift it may be left (R7.1, tile G4). */
export const guardian: FlorencePhase<GuardianFrame> = {
  actors: active,
  moves: (state, { may }) => (may ? [...listGuardians(state), pass] : listGuardians(state)),
  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do === 'guardian') moveGuardian(state, seat, move, ctx)
  },
}
