import type { JsonObject, Seat, View } from '@acheron/engine'
import { seatMark, type Translate } from '@acheron/engine/words'
import { phases } from './phases/index.ts'
import type { RacePhase } from './phases/phase.ts'
import { placeAt, positionOf } from './places.ts'
import { type Intent, whyNot } from './reasons.ts'
import type { Frame, ImpRaceMove, ImpRaceState, Place } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

type Table = View<ImpRaceState>

/** A touch that reached no legal move: what it meant, and what would have had to be otherwise. */
export function explain(view: Table, intent: JsonObject, t: Translate<Words>): string | null {
  const frame = view.flow.at(-1)
  if (!frame || view.winner !== null) return t('why.over')
  const seat = deciderOf(view, frame)
  if (intent.viewer !== undefined && intent.viewer !== seat) return t('why.other', { who: seatMark(seat) })
  // All that the legal moves depend on lies open to the one who has to decide.
  const state = view as ImpRaceState
  const touch = intent as unknown as Intent
  const possible = movesOf(state, frame, seat).some(move => means(touch, move, state, frame, seat))
  return possible ? null : whyNot(touch, state, frame, seat, t)
}

function deciderOf(view: Table, frame: Frame): Seat {
  if (frame.kind === 'bid') return frame.bidder
  return frame.kind === 'parry' ? frame.victim.seat : view.turn.seat
}

function movesOf(state: ImpRaceState, frame: Frame, seat: Seat): ImpRaceMove[] {
  // The table is keyed by kind, so the phase under a frame's kind takes that frame.
  return (phases[frame.kind] as RacePhase<Frame>).moves(state, frame, seat)
}

/** Whether touching the thing could mean the move. */
function means(touch: Intent, move: ImpRaceMove, state: ImpRaceState, frame: Frame, seat: Seat): boolean {
  switch (touch.kind) {
    case 'card':
      return ('card' in move && move.card === touch.card) || (move.do === 'buy' && move.discard === touch.card)
    case 'imp': {
      const place = state.seats[touch.seat]?.imps[touch.imp]
      if (place === undefined) return false
      if (touch.seat !== seat) return move.do === 'trident' && targetOf(move, state, frame) === place
      return place === 'D' ? raises(move) : move.do === 'move' && move.imp === touch.imp
    }
    case 'square':
      return (move.do === 'sacrilege' && move.square === touch.square) || targetOf(move, state, frame) === touch.square
    case 'step':
      return ('step' in move && move.step === touch.step) || targetOf(move, state, frame) === touch.step
    case 'die':
      return move.do === 'roll'
    case 'deck':
      return move.do === 'gather' || move.do === 'buy'
    case 'throne':
      return targetOf(move, state, frame) === 'H'
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
function targetOf(move: ImpRaceMove, { seats, turn }: ImpRaceState, frame: Frame): Place | null {
  if (move.do === 'move') return placeAt(positionOf(seats[turn.seat]!.imps[move.imp]!) + move.n)
  if (move.do === 'trident') return placeAt(positionOf(turn.rested!) + 1)
  if (move.do === 'goOn' && frame.kind === 'chain' && frame.tile === 'banana') return placeAt(frame.square + 1)
  return null
}
