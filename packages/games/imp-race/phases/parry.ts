import { leave } from '@acheron/engine'
import { useOf } from '../box/cards.ts'
import type { ParryFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { accept, withCard } from '../moves.ts'
import { kill } from '../route/imps.ts'
import { discard } from '../turn/drawing.ts'
import { only, type RacePhase } from './phase.ts'

/** R8.2: the owner of the attacked imp answers with a Trident of their own, or accepts its death. */
export const parry: RacePhase<ParryFrame> = {
  actors: (_state, frame) => only(frame.victim.seat),

  // R1.3: not being asked would tell that the hand holds no Trident.
  asksAlways: (state, frame) => state.seats[frame.victim.seat]!.hand.length > 0,

  moves(view, _frame, seat) {
    const tridents = view.seats[seat]!.hand.filter(card => useOf(card) === 'trident')
    const moves: ImpRaceMove[] = tridents.map(card => withCard[card].parry)
    moves.push(accept)
    return moves
  },

  play(state, frame, seat, move, ctx) {
    leave(state)
    if (move.do === 'parry') {
      discard(state, seat, move.card)
      ctx.emit({ e: 'cardPlayed', seat, card: move.card, as: 'parry' })
      ctx.emit({ e: 'parried', seat, card: move.card, square: frame.square })
    } else {
      kill(state, seat, frame.victim.imp, 'trident', ctx)
    }
  },
}
