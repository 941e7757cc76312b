import { enter, leave, type Phase } from '@acheron/engine'
import type { ActionsFrame, SkirmishEvent, SkirmishMove, State } from '../state.ts'

/** There is no order: the first to decide acts first, with all consequences; then the others are asked again. */
export const actions: Phase<State, ActionsFrame, SkirmishMove, SkirmishEvent> = {
  actors: (_state, frame) => frame.acted.flatMap((done, seat) => (done ? [] : [seat])),
  moves: () => [{ do: 'attack' }, { do: 'rest' }],
  play(state, frame, seat, move, ctx) {
    frame.acted[seat] = true
    if (move.do === 'attack') {
      enter(state, { kind: 'attack', seat, riposte: false, step: 'strike' })
    } else {
      state.vigor[seat] = Math.min(3, state.vigor[seat]! + 1)
      ctx.emit({ e: 'rested', seat })
    }
  },
  auto(state, frame) {
    const over = state.beast === 0 || state.vigor.includes(0)
    if (frame.acted.includes(false) && !over) return false
    leave(state)
    return true
  },
}
