import { leave } from '@acheron/engine'
import type { MarketFrame } from '../frames.ts'
import type { FlorenceState } from '../state.ts'
import { barrelChoices, takeBarrel } from '../tower/barrels.ts'
import { openFloors } from '../tower/floors.ts'
import { seatOf } from '../turn/seats.ts'
import { active, type FlorencePhase } from './phase.ts'

const offers = (state: FlorenceState) =>
  barrelChoices(state, state.turn.seat, openFloors(seatOf(state, state.turn.seat)))

/** R5.10: a barrel into the tower, if there is one and room for it. */
export const market: FlorencePhase<MarketFrame> = {
  actors: active,
  moves: offers,
  play(state, _frame, seat, move, ctx) {
    if (move.do !== 'barrel') return
    leave(state)
    takeBarrel(state, seat, move.barrel, move.floor, ctx)
  },
  auto(state) {
    if (offers(state).length > 0) return false
    leave(state)
    return true
  },
}
