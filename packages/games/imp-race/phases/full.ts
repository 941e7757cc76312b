import { type Context, leave } from '@acheron/engine'
import type { ImpRaceEvent } from '../events.ts'
import type { FullFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { skipDraw, withCard } from '../moves.ts'
import type { ImpRaceState } from '../state.ts'
import { drawCard, handLimit, makeRoom } from '../turn/drawing.ts'
import { listFreeActions, playFreeAction } from '../turn/free-actions.ts'
import { takeGem } from '../turn/gems.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** R9.3, W6: the draw of a Card tile or of option A. With fewer than six cards it just happens. */
export const full: RacePhase<FullFrame> = {
  actors: activeSeat,

  auto(state, frame, ctx) {
    const { seat } = state.turn
    if (state.seats[seat]!.hand.length >= handLimit) return false
    drawCard(state, seat, frame.draw, ctx)
    finish(state, frame, ctx)
    return true
  },

  moves(view, frame, seat) {
    const moves: ImpRaceMove[] = view.seats[seat]!.hand.map(card => withCard[card].discard)
    if (frame.draw === 'gather') moves.push(skipDraw)
    listFreeActions(view, moves)
    return moves
  },

  play(state, frame, seat, move, ctx) {
    // `auto` draws as soon as there is room.
    if (move.do === 'discard') makeRoom(state, seat, move.card, ctx)
    else if (move.do === 'skipDraw') finish(state, frame, ctx)
    else playFreeAction(state, move, ctx)
  },
}

/** R3.1: after the draw of option A comes its gem. */
function finish(state: ImpRaceState, { draw }: FullFrame, ctx: Context<ImpRaceEvent>): void {
  leave(state)
  if (draw === 'gather') takeGem(state, state.turn.seat, ctx)
}
