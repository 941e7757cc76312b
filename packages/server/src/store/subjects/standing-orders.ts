import { randomUUID } from 'node:crypto'
import type { Seat, SeatOrders } from '@acheron/engine'
import { all, first, run, tables, type Work } from '../work.ts'

/** The standing orders of a seat, as its holder has given them. Only the holder is ever told of them. */
interface OrdersRow {
  table_no: number
  seat: number
  person: string
  /** Another one with every change: who changes them says which they have read. */
  tag: string
  body: string
}

/** What is stored of a seat's orders. */
interface Body extends SeatOrders {
  /** How often the game had been set up anew: orders are of one game. */
  readonly dealt: number
}

export interface StoredOrders {
  readonly seat: Seat
  readonly person: string
  readonly tag: string
  readonly dealt: number
  readonly orders: SeatOrders
}

/** A seat for which something was ordered. */
export interface OrderedSeat {
  readonly no: number
  readonly table: string
  readonly seat: Seat
}

const db = tables<{ standing_order: OrdersRow; game_table: { no: number; id: string } }>()

const noOf = (table: string) => db.selectFrom('game_table').select('no').where('id', '=', table)

/** The orders at a table. */
export function* ordersAt(table: string): Work<StoredOrders[]> {
  const rows = yield* all(
    db.selectFrom('standing_order').selectAll().where('table_no', '=', noOf(table)).orderBy('seat'),
  )
  return rows.map(({ seat, person, tag, body }) => {
    const { dealt, standing, ended } = JSON.parse(body) as Body
    return { seat, person, tag, dealt, orders: { standing, ended } }
  })
}

/**
 * Stores a seat's orders instead of those with that tag (null: there were none), or removes them; returns the new tag, and null
 * where they have been changed meanwhile.
 */
export function* putOrders(
  table: string,
  { seat, person, dealt, orders }: Omit<StoredOrders, 'tag'>,
  known: string | null,
): Work<string | null> {
  const tag = randomUUID()
  const isEmpty = orders.standing.length === 0 && orders.ended.length === 0
  const body = JSON.stringify({ dealt, ...orders } satisfies Body)
  if (known === null) {
    const [found] = yield* all(noOf(table))
    if (!found || isEmpty) return found ? tag : null
    const add = db.insertInto('standing_order').values({ table_no: found.no, seat, person, tag, body })
    return (yield* run(add.onConflict(conflict => conflict.doNothing()))) > 0 ? tag : null
  }
  // A tag stands in one row.
  const change = isEmpty
    ? db.deleteFrom('standing_order').where('tag', '=', known).where('table_no', '=', noOf(table))
    : db
        .updateTable('standing_order')
        .set({ person, tag, body })
        .where('tag', '=', known)
        .where('table_no', '=', noOf(table))
  return (yield* run(change)) > 0 ? tag : null
}

/** Seats for which something was ordered, by the numbers of their tables. */
export function orderedAfter(no: number, most: number): Work<OrderedSeat[]> {
  return all(
    db
      .selectFrom('standing_order as o')
      .innerJoin('game_table as t', 't.no', 'o.table_no')
      .select(['t.no', 't.id as table', 'o.seat'])
      .where('o.table_no', '>', no)
      .orderBy('o.table_no')
      .limit(most),
  )
}

/** Whether something was ordered at the table by that person. */
export function* hasOrdered(table: string, person: string): Work<boolean> {
  const mine = db.selectFrom('standing_order').select('seat').where('table_no', '=', noOf(table))
  return (yield* first(mine.where('person', '=', person).limit(1))) !== null
}

/** A guest's orders become somebody else's. */
export function* bringOrders(from: string, to: string): Work<void> {
  const rows = yield* all(db.selectFrom('standing_order').select('tag').where('person', '=', from))
  for (const { tag } of rows)
    yield* run(
      db
        .updateTable('standing_order')
        .set({ person: to, tag: randomUUID() })
        .where('person', '=', from)
        .where('tag', '=', tag),
    )
}

export function* forgetOrders(person: string): Work<void> {
  yield* run(db.deleteFrom('standing_order').where('person', '=', person))
}

/** What somebody has ordered, for the file of what is stored about them. */
export function ordersOf(person: string): Work<{ table: string; body: string }[]> {
  return all(
    db
      .selectFrom('standing_order as o')
      .innerJoin('game_table as t', 't.no', 'o.table_no')
      .select(['t.id as table', 'o.body'])
      .where('o.person', '=', person)
      .orderBy('o.table_no', 'desc')
      .limit(5000),
  )
}
