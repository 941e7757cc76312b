import type { AdminAct, ReportReason } from '@acheron/protocol'
import { sql } from 'kysely'
import { all, first, run, tables, type Work } from '../work.ts'

/** A report of somebody about a message, a person or a table. */
export interface ReportRow {
  readonly no: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly by_person: string
  /** Null where it is about the table. */
  readonly about: string | null
  readonly place: string
  readonly reason: ReportReason
  readonly words: string
  /** What was said around it, and where the table stood, as JSON. */
  readonly context: string
  readonly done: number
  readonly note: string
}

/** Somebody, or an address, that may not open tables, sit down or talk until then. */
export interface BanRow {
  readonly id: string
  readonly person: string | null
  /** A keyed hash of the address. */
  readonly origin: string | null
  readonly until: number
  readonly reason: string
  readonly at: number
}

/** An act of an admin. It is never changed. */
export interface AuditRow {
  readonly no: number
  readonly at: number
  readonly by_person: string
  readonly act: AdminAct
  /** Whom it is about. */
  readonly about: string | null
  /** The table that it is about. */
  readonly place: string | null
  readonly words: string
}

/** Who acts by the command line, in the log: nobody's id. */
export const byCommand = 'acheron admin'

interface Rows {
  report: ReportRow
  ban: BanRow
  audit: AuditRow
  admin: { person: string; at: number }
  account: { person: string; name: string; folded: string }
  person: { id: string; name: string }
  session: { person: string; ended: number | null }
  said: { person: string; origin: string; at: number }
}

const db = tables<Rows>()

const most = { page: 50, people: 50, bans: 200, acts: 200, reports: 100 }

export function* isAdmin(person: string): Work<boolean> {
  return (yield* first(db.selectFrom('admin').select('person').where('person', '=', person))) !== null
}

/** The admins and the names of their accounts. */
export function admins(): Work<{ person: string; name: string | null; at: number }[]> {
  return all(
    db
      .selectFrom('admin as d')
      .leftJoin('account as a', 'a.person', 'd.person')
      .select(['d.person', 'a.name', 'd.at'])
      .orderBy('d.at'),
  )
}

/** True if they were none before. */
export function* addAdmin(person: string, at: number): Work<boolean> {
  if (yield* isAdmin(person)) return false
  yield* run(db.insertInto('admin').values({ person, at }))
  return true
}

export function* removeAdmin(person: string): Work<boolean> {
  return (yield* run(db.deleteFrom('admin').where('person', '=', person))) > 0
}

export function* note(act: Omit<AuditRow, 'no'>): Work<void> {
  yield* run(db.insertInto('audit').values(act as AuditRow))
}

/** Notes an act for each of the people whom it concerns. */
export function* noteFor(people: readonly string[], act: Omit<AuditRow, 'no' | 'about'>): Work<void> {
  for (const about of people) yield* note({ ...act, about })
}

/** A page of the log, newest first, and one more if there is one. */
export function audited(before: number): Work<AuditRow[]> {
  const log = db.selectFrom('audit').selectAll().where('no', '<', before)
  return all(log.orderBy('no', 'desc').limit(most.page + 1))
}

export function auditedAbout(person: string): Work<AuditRow[]> {
  const log = db.selectFrom('audit').selectAll().where('about', '=', person)
  return all(log.orderBy('no', 'desc').limit(most.acts))
}

export function* report(row: Omit<ReportRow, 'no'>): Work<void> {
  yield* run(db.insertInto('report').values(row as ReportRow))
}

export function reports(done: boolean, before: number): Work<ReportRow[]> {
  const found = db.selectFrom('report').selectAll().where('done', '=', Number(done)).where('no', '<', before)
  return all(found.orderBy('no', 'desc').limit(most.page + 1))
}

export function reportsBy(person: string): Work<ReportRow[]> {
  const found = db.selectFrom('report').selectAll().where('by_person', '=', person)
  return all(found.orderBy('no', 'desc').limit(most.reports))
}

/** Gives the report as it was; null if there is none. */
export function* settleReport(no: number, done: boolean, words: string): Work<ReportRow | null> {
  const known = yield* first(db.selectFrom('report').selectAll().where('no', '=', no))
  if (known)
    yield* run(
      db
        .updateTable('report')
        .set({ done: Number(done), note: words })
        .where('no', '=', no),
    )
  return known
}

/** The ban that holds longest for the person or the address; null if none does. */
export function* banOn(person: string, origin: string, now: number): Work<BanRow | null> {
  const holding = db.selectFrom('ban').selectAll().where('until', '>', now).orderBy('until', 'desc').limit(1)
  const own = yield* first(holding.where('person', '=', person))
  const ofPlace = yield* first(holding.where('origin', '=', origin))
  return ofPlace && (own?.until ?? 0) < ofPlace.until ? ofPlace : own
}

export function bansOf(person: string, now: number): Work<BanRow[]> {
  return all(db.selectFrom('ban').selectAll().where('person', '=', person).where('until', '>', now).limit(100))
}

export function bans(now: number): Work<BanRow[]> {
  return all(db.selectFrom('ban').selectAll().where('until', '>', now).orderBy('at', 'desc').limit(most.bans))
}

export function* ban(row: BanRow): Work<void> {
  yield* run(db.insertInto('ban').values(row))
}

/** The ban that is lifted; null if there is none. */
export function* unban(id: string): Work<BanRow | null> {
  const known = yield* first(db.selectFrom('ban').selectAll().where('id', '=', id))
  if (known) yield* run(db.deleteFrom('ban').where('id', '=', id))
  return known
}

/** A ban goes along where a guest signs in. */
export function* bringBans(from: string, to: string): Work<void> {
  yield* run(db.updateTable('ban').set({ person: to }).where('person', '=', from))
}

/** Removes the reports that somebody has made, and their being an admin. Bans and the log stay: they are about what was done. */
export function* forgetOrder(person: string): Work<void> {
  yield* run(db.deleteFrom('report').where('by_person', '=', person))
  yield* run(db.deleteFrom('admin').where('person', '=', person))
}

/** Where somebody last spoke from; null if they have said nothing that is kept. */
export function* lastOrigin(person: string): Work<string | null> {
  const said = db.selectFrom('said').select('origin').where('person', '=', person)
  return (yield* first(said.orderBy('at', 'desc').limit(1)))?.origin ?? null
}

export interface Found {
  readonly id: string
  readonly name: string
  readonly account: string | null
}

/** People whose name, or whose account's name as it is compared, begins so. */
export function* peopleNamed(name: string, folded: string): Work<Found[]> {
  const people = db
    .selectFrom('person as p')
    .leftJoin('account as a', 'a.person', 'p.id')
    .select(['p.id', 'p.name', 'a.name as account'])
    .limit(most.people)
  const byName = yield* all(people.where(beginsWith('p.name', name)).orderBy('p.name'))
  const byAccount = yield* all(people.where(beginsWith('a.folded', folded)).orderBy('a.folded'))
  const known = new Set(byAccount.map(({ id }) => id))
  return [...byAccount, ...byName.filter(({ id }) => !known.has(id))].slice(0, most.people)
}

const beginsWith = (column: string, text: string) =>
  sql<boolean>`${sql.ref(column)} like ${`${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`

export function* sessionCounts(people: readonly string[]): Work<Map<string, number>> {
  if (people.length === 0) return new Map()
  const rows = yield* all(
    db
      .selectFrom('session')
      .select(({ fn }) => ['person', fn.countAll<number>().as('n')])
      .where('person', 'in', [...people])
      .where('ended', 'is', null)
      .groupBy('person'),
  )
  return new Map(rows.map(({ person, n }) => [person, Number(n)]))
}
