import { leave } from '@acheron/engine'
import type { FamilyDraftFrame } from '../frames.ts'
import { seatOf, seatsInOrder } from '../turn/seats.ts'
import type { FlorencePhase } from './phase.ts'

/** Option deal2keep1: everybody keeps one of two families, in secret until all have chosen. */
export const familyDraft: FlorencePhase<FamilyDraftFrame> = {
  actors: (state, { done }) => seatsInOrder(state).filter(seat => !done[seat]),
  moves: (_state, { dealt }, seat) => dealt[seat]!.map(family => ({ do: 'keep', family })),
  play(_state, frame, seat, move, ctx) {
    if (move.do !== 'keep') return
    frame.chosen[seat] = move.family
    frame.done[seat] = true
    ctx.emit({ e: 'familyKept', seat })
  },
  auto(state, { dealt, chosen, done }) {
    const order = seatsInOrder(state)
    if (order.some(seat => !done[seat])) return false
    for (const seat of order) {
      seatOf(state, seat).family = chosen[seat]!
      state.familyBox.push(...dealt[seat]!.filter(family => family !== chosen[seat]))
    }
    // Sorted, so that nobody learns who left which card.
    state.familyBox.sort()
    leave(state)
    return true
  },
}
