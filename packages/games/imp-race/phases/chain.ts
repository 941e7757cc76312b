import { leave } from '@acheron/engine'
import { listFreeActions, playFreeAction } from '../free-actions.ts'
import { goOn } from '../moves.ts'
import type { ChainFrame, ImpRaceMove } from '../state.ts'
import { moveByTile } from '../tile-moves.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** W4: on a face-up Banana or Return, before it moves the imp (R6.5, R6.6). */
export const chain: RacePhase<ChainFrame> = {
  actors: activeSeat,

  moves(state) {
    const moves: ImpRaceMove[] = [goOn]
    listFreeActions(state, moves)
    return moves
  },

  play(state, frame, _seat, move, ctx) {
    if (move.do === 'goOn') {
      leave(state)
      moveByTile(state, frame, ctx)
    } else {
      playFreeAction(state, move, ctx)
    }
  },
}
