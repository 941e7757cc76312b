import { ask, done, enter, type Handed, sequence } from '@acheron/engine'
import { type CounterFrame, type CounterSteps, harm, type SkirmishEvent, type Stance, type State } from '../state.ts'

/** The beast strikes back: its card is turned over, all may react, and what was not stopped hurts. A mauled seat is asked how. */
export const counter = sequence<State, CounterFrame, SkirmishEvent, CounterSteps>({
  turnOver(state, frame, ctx) {
    if (state.counters.length === 0) state.counters = ctx.random.shuffle(state.used.splice(0))
    const card = state.counters.pop()!
    frame.card = card
    ctx.emit({ e: 'countered', seat: frame.seat, card })
    return react(state, frame.seat, 'hurt')
  },
  hurt(state, frame, _ctx, reaction) {
    const { seat, card } = frame
    if (reaction === 'cancelled') return 'end'
    const options: readonly [Stance, ...Stance[]] =
      card === 'maul' && state.beast > 0 ? ['stand', 'giveGround'] : ['stand']
    return ask(state, frame, 'suffer', { seat, topic: { what: 'stance', card }, options })
  },
  suffer(state, { seat, card }, ctx, stance) {
    const spared = stance === 'giveGround' ? 1 : 0
    if (spared > 0) {
      state.beast++
      ctx.emit({ e: 'gaveGround', seat, beast: state.beast })
    }
    state.vigor[seat] = Math.max(0, state.vigor[seat]! - harm[card!] + spared)
    ctx.emit({ e: 'harmed', seat, vigor: state.vigor[seat]! })
    return 'end'
  },
  end(state, { card }) {
    state.used.push(card!)
    return done(state)
  },
})

/** The step takes the outcome of the counterattack. */
function react<S extends string>(state: State, victim: number, step: S): Handed<S, 'passed' | 'cancelled'> {
  enter(state, { kind: 'window', victim, passed: Array(state.players).fill(false) })
  return step as Handed<S, 'passed' | 'cancelled'>
}
