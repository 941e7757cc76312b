import { leave } from '@acheron/engine'
import { seatOf } from '../seats.ts'
import type { FlorenceState, PalaceFrame } from '../state.ts'
import { guestChoices, inviteGuest, openFloors } from '../tower.ts'
import { active, type FlorencePhase } from './phase.ts'

const offers = (state: FlorenceState) =>
  guestChoices(state, state.turn.seat, openFloors(seatOf(state, state.turn.seat)))

/** R5.11: a guest into the tower, if there is one and room for it; the floor's height in Florins. */
export const palace: FlorencePhase<PalaceFrame> = {
  actors: active,
  moves: offers,
  play(state, _frame, seat, move, ctx) {
    if (move.do !== 'guest') return
    leave(state)
    inviteGuest(state, seat, move.guest, move.floor, move.floor, ctx)
  },
  auto(state) {
    if (offers(state).length > 0) return false
    leave(state)
    return true
  },
}
