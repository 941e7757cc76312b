import { enter, leave } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import type { Ctx } from '../events.ts'
import type { FerryFrame } from '../frames.ts'
import { canGo, go, listGoings } from '../movement/steps.ts'
import type { HellgameMove } from '../moves.ts'
import { kindOf } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'
import type { HellgamePhase } from './phase.ts'

const { steps } = numbers.traders['T-ferry']

/** R4.4: a ride of up to nine steps; then the square of arrival takes effect. */
export const ferry: HellgamePhase<FerryFrame> = {
  actors: state => [state.turn.seat],

  auto(state, frame, ctx) {
    if (frame.used < steps && (frame.used === 0 || canGo(state, state.turn.seat))) return false
    land(state, frame, ctx)
    return true
  },

  moves(state, frame, seat) {
    const moves: HellgameMove[] = []
    listGoings(state, seat, moves)
    if (frame.used > 0) moves.push({ do: 'endMove' })
    return moves
  },

  play(state, frame, seat, move, ctx) {
    switch (move.do) {
      case 'step':
      case 'portal':
      case 'wayling':
      case 'flux':
        frame.used++
        if (go(state, seat, move, true, ctx)) land(state, frame, ctx)
        break
      case 'endMove':
        land(state, frame, ctx)
    }
  },
}

function land(state: HellgameState, frame: FerryFrame, ctx: Ctx): void {
  const { seat } = state.turn
  const square = state.seats[seat]!.at!
  ctx.emit({ e: 'ferryEnded', seat, square, kind: kindOf(state, square), steps: frame.used })
  leave(state)
  enter(state, { kind: 'square' })
}
