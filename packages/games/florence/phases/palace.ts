import { leave } from '@acheron/engine'
import type { PalaceFrame } from '../frames.ts'
import type { FlorenceState } from '../state.ts'
import { openFloors } from '../tower/floors.ts'
import { guestChoices, inviteGuest } from '../tower/guests.ts'
import { seatOf } from '../turn/seats.ts'
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
