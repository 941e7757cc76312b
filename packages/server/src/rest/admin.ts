import type {
  Audit as AuditPage,
  Bans as BanList,
  Decisions as Decided,
  AdminTables as FoundTables,
  FoundPeople as People,
  Reports as ReportPage,
} from '@acheron/protocol'
import {
  AdminTablePath,
  AdminTables,
  AdminTablesQuery,
  Audit,
  BanPath,
  Bans,
  Because,
  Decisions,
  Done,
  FoundPeople,
  NewBan,
  PageQuery,
  PeopleQuery,
  PersonPath,
  ReportChange,
  ReportPath,
  Reports,
  ReportsQuery,
} from '@acheron/protocol/schemas'
import { folded } from '../accounts/names.ts'
import { ApiFailure } from '../errors.ts'
import type { ReportContext } from '../order/reports.ts'
import type { Services } from '../services.ts'
import {
  audited,
  auditedAbout,
  banOn,
  bans,
  bansOf,
  byCommand,
  isAdmin,
  note,
  noteFor,
  peopleNamed,
  reports,
  reportsBy,
  sessionCounts,
  settleReport,
} from '../store/subjects/order.ts'
import { tablesFound } from '../store/subjects/tables-for-admins.ts'
import type { Api } from './api.ts'

const pageSize = 50
const tablesOnPage = 20
const timeOf = (at: number) => new Date(at).toISOString()
const beforeOf = (before: string | undefined) => (before === undefined ? Number.MAX_SAFE_INTEGER : Number(before))

/** What admins see and do, and what people can read of it about themselves. */
export function adminRoutes(app: Api, services: Services): void {
  const { store, people, order, sessions, seatings } = services

  app.get('/api/decisions', { schema: { response: { 200: Decisions } } }, async (request): Promise<Decided> => {
    const me = request.personId!
    const found = await store.read(function* () {
      return {
        holding: yield* bansOf(me, Date.now()),
        acts: yield* auditedAbout(me),
        mine: yield* reportsBy(me),
        admin: yield* isAdmin(me),
      }
    })
    return {
      bans: found.holding.map(({ until, reason }) => ({ until: timeOf(until), reason })),
      // Where somebody was reported tells at a small table by whom.
      acts: found.acts.map(({ at, act, place, words }) => ({
        ...{ at: timeOf(at), act, table: act === 'report' ? null : place, words },
      })),
      reports: found.mine.map(({ at, reason, done }) => ({ at: timeOf(at), reason, done: done === 1 })),
      admin: found.admin,
    }
  })

  app.get(
    '/api/admin/reports',
    { schema: { querystring: ReportsQuery, response: { 200: Reports } } },
    async (request): Promise<ReportPage> => {
      await order.check(request.personId)
      const { state, before } = request.query
      const rows = await store.read(() => reports(state === 'done', beforeOf(before)))
      const names = await people.names(rows.flatMap(({ by_person, about }) => [by_person, about ?? by_person]))
      const named = (id: string) => ({ id, name: names.get(id) ?? '' })
      return {
        reports: rows.slice(0, pageSize).map(row => {
          const { game, version, said, messages } = JSON.parse(row.context) as ReportContext
          return {
            ...{ no: row.no, at: timeOf(row.at), by: named(row.by_person), about: row.about && named(row.about) },
            ...{ table: row.place, game, version, reason: row.reason, words: row.words },
            ...{ said, context: [...messages], done: row.done === 1, note: row.note },
          } as ReportPage['reports'][number]
        }),
        more: rows.length > pageSize,
      }
    },
  )

  app.put(
    '/api/admin/reports/:no',
    { schema: { params: ReportPath, body: ReportChange, response: { 200: Done } } },
    async request => {
      const me = await order.check(request.personId)
      const { done, note: words } = request.body
      await store.write(function* () {
        const known = yield* settleReport(Number(request.params.no), done, words)
        if (!known) throw new ApiFailure(404, 'no-such-report', 'there is no such report')
        const { about, place } = known
        // The note is for admins; whoever it is about reads that a report was looked at.
        yield* note({ at: Date.now(), by_person: me, act: 'report', about, place, words: done ? 'done' : 'open' })
      })
      return {}
    },
  )

  app.get(
    '/api/admin/people',
    { schema: { querystring: PeopleQuery, response: { 200: FoundPeople } } },
    async (request): Promise<People> => {
      await order.check(request.personId)
      const name = request.query.name.trim()
      const found = await store.read(function* () {
        const all = yield* peopleNamed(name, folded(name))
        const counts = yield* sessionCounts(all.map(({ id }) => id))
        const held: (number | null)[] = []
        for (const { id } of all) held.push((yield* banOn(id, '', Date.now()))?.until ?? null)
        return all.map((one, i) => ({ ...one, sessions: counts.get(one.id) ?? 0, until: held[i] ?? null }))
      })
      return {
        people: found.map(({ id, name, account, sessions, until }) => ({
          ...{ id, name, account, sessions, banned: until === null ? null : timeOf(until) },
        })),
      }
    },
  )

  app.post(
    '/api/admin/people/:id/sign-out',
    { schema: { params: PersonPath, body: Because, response: { 200: Done } } },
    async request => {
      const me = await order.check(request.personId)
      const { id } = request.params
      const tokens = await store.write(function* () {
        const ended = yield* sessions.end(id)
        const words = request.body.reason
        yield* note({ at: Date.now(), by_person: me, act: 'sign-out', about: id, place: null, words })
        return ended
      })
      sessions.ended(tokens)
      return {}
    },
  )

  app.get('/api/admin/bans', { schema: { response: { 200: Bans } } }, async (request): Promise<BanList> => {
    await order.check(request.personId)
    const rows = await store.read(() => bans(Date.now()))
    const names = await people.names(rows.flatMap(({ person }) => person ?? []))
    return {
      bans: rows.map(({ id, person, until, reason }) => ({
        ...{ id, name: person === null ? null : (names.get(person) ?? ''), until: timeOf(until), reason },
      })),
    }
  })

  app.post('/api/admin/bans', { schema: { body: NewBan, response: { 200: Done } } }, async request => {
    await order.ban(await order.check(request.personId), request.body)
    return {}
  })

  app.delete('/api/admin/bans/:id', { schema: { params: BanPath, response: { 200: Done } } }, async request => {
    await order.unban(await order.check(request.personId), request.params.id)
    return {}
  })

  app.get(
    '/api/admin/tables',
    { schema: { querystring: AdminTablesQuery, response: { 200: AdminTables } } },
    async (request): Promise<FoundTables> => {
      await order.check(request.personId)
      const { find = '', before } = request.query
      const wanted = find.trim()
      const rows = await store.read(() => tablesFound(wanted, folded(wanted), beforeOf(before)))
      const names = await people.names(rows.flatMap(row => row.people))
      return {
        tables: rows.slice(0, tablesOnPage).map(({ at, people: ids, ...table }) => ({
          ...{ ...table, opened: timeOf(at), people: ids.map(id => names.get(id) ?? '') },
        })),
        more: rows.length > tablesOnPage,
      }
    },
  )

  app.post(
    '/api/admin/tables/:id/close',
    { schema: { params: AdminTablePath, body: Because, response: { 200: Done } } },
    async request => {
      const me = await order.check(request.personId)
      const { id } = request.params
      const act = { at: Date.now(), by_person: me, act: 'close', place: id, words: request.body.reason } as const
      await seatings.shut(id, concerned => noteFor(concerned, act))
      return {}
    },
  )

  app.get(
    '/api/admin/audit',
    { schema: { querystring: PageQuery, response: { 200: Audit } } },
    async (request): Promise<AuditPage> => {
      await order.check(request.personId)
      const rows = await store.read(() => audited(beforeOf(request.query.before)))
      const names = await people.names(rows.flatMap(({ by_person, about }) => [by_person, about ?? by_person]))
      return {
        acts: rows.slice(0, pageSize).map(({ no, at, by_person, act, about, place, words }) => ({
          ...{ no, at: timeOf(at), by: by_person === byCommand ? byCommand : (names.get(by_person) ?? ''), act },
          ...{ table: place, words },
          about: about === null ? null : (names.get(about) ?? ''),
        })),
        more: rows.length > pageSize,
      }
    },
  )
}
