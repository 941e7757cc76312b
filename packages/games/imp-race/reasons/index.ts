import type { JsonObject, Seat } from '@acheron/engine'
import { seatMark, type Translate } from '@acheron/engine/words'
import type { Frame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { movesOf } from '../phases/index.ts'
import { placeAt, positionOf } from '../route/places.ts'
import type { DeciderView, ImpRaceView, Place } from '../state.ts'
import { deciderOf } from '../turn/decider.ts'
import type { Words } from '../words/compiled/keys.ts'
import { type Intent, whyNot } from './why-not.ts'

/** Why a touch of the board means no legal move; null if it means one, or nothing at all. */
export function explain(view: DeciderView, intent: JsonObject, t: Translate<Words>): string | null {
  const frame = view.flow.at(-1)
  const seat = deciderOf(view)
  if (!frame || seat === null || view.winner !== null) return t('why.over')
  if (intent.viewer !== undefined && intent.viewer !== seat) return t('why.other', { who: seatMark(seat) })
  const touch = intent as unknown as Intent
  const possible = movesOf(view, seat).some(move => means(touch, move, view, frame, seat))
  return possible ? null : whyNot(touch, view, frame, seat, t)
}

/** True if touching the thing could mean the move. */
function means(touch: Intent, move: ImpRaceMove, view: ImpRaceView, frame: Frame, seat: Seat): boolean {
  switch (touch.kind) {
    case 'card':
      return ('card' in move && move.card === touch.card) || (move.do === 'buy' && move.discard === touch.card)
    case 'imp': {
      const place = view.seats[touch.seat]?.imps[touch.imp]
      if (place === undefined) return false
      if (touch.seat !== seat) return move.do === 'trident' && targetOf(move, view, frame) === place
      return place === 'D' ? raises(move) : move.do === 'move' && move.imp === touch.imp
    }
    case 'square':
      return (move.do === 'sacrilege' && move.square === touch.square) || targetOf(move, view, frame) === touch.square
    case 'step':
      return ('step' in move && move.step === touch.step) || targetOf(move, view, frame) === touch.step
    case 'die':
      return move.do === 'roll'
    case 'deck':
      return move.do === 'gather' || move.do === 'buy'
    case 'throne':
      return targetOf(move, view, frame) === 'H'
    case 'cemetery':
      return touch.seat === seat && raises(move)
    default:
      return false
  }
}

function raises(move: ImpRaceMove): boolean {
  return move.do === 'raise' || move.do === 'angel'
}

/** Where a run or a Banana leads, and what a Trident is thrown at. */
function targetOf(move: ImpRaceMove, { seats, turn }: ImpRaceView, frame: Frame): Place | null {
  if (move.do === 'move') return placeAt(positionOf(seats[turn.seat]!.imps[move.imp]!) + move.n)
  if (move.do === 'trident') return placeAt(positionOf(turn.rested!) + 1)
  if (move.do === 'goOn' && frame.kind === 'chain' && frame.tile === 'banana') return placeAt(frame.square + 1)
  return null
}
