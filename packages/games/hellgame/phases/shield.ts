import { leave } from '@acheron/engine'
import type { ShieldFrame } from '../frames.ts'
import { uprightFor } from '../items/owned.ts'
import { takeEffect } from '../spell/casting.ts'
import type { HellgamePhase } from './phase.ts'

/** R5.3: the target cancels the whole effect, or lets it happen; the cost stays paid. */
export const shield: HellgamePhase<ShieldFrame> = {
  actors: (_state, frame) => [frame.seat],
  asksAlways: true,
  moves: () => [{ do: 'shield' }, { do: 'accept' }],
  play(state, frame, seat, move, ctx) {
    leave(state)
    if (move.do === 'accept') {
      takeEffect(state, frame.by, frame.cast, frame.choice, ctx)
      return
    }
    const item = uprightFor(state.seats[seat]!, 'cancel')!
    item.upright = false
    ctx.emit({ e: 'itemUsed', seat, item: item.id })
    ctx.emit({ e: 'shielded', seat, by: frame.by, cast: frame.cast })
  },
}
