import type { Order, Ordering, Seat } from '@acheron/engine'
import { ownStake } from './fight/bidding.ts'
import type { BidFrame } from './frames.ts'
import { accept, concede, endTurn, type ImpRaceMove, stakeGems, stand } from './moves.ts'
import type { ImpRaceState, ImpRaceView } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

/** Imps short of this square are given up easily; 40 stands for all. */
const bounds = [20, 40] as const
const all = 40
/** The gems that may be set aside for a defence. */
const purses = [1, 2, 3, 5, 8] as const

type ImpRaceOrder =
  /** R8.2: a Trident is not parried. */
  | { readonly order: 'letDie'; readonly before: number }
  /** R7: an attacked imp defends itself with so many gems, or gives up. */
  | { readonly order: 'defend'; readonly gems: number }
  | { readonly order: 'yield'; readonly before: number }
  /** R11: the turn ends as soon as it may. */
  | { readonly order: 'endTurn' }

/** An order is one that was offered, so it has the parameters of its name. */
const read = (order: Order) => order as ImpRaceOrder

/** What may be ordered: above all how one's imps behave while others have their turns. */
export const orders: Ordering<ImpRaceState, ImpRaceMove, Words> = {
  names: ['letDie', 'defend', 'yield', 'endTurn'],

  offered(view, seat) {
    if (view.flow.length === 0) return []
    const { gems } = view.seats[seat]!
    const offered: ImpRaceOrder[] = [
      ...(view.turn.seat === seat ? [{ order: 'endTurn' } as const] : []),
      ...bounds.map(before => ({ order: 'letDie', before }) as const),
      ...bounds.map(before => ({ order: 'yield', before }) as const),
      ...purses.filter(purse => purse <= gems).map(purse => ({ order: 'defend', gems: purse }) as const),
    ]
    return offered
  },

  mark: (view, seat) => ({ turn: view.turn.number, dead: deadOf(view, seat), home: homeIn(view) }),

  ending(view, seat, order, mark) {
    const { turn } = view
    const isNext = turn.number > Number(mark.turn)
    if (order.order === 'endTurn') return isNext ? 'done' : null
    if (isNext && turn.seat === seat) return 'done'
    if (deadOf(view, seat) > Number(mark.dead)) return 'done'
    return homeIn(view) > Number(mark.home) ? 'surprise' : null
  },

  answer(view, seat, given, moves) {
    const order = read(given)
    const frame = view.flow.at(-1)
    switch (order.order) {
      case 'letDie':
        return frame?.kind === 'parry' && frame.victim.seat === seat && frame.square < order.before ? accept : null
      case 'yield':
        return isAttacked(frame, seat) && frame.square < order.before && moves.includes(concede) ? concede : null
      case 'defend':
        return isAttacked(frame, seat) ? defence(view, frame, order.gems) : null
      case 'endTurn':
        return frame?.kind === 'close' && view.turn.seat === seat ? endTurn : null
    }
  },

  describe(given, t) {
    const order = read(given)
    switch (order.order) {
      case 'endTurn':
        return t('order.endTurn')
      case 'defend':
        return `${t('order.defend', { gems: t('gems', { count: order.gems }) })} ${t('order.ends')}`
      default:
        return `${t(`order.${order.order}.${order.before === all ? 'all' : 'early'}`, { square: order.before })} ${t('order.ends')}`
    }
  },
}

const deadOf = (view: ImpRaceView, seat: Seat): number => view.seats[seat]!.imps.filter(place => place === 'D').length

const homeIn = (view: ImpRaceView): number =>
  view.seats.flatMap(({ imps }) => imps.filter(place => place === 'H')).length

function isAttacked(frame: ImpRaceView['flow'][number] | undefined, seat: Seat): frame is BidFrame {
  return frame?.kind === 'bid' && frame.bidder === seat && frame.defender.seat === seat
}

/** The gems that are needed, if they are set aside; then the bid stands. */
function defence(view: ImpRaceView, frame: BidFrame, purse: number): ImpRaceMove | null {
  const { gems, total } = ownStake(frame)
  if (total >= frame.need) return stand
  const needed = frame.need - total
  return gems + needed <= purse && needed <= view.seats[frame.bidder]!.gems ? stakeGems[needed]! : null
}
