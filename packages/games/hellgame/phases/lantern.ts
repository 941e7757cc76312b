import { leave, type Phase } from '@acheron/engine'
import type { HellgameEvent } from '../events.ts'
import type { LanternFrame } from '../frames.ts'
import { uprightFor } from '../items/owned.ts'
import type { HellgameMove } from '../moves.ts'
import { takeSource } from '../square/sources.ts'
import type { HellgameState } from '../state.ts'

/** R4.1: a face-down source gives once more to the owner of an upright lantern. */
export const lantern: Phase<HellgameState, LanternFrame, HellgameMove, HellgameEvent> = {
  actors: state => [state.turn.seat],
  asksAlways: true,
  moves: () => [{ do: 'lantern' }, { do: 'pass' }],
  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do !== 'lantern') return
    const player = state.seats[seat]!
    const item = uprightFor(player, 'relight')!
    item.upright = false
    ctx.emit({ e: 'itemUsed', seat, item: item.id })
    takeSource(state, seat, player.at!, 'lantern', ctx)
  },
}
