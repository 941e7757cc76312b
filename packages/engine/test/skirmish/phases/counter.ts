import { done, enter, type Handed, sequence } from '@acheron/engine'
import { type CounterFrame, type CounterSteps, harm, type SkirmishEvent, type State } from '../state.ts'

/** The beast strikes back: its card is turned over, all may react, and the remaining harm is suffered. */
export const counter = sequence<State, CounterFrame, SkirmishEvent, CounterSteps>({
  turnOver(state, frame, ctx) {
    if (state.counters.length === 0) state.counters = ctx.random.shuffle(state.used.splice(0))
    const card = state.counters.pop()!
    frame.card = card
    ctx.emit({ e: 'countered', seat: frame.seat, card })
    return react(state, frame.seat, 'hurt')
  },
  hurt(state, frame, ctx, reaction) {
    const card = frame.card!
    if (reaction === 'passed') {
      state.vigor[frame.seat] = Math.max(0, state.vigor[frame.seat]! - harm[card])
      ctx.emit({ e: 'harmed', seat: frame.seat, vigor: state.vigor[frame.seat]! })
    }
    state.used.push(card)
    return done(state)
  },
})

/** The step takes the outcome of the counterattack. */
function react<S extends string>(state: State, victim: number, step: S): Handed<S, 'passed' | 'cancelled'> {
  enter(state, { kind: 'window', victim, passed: Array(state.players).fill(false) })
  return step as Handed<S, 'passed' | 'cancelled'>
}
