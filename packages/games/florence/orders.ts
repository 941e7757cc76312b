import type { Ordering } from '@acheron/engine'
import type { FlorenceMove } from './moves.ts'
import type { FlorenceState, FlorenceView } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

/** What may be ordered: all decisions are of one's own turn, and some come again and again. */
export const orders: Ordering<FlorenceState, FlorenceMove, Words> = {
  names: ['noFraud', 'rest'],

  offered(view, seat) {
    if (!isPlayed(view)) return []
    return [...(view.turn.seat === seat ? [{ order: 'rest' }] : []), { order: 'noFraud' }]
  },

  mark: view => ({ turn: view.turn.number, end: view.end !== null }),

  ending(view, _seat, { order }, mark) {
    if (!isPlayed(view)) return 'done'
    if (order === 'rest') return view.turn.number === mark.turn ? null : 'done'
    return view.end !== null && !mark.end ? 'surprise' : null
  },

  answer(view, seat, { order }, moves) {
    if (view.turn.seat !== seat) return null
    if (order === 'noFraud' && view.flow.at(-1)?.kind !== 'fraudSource') return null
    return moves.find(move => move.do === 'pass' || move.do === 'done') ?? null
  },

  describe: ({ order }, t) => t(order === 'rest' ? 'order.rest' : 'order.noFraud'),
}

/** Turns are being taken: neither are families chosen, nor is it the reckoning. */
const isPlayed = ({ turn, flow }: FlorenceView): boolean =>
  turn.number > 0 && flow.length > 0 && !flow.some(({ kind }) => kind === 'scoring')
