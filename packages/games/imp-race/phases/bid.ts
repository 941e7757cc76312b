import { endFight, listBids, stake, stakeCard, standBy } from '../fight/bidding.ts'
import type { BidFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { hold } from '../turn/arrival.ts'
import { listFreeActions, playFreeAction } from '../turn/free-actions.ts'
import { only, type RacePhase } from './phase.ts'

/** R7, W3: one bid after the other in a fight for a square, until somebody concedes. */
export const bid: RacePhase<BidFrame> = {
  actors: (_state, frame) => only(frame.bidder),

  // R1.3: not being asked would tell what the hand is worth. Without a card there is nothing to tell.
  asksAlways: (state, frame) => state.seats[frame.bidder]!.hand.length > 0,

  moves(view, frame, seat) {
    const moves: ImpRaceMove[] = []
    listBids(view, frame, moves)
    // R7.7: only the active seat, which is always the attacker.
    if (seat === view.turn.seat) listFreeActions(view, moves)
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
