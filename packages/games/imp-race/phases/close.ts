import { leave } from '@acheron/engine'
import { listTridents, throwTrident } from '../fight/trident.ts'
import type { CloseFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { endTurn } from '../moves.ts'
import { listFreeActions, playFreeAction } from '../turn/free-actions.ts'
import { listPurchases, purchase } from '../turn/purchase.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** R11, W5: Tridents, free actions, then purchases; after the first of these nothing else. */
export const close: RacePhase<CloseFrame> = {
  actors: activeSeat,

  moves(view) {
    const moves: ImpRaceMove[] = [endTurn]
    listPurchases(view, moves)
    if (view.turn.bought === 0) {
      listTridents(view, moves)
      listFreeActions(view, moves)
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
