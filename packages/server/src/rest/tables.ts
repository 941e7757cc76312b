import type { GameRecord as RecordFile } from '@acheron/engine'
import type {
  TableInfo as Info,
  TableLists as Lists,
  PastViews as Moments,
  OpenTable as OpenedTable,
  StepsPage as Page,
} from '@acheron/protocol'
import {
  GameRecord,
  NewTable,
  OpenTable,
  PastPath,
  PastQuery,
  PastViews,
  SitDown,
  StepsPage,
  StepsQuery,
  TableInfo,
  TableLists,
  TablePath,
} from '@acheron/protocol/schemas'
import { isGoingOn } from '../campaigns/course.ts'
import { ApiFailure } from '../errors.ts'
import { Held, tooManyUnbegun } from '../held.ts'
import { personOf, shareOf, visitorOf } from '../identity.ts'
import type { Services } from '../services.ts'
import { lastSteps, type TableBrief } from '../store/store.ts'
import { briefSummary, seedIsPublic } from '../tables/describe.ts'
import { newSeed, newTable } from '../tables/open.ts'
import type { Api } from './api.ts'
import type { Budget } from './budget.ts'
import type { Openings } from './openings.ts'

/** The most moments of the past in one answer: each is a whole view. */
const mostMoments = 20

export function tableRoutes(app: Api, services: Services, openings: Openings, looking: Budget): void {
  const { registry, store, quotas, limits, looks } = services
  const takenHere = new Held('seats', limits.unbegunSeatsPerAddress, store)

  app.get('/api/tables', { schema: { response: { 200: TableLists } } }, async (request): Promise<Lists> => {
    const me = request.personId!
    const [mine, open] = await Promise.all([store.tablesOf(me), store.openTables()])
    const summary = await summaries([...mine, ...open], me, services)
    return {
      mine: mine.map(summary).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || order(b.changed, a.changed)),
      open: open.map(summary),
    }
  })

  app.post(
    '/api/tables',
    {
      schema: { body: NewTable, response: { 200: TableInfo } },
    },
    async (request, reply): Promise<Info> => {
      const game = await registry.game(request.body.game)
      const me = await personOf(services, request)
      const room = await openings.open(request, reply, me, newTable(game, request.body, me, newSeed()))
      return room.whenStored(() => room.views.infoFor(room.seatOf(me.id)))
    },
  )

  app.get(
    '/api/tables/:id',
    { schema: { params: TablePath, response: { 200: OpenTable } } },
    async (request): Promise<OpenedTable> => {
      const room = await registry.room(request.params.id)
      return room.whenStored(() => room.views.openFor(room.seatOf(request.personId)))
    },
  )

  app.get(
    '/api/tables/:id/steps',
    { schema: { params: TablePath, querystring: StepsQuery, response: { 200: StepsPage } } },
    async (request): Promise<Page> => {
      const { id } = request.params
      const room = await registry.room(id)
      const version = await room.whenStored(() => room.version)
      const until = Math.min(Number(request.query.before ?? version + 1) - 1, version)
      const after = Math.max(0, until - lastSteps)
      const { steps } = await looking.pay(request, () => looks.page(id, after, until))
      return room.views.pageOf(steps, after, room.seatOf(request.personId))
    },
  )

  app.post(
    '/api/tables/:id/sit',
    { schema: { params: TablePath, body: SitDown, response: { 200: TableInfo } } },
    async (request, reply): Promise<Info> => {
      const me = await personOf(services, request)
      const share = shareOf(request)
      const { id } = request.params
      const sit = async () => {
        await openings.checkUnfinished(me.id)
        const { seats } = await store.unbegunOf(me.id)
        const { unbegunSeatsPerPerson: most } = limits
        if (seats >= most) throw tooManyUnbegun('too-many-unbegun-seats', most, 'seats', 'one person')
        return takenHere.take(visitorOf(request), id, () => registry.sit(id, request.body.seat, me, share))
      }
      const room = await quotas.seats.for(share, reply, () => openings.turns.take(me.id, sit))
      return room.whenStored(() => room.views.infoFor(room.seatOf(me.id)))
    },
  )

  app.get(
    '/api/tables/:id/past/:entry',
    { schema: { params: PastPath, querystring: PastQuery, response: { 200: PastViews } } },
    async (request, reply): Promise<Moments | string> => {
      const room = await registry.room(request.params.id)
      const entry = Number(request.params.entry)
      const count = Math.min(Number(request.query.count ?? 1), mostMoments)
      const seat = room.seatOf(request.personId)
      const { entryCount } = room.state.live
      if (entry > entryCount) throw new ApiFailure(404, 'no-such-entry', `the table has ${entryCount} entries so far`)
      if (entryCount === 0) return room.whenStored(() => ({ moments: [room.views.startFor(seat)] }))
      const { result } = await looking.pay(request, () => looks.moments(room, entry, count, seat))
      if (result.kind === 'seen') return reply.type('application/json; charset=utf-8').send(result.json)
      request.log.error({ problem: JSON.stringify(result), rules: room.state.table.rules }, 'a past cannot be shown')
      throw new ApiFailure(409, 'past-not-shown', 'this was played by other rules; the log still tells what happened')
    },
  )

  app.get(
    '/api/tables/:id/record',
    { schema: { params: TablePath, response: { 200: GameRecord } } },
    async (request, reply): Promise<RecordFile | string> => {
      const room = await registry.room(request.params.id)
      const { table, seats, over } = room.state
      if (!over)
        throw new ApiFailure(403, 'not-over', 'the record tells every secret; it is there once the game is over')
      if (!seedIsPublic(table, true))
        throw new ApiFailure(403, 'not-over', 'the record of a daily table is there once the day is over')
      if (await isGoingOn(store, table))
        throw new ApiFailure(
          403,
          'not-over',
          'another table of this campaign has the same hidden cards; the record is there once it is over',
        )
      const { game, rules, options, seed, begin } = table
      const names = room.views.infoFor(null).seats.map(({ kind, name }) => (kind === 'person' ? name : null))
      const start = begin ? { start: begin.state } : {}
      const about = { game, rules, players: seats.length, options, seed, ...start, names }
      const head = { format: 'acheron-record-1', ...about } as const
      const { result } = await looking.pay(request, () => looks.record(room, head))
      return reply.type('application/json; charset=utf-8').send(result)
    },
  )
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the function that summarises a table for a list. All names are looked up first. */
async function summaries(briefs: readonly TableBrief[], me: string, { people, registry }: Services) {
  const seats = briefs.flatMap(brief => brief.seats)
  const names = await people.names(seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : [])))
  return (brief: TableBrief) =>
    briefSummary(brief, me, {
      name: person => names.get(person) ?? '',
      online: person => registry.loaded(brief.id)?.isHere(person) ?? false,
    })
}
