import { enter, type Phase } from '@acheron/engine'
import type { NineCirclesEvent } from '../events.ts'
import type { Frame } from '../frames.ts'
import type { NineCirclesMove } from '../moves.ts'
import type { NineCirclesState } from '../state.ts'

type DescentFrame = Extract<Frame, { kind: 'descent' }>

/** R1.1, R1.2: the circles in order; each starts with every die left in the pool. */
export const descent: Phase<NineCirclesState, DescentFrame, NineCirclesMove, NineCirclesEvent> = {
  actors: () => [],
  moves: () => [],
  play() {},
  auto(state, _frame, ctx) {
    state.declared = null
    enter(state, { kind: 'circle' })
    ctx.emit({ e: 'circleStarted', circle: state.circle })
    return true
  },
}
