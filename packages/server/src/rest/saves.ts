import type { TableInfo as Info, SavesList as List, WentBack as Outcome } from '@acheron/protocol'
import { GoBack, NewBranch, SavesList, TableInfo, TablePath, WentBack } from '@acheron/protocol/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { beginningOf, branchesFor, campaignOf, leftTable, saveOf, standingAnew, votesFor } from '../campaigns/course.ts'
import { ApiFailure } from '../errors.ts'
import { personOf } from '../identity.ts'
import { checkName } from '../names.ts'
import type { Services } from '../services.ts'
import { termsOf } from '../store/seating.ts'
import type { Beginning, GoingBack } from '../store/store.ts'
import { newSeed, openedTable, seatRows } from '../tables/open.ts'
import type { Room } from '../tables/room.ts'
import { Turns } from '../turns.ts'
import type { Api } from './api.ts'
import type { Openings } from './openings.ts'

/** The saves of a table's campaign: the list, the way back, and new tables from them. */
export function savesRoutes(app: Api, services: Services, openings: Openings): void {
  const { registry, store } = services
  // Wishes about one table come one after the other: the last one that is needed decides.
  const turns = new Turns()

  app.get(
    '/api/tables/:id/saves',
    { schema: { params: TablePath, response: { 200: SavesList } } },
    async (request): Promise<List> => {
      const { state } = await registry.roomFor(request.params.id, request.personId)
      const campaign = campaignOf(state.table)
      const reads = [store.saves(campaign), branchesFor(store, campaign, request.personId)] as const
      const [saves, branches] = await Promise.all(reads)
      // A table for the invited is not there for others, nor are its saves and what came of it.
      const seen = new Set([state.id, ...branches.map(({ id }) => id)])
      return {
        saves: saves
          .filter(({ table }) => seen.has(table))
          .map(({ at, event, ...save }) => ({
            ...save,
            at: new Date(at).toISOString(),
            event: state.game.viewEvent(event, null),
          })),
        branches: branches.map(({ id, name, at, over, continued, from }) => ({
          ...{ table: id, name, over, continued, here: id === state.id },
          from: from && seen.has(from.table) ? from : null,
          changed: new Date(at).toISOString(),
        })),
      }
    },
  )

  app.post(
    '/api/tables/:id/back',
    { schema: { params: TablePath, body: GoBack, response: { 200: WentBack } } },
    (request, reply): Promise<Outcome> =>
      turns.take(request.params.id, async () => {
        const room = await roomToLeave(request.params.id, request.personId)
        const { state } = room
        const to = request.body
        // What cannot be is refused before anybody wishes it.
        const save =
          to.n === null ? null : await saveOf(store, state.table, request.personId, { table: to.table, n: to.n })
        if (save) await beginningOf(store, state, save, state.seats)
        else await leftTable(store, room, request.personId, to.table)
        const outcome = await wished(room, request.personId!, to)
        if (state.table.owner !== request.personId && outcome.wishes < outcome.needed)
          return { table: null, ...outcome }
        return { table: await goBack(room, to, request, reply), ...outcome }
      }),
  )

  app.delete(
    '/api/tables/:id/back',
    { schema: { params: TablePath, response: { 200: WentBack } } },
    (request): Promise<Outcome> =>
      turns.take(request.params.id, async () => {
        const room = await roomToLeave(request.params.id, request.personId)
        await store.wish(room.id, request.personId!, null)
        await tellCourse(room)
        return { table: null, wishes: 0, needed: votesFor(room.state.seats, [], { table: '', n: null }).needed }
      }),
  )

  app.post(
    '/api/tables/:id/branch',
    { schema: { params: TablePath, body: NewBranch, response: { 200: TableInfo } } },
    async (request, reply): Promise<Info> => {
      const { state } = await seatedRoom(request.params.id, request.personId)
      const { table, game } = state
      const me = await personOf(services, request)
      const { body } = request
      const save = await saveOf(store, table, request.personId, body)
      const seats = seatRows(game, body.seats, me)
      const name = body.name === undefined ? table.name : checkName(body.name, 'name of the table')
      const goesOn = { begin: await beginningOf(store, state, save, seats), campaign: campaignOf(table) }
      const plan = {
        name,
        options: table.options,
        seats,
        owner: me.id,
        seed: newSeed(),
        goesOn,
        at: services.time.now(),
      }
      const room = await openings.open(request, reply, me, openedTable(game, plan))
      return room.whenStored(() => room.views.infoFor(room.viewerOf(me.id)))
    },
  )

  /** The table, if its game has saves and the person sits there. */
  async function seatedRoom(id: string, person: string | null): Promise<Room> {
    const room = await registry.roomFor(id, person)
    const { game, table } = room.state
    if (!game.meta.saves || table.daily !== null)
      throw new ApiFailure(409, 'no-saves', 'there are no saves at this table')
    if (room.seatOf(person) === null)
      throw new ApiFailure(403, 'not-seated', 'only those who sit at this table may go back; take a seat there first')
    return room
  }

  async function roomToLeave(id: string, person: string | null): Promise<Room> {
    const room = await seatedRoom(id, person)
    if (room.state.course.continued !== null)
      throw new ApiFailure(409, 'continued', 'this table goes on at another one already; open that one')
    return room
  }

  /** Stores the wish, tells everybody, and counts those that want the same. */
  async function wished(room: Room, person: string, to: GoingBack) {
    await store.wish(room.id, person, to)
    const { wishes } = await tellCourse(room)
    return votesFor(room.state.seats, wishes, to)
  }

  /** Other processes may have stored wishes too. */
  async function tellCourse(room: Room) {
    const news = await store.since(room.id, room.version)
    const course = { continued: news?.continued ?? null, wishes: news?.wishes ?? [] }
    room.tookCourse(course)
    return course
  }

  /** The same people go on from the save at a new table, or where they had left another. Gives its id. */
  async function goBack(room: Room, to: GoingBack, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const there = to.n === null ? await returned(to.table) : await begunAnew({ ...to, n: to.n })
    room.tookCourse({ continued: there, wishes: [] })
    return there

    async function returned(id: string): Promise<string> {
      const left = await registry.room(id)
      const begin = await standingAnew(store, left)
      if (begin) return opened(left.state, begin)
      if (!(await store.returnTo(room.id, id)))
        throw new ApiFailure(409, 'continued', 'this table goes on at another one already; open that one')
      left.tookCourse({ ...left.state.course, continued: null })
      return id
    }

    async function begunAnew(save: { table: string; n: number }): Promise<string> {
      const { state } = room
      const there = await saveOf(store, state.table, request.personId, save)
      return opened(state, await beginningOf(store, state, there, state.seats))
    }

    async function opened({ table, game, seats, seating }: Room['state'], begin: Beginning): Promise<string> {
      const { name, options, owner, visibility } = table
      const goesOn = { begin, campaign: campaignOf(table) }
      const people = { seats, owner, visibility, agreed: termsOf(seating) }
      const row = openedTable(game, { name, options, seed: newSeed(), goesOn, ...people, at: services.time.now() })
      const me = await personOf(services, request)
      return (await openings.open(request, reply, me, row, { continues: room.id })).id
    }
  }
}
