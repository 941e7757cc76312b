import { hold } from '../arrival.ts'
import { endFight, listBids, stake, stakeCard, standBy } from '../fight.ts'
import { listFreeActions, playFreeAction } from '../free-actions.ts'
import type { BidFrame, ImpRaceMove } from '../state.ts'
import { only, type RacePhase } from './phase.ts'

/** R7, W3: one bid after the other in a fight for a square, until somebody concedes. */
export const bid: RacePhase<BidFrame> = {
  actors: (_state, frame) => only(frame.bidder),

  // R1.3: not being asked would tell what the hand is worth. Without a card there is nothing to tell.
  asksAlways: (state, frame) => state.seats[frame.bidder]!.hand.length > 0,

  moves(state, frame, seat) {
    const moves: ImpRaceMove[] = []
    listBids(state, frame, moves)
    // R7.7: only the active seat, which is always the attacker.
    if (seat === state.turn.seat) listFreeActions(state, moves)
    return moves
  },

  play(state, frame, _seat, move, ctx) {
    switch (move.do) {
      case 'stakeCard':
        stakeCard(state, frame, move.card, ctx)
        break
      case 'stakeGems':
        stake(state, frame, move.count, ctx)
        break
      case 'stand':
        standBy(frame, ctx)
        break
      case 'concede':
        if (endFight(state, frame, ctx)) hold(state, frame.attacker.imp, frame.square, frame.by, ctx)
        break
      default:
        playFreeAction(state, move, ctx)
    }
  },
}
