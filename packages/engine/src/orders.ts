import type { GameState, Move, Seat, View } from './game.ts'
import { clone, equal, findEqual, type Json, type JsonObject } from './json.ts'
import type { LiveTable } from './live.ts'
import type { Step } from './steps.ts'
import type { Translate, WordMap } from './words.ts'

/** What a player wants to be answered for them: its name in the game's vocabulary and its few parameters. */
export type Order = { readonly order: string; readonly [parameter: string]: Json }

/**
 * A game's vocabulary of standing orders. Every function sees what is open to all (a spectator's view), also of the owner's
 * own cards: what an order does, and when it ends, can tell nobody anything hidden.
 */
export interface Ordering<S extends GameState = GameState, M extends Move = Move, W = WordMap> {
  /** The names of all orders. Where several stand, the first of these that answers decides. */
  readonly names: readonly string[]
  /** The orders that the seat may give now: few, each with its parameters. */
  offered(view: View<S>, seat: Seat): readonly Order[]
  /** What an order remembers of the moment when it is given. */
  mark(view: View<S>, seat: Seat, order: Order): JsonObject
  /** Why the order stands no more: what it waited for has come, or what nobody could expect; null while it stands. */
  ending(view: View<S>, seat: Seat, order: Order, mark: JsonObject): 'done' | 'surprise' | null
  /** The order's answer to the decision on top, one of the moves; null: its owner decides. */
  answer(view: View<S>, seat: Seat, order: Order, moves: readonly M[]): M | null
  /** Whether that move of the owner's own hand takes the order back. */
  endsByHand?(order: Order, move: M): boolean
  /** The order in words, with all that ends it: "Pass until the Malefactors' Turn, unless I am hurt." */
  describe(order: Order, t: Translate<W>): string
}

/** A standing order, and the moment at which it was given. */
export interface GivenOrder {
  readonly order: Order
  readonly mark: JsonObject
  readonly version: number
  /** The decisions in the log at that moment: who goes back to before it takes it back. */
  readonly entries: number
}

/** An order that stands no more: it is done, something surprised it, its owner went back, or played by hand. */
export interface EndedOrder {
  readonly order: Order
  readonly why: 'done' | 'surprise' | 'undone' | 'byHand'
}

/** A seat's orders. They are their owner's secret. */
export interface SeatOrders {
  readonly standing: readonly GivenOrder[]
  /** Those that have ended since the owner last gave or withdrew one. */
  readonly ended: readonly EndedOrder[]
}

export const noOrders: SeatOrders = { standing: [], ended: [] }

/** A table at which orders may be given. */
type Ordered = Pick<LiveTable, 'game' | 'state' | 'version' | 'entryCount' | 'actors' | 'moves'>

/** The orders that the seat may give at the table now. */
export function offeredOrders({ game, state }: Pick<Ordered, 'game' | 'state'>, seat: Seat): readonly Order[] {
  return game.orders?.offered(game.view(state, null) as View, seat) ?? []
}

/** The seat's orders with another one, in place of one of the same name; null where it is not offered. */
export function giveOrder(table: Ordered, seat: Seat, known: SeatOrders, wanted: unknown): SeatOrders | null {
  const { game, state, version, entryCount: entries } = table
  const order = offeredOrders(table, seat).find(each => equal(each, wanted))
  if (!game.orders || !order) return null
  const { names } = game.orders
  const others = known.standing.filter(each => each.order.order !== order.order)
  const mark = clone(game.orders.mark(game.view(state, null) as View, seat, order))
  const standing = [...others, { order, mark, version, entries }]
  return {
    standing: standing.toSorted((a, b) => names.indexOf(a.order.order) - names.indexOf(b.order.order)),
    ended: [],
  }
}

/** The seat's orders without that one; those that have ended count as read. */
export function withdrawOrder({ standing }: SeatOrders, unwanted: unknown): SeatOrders {
  return { standing: standing.filter(({ order }) => !equal(order, unwanted)), ended: [] }
}

/** The seat's orders after these steps; the same object while nothing has ended. */
export function reviewOrders(table: Ordered, seat: Seat, known: SeatOrders, steps: readonly Step[]): SeatOrders {
  const { orders } = table.game
  if (known.standing.length === 0) return known
  const view = table.game.view(table.state, null) as View
  const isOver = table.actors().length === 0
  const whyNot = ({ order, mark, version, entries }: GivenOrder): EndedOrder['why'] | null => {
    if (!orders || isOver) return 'done'
    const own = steps.filter(step => step.version > version && step.entry.seat === seat)
    if (steps.some(step => step.version > version && step.back)) return 'undone'
    if (table.entryCount < entries || own.some(({ kind }) => kind !== 'move')) return 'undone'
    if (own.some(({ ordered, entry }) => !ordered && orders.endsByHand?.(order, entry.move))) return 'byHand'
    return orders.ending(view, seat, order, mark)
  }
  const standing: GivenOrder[] = []
  const ended: EndedOrder[] = []
  for (const given of known.standing) {
    const why = whyNot(given)
    if (why) ended.push({ order: given.order, why })
    else standing.push(given)
  }
  return ended.length === 0 ? known : { standing, ended: [...known.ended, ...ended] }
}

/** What the seat's orders answer to the decision on top, a legal move; null: its owner decides. */
export function answerByOrder(table: Ordered, seat: Seat, { standing }: SeatOrders): Move | null {
  const { game, state } = table
  if (!game.orders || standing.length === 0 || !table.actors().includes(seat)) return null
  const moves = table.moves(seat)
  const view = game.view(state, null) as View
  for (const { order } of standing) {
    const answer = game.orders.answer(view, seat, order, moves)
    const legal = answer && findEqual(moves, answer)
    if (legal) return legal
  }
  return null
}
