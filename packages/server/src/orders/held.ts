import {
  answerByOrder,
  type LiveTable,
  type Move,
  noOrders,
  reviewOrders,
  type Seat,
  type SeatOrders,
} from '@acheron/engine'
import { personAt, type Seating } from '../store/seating.ts'
import type { StoredOrders } from '../store/subjects/standing-orders.ts'

/** What is to be done about the orders at a table: one has ended, or answers. */
export type OrderTask =
  | { readonly do: 'change'; readonly row: StoredOrders; readonly to: SeatOrders }
  | { readonly do: 'answer'; readonly row: StoredOrders; readonly move: Move }

/** The standing orders at a table in memory. */
export class HeldOrders {
  #rows: readonly StoredOrders[] = []
  /** The version up to which it was looked whether its steps end an order; null: since each was given. */
  #reviewed: number | null = null
  /** Another process has changed them, or may have. */
  isOutdated = false

  get isEmpty(): boolean {
    return this.#rows.length === 0
  }

  /** The orders as they are stored; returns the seats whose orders are other ones now. */
  take(rows: readonly StoredOrders[]): Seat[] {
    const before = new Map(this.#rows.map(({ seat, tag }) => [seat, tag]))
    const after = new Map(rows.map(({ seat, tag }) => [seat, tag]))
    this.#rows = rows
    this.#reviewed = null
    this.isOutdated = false
    return [...new Set([...before.keys(), ...after.keys()])].filter(seat => before.get(seat) !== after.get(seat))
  }

  /** A seat's orders are stored through this process. */
  put(row: StoredOrders): void {
    const { standing, ended } = row.orders
    const others = this.#rows.filter(({ seat }) => seat !== row.seat)
    this.#rows = standing.length + ended.length === 0 ? others : [...others, row]
  }

  /** The row of a seat; null where its holder has ordered nothing. */
  rowOf({ seats, dealt }: Seating, seat: Seat): StoredOrders | null {
    const row = this.#rows.find(each => each.seat === seat)
    return row && row.person === personAt(seats[seat]) && row.dealt === dealt ? row : null
  }

  /** The stored row of a seat, whoever's it is. */
  tagOf(seat: Seat): string | null {
    return this.#rows.find(each => each.seat === seat)?.tag ?? null
  }

  /** The seat's orders that still stand. */
  standing(seating: Seating, live: LiveTable, seat: Seat): SeatOrders {
    const row = this.rowOf(seating, seat)
    return row ? reviewOrders(live, seat, row.orders, this.#unreviewed(live, row.orders)) : noOrders
  }

  /** Whether an order of the seat's is about to decide. */
  answers(seating: Seating, live: LiveTable, seat: Seat): boolean {
    return !this.isEmpty && answerByOrder(live, seat, this.standing(seating, live, seat)) !== null
  }

  /** What is to be done next; null: nothing until the table changes. */
  next(seating: Seating, live: LiveTable): OrderTask | null {
    if (this.isEmpty) return null
    const isOver = live.actors().length === 0
    for (const row of this.#rows) {
      if (isOver || this.rowOf(seating, row.seat) !== row) return { do: 'change', row, to: noOrders }
      const to = this.standing(seating, live, row.seat)
      if (to !== row.orders) return { do: 'change', row, to }
    }
    this.#reviewed = live.version
    for (const row of this.#rows) {
      const move = answerByOrder(live, row.seat, row.orders)
      if (move) return { do: 'answer', row, move }
    }
    return null
  }

  /** Whether a step that an order has decided may be told to others: not while that order may decide the next one too. */
  mayTell(seating: Seating, seat: Seat, version: number): boolean {
    const standing = this.rowOf(seating, seat)?.orders.standing ?? []
    return standing.every(given => given.version >= version)
  }

  #unreviewed(live: LiveTable, { standing }: SeatOrders) {
    const since = this.#reviewed ?? Math.min(...standing.map(({ version }) => version), live.version)
    return since >= live.version ? [] : live.stepsSince(Math.max(since, live.stepsFrom))
  }
}
