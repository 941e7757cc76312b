import { leave } from '@acheron/engine'
import { listFreeActions, playFreeAction } from '../free-actions.ts'
import { endTurn } from '../moves.ts'
import { listPurchases, purchase } from '../purchase.ts'
import type { CloseFrame, ImpRaceMove } from '../state.ts'
import { listTridents, throwTrident } from '../trident.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** R11, W5: Tridents, free actions, then purchases; after the first of these nothing else. */
export const close: RacePhase<CloseFrame> = {
  actors: activeSeat,

  moves(state) {
    const moves: ImpRaceMove[] = [endTurn]
    listPurchases(state, moves)
    if (state.turn.bought === 0) {
      listTridents(state, moves)
      listFreeActions(state, moves)
    }
    return moves
  },

  play(state, _frame, seat, move, ctx) {
    switch (move.do) {
      case 'endTurn':
        leave(state)
        ctx.emit({ e: 'turnEnded', seat })
        break
      case 'buy':
        purchase(state, move.discard, ctx)
        break
      case 'trident':
        throwTrident(state, move.card, ctx)
        break
      default:
        playFreeAction(state, move, ctx)
    }
  },
}
