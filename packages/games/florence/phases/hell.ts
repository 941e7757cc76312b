import { leave } from '@acheron/engine'
import type { HellFrame } from '../frames.ts'
import { canLead, listLeads } from '../hell/lead.ts'
import { revealPlague } from '../hell/plague.ts'
import { leadSoul } from '../hell/souls.ts'
import { stopAtOnce } from '../result/ending.ts'
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
