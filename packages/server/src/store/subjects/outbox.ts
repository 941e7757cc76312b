import type { NoticeKind } from '@acheron/protocol'
import { all, first, run, tables, type Work } from '../work.ts'

/** What is sent besides notices: a letter with the link that confirms its address, and what somebody tries out. */
export type SentKind = NoticeKind | 'confirm' | 'test'

/**
 * Something to be sent to one place, or that was sent there. Its key says what it is about, so it is there once, however often and by
 * however many processes it is found out.
 */
export interface NoticeRow {
  readonly no: number
  readonly target: string
  readonly person: string
  readonly kind: SentKind
  /** The table. */
  readonly place: string
  /** Of the table, or the number of what was said there. */
  readonly version: number
  /** Milliseconds since 1970: when it happened, from when on it is to be sent, and until when a process is at it. */
  readonly at: number
  readonly due: number
  readonly lease: number
  readonly tries: number
  /** `dropped`: nobody needed to hear it any more. `failed`: given up. */
  readonly state: 'waiting' | 'sent' | 'dropped' | 'failed'
}

/** What a person has been told of a table, or has seen there. */
export interface KnownRow {
  readonly person: string
  readonly place: string
  readonly version: number
  /** When the table had its last step then. */
  readonly at: number
  /** A `Known`. */
  readonly body: string
}

export interface Known {
  /** It was their turn. */
  readonly turn: boolean
  /** Seats that nobody had taken. */
  readonly open: number
  readonly over: boolean
  /** A seat was kept for them. */
  readonly invited: boolean
  /** The number of the last message. */
  readonly said: number
}

export type NewNotice = Pick<NoticeRow, 'target' | 'person' | 'kind' | 'place' | 'version' | 'at' | 'due'>

const db = tables<{
  notice: Omit<NoticeRow, 'no'> & { readonly no?: number }
  notice_known: KnownRow
}>()

/** What was sent or dropped is remembered for this long; after that what is known of the table keeps it from coming again. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000
const forgottenTogether = 500

export function knownOf(person: string, place: string): Work<KnownRow | null> {
  return first(db.selectFrom('notice_known').selectAll().where('person', '=', person).where('place', '=', place))
}

export function* allKnownOf(person: string): Work<ReadonlyMap<string, KnownRow>> {
  const rows = yield* all(db.selectFrom('notice_known').selectAll().where('person', '=', person))
  return new Map(rows.map(row => [row.place, row]))
}

export function* setKnown(row: KnownRow): Work<void> {
  const { version, at, body } = row
  const insert = db.insertInto('notice_known').values(row)
  yield* run(insert.onConflict(conflict => conflict.columns(['person', 'place']).doUpdateSet({ version, at, body })))
}

/** Adds it, unless it is there. */
export function* addNotice(notice: NewNotice): Work<void> {
  const insert = db.insertInto('notice').values({ ...notice, lease: 0, tries: 0, state: 'waiting' })
  yield* run(insert.onConflict(conflict => conflict.columns(['target', 'kind', 'place', 'version']).doNothing()))
}

/** Sent alone; everything else for one place is gathered. */
const alone: readonly SentKind[] = ['confirm', 'test']

/**
 * Takes what is to be sent to one place next, for this process alone until the lease is over. What is due a little later comes
 * along.
 */
export function* claim(now: number, lease: number, ahead: number): Work<NoticeRow[]> {
  const waiting = db.selectFrom('notice').select(['no', 'target', 'kind']).where('state', '=', 'waiting')
  const next = yield* first(
    waiting.where('due', '<=', now).where('lease', '<=', now).orderBy('due').orderBy('no').limit(1),
  )
  if (!next) return []
  const take = db
    .updateTable('notice')
    .set(({ eb }) => ({ lease: now + lease, tries: eb('tries', '+', 1) }))
    .where('state', '=', 'waiting')
    .where('lease', '<=', now)
  const rows = alone.includes(next.kind)
    ? take.where('no', '=', next.no!)
    : take
        .where('target', '=', next.target)
        .where('due', '<=', now + ahead)
        .where('kind', 'not in', alone)
  return (yield* all(rows.returningAll())).map(row => row as NoticeRow).toSorted((a, b) => a.no - b.no)
}

/** They are still on their way from this process. */
export function* holdNotices(nos: readonly number[], until: number): Work<void> {
  yield* run(db.updateTable('notice').set({ lease: until }).where('no', 'in', nos).where('state', '=', 'waiting'))
}

/** When there is something to be sent next; null if nothing waits. */
export function* nextDue(now: number): Work<number | null> {
  const query = db.selectFrom('notice').select(['due', 'lease']).where('state', '=', 'waiting')
  const free = yield* first(query.where('lease', '<=', now).orderBy('due').limit(1))
  const leased = yield* first(query.where('lease', '>', now).orderBy('lease').limit(1))
  const times = [...(free ? [free.due] : []), ...(leased ? [leased.lease] : [])]
  return times.length === 0 ? null : Math.min(...times)
}

/** They are over: sent, or not needed any more, or given up. */
export function* settleNotices(nos: readonly number[], state: 'sent' | 'dropped' | 'failed'): Work<void> {
  if (nos.length > 0) yield* run(db.updateTable('notice').set({ state, lease: 0 }).where('no', 'in', nos))
}

/** They are to be sent then; `untried` does not count the try. */
export function* delayNotices(nos: readonly number[], due: number, untried = false): Work<void> {
  if (nos.length === 0) return
  const later = db.updateTable('notice').where('no', 'in', nos)
  yield* run(
    untried ? later.set(({ eb }) => ({ due, lease: 0, tries: eb('tries', '-', 1) })) : later.set({ due, lease: 0 }),
  )
}

/** The process that was at them is dead: of a data file there is but one. */
export function* endLeases(): Work<void> {
  yield* run(db.updateTable('notice').set({ lease: 0 }).where('state', '=', 'waiting').where('lease', '>', 0))
}

/** Removes what is over and old; gives how many. */
export function* forgetNoticesBefore(now: number): Work<number> {
  const old = db.selectFrom('notice').select('no').where('state', '!=', 'waiting')
  const some = old.where('at', '<', now - keptMilliseconds).limit(forgottenTogether)
  return yield* run(db.deleteFrom('notice').where('no', 'in', some))
}

/** What a guest knows becomes somebody else's. What waits for them is found out anew. */
export function* bringOutbox(from: string, to: string): Work<void> {
  const theirs = db.selectFrom('notice_known').select('place').where('person', '=', to)
  yield* run(db.deleteFrom('notice_known').where('person', '=', from).where('place', 'in', theirs))
  yield* run(db.updateTable('notice_known').set({ person: to }).where('person', '=', from))
  yield* run(db.updateTable('notice').set({ person: to }).where('person', '=', from))
}

export function* forgetOutbox(person: string): Work<void> {
  yield* run(db.deleteFrom('notice').where('person', '=', person))
  yield* run(db.deleteFrom('notice_known').where('person', '=', person))
}

/** What somebody was sent, newest first, for the file of what is stored about them. */
export function sentTo(person: string): Work<Pick<NoticeRow, 'kind' | 'place' | 'at' | 'state'>[]> {
  const columns = ['kind', 'place', 'at', 'state'] as const
  return all(db.selectFrom('notice').select(columns).where('person', '=', person).orderBy('no', 'desc').limit(5000))
}
