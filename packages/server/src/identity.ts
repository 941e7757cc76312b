import { createHmac } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Share } from './bots/queue.ts'
import { bring } from './bringing.ts'
import { dropOldIds, giveToken, oldIdsIn, tokenIn } from './cookies.ts'
import { deviceOf } from './devices.ts'
import { ApiFailure } from './errors.ts'
import { bearerOf } from './programs/tokens.ts'
import type { Services } from './services.ts'
import { newToken, type Visit } from './sessions.ts'
import type { Person } from './store/store.ts'
import { accountOf } from './store/subjects/accounts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor; null for a socket without a cookie. */
    personId: string | null
    /** By what they are known. */
    visit: Visit | null
  }
}

const unknown = () =>
  new ApiFailure(401, 'unknown-cookie', 'this server does not know your cookie any more; load the page again')

/**
 * Identifies the visitor, and makes a new one a guest. A cookie that is not known is refused and stays as it is, until the page is
 * loaded.
 */
export async function identify(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const bearer = await bearerOf(services.store, request)
  if (bearer) {
    services.quotas.programs.spend(['', bearer.token])
    request.personId = bearer.person
    request.visit = { ...bearer, session: null }
    return
  }
  const isPageLoad = request.routeOptions.url === '/api/me' && request.method === 'GET'
  const visit = isPageLoad ? await welcome(services, request, reply) : await visitOf(services, request, reply)
  request.visit = visit
  // A copy: a slice of the header would be slow to compare, and every move compares it.
  request.personId = visit && Buffer.from(visit.person).toString()
}

async function visitOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Visit | null> {
  const { sessions } = services
  const token = tokenIn(request)
  if (token !== null) {
    const visit = await sessions.of(token)
    if (!visit) throw unknown()
    return visit
  }
  const { ids, unreadable } = oldIdsIn(request)
  if (unreadable) throw unknown()
  if (ids[0] !== undefined) {
    const visit = await sessions.ofId(ids[0])
    if (!visit) throw unknown()
    return visit
  }
  return request.ws ? null : newGuest(services, request, reply)
}

/**
 * A page load. The cookie is renewed, so that a returning guest stays who they are. A cookie of earlier versions, which held the
 * person's id, is exchanged for a session; where there is a guest with tables besides, both sets of tables come together.
 */
async function welcome(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Visit> {
  const { sessions, store } = services
  const token = tokenIn(request)
  const visit = token === null ? null : await sessions.of(token)
  const old = await oldVisit(services, request)
  if (old && (await store.person(old.person))) {
    const stays = visit !== null && (visit.session !== null || (await store.person(visit.person)) !== null)
    if (!stays) return exchanged(services, request, reply, old)
    if (!(await store.read(() => accountOf(old.person)))) await bring(services, old.person, visit.person)
    sessions.ended(await store.write(() => sessions.end(old.person)))
  }
  dropOldIds(request, reply)
  if (!visit || token === null) return newGuest(services, request, reply)
  giveToken(request, reply, token)
  return visit
}

async function oldVisit({ sessions }: Services, request: FastifyRequest): Promise<Visit | null> {
  for (const id of oldIdsIn(request).ids) {
    const visit = await sessions.ofId(id)
    if (visit) return visit
  }
  return null
}

async function exchanged(
  { sessions, store }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  old: Visit,
): Promise<Visit> {
  const { token, visit, work } = sessions.begin(old.person, 'guest', deviceOf(request.headers['user-agent']))
  sessions.ended(await store.write(work))
  giveToken(request, reply, token)
  dropOldIds(request, reply)
  return visit
}

function newGuest({ sessions }: Services, request: FastifyRequest, reply: FastifyReply): Visit {
  const token = newToken()
  giveToken(request, reply, token)
  return sessions.guest(token)
}

/** The key by which limits are counted: all IPv6 addresses of one subnet are one visitor. A closed socket has no address. */
export function visitorOf(request: FastifyRequest): string {
  return normalizeIP(request.ip ?? '')
}

/** The place of the request as it is stored: a keyed hash, with the day in it, so that nobody is followed from day to day. */
export function originOf({ dailySecret }: Services, request: FastifyRequest, date: string): string {
  return keyed(dailySecret, `origin ${date} ${visitorOf(request)}`)
}

export function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex').slice(0, 32)
}

/** For whom the request is: bots think at their expense, and quotas are counted by both. */
export function shareOf(request: FastifyRequest): Share {
  return [visitorOf(request), request.personId ?? '']
}

export async function personOf(services: Services, request: FastifyRequest): Promise<Person> {
  return services.people.get(request.personId!, request.headers['accept-language'])
}

/** Refuses requests of other sites' pages. Programs send no origin, and carry no cookie. */
export function checkOrigin({ origins }: Services, request: FastifyRequest): void {
  const { origin } = request.headers
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (origin === undefined || (reads && !request.ws)) return
  if (origins.includes(origin) || hostOf(origin) === request.host) return
  throw new ApiFailure(403, 'cross-origin', `pages of ${origin.slice(0, 100)} may not use this server`)
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
