import { leave } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import type { PandoraFrame } from '../frames.ts'
import { gain } from '../supply/amounts.ts'
import type { HellgamePhase } from './phase.ts'

const gifts = numbers.itemEffects.pandora

/** R8, 6: the owner of the box chooses what it gives. */
export const pandora: HellgamePhase<PandoraFrame> = {
  actors: (_state, frame) => [frame.seats[0]!],
  asksAlways: true,
  moves: () => [
    { do: 'pandora', take: 'demon' },
    { do: 'pandora', take: 'curse' },
  ],
  play(state, frame, seat, move, ctx) {
    if (move.do !== 'pandora') return
    ctx.emit({ e: 'gained', seat, gain: gain(state, seat, gifts[move.take]), by: 'pandora' })
    frame.seats.shift()
    if (frame.seats.length === 0) leave(state)
  },
}
