import { enter, leave, type Phase } from '@acheron/engine'
import { type CounterFrame, harm, type SkirmishEvent, type SkirmishMove, type State } from '../state.ts'

/** The beast strikes back: its card is turned over, all may react, and what was not stopped hurts. */
export const counter: Phase<State, CounterFrame, SkirmishMove, SkirmishEvent> = {
  actors: () => [],
  moves: () => [],
  play() {},
  auto(state, frame, ctx) {
    if (frame.card === null) {
      if (state.counters.length === 0) state.counters = ctx.random.shuffle(state.used.splice(0))
      const card = state.counters.pop()!
      frame.card = card
      ctx.emit({ e: 'countered', seat: frame.seat, card })
      enter(state, { kind: 'window', victim: frame.seat, passed: Array(state.players).fill(false) })
      return true
    }
    if (!frame.cancelled) {
      state.vigor[frame.seat] = Math.max(0, state.vigor[frame.seat]! - harm[frame.card])
      ctx.emit({ e: 'harmed', seat: frame.seat, vigor: state.vigor[frame.seat]! })
    }
    state.used.push(frame.card)
    leave(state)
    return true
  },
  resume(_state, frame, value) {
    if (value === 'cancelled') frame.cancelled = true
  },
}
