import { leave } from '@acheron/engine'
import { events } from '../box/events.ts'
import type { EventFrame } from '../frames.ts'
import type { EventMove } from '../moves.ts'
import type { HellgameView } from '../state.ts'
import { eventVerb } from '../verbs/events.ts'
import type { HellgamePhase } from './phase.ts'

/** R4.5, R11: the choices of an event that was turned up. */
export const event: HellgamePhase<EventFrame> = {
  actors: state => [state.turn.seat],

  auto(state, frame, ctx) {
    if (frame.left > 0 && listChoices(state, frame).length > 0) return false
    ctx.emit({ e: 'eventEnded', seat: state.turn.seat, event: frame.event })
    leave(state)
    return true
  },

  moves: listChoices,

  play(state, frame, seat, move, ctx) {
    if (move.do === 'stop') {
      frame.left = 0
      return
    }
    const effect = events[frame.event]
    eventVerb(effect).choose?.(state, seat, move as EventMove, effect, ctx)
    frame.left--
  },
}

function listChoices(state: HellgameView, frame: EventFrame): EventMove[] {
  const effect = events[frame.event]
  return eventVerb(effect).choices?.(state, state.turn.seat, effect) ?? []
}
