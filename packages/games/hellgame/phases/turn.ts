import { enter, leave, sequence } from '@acheron/engine'
import type { HellgameEvent } from '../events.ts'
import type { TurnFrame, TurnSteps } from '../frames.ts'
import { newTurn } from '../setup.ts'
import type { HellgameState } from '../state.ts'

/** R1.2: the four phases in their order; a time-walk adds another turn in the same round (R5.4). */
export const turn = sequence<HellgameState, TurnFrame, HellgameEvent, TurnSteps>({
  movement(state, _frame, ctx) {
    const { seat, extra } = state.turn
    state.turn = { ...newTurn(seat), extra, slowed: state.seats[seat]!.slowed }
    ctx.emit({ e: 'turnStarted', seat, extra })
    enter(state, { kind: 'movement' })
    return 'square'
  },
  square(state) {
    enter(state, { kind: 'square' })
    return 'spell'
  },
  spell(state) {
    enter(state, { kind: 'spell' })
    return 'demons'
  },
  demons(state) {
    enter(state, { kind: 'demons' })
    return 'end'
  },
  end(state) {
    const { seat, again } = state.turn
    leave(state)
    if (again) {
      state.turn = { ...newTurn(seat), extra: true }
      enter(state, { kind: 'turn', step: 'movement' })
    }
    return null
  },
})
