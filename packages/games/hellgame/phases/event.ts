import { leave, type Phase } from '@acheron/engine'
import { events } from '../box/events.ts'
import type { HellgameEvent } from '../events.ts'
import type { EventFrame } from '../frames.ts'
import type { EventMove, HellgameMove } from '../moves.ts'
import type { HellgameState } from '../state.ts'
import { eventVerb } from '../verbs/events.ts'

/** R4.5, R11: the choices of an event that was turned up. */
export const event: Phase<HellgameState, EventFrame, HellgameMove, HellgameEvent> = {
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

function listChoices(state: HellgameState, frame: EventFrame): EventMove[] {
  const effect = events[frame.event]
  return eventVerb(effect).choices?.(state, state.turn.seat, effect) ?? []
}
