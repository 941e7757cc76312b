import { leave } from '@acheron/engine'
import type { LanternFrame } from '../frames.ts'
import { uprightFor } from '../items/owned.ts'
import { takeSource } from '../square/sources.ts'
import type { HellgamePhase } from './phase.ts'

/** R4.1: a face-down source gives once more to the owner of an upright lantern. */
export const lantern: HellgamePhase<LanternFrame> = {
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
