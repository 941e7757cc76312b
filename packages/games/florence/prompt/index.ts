import type { FlorenceMove, MoveOf } from '../moves.ts'
import { familyName, type T } from '../names.ts'
import type { FlorenceView } from '../state.ts'
import { decidersOf } from '../turn/deciders.ts'
import { cardOrder } from './cards.ts'
import { florenceOrder } from './florence.ts'
import { hellOrder } from './hell.ts'
import { houseOrder } from './house.ts'
import { inOne, type Order, order, type Scene } from './order.ts'

/**
 * A move as an order to the one who decides, with what it costs and gains. It is described from the view it can be made in;
 * `pass`, `done` and `reorganise` read the same from everywhere.
 */
export function describeMove(move: FlorenceMove, view: FlorenceView, t: T): string {
  return inOne(orderOf(move, view, t), t)
}

/** The same in its parts, for a list that tells price and gain apart. */
export function orderOf(move: FlorenceMove, view: FlorenceView, t: T): Order {
  const frame = view.flow.at(-1)
  const seat = (frame && decidersOf(view, frame)[0]) ?? view.turn.seat
  const scene: Scene = { view, frame, seat, me: view.seats[seat]!, t }
  switch (move.do) {
    case 'keep':
      return order(keep(move, t))
    case 'pass':
    case 'done':
      return order(t(`move.${move.do}`))
    case 'lead':
    case 'guardian':
    case 'effect':
    case 'styx':
    case 'cube':
    case 'disc':
      return hellOrder(move, scene)
    case 'send':
    case 'accuse':
    case 'council':
    case 'exchange':
    case 'pay':
      return florenceOrder(move, scene)
    case 'fraud':
    case 'option':
    case 'end':
    case 'diploma':
      return cardOrder(move, scene)
    default:
      return houseOrder(move, scene)
  }
}

/** Others are not told which card. */
function keep({ family }: MoveOf<'keep'>, t: T): string {
  const known: typeof family | null = family
  return known === null ? t('move.keep.hidden') : t('move.keep', { family: familyName(known, t) })
}
