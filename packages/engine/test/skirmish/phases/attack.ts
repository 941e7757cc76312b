import { done, enter, sequence } from '@acheron/engine'
import type { AttackFrame, AttackSteps, SkirmishEvent, State } from '../state.ts'

/** One attack: a die, wounds, then the beast's counterattack, which interrupts it before it is over. */
export const attack = sequence<State, AttackFrame, SkirmishEvent, AttackSteps>({
  strike(state, { seat }, ctx) {
    const face = ctx.random.die(6)
    const wounds = Math.min(state.beast, face >= (state.aim === 'head' ? 5 : 3) ? (state.aim === 'head' ? 2 : 1) : 0)
    state.beast -= wounds
    ctx.emit({ e: 'attacked', seat, face, wounds })
    // A riposte's own counterattack cannot be answered by a riposte again, so chains end.
    enter(state, { kind: 'counter', seat, card: null, step: 'turnOver' })
    return 'end'
  },
  end: (state, { seat }) => done(state, { by: seat }),
})
