import type { JsonObject, Seat } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { circleOf, type Square } from '../box/squares.ts'
import { reach } from '../movement/reach.ts'
import type { HellgameMove } from '../moves.ts'
import type { HellgameWords } from '../names.ts'
import { movesAt } from '../phases/index.ts'
import { deciderOf, topFrame } from '../prompt/decider.ts'
import type { HellgameView } from '../state.ts'
import type { Intent } from './moment.ts'
import { whyNot } from './why-not.ts'

/** Why a touch meant no legal move; null when it did mean one. */
export function explain(view: HellgameView, intent: JsonObject, t: HellgameWords): string | null {
  const frame = topFrame(view)
  const seat = deciderOf(view)
  if (!frame || view.ended !== null || seat === null) return t('why.over')
  const touch = intent as unknown as Intent
  // Views of all seats look alike, so the touch itself says whose it is.
  if (typeof touch.viewer === 'number' && touch.viewer !== seat) return t('why.other', { who: seatMark(seat) })
  const me = view.seats[seat]!
  const isPossible = movesAt(view, frame, seat).some(move => means(touch, move, me.at))
  if (isPossible || (touch.kind === 'square' && isOnTheWay(touch.square, view, seat))) return null
  return whyNot(touch, { view, frame, seat, me, t })
}

/** A square that several steps lead to is touched to go there. */
function isOnTheWay(square: Square, view: HellgameView, seat: Seat): boolean {
  return square !== view.seats[seat]!.at && reach(view, seat)[square] !== undefined
}

/** Whether touching the thing could mean the move; `at` is where the piece stands. */
function means(touch: Intent, move: HellgameMove, at: Square | null): boolean {
  switch (touch.kind) {
    case 'square':
      return (
        ('to' in move && move.to === touch.square) ||
        ('square' in move && move.square === touch.square) ||
        ('circle' in move && move.circle === circleOf(touch.square)) ||
        (touch.square === at && isDoneHere(move))
      )
    case 'spell':
      return 'spell' in move && move.spell === touch.spell
    case 'curse':
      return 'curse' in move && move.curse === touch.curse
    case 'speed':
    case 'forge':
      return move.do === touch.kind
    case 'item':
      return move.do === touch.item || (touch.item === 'ledger' && move.do === 'trade')
    case 'track':
      return move.do === 'longer' || move.do === 'shorter' || ('length' in move && !!move.length) || 'slot' in move
    case 'player':
      return 'target' in move && move.target === touch.seat
    default:
      return false
  }
}

function isDoneHere({ do: deed }: HellgameMove): boolean {
  return ['place', 'pick', 'trade', 'ferry', 'lantern'].includes(deed)
}
