import { randomBytes } from 'node:crypto'
import type {
  NoticeCodeDone as CodeDone,
  NewFeed as FeedAnswer,
  NewHook as HookAnswer,
  Notices as NoticesAnswer,
  NoticeTarget,
  TableNotices as TableAnswer,
} from '@acheron/protocol'
import {
  FeedPath,
  MuteTable,
  NewAddress,
  NewFeed,
  NewHook,
  NewPush,
  NoticeChoice,
  NoticeCode,
  NoticeCodeDone,
  NoticeCodePath,
  Notices,
  NoticeTargetPath,
  TableNotices,
  TablePath,
} from '@acheron/protocol/schemas'
import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../devices.ts'
import { ApiFailure } from '../errors.ts'
import { personOf, shareOf } from '../identity.ts'
import { calendarOf, turnsOf } from '../notices/calendar.ts'
import { Codes } from '../notices/codes.ts'
import { checkAddress } from '../notices/guard.ts'
import type { PushSecret } from '../notices/push.ts'
import type { Services } from '../services.ts'
import { hashOf } from '../sessions.ts'
import { timedTables } from '../store/subjects/clocks.ts'
import { hiddenFrom } from '../store/subjects/hidden.ts'
import {
  addTarget,
  choiceIn,
  choiceOf,
  choose,
  confirmTarget,
  mute,
  mutedBy,
  personOfFeed,
  removeTarget,
  setFeed,
  subscribersAmong,
  type TargetRow,
  targetBy,
  targetsOf,
} from '../store/subjects/notices.ts'
import { seatOfPerson } from '../tables/describe.ts'
import { isZone } from '../time/days.ts'
import { clockBrief } from '../time/describe.ts'
import type { Api } from './api.ts'

const newId = () => randomBytes(12).toString('base64url')
/** As strict as it must be: the letter itself proves the address. */
const mailPattern = /^[^\s@<>,;:"()[\]\\\p{Cc}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}]{1,190}$/u

/** What reaches somebody who is not here. */
export function noticeRoutes(app: Api, services: Services): void {
  const { store, notices, limits, people, quotas, registry, time } = services
  const config = { rateLimit: { max: limits.changesPerMinute, timeWindow: '1 minute' } }
  const answer = { 200: Notices }

  app.get('/api/notices', { config, schema: { response: answer } }, request => shown(request))

  app.put('/api/notices', { config, schema: { body: NoticeChoice, response: answer } }, async request => {
    if (!isZone(request.body.zone)) throw new ApiFailure(400, 'invalid', 'the zone is none that this server knows')
    const me = await settled(request)
    await store.write(() => choose(me, request.body, time.now()))
    return shown(request)
  })

  app.post('/api/notices/push', { config, schema: { body: NewPush, response: answer } }, async request => {
    const { endpoint, keys } = request.body
    // A browser's own push service; where any address is allowed, a test may be one.
    allowed(endpoint)
    if (Buffer.from(keys.p256dh, 'base64url').length !== 65 || Buffer.from(keys.auth, 'base64url').length !== 16)
      throw new ApiFailure(400, 'invalid', 'these are not the keys of a browser')
    const session = request.visit!.token
    const met = request.protocol === 'https' ? { house: `https://${request.host}` } : {}
    const secret: PushSecret = { keys, device: deviceOf(request.headers['user-agent']), session, ...met }
    await add(request, { way: 'push', address: endpoint, secret: JSON.stringify(secret), confirmed: 1 })
    return shown(request)
  })

  app.post('/api/notices/mail', { config, schema: { body: NewAddress, response: answer } }, async (request, reply) => {
    if (!notices.offers.mail) throw new ApiFailure(409, 'no-mail', 'this house sends no letters')
    const address = request.body.address.trim()
    if (!mailPattern.test(address)) throw new ApiFailure(400, 'bad-address', 'this is no mail address')
    return quotas.letters.for(shareOf(request), reply, async () => {
      const target = await add(request, { way: 'mail', address, secret: '', confirmed: 0 })
      await notices.sendAtOnce(target, 'confirm')
      return shown(request)
    })
  })

  app.post(
    '/api/notices/hook',
    { config, schema: { body: NewAddress, response: { 200: NewHook } } },
    async (request): Promise<HookAnswer> => {
      if (!notices.offers.hook) throw new ApiFailure(409, 'no-hooks', 'this house has no public address')
      const { href } = allowed(request.body.address.trim())
      const key = randomBytes(24).toString('base64url')
      await add(request, { way: 'hook', address: href, secret: JSON.stringify({ key }), confirmed: 1 })
      return { notices: await shown(request), secret: key }
    },
  )

  app.delete(
    '/api/notices/targets/:id',
    { config, schema: { params: NoticeTargetPath, response: answer } },
    async request => {
      await store.write(() => removeTarget(request.params.id, request.personId!))
      return shown(request)
    },
  )

  app.post(
    '/api/notices/targets/:id/test',
    { config, schema: { params: NoticeTargetPath, response: answer } },
    async (request, reply) => {
      const target = await store.read(() => targetBy(request.params.id))
      if (target?.person !== request.personId) throw noSuchTarget()
      return quotas.letters.for(shareOf(request), reply, async () => {
        await notices.sendAtOnce(target, target.confirmed === 1 ? 'test' : 'confirm')
        return shown(request)
      })
    },
  )

  app.post(
    '/api/notices/feed',
    { config, schema: { response: { 200: NewFeed } } },
    async (request): Promise<FeedAnswer> => {
      const person = await settled(request)
      const code = randomBytes(24).toString('base64url')
      const choice = choiceIn(await store.read(() => choiceOf(person)))
      await store.write(() => setFeed(person, hashOf(code), choice, time.now()))
      return { path: `/api/calendar/${code}.ics` }
    },
  )

  app.delete('/api/notices/feed', { config, schema: { response: answer } }, async request => {
    const person = await settled(request)
    const choice = choiceIn(await store.read(() => choiceOf(person)))
    await store.write(() => setFeed(person, null, choice, time.now()))
    return shown(request)
  })

  app.get(
    '/api/tables/:id/notices',
    { schema: { params: TablePath, response: { 200: TableNotices } } },
    async (request): Promise<TableAnswer> => atTable(request.personId!, request.params.id),
  )

  app.put(
    '/api/tables/:id/notices',
    { config, schema: { params: TablePath, body: MuteTable, response: { 200: TableNotices } } },
    async (request): Promise<TableAnswer> => {
      const room = await registry.roomFor(request.params.id, request.personId)
      await store.write(() => mute(request.personId!, room.id, request.body.muted))
      return atTable(request.personId!, room.id)
    },
  )

  async function atTable(person: string, table: string): Promise<TableAnswer> {
    const [told] = await store.read(() => subscribersAmong([person]))
    const muted = (await store.read(() => mutedBy(person))).some(({ place }) => place === table)
    const ways = told?.choice.what.turn ?? []
    const { offers } = notices
    // Where the last one could not be sent, the next one may not come either.
    const isGood = ({ way, problem }: TargetRow) =>
      ways.includes(way) && problem === null && (way === 'push' || offers[way])
    return { turn: !muted && (told?.targets.some(isGood) ?? false), muted }
  }

  async function settled(request: FastifyRequest): Promise<string> {
    return (await people.settle(await personOf(services, request))).id
  }

  function allowed(address: string): URL {
    try {
      return checkAddress(address, notices.anywhere)
    } catch {
      throw new ApiFailure(400, 'bad-address', 'this address is not one of the public internet, with https')
    }
  }

  async function add(
    request: FastifyRequest,
    target: Pick<TargetRow, 'way' | 'address' | 'secret' | 'confirmed'>,
  ): Promise<TargetRow> {
    const person = await settled(request)
    const made = time.now()
    const row: TargetRow = { ...target, id: newId(), person, made, sent: null, problem: null, problem_at: null }
    const choice = choiceIn(await store.read(() => choiceOf(person)))
    await store.write(() => addTarget(row, choice, made))
    if (row.confirmed === 1) await notices.begun(person)
    return row
  }

  async function shown(request: FastifyRequest): Promise<NoticesAnswer> {
    const person = request.personId!
    const row = await store.read(() => choiceOf(person))
    const targets = await store.read(() => targetsOf(person))
    const muted = await store.read(() => mutedBy(person))
    const places = muted.map(({ place }) => place)
    const hidden = await store.read(() => hiddenFrom(person, places))
    return {
      ...{ choice: choiceIn(row), targets: targets.map(targetInfo), offers: notices.offers },
      // A table that is hidden from the person by now is not there.
      muted: muted.filter(({ place }) => !hidden.has(place)).map(({ place, name }) => ({ table: place, name })),
      feed: row?.feed != null,
    }
  }
}

/** What the links in letters do, in any browser and without one: nobody is asked who they are. */
export function letterRoutes(app: Api, services: Services): void {
  const { store, notices, games, people, time } = services
  const schema = { body: NoticeCode, response: { 200: NoticeCodeDone } }

  const targetOf = async (purpose: 'confirm' | 'stop', code: string): Promise<TargetRow> => {
    const target = await store.read(() => targetBy(Codes.idIn(code)))
    if (!target || !notices.codes.isGood(purpose, code, target)) throw noSuchTarget()
    return target
  }
  const stop = async (code: string): Promise<string> => {
    const target = await targetOf('stop', code)
    await store.write(() => removeTarget(target.id))
    return target.address
  }

  app.post('/api/notices/confirm', { schema }, async (request): Promise<CodeDone> => {
    const target = await targetOf('confirm', request.body.code)
    await store.write(() => confirmTarget(target.id))
    await notices.begun(target.person)
    return { address: target.address }
  })

  app.post('/api/notices/stop', { schema }, async (request): Promise<CodeDone> => {
    return { address: await stop(request.body.code) }
  })

  app.get('/api/calendar/:file', { schema: { params: FeedPath } }, async (request, reply) => {
    const code = request.params.file.replace(/\.ics$/, '')
    const person = await store.read(() => personOfFeed(hashOf(code)))
    if (person === null) throw noSuchTarget()
    const { language } = await people.get(person)
    const house = notices.house ?? `${request.protocol}://${request.host}`
    const briefs = await store.tablesOf(person)
    const timed = await store.read(() => timedTables(briefs.map(({ id }) => id)))
    const now = time.now()
    const turns = turnsOf(briefs, person, games, language, (id, seats) => {
      const table = timed.get(id)
      const brief = table && clockBrief(table, table.times, { seat: seatOfPerson(seats, person), person, now })
      return brief?.until ? now + brief.until : null
    })
    return reply.type('text/calendar; charset=utf-8').send(await calendarOf(turns, language, house))
  })

  // Mail programs post a form here (RFC 8058), mostly as a browser would with a file; what is in it does not matter.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
  const oneClick = '/api/notices/unsubscribe/:code'
  app.post(oneClick, { schema: { params: NoticeCodePath } }, async (request, reply) => {
    await stop(request.params.code)
    return reply.code(204).send()
  })
  // Where somebody follows it as a link, the page asks nothing either, but a program that only looks at links ends nothing.
  app.get(oneClick, { schema: { params: NoticeCodePath } }, async (request, reply) =>
    reply.redirect(`/notices#stop=${encodeURIComponent(request.params.code)}`),
  )
}

function targetInfo({ id, way, address, secret, confirmed, made, sent, problem, problem_at }: TargetRow): NoticeTarget {
  const time = (at: number) => new Date(at).toISOString()
  const names = {
    push: () => (JSON.parse(secret) as PushSecret).device,
    mail: () => address,
    hook: () => new URL(address).host,
  }
  return {
    ...{
      id,
      way,
      name: names[way](),
      mark: way === 'push' ? hashOf(address) : null,
      confirmed: confirmed === 1,
      made: time(made),
    },
    sent: sent === null ? null : time(sent),
    problem: problem === null ? null : { at: time(problem_at ?? 0), text: problem },
  }
}

const noSuchTarget = () => new ApiFailure(404, 'no-such-target', 'this link is not good any more')
