import { leave } from '@acheron/engine'
import type { MoveFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { discard } from '../turn/drawing.ts'
import { listFreeActions, playFreeAction } from '../turn/free-actions.ts'
import { listRuns, run } from '../turn/running.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** R4, W2: the value is known, an imp must be chosen. */
export const move: RacePhase<MoveFrame> = {
  actors: activeSeat,

  moves(view) {
    const moves: ImpRaceMove[] = []
    listRuns(view, moves)
    listFreeActions(view, moves)
    return moves
  },

  play(state, _frame, seat, move, ctx) {
    switch (move.do) {
      case 'move':
        leave(state)
        run(state, move.imp, move.n, ctx)
        break
      case 'noMove':
        leave(state)
        ctx.emit({ e: 'noMove', seat, n: state.turn.die! + state.turn.plus })
        break
      case 'banana':
        discard(state, seat, move.card)
        state.turn.plus++
        ctx.emit({ e: 'cardPlayed', seat, card: move.card, as: 'banana' })
        break
      default:
        playFreeAction(state, move, ctx)
    }
  },
}
