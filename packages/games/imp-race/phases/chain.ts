import { leave } from '@acheron/engine'
import type { ChainFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { goOn } from '../moves.ts'
import { moveByTile } from '../tiles/moves.ts'
import { listFreeActions, playFreeAction } from '../turn/free-actions.ts'
import { activeSeat, type RacePhase } from './phase.ts'

/** W4: on a face-up Banana or Return, before it moves the imp (R6.5, R6.6). */
export const chain: RacePhase<ChainFrame> = {
  actors: activeSeat,

  moves(view) {
    const moves: ImpRaceMove[] = [goOn]
    listFreeActions(view, moves)
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
