import { leave } from '@acheron/engine'
import { accuse, listAccusations } from '../family/accuse.ts'
import { holdCouncil, listCouncils } from '../family/council.ts'
import { listSends, send } from '../family/send.ts'
import type { FlorenceFrame } from '../frames.ts'
import { active, type FlorencePhase } from './phase.ts'

/** R4: exactly one of send, accuse and council. */
export const florence: FlorencePhase<FlorenceFrame> = {
  actors: active,
  moves(state) {
    const { seat } = state.turn
    return [...listSends(state, seat), ...listAccusations(state, seat), ...listCouncils(state, seat)]
  },
  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do === 'send') send(state, seat, move, ctx)
    if (move.do === 'accuse') accuse(state, seat, move, ctx)
    if (move.do === 'council') holdCouncil(state, seat, move, ctx)
  },
}
