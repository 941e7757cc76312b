import type { Order, Ordering, Seat } from '@acheron/engine'
import { type ItemEffect, items } from './box/items.ts'
import { lastCircle } from './box/squares.ts'
import type { HellgameMove } from './moves.ts'
import type { HellgameState, HellgameView } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

const shields = ['all', 'curses', 'none'] as const
const gifts = ['demon', 'curse'] as const

type HellgameOrder =
  /** R5.3: against what the shield is raised. */
  | { readonly order: 'shield'; readonly against: (typeof shields)[number] }
  /** R8, 6: what the box gives at every upkeep. */
  | { readonly order: 'pandora'; readonly take: (typeof gifts)[number] }
  /** The rest of the turn without what may be left. */
  | { readonly order: 'rest' }

/** An order is one that was offered, so it has the parameters of its name. */
const read = (order: Order) => order as HellgameOrder

/** Moves that leave something. */
const leaves: ReadonlySet<HellgameMove['do']> = new Set(['pass', 'done', 'endMove', 'stop'])

/** What may be ordered: answers in the turns of others and at upkeeps, and the rest of one's own turn. */
export const orders: Ordering<HellgameState, HellgameMove, Words> = {
  names: ['shield', 'pandora', 'rest'],

  offered(view, seat) {
    if (view.flow.length === 0) return []
    const offered: HellgameOrder[] = []
    if (isTurnOf(view, seat)) offered.push({ order: 'rest' })
    if (owns(view, seat, 'turns')) offered.push(...shields.map(against => ({ order: 'shield', against }) as const))
    if (owns(view, seat, 'upkeepChoice')) offered.push(...gifts.map(take => ({ order: 'pandora', take }) as const))
    return offered
  },

  mark: (view, seat) => ({ round: view.round, mine: view.turn.seat === seat, deep: deepIn(view) }),

  ending(view, seat, given, mark) {
    const order = read(given)
    const isMine = view.turn.seat === seat
    if (order.order === 'rest') return isMine && view.round === mark.round ? null : 'done'
    if (!owns(view, seat, order.order === 'shield' ? 'turns' : 'upkeepChoice')) return 'done'
    if (order.order === 'shield' && isMine && !(mark.mine && view.round === mark.round)) return 'done'
    return deepIn(view) > Number(mark.deep) ? 'surprise' : null
  },

  answer(view, seat, given, moves) {
    const order = read(given)
    const frame = view.flow.at(-1)
    switch (order.order) {
      case 'shield': {
        if (frame?.kind !== 'shield' || frame.seat !== seat) return null
        const isRaised = order.against === 'all' || (order.against === 'curses' && 'curse' in frame.cast)
        return { do: isRaised ? 'shield' : 'accept' }
      }
      case 'pandora':
        return frame?.kind === 'pandora' && frame.seats[0] === seat ? { do: 'pandora', take: order.take } : null
      case 'rest':
        return isTurnOf(view, seat) ? (moves.find(move => leaves.has(move.do)) ?? null) : null
    }
  },

  describe(given, t) {
    const order = read(given)
    switch (order.order) {
      case 'shield':
        return `${t(`order.shield.${order.against}`)} ${t('order.ends')}`
      case 'pandora':
        return `${t(`order.pandora.${order.take}`)} ${t('order.ends')}`
      case 'rest':
        return t('order.rest')
    }
  },
}

/** The seat has its turn, not an answer in it, nor an upkeep. */
function isTurnOf({ turn, flow }: HellgameView, seat: Seat): boolean {
  return turn.seat === seat && flow.some(({ kind }) => kind === 'turn')
}

function owns(view: HellgameView, seat: Seat, verb: 'turns' | 'upkeepChoice'): boolean {
  const has = (effect: ItemEffect) => (verb === 'turns' ? effect.turns === 'cancel' : effect.upkeepChoice !== undefined)
  return view.seats[seat]!.items.some(({ id }) => has(items[id]))
}

/** How many have opened the last circle. */
const deepIn = (view: HellgameView): number =>
  Object.values(view.seats).filter(({ unlocked }) => unlocked === lastCircle).length
