import { leave, type Seat } from '@acheron/engine'
import { circleOf, lastCircle, type Square } from '../box/squares.ts'
import { returnDemons } from '../demons/changes.ts'
import type { RecallFrame } from '../frames.ts'
import type { HellgameView } from '../state.ts'
import type { HellgamePhase } from './phase.ts'

/** R11, `total-recall`: one demon out of each circle, for every player in turn, from the active one. */
export const recall: HellgamePhase<RecallFrame> = {
  actors: (_state, frame) => [frame.seat],

  auto(state, frame) {
    while (frame.circle <= lastCircle) {
      if (heldIn(state, frame.seat, frame.circle).length > 0) return false
      frame.circle++
    }
    frame.seat = (frame.seat + 1) % state.players
    frame.circle = 1
    if (frame.seat === state.turn.seat) leave(state)
    return true
  },

  moves: (state, frame) => heldIn(state, frame.seat, frame.circle).map(square => ({ do: 'square', square })),

  play(state, frame, seat, move, ctx) {
    if (move.do !== 'square') return
    returnDemons(state, move.square, seat, 1, 'total-recall', ctx)
    frame.circle++
  },
}

/** The squares of the circle on which the seat has demons. */
function heldIn(state: HellgameView, seat: Seat, circle: number): Square[] {
  const held = Object.keys(state.demons) as Square[]
  return held.filter(square => circleOf(square) === circle && state.demons[square]!.includes(seat))
}
