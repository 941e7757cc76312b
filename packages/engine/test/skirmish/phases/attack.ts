import { enter, leave, type Phase } from '@acheron/engine'
import type { AttackFrame, SkirmishEvent, SkirmishMove, State } from '../state.ts'

/** One attack: a die, wounds, then the beast's counterattack, which interrupts it before it is over. */
export const attack: Phase<State, AttackFrame, SkirmishMove, SkirmishEvent> = {
  actors: () => [],
  moves: () => [],
  play() {},
  auto(state, frame, ctx) {
    if (frame.countered) {
      leave(state, { by: frame.seat })
      return true
    }
    const face = ctx.random.die(6)
    const wounds = Math.min(state.beast, face >= (state.aim === 'head' ? 5 : 3) ? (state.aim === 'head' ? 2 : 1) : 0)
    state.beast -= wounds
    ctx.emit({ e: 'attacked', seat: frame.seat, face, wounds })
    frame.countered = true
    // A riposte's own counterattack cannot be answered by a riposte again, so chains end.
    enter(state, { kind: 'counter', seat: frame.seat, card: null, cancelled: false })
    return true
  },
}
