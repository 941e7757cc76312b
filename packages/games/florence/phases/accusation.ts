import { done, enter, sequence } from '@acheron/engine'
import type { FlorenceEvent } from '../events.ts'
import type { AccusationFrame, AccusationSteps } from '../frames.ts'
import type { FlorenceState } from '../state.ts'
import { moveDante } from '../tracks/dante.ts'

/** R6.4: what comes after the skull: the bonus tile, then Dante's step. */
export const accusation = sequence<FlorenceState, AccusationFrame, FlorenceEvent, AccusationSteps>({
  tile(state, { sin }, ctx) {
    const tile = state.bonusTiles[sin]
    ctx.emit({ e: 'bonusTaken', seat: state.turn.seat, sin, tile })
    enter(state, { kind: 'bonusTile', tile, at: 0 })
    return 'dante'
  },
  dante(state, _frame, ctx) {
    moveDante(state, state.turn.seat, ctx)
    return 'end'
  },
  end: state => done(state),
})
