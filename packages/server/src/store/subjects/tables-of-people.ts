import { sql } from 'kysely'
import { type Agreed, type Kept, nothingAgreed } from '../seating.ts'
import { all, run, tables, type Work } from '../work.ts'
import { bringAttendance } from './attendance.ts'
import { bringHushed } from './hushed.ts'
import { bringNotices } from './notices.ts'
import { bringBans } from './order.ts'
import { bringSeen } from './seen.ts'
import { bringOrders } from './standing-orders.ts'
import { bringTalk } from './talk.ts'

/** What is known of tables beside their play, as far as it is about people. */
interface Rows {
  game_table: {
    no: number
    id: string
    name: string
    game: string
    daily: string | null
    owner: string
    result: string | null
  }
  seat: { table_no: number; seat: number; kind: string; who: string | null; kept_for: string | null }
  seating: { table_no: number; rev: number; body: string }
  unbegun: { table_no: number; owner: string }
  wish: { table_no: number; person: string }
}

const db = tables<Rows>()

/** A table where somebody sits, or which they have opened and nobody has begun. */
export interface TableOfPerson {
  readonly no: number
  readonly id: string
  readonly name: string
  readonly game: string
  readonly daily: string | null
  /** Whether the game is over: 0 or 1. */
  readonly over: number
  /** Null where they do not sit. */
  readonly seat: number | null
}

/** So many at a time, for a statement has an end. */
const atOnce = 500

export function* tablesOfPerson(person: string): Work<TableOfPerson[]> {
  const over = sql<number>`case when ${sql.ref('t.result')} is null then 0 else 1 end`.as('over')
  const columns = ['t.no', 't.id', 't.name', 't.game', 't.daily', over] as const
  const seated = db
    .selectFrom('seat as s')
    .innerJoin('game_table as t', 't.no', 's.table_no')
    .select([...columns, 's.seat'])
    .where('s.who', '=', person)
    .where('s.kind', '=', 'person')
  const unbegun = db
    .selectFrom('unbegun as u')
    .innerJoin('game_table as t', 't.no', 'u.table_no')
    .select(columns)
    .where('u.owner', '=', person)
  const sits: TableOfPerson[] = yield* all(seated.orderBy('t.no', 'desc'))
  const there = new Set(sits.map(({ no }) => no))
  const opened = (yield* all(unbegun)).filter(({ no }) => !there.has(no))
  return [...sits, ...opened.map(table => ({ ...table, seat: null }))]
}

/** A table whose agreements name the person. */
export interface TableNaming {
  readonly id: string
  readonly agreed: Agreed & { readonly kept?: readonly (Kept | null)[] }
}

/** Newest first. The agreements of all tables are read for it. */
export function* tablesNaming(person: string): Work<TableNaming[]> {
  // An id stands in the text as it is; what stands for any sign in a pattern may be in it.
  const named = JSON.stringify(person)
  const rows = yield* all(
    db
      .selectFrom('seating as a')
      .innerJoin('game_table as t', 't.no', 'a.table_no')
      .select(['t.id', 'a.body'])
      .where('a.body', 'like', `%${named}%`)
      .orderBy('a.table_no', 'desc'),
  )
  return rows.filter(({ body }) => body.includes(named)).map(({ id, body }) => ({ id, agreed: JSON.parse(body) }))
}

/** Where the person wanted to go back to. */
export function* forgetWishes(person: string): Work<void> {
  yield* run(db.deleteFrom('wish').where('person', '=', person))
}

/** What has come along from one person to another, and what could not: both sit there, or both have played that day. */
export interface Brought {
  readonly brought: readonly TableOfPerson[]
  readonly apart: readonly TableOfPerson[]
}

/** Seats, owned tables, wishes, words and notices of a guest become somebody else's, and so do bans. */
export function* bringTables(from: string, to: string): Work<Brought> {
  const mine = yield* tablesOfPerson(from)
  const theirs = yield* tablesOfPerson(to)
  const sits = new Set(theirs.map(({ no }) => no))
  const days = new Set(theirs.flatMap(dayOf))
  const stays = (table: TableOfPerson) => sits.has(table.no) || dayOf(table).some(day => days.has(day))
  const brought = mine.filter(table => !stays(table))
  yield* bringKept(from, to)
  for (let i = 0; i < brought.length; i += atOnce) {
    const nos = brought.slice(i, i + atOnce).map(({ no }) => no)
    const seats = db.updateTable('seat').set({ who: to }).where('table_no', 'in', nos)
    yield* run(seats.where('kind', '=', 'person').where('who', '=', from))
    yield* bringAgreed(from, to, nos)
    yield* run(db.updateTable('game_table').set({ owner: to }).where('no', 'in', nos).where('owner', '=', from))
    yield* run(db.updateTable('unbegun').set({ owner: to }).where('table_no', 'in', nos).where('owner', '=', from))
    yield* run(db.updateTable('wish').set({ person: to }).where('table_no', 'in', nos).where('person', '=', from))
  }
  yield* bringTalk(from, to)
  yield* bringAttendance(from, to)
  yield* bringHushed(from, to)
  yield* bringBans(from, to)
  yield* bringNotices(from, to)
  yield* bringOrders(from, to)
  yield* bringSeen(from, to)
  return { brought, apart: mine.filter(stays) }
}

/** Seats that are kept for the guest. */
function* bringKept(from: string, to: string): Work<void> {
  const kept = yield* all(db.selectFrom('seat').select('table_no').where('kept_for', '=', from).limit(atOnce))
  if (kept.length === 0) return
  yield* run(db.updateTable('seat').set({ kept_for: to }).where('kept_for', '=', from))
  yield* bringAgreed(
    from,
    to,
    kept.map(row => row.table_no),
  )
}

/**
 * What the tables have agreed on names the other person from now on. With another revision no change of the seats in between is
 * lost, also where nothing was agreed on.
 */
function* bringAgreed(from: string, to: string, nos: readonly number[]): Work<void> {
  const agreed = yield* all(db.selectFrom('seating').selectAll().where('table_no', 'in', nos))
  const known = new Map(agreed.map(row => [row.table_no, row]))
  const nothing = { rev: 0, body: JSON.stringify(nothingAgreed) }
  for (const table_no of nos) {
    const { rev, body } = known.get(table_no) ?? nothing
    // An id stands in the text as it is.
    const next = { rev: rev + 1, body: body.replaceAll(JSON.stringify(from), JSON.stringify(to)) }
    const insert = db.insertInto('seating').values({ table_no, ...next })
    yield* run(insert.onConflict(conflict => conflict.column('table_no').doUpdateSet(next)))
  }
}

const dayOf = ({ game, daily }: TableOfPerson) => (daily === null ? [] : [`${game} ${daily}`])
