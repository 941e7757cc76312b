import { randomBytes } from 'node:crypto'
import type { HushedPeople as Hushed, TalkPage as Page, NewReport as Reported } from '@acheron/protocol'
import {
  Done,
  HushedPeople,
  HushPath,
  NewHush,
  NewReport,
  TablePath,
  TalkPage,
  TalkQuery,
  TalkRead,
} from '@acheron/protocol/schemas'
import { ApiFailure } from '../errors.ts'
import { personOf, shareOf } from '../identity.ts'
import { reportOf } from '../order/reports.ts'
import type { Services } from '../services.ts'
import { personAt } from '../store/seating.ts'
import { hush, hushedBy, unhush } from '../store/subjects/hushed.ts'
import { report } from '../store/subjects/order.ts'
import type { SaidRow } from '../store/subjects/talk.ts'
import type { Room } from '../tables/room.ts'
import type { Api } from './api.ts'

/** What is said at tables, whom one does not hear, and reports. */
export function talkRoutes(app: Api, services: Services): void {
  const { registry, talk, store, people, quotas, limits, order } = services
  const config = { rateLimit: { max: limits.changesPerMinute, timeWindow: '1 minute' } }

  app.get(
    '/api/tables/:id/talk',
    { schema: { params: TablePath, querystring: TalkQuery, response: { 200: TalkPage } } },
    async (request): Promise<Page> => {
      const me = request.personId!
      const { side, before } = request.query
      const room = await registry.roomFor(request.params.id, me)
      return talk.page(room, me, side, before === undefined ? undefined : Number(before))
    },
  )

  app.put(
    '/api/tables/:id/talk/read',
    { schema: { params: TablePath, body: TalkRead, response: { 200: Done } } },
    async request => {
      const room = await registry.roomFor(request.params.id, request.personId)
      await talk.read(room, request.personId!, request.body.side, request.body.n)
      return {}
    },
  )

  /** Whom a message or a seat is of; null where neither is named. */
  async function meant(room: Room, me: string, { said, seat }: Pick<Reported, 'said' | 'seat'>) {
    const message: SaidRow | null = said ? await talk.messageFor(room, me, said.side, said.n) : null
    const person = message ? message.person : seat === undefined ? null : personAt(room.state.seats[seat])
    if (seat !== undefined && person === null) throw new ApiFailure(404, 'nobody-there', 'no person sits there')
    return { message, person }
  }

  app.get('/api/hushed', { schema: { response: { 200: HushedPeople } } }, async (request): Promise<Hushed> => {
    const rows = await store.read(() => hushedBy(request.personId!))
    const names = await people.names(rows.map(({ other }) => other))
    return {
      people: rows.map(({ id, other, how, place, at }) => ({
        ...{ id, name: names.get(other) ?? '', how, table: place || null, since: new Date(at).toISOString() },
      })),
    }
  })

  app.post('/api/hushed', { schema: { body: NewHush, response: { 200: Done } }, config }, async request => {
    const { table, how } = request.body
    const me = await people.settle(await personOf(services, request))
    const room = await registry.roomFor(table, me.id)
    const { person: other } = await meant(room, me.id, request.body)
    if (other === null) throw new ApiFailure(400, 'invalid', 'say by a message or a seat whom you mean')
    if (other === me.id) throw new ApiFailure(400, 'yourself', 'that is you')
    const id = randomBytes(9).toString('base64url')
    const place = how === 'here' ? table : ''
    await store.write(() => hush({ id, person: me.id, other, place, how, at: Date.now() }))
    return {}
  })

  app.delete('/api/hushed/:id', { schema: { params: HushPath, response: { 200: Done } }, config }, async request => {
    if (!(await store.write(() => unhush(request.personId!, request.params.id))))
      throw new ApiFailure(404, 'no-such-hush', 'you hear them already')
    return {}
  })

  app.post('/api/reports', { schema: { body: NewReport, response: { 200: Done } }, config }, async (request, reply) => {
    const me = await people.settle(await personOf(services, request))
    await order.checkBan(shareOf(request))
    const room = await registry.roomFor(request.body.table, me.id)
    await quotas.reports.for(shareOf(request), reply, async () => {
      const { message, person } = await meant(room, me.id, request.body)
      if (person === me.id) throw new ApiFailure(400, 'yourself', 'that is you')
      const row = await reportOf(services, room, me.id, { ...request.body, message, person })
      await store.write(() => report(row))
    })
    return {}
  })
}
