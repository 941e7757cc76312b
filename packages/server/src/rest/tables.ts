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
  StepsPage,
  StepsQuery,
  TableInfo,
  TableLists,
  TablePath,
} from '@acheron/protocol/schemas'
import { isGoingOn } from '../campaigns/course.ts'
import { ApiFailure, needsAccount } from '../errors.ts'
import { personOf } from '../identity.ts'
import { holdersOf } from '../seating/holders.ts'
import { drawnParts } from '../seating/parts.ts'
import type { Services } from '../services.ts'
import { peopleOf } from '../store/seating.ts'
import { lastSteps, type TableBrief } from '../store/store.ts'
import { accountOf } from '../store/subjects/accounts.ts'
import { apartFrom } from '../store/subjects/hushed.ts'
import { anybody } from '../tables/audience.ts'
import { seedIsPublic } from '../tables/describe.ts'
import { newSeed, newTable } from '../tables/open.ts'
import { seenFor } from '../tables/seen.ts'
import type { Api } from './api.ts'
import type { Budget } from './budget.ts'
import type { Openings } from './openings.ts'
import { summaries } from './summaries.ts'

/** A table at which nobody has looked for a day leaves the lobby. */
const unlookedMilliseconds = 86_400_000

/** The most moments of the past in one answer: each is a whole view. */
const mostMoments = 20

export function tableRoutes(app: Api, services: Services, openings: Openings, looking: Budget): void {
  const { registry, store, looks, time } = services

  app.get('/api/tables', { schema: { response: { 200: TableLists } } }, async (request): Promise<Lists> => {
    const me = request.personId!
    const lately = Date.now() - unlookedMilliseconds
    const others = [store.openTables(lately), store.invitationsOf(me), store.read(() => apartFrom(me))] as const
    const [mine, allOpen, allInvitations, apart] = await Promise.all([store.tablesOf(me), ...others])
    const isMet = (brief: TableBrief) => !peopleOf(brief).some(person => apart.has(person))
    const [open, invitations] = [allOpen.filter(isMet), allInvitations.filter(isMet)]
    const summary = await summaries([...mine, ...open, ...invitations], me, services)
    return {
      mine: mine.map(summary).sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || order(b.changed, a.changed)),
      open: open.map(summary),
      invitations: invitations.map(summary),
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
      if (request.body.rated && !(await store.read(() => accountOf(me.id)))) throw needsAccount()
      const room = await openings.open(
        request,
        reply,
        me,
        newTable(game, request.body, me, newSeed(), null, time.now()),
      )
      return room.whenStored(() => room.views.infoFor(room.viewerOf(me.id)))
    },
  )

  app.get(
    '/api/tables/:id',
    { schema: { params: TablePath, response: { 200: OpenTable } } },
    async (request): Promise<OpenedTable> => {
      const room = await registry.roomFor(request.params.id, request.personId)
      const seen = await seenFor(services, room, request.personId)
      return room.whenStored(() => room.views.openFor(room.viewerOf(request.personId), seen))
    },
  )

  app.get(
    '/api/tables/:id/steps',
    { schema: { params: TablePath, querystring: StepsQuery, response: { 200: StepsPage } } },
    async (request): Promise<Page> => {
      const { id } = request.params
      const room = await registry.roomFor(id, request.personId)
      const version = await room.whenStored(() => room.version)
      const until = Math.min(Number(request.query.before ?? version + 1) - 1, version)
      const after = Math.max(0, until - lastSteps)
      const { steps } = await looking.pay(request, () => looks.page(id, after, until))
      return room.views.pageOf(steps, after, room.viewerOf(request.personId).sees)
    },
  )

  app.get(
    '/api/tables/:id/past/:entry',
    { schema: { params: PastPath, querystring: PastQuery, response: { 200: PastViews } } },
    async (request, reply): Promise<Moments | string> => {
      const room = await registry.roomFor(request.params.id, request.personId)
      const entry = Number(request.params.entry)
      const count = Math.min(Number(request.query.count ?? 1), mostMoments)
      const seat = room.viewerOf(request.personId).sees
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
      const room = await registry.roomFor(request.params.id, request.personId)
      const { table, seats, seating, over } = room.state
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
      const sat = room.views.infoFor(anybody).seats
      const named = (wanted: 'person' | 'bot') => sat.map(({ kind, name }) => (kind === wanted ? name : null))
      const bots = sat.some(({ kind }) => kind === 'bot') ? { bots: named('bot') } : {}
      const start = begin ? { start: begin.state } : {}
      const changes = holdersOf(seating, person => room.state.nameOf(person))
      const who = { names: named('person'), ...bots, ...(changes.length > 0 ? { holders: changes } : {}) }
      const parts = drawnParts(seating)
      const made = parts ? { parts } : {}
      const about = { game, rules, players: seats.length, options, seed, ...made, ...start, ...who }
      const head = { format: 'acheron-record-1', ...about } as const
      const { result } = await looking.pay(request, () => looks.record(room, head))
      return reply.type('application/json; charset=utf-8').send(result)
    },
  )
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
