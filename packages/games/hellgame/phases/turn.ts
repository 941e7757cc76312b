import { enter, leave } from '@acheron/engine'
import type { TurnFrame } from '../frames.ts'
import { newTurn } from '../setup.ts'
import type { HellgamePhase } from './phase.ts'

/** R1.2: the four phases in their order; a time-walk adds another turn in the same round (R5.4). */
export const turn: HellgamePhase<TurnFrame> = {
  actors: () => [],
  moves: () => [],
  play() {},

  auto(state, frame, ctx) {
    const { seat, extra, again } = state.turn
    switch (frame.next) {
      case 'movement':
        state.turn = { ...newTurn(seat), extra, slowed: state.seats[seat]!.slowed }
        ctx.emit({ e: 'turnStarted', seat, extra })
        frame.next = 'square'
        enter(state, { kind: 'movement' })
        break
      case 'square':
        frame.next = 'spell'
        enter(state, { kind: 'square' })
        break
      case 'spell':
        frame.next = 'demons'
        enter(state, { kind: 'spell' })
        break
      case 'demons':
        frame.next = 'end'
        enter(state, { kind: 'demons' })
        break
      case 'end':
        leave(state)
        if (!again) break
        state.turn = { ...newTurn(seat), extra: true }
        enter(state, { kind: 'turn', next: 'movement' })
    }
    return true
  },
}
