import type { Side } from '@acheron/protocol'
import { noSuchTable } from '../../errors.ts'
import { all, first, run, tables, type Work } from '../work.ts'

/** Something that was said at a table. It goes with the table. */
export interface SaidRow {
  readonly table_no: number
  readonly side: Side
  /** Counts the messages of the table's side. */
  readonly n: number
  readonly person: string
  /** Where they sat then; null for somebody who watched. */
  readonly seat: number | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** Null for a phrase. */
  readonly words: string | null
  readonly phrase: string | null
  /** A keyed hash of the address, for bans. */
  readonly origin: string
}

/** How far a person has read, and from where on. */
interface ListenerRow {
  readonly table_no: number
  readonly person: string
  readonly side: Side
  /** They may read what comes after this message. */
  readonly since: number
  /** The last one that they have read. */
  readonly read: number
}

export type NewSaid = Omit<SaidRow, 'table_no' | 'n'>

/** The messages of a side that a table keeps; the oldest go first. */
const mostSaid = 2000

const db = tables<{ said: SaidRow; listener: ListenerRow; game_table: { no: number; id: string } }>()

const idOf = (table: string) => db.selectFrom('game_table').select('no').where('id', '=', table)

function* numberOf(table: string): Work<number> {
  const row = yield* first(idOf(table))
  if (!row) throw noSuchTable(table)
  return row.no
}

function* lastOf(no: number, side: Side): Work<number> {
  const ofSide = db.selectFrom('said').select('n').where('table_no', '=', no).where('side', '=', side)
  return (yield* first(ofSide.orderBy('n', 'desc').limit(1)))?.n ?? 0
}

/** Keeps what was said; gives its number. */
export function* say(table: string, said: NewSaid): Work<number> {
  const no = yield* numberOf(table)
  const n = (yield* lastOf(no, said.side)) + 1
  yield* run(db.insertInto('said').values({ ...said, table_no: no, n }))
  const old = db.deleteFrom('said').where('table_no', '=', no).where('side', '=', said.side)
  if (n > mostSaid) yield* run(old.where('n', '<=', n - mostSaid))
  return n
}

/** The number of the last message of a side; 0 before the first. */
export function* lastSaid(table: string, side: Side): Work<number> {
  return yield* lastOf(yield* numberOf(table), side)
}

/** The messages of a side after one number and before another, the newest of them, oldest first. */
export function* saidBetween(
  table: string,
  side: Side,
  { after, before, most }: { readonly after: number; readonly before: number; readonly most: number },
): Work<SaidRow[]> {
  const found = yield* all(
    db
      .selectFrom('said')
      .selectAll()
      .where('table_no', '=', idOf(table))
      .where('side', '=', side)
      .where('n', '>', after)
      .where('n', '<', before)
      .orderBy('n', 'desc')
      .limit(most),
  )
  return found.toReversed()
}

export function* saidAt(table: string, side: Side, n: number): Work<SaidRow | null> {
  return (yield* saidBetween(table, side, { after: n - 1, before: n + 1, most: 1 }))[0] ?? null
}

type Listening = Pick<ListenerRow, 'since' | 'read'>

/** From where on and how far somebody has read; null where nothing is noted. */
export function listening(table: string, person: string, side: Side): Work<Listening | null> {
  return first(
    db
      .selectFrom('listener')
      .select(['since', 'read'])
      .where('table_no', '=', idOf(table))
      .where('person', '=', person)
      .where('side', '=', side),
  )
}

/** Somebody listens from now on, unless they have listened before. */
export function* listenFromNow(table: string, person: string, side: Side): Work<Listening> {
  const known = yield* listening(table, person, side)
  if (known) return known
  const no = yield* numberOf(table)
  const since = yield* lastOf(no, side)
  yield* run(db.insertInto('listener').values({ table_no: no, person, side, since, read: since }))
  return { since, read: since }
}

/** Somebody has read up to that message. */
export function* haveRead(table: string, person: string, side: Side, n: number): Work<void> {
  const no = yield* numberOf(table)
  const read = Math.min(n, yield* lastOf(no, side))
  const add = db.insertInto('listener').values({ table_no: no, person, side, since: 0, read })
  yield* run(
    add.onConflict(conflict =>
      conflict.columns(['table_no', 'person', 'side']).doUpdateSet({ read }).where('listener.read', '<', read),
    ),
  )
}

/** What a guest has said and read becomes somebody else's. */
export function* bringTalk(from: string, to: string): Work<void> {
  yield* run(db.updateTable('said').set({ person: to }).where('person', '=', from))
  const mine = db.selectFrom('listener').select('table_no').where('person', '=', to)
  yield* run(db.deleteFrom('listener').where('person', '=', from).where('table_no', 'in', mine))
  yield* run(db.updateTable('listener').set({ person: to }).where('person', '=', from))
}

/** Removes what somebody has said, and the traces of their reading. */
export function* forgetTalk(person: string): Work<void> {
  yield* run(db.deleteFrom('said').where('person', '=', person))
  yield* run(db.deleteFrom('listener').where('person', '=', person))
}

/** The last that somebody has said, for the file of what is stored about them. */
export function saidBy(person: string): Work<Pick<SaidRow, 'at' | 'words' | 'phrase'>[]> {
  const columns = ['at', 'words', 'phrase'] as const
  return all(db.selectFrom('said').select(columns).where('person', '=', person).orderBy('at', 'desc').limit(5000))
}

/** How far somebody has read, newest table first, for the same file. */
export function readBy(person: string): Work<{ table: string; side: Side; read: number }[]> {
  return all(
    db
      .selectFrom('listener as l')
      .innerJoin('game_table as t', 't.no', 'l.table_no')
      .select(['t.id as table', 'l.side', 'l.read'])
      .where('l.person', '=', person)
      .orderBy('l.table_no', 'desc')
      .limit(5000),
  )
}
