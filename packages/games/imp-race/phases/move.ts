import { leave } from '@acheron/engine'
import { discard } from '../drawing.ts'
import { listFreeActions, playFreeAction } from '../free-actions.ts'
import { listRuns, run } from '../running.ts'
import type { ImpRaceMove, MoveFrame } from '../state.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** R4, W2: the value is known, an imp must be chosen. */
export const move: RacePhase<MoveFrame> = {
  actors: activeSeat,

  moves(state) {
    const moves: ImpRaceMove[] = []
    listRuns(state, moves)
    listFreeActions(state, moves)
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
