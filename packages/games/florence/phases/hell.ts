import { leave } from '@acheron/engine'
import { stopAtOnce } from '../ending.ts'
import { canLead, listLeads } from '../leading.ts'
import { revealPlague } from '../plague.ts'
import { leadSoul } from '../souls.ts'
import type { HellFrame } from '../state.ts'
import { active, type FlorencePhase } from './phase.ts'

/** R2: exactly one soul is moved; where none can be, the game is over (R2.9). */
export const hell: FlorencePhase<HellFrame> = {
  actors: active,
  moves: state => listLeads(state, state.turn.seat),
  play(state, _frame, seat, move, ctx) {
    if (move.do !== 'lead') return
    leave(state)
    leadSoul(state, seat, move.soul, move.to, ctx)
  },
  auto(state, frame, ctx) {
    if (canLead(state, state.turn.seat)) return false
    if (state.options.plagueRescue === 'on' && !frame.rescued) {
      frame.rescued = true
      revealPlague(state, ctx)
    } else {
      stopAtOnce(state, state.turn.seat, 'noMove', ctx)
    }
    return true
  },
}
