import { enter, leave } from '@acheron/engine'
import type { AccusationFrame } from '../frames.ts'
import { moveDante } from '../tracks/dante.ts'
import { type FlorencePhase, nobody } from './phase.ts'

/** R6.4: what comes after the skull: the bonus tile, then Dante's step. */
export const accusation: FlorencePhase<AccusationFrame> = {
  ...nobody,
  auto(state, frame, ctx) {
    const { seat } = state.turn
    switch (frame.next) {
      case 'tile': {
        const tile = state.bonusTiles[frame.sin]
        frame.next = 'dante'
        ctx.emit({ e: 'bonusTaken', seat, sin: frame.sin, tile })
        enter(state, { kind: 'bonusTile', tile, at: 0 })
        break
      }
      case 'dante':
        frame.next = 'end'
        moveDante(state, seat, ctx)
        break
      case 'end':
        leave(state)
    }
    return true
  },
}
