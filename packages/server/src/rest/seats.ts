import { randomBytes } from 'node:crypto'
import type { Seat } from '@acheron/engine'
import type { TableInfo as Info, SeatLink as Link, TableSummary as Summary } from '@acheron/protocol'
import {
  BackWish,
  ClockWish,
  EnterTable,
  GivePart,
  KeepSeat,
  LeaveSeat,
  NewOwner,
  SeatChange,
  SeatLink,
  SeatPath,
  SeatVote,
  SitDown,
  TableChange,
  TableInfo,
  TablePath,
  TableSummary,
} from '@acheron/protocol/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { folded } from '../accounts/names.ts'
import { checkBot, usualBot } from '../bots/levels.ts'
import { ApiFailure, needsAccount, noSuchTable } from '../errors.ts'
import { Held, tooManyUnbegun } from '../held.ts'
import { personOf, shareOf, visitorOf } from '../identity.ts'
import { checkName } from '../names.ts'
import * as acts from '../seating/acts.ts'
import { type AgreedBack, refuseBack, tookBack, wishBack } from '../seating/back.ts'
import { becomeCoach, endCoach, isGoodLink, letCoach } from '../seating/coaches.ts'
import { refuseClock, wishClock, zonesWith } from '../seating/consent.ts'
import type { Moment } from '../seating/moment.ts'
import { vote, withdraw } from '../seating/votes.ts'
import type { Services } from '../services.ts'
import { mayEnter, personAt, type Seating } from '../store/seating.ts'
import { accountOf, personNamed } from '../store/subjects/accounts.ts'
import { isBlockedBy } from '../store/subjects/hushed.ts'
import type { Room } from '../tables/room.ts'
import { takeBack } from '../tables/take-back.ts'
import type { Api } from './api.ts'
import { Budget } from './budget.ts'
import type { Openings } from './openings.ts'
import { summaries } from './summaries.ts'

/** Who sits where: taking seats, leaving them, and what the owner and the table decide. */
export function seatRoutes(app: Api, services: Services, openings: Openings): void {
  const { store, quotas, limits, seatings, order, registry, looks } = services
  const looking = new Budget(limits)
  const takenHere = new Held('seats', limits.unbegunSeatsPerAddress, store)
  const config = { rateLimit: { max: limits.changesPerMinute, timeWindow: '1 minute' } }
  const answer = { 200: TableInfo }

  type Act = (moment: Moment, room: Room) => Seating

  async function change(request: FastifyRequest, id: string, act: Act): Promise<Info> {
    const me = await personOf(services, request)
    return infoOf(await seatings.change(id, me, act, { share: shareOf(request) }), me.id)
  }

  const infoOf = (room: Room, person: string) => room.whenStored(() => room.views.infoFor(room.viewerOf(person)))

  /** Whoever may say nothing gives nothing a name there. */
  async function checkNaming(request: FastifyRequest, id: string): Promise<void> {
    await registry.roomFor(id, request.personId)
    await order.checkBan(shareOf(request))
  }

  /** Whether the owner or somebody who sits there has blocked the person. */
  async function isBlockedAt(id: string, person: string): Promise<boolean> {
    const { owner, seats } = (await registry.room(id)).state.seating
    const others = [owner, ...seats.flatMap(seat => personAt(seat) ?? [])]
    return store.read(() => isBlockedBy(others, person))
  }

  /** Takes a seat within the limits of all ways to take one. */
  async function sit(request: FastifyRequest, reply: FastifyReply, id: string, act: Act, stranger: boolean) {
    const me = await personOf(services, request)
    const share = shareOf(request)
    // Whether somebody is unwanted is told last: a table that is hidden from them is not there.
    const wantedAt = async (): Promise<Act> => {
      const isBlocked = await isBlockedAt(id, me.id)
      const hasAccount = (await store.read(() => accountOf(me.id))) !== null
      return (moment, room) => {
        const next = act(moment, room)
        if (isBlocked && next !== moment.seating)
          throw new ApiFailure(403, 'cannot-sit', 'you cannot sit down at this table; choose another one')
        if (moment.seating.rated && !hasAccount && next !== moment.seating) throw needsAccount()
        return next
      }
    }
    // What is about the person comes first, so that a hidden table and none are refused alike.
    const take = async () => {
      await order.checkBan(share)
      await openings.checkUnfinished(me.id)
      const { seats } = await store.unbegunOf(me.id)
      const { unbegunSeatsPerPerson: most } = limits
      if (seats >= most) throw tooManyUnbegun('too-many-unbegun-seats', most, 'seats', 'one person')
      return takenHere.take(visitorOf(request), id, async () =>
        seatings.change(id, me, await wantedAt(), { share, stranger }),
      )
    }
    const room = await quotas.seats.for(share, reply, () => openings.turns.take(me.id, take))
    return infoOf(room, me.id)
  }

  app.post(
    '/api/tables/:id/sit',
    { schema: { params: TablePath, body: SitDown, response: answer } },
    (request, reply): Promise<Info> =>
      sit(
        request,
        reply,
        request.params.id,
        moment => seated(moment, acts.sitDown(moment, request.body.seat), request.body.zone),
        false,
      ),
  )

  app.post(
    '/api/tables/:id/enter',
    { schema: { params: TablePath, body: EnterTable, response: answer } },
    (request, reply): Promise<Info> => {
      const { id } = request.params
      return sit(
        request,
        reply,
        id,
        moment => seated(moment, acts.enter(moment, id, request.body.token), request.body.zone),
        true,
      )
    },
  )

  // Whoever has a link that is good sees where it leads before using it.
  app.post(
    '/api/tables/:id/link',
    { schema: { params: TablePath, body: EnterTable, response: { 200: TableSummary } }, config },
    async (request): Promise<Summary> => {
      const { id } = request.params
      const me = request.personId!
      const { seating } = (await registry.room(id)).state
      if (!mayEnter(seating, me) && !isGoodLink(seating, request.body.token)) throw noSuchTable(id)
      const briefs = await store.briefs([id])
      const [brief] = briefs
      if (!brief) throw noSuchTable(id)
      return (await summaries(briefs, me, services))(brief)
    },
  )

  app.post(
    '/api/tables/:id/leave',
    { schema: { params: TablePath, body: LeaveSeat, response: answer }, config },
    (request): Promise<Info> => {
      const { how, bot } = request.body
      return change(request, request.params.id, moment => acts.leave(moment, how, botFor(moment, bot)))
    },
  )

  app.post(
    '/api/tables/:id/return',
    { schema: { params: TablePath, response: answer }, config },
    (request): Promise<Info> => change(request, request.params.id, acts.takeBack),
  )

  app.patch(
    '/api/tables/:id',
    { schema: { params: TablePath, body: TableChange, response: answer }, config },
    async (request): Promise<Info> => {
      const { options, ...rest } = request.body
      const { id } = request.params
      if (rest.name !== undefined) await checkNaming(request, id)
      if (options !== undefined) await seatings.redeal(id, await personOf(services, request), options)
      return change(request, id, moment => (isEmpty(rest) ? moment.seating : acts.changeTable(moment, rest)))
    },
  )

  app.delete('/api/tables/:id', { schema: { params: TablePath }, config }, async (request, reply) => {
    await seatings.close(request.params.id, await personOf(services, request))
    return reply.status(204).send()
  })

  app.post(
    '/api/tables/:id/rematch',
    { schema: { params: TablePath, response: answer } },
    async (request, reply): Promise<Info> => {
      const me = await personOf(services, request)
      const { id } = request.params
      return infoOf(await seatings.rematch(id, me, row => openings.open(request, reply, me, row)), me.id)
    },
  )

  app.put(
    '/api/tables/:id/clock',
    { schema: { params: TablePath, body: ClockWish, response: answer }, config },
    (request): Promise<Info> => {
      const { rules, zone } = request.body
      return change(request, request.params.id, moment => wishClock(moment, rules, zone))
    },
  )

  app.put(
    '/api/tables/:id/part',
    { schema: { params: TablePath, body: GivePart, response: answer }, config },
    async (request): Promise<Info> => {
      const me = await personOf(services, request)
      return infoOf(await seatings.givePart(request.params.id, me, request.body), me.id)
    },
  )

  app.delete(
    '/api/tables/:id/clock',
    { schema: { params: TablePath, response: answer }, config },
    (request): Promise<Info> => change(request, request.params.id, refuseClock),
  )

  app.put(
    '/api/tables/:id/take-back',
    { schema: { params: TablePath, body: BackWish, response: answer }, config },
    async (request): Promise<Info> => {
      const { id } = request.params
      const me = await personOf(services, request)
      const share = shareOf(request)
      let agreed = null as AgreedBack | null
      const room = await seatings.change(
        id,
        me,
        (moment, { state }) => {
          const next = wishBack(moment, state.live, request.body)
          agreed = 'to' in next ? next : null
          return 'to' in next ? moment.seating : next
        },
        { share },
      )
      if (agreed) {
        await takeBack(room, agreed, share, entry => looking.pay(request, () => looks.state(room, entry)))
        await seatings.change(id, me, tookBack)
      }
      return infoOf(await registry.room(id), me.id)
    },
  )

  app.delete(
    '/api/tables/:id/take-back',
    { schema: { params: TablePath, response: answer }, config },
    (request): Promise<Info> => change(request, request.params.id, refuseBack),
  )

  app.post(
    '/api/tables/:id/owner',
    { schema: { params: TablePath, body: NewOwner, response: answer }, config },
    (request): Promise<Info> => change(request, request.params.id, moment => acts.handOver(moment, request.body.seat)),
  )

  app.put(
    '/api/tables/:id/seats/:seat',
    { schema: { params: SeatPath, body: SeatChange, response: answer }, config },
    (request): Promise<Info> => {
      const { body } = request
      const { id, seat } = placeOf(request.params)
      const bot = body.kind === 'bot' ? body.bot : undefined
      return change(request, id, moment => acts.place(moment, seat, body, botFor(moment, bot)))
    },
  )

  app.post(
    '/api/tables/:id/seats/:seat/link',
    { schema: { params: SeatPath, body: KeepSeat, response: { 200: SeatLink } }, config },
    async (request): Promise<Link> => {
      const { id, seat } = placeOf(request.params)
      const token = newSecret()
      const name = request.body.name === undefined ? null : checkName(request.body.name)
      if (name !== null) await checkNaming(request, id)
      const named = name === null ? null : { person: await store.read(() => personNamed(folded(name))), name }
      await change(request, id, moment => acts.keepSeat(moment, seat, named, token))
      return { token }
    },
  )

  app.delete(
    '/api/tables/:id/seats/:seat/link',
    { schema: { params: SeatPath, response: answer }, config },
    (request): Promise<Info> => {
      const { id, seat } = placeOf(request.params)
      return change(request, id, moment => acts.unkeepSeat(moment, seat))
    },
  )

  app.post(
    '/api/tables/:id/coach',
    { schema: { params: TablePath, response: { 200: SeatLink } }, config },
    async (request): Promise<Link> => {
      const token = newSecret()
      await change(request, request.params.id, moment => letCoach(moment, token))
      return { token }
    },
  )

  app.post(
    '/api/tables/:id/coach/enter',
    { schema: { params: TablePath, body: EnterTable, response: answer }, config },
    async (request): Promise<Info> => {
      const { id } = request.params
      const me = await personOf(services, request)
      await order.checkBan(shareOf(request))
      const act = (moment: Moment) => becomeCoach(moment, id, request.body.token)
      return infoOf(await seatings.change(id, me, act, { stranger: true }), me.id)
    },
  )

  app.delete(
    '/api/tables/:id/coach',
    { schema: { params: TablePath, response: answer }, config },
    (request): Promise<Info> => change(request, request.params.id, endCoach),
  )

  app.post(
    '/api/tables/:id/seats/:seat/vote',
    { schema: { params: SeatPath, body: SeatVote, response: answer }, config },
    (request): Promise<Info> => {
      const { id, seat } = placeOf(request.params)
      return change(request, id, moment => vote(moment, request.body.what, seat, usualBot(moment.game)))
    },
  )

  app.delete(
    '/api/tables/:id/seats/:seat/vote',
    { schema: { params: SeatPath, response: answer }, config },
    (request): Promise<Info> => {
      const { id, seat } = placeOf(request.params)
      return change(request, id, moment => withdraw(moment, seat))
    },
  )
}

const newSecret = () => randomBytes(16).toString('base64url')

/** Whoever sits down may say where they live: at a table with days off it counts. */
function seated({ me, seating: before }: Moment, seating: Seating, zone: string | undefined): Seating {
  if (seating === before || me === null) return seating
  const zones = zonesWith(seating, me, zone)
  return zones === seating.zones ? seating : { ...seating, zones }
}

const isEmpty = (change: object) => Object.keys(change).length === 0

const placeOf = ({ id, seat }: { readonly id: string; readonly seat: string }): { id: string; seat: Seat } => ({
  id,
  seat: Number(seat),
})

function botFor({ game }: Moment, wanted: string | undefined): string {
  if (wanted === undefined) return usualBot(game)
  checkBot(game, wanted)
  return wanted
}
