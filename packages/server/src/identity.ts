import { createHmac } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Share } from './bots/queue.ts'
import { ApiFailure } from './errors.ts'
import type { Services } from './services.ts'
import type { Person } from './store/store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor; null for a socket without a cookie. */
    personId: string | null
  }
}

const cookie = 'acheron'
/** Cookies that no key fits, for the day when one does, and those of the time between. Only a page load brings them. */
const keptCookie = 'acheron_kept'
const mostKept = 4
/** The longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}

/** The id in a signed text; null if no key fits. */
function idIn(request: FastifyRequest, text: string): string | null {
  const { valid, value } = request.unsignCookie(text)
  // A copy: a slice of the header would be slow to compare, and every move compares it.
  return valid && /^[\w-]{16}$/.test(value) ? Buffer.from(value).toString() : null
}

/**
 * Identifies the visitor, and makes a new one a guest. A cookie that no key fits may be good again tomorrow, when the right keys or
 * the right data are back: it is refused and stays as it is, until the page is loaded.
 */
export function identify(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  if (request.routeOptions.url === '/api/me' && request.method === 'GET') {
    welcome(services, request, reply)
    return
  }
  const given = request.cookies[cookie]
  request.personId = given === undefined ? null : idIn(request, given)
  if (given !== undefined && request.personId === null)
    throw new ApiFailure(
      401,
      'unknown-cookie',
      'this server does not know your cookie; load the page again to be a new guest, and the old one is kept',
    )
  if (request.ws || request.personId !== null) return
  request.personId = services.people.newId()
  give(request, reply, request.personId)
}

/** A cookie that is put aside. */
interface Aside {
  readonly text: string
  /** Its turn is over: an older one came back in its place. It is used again only by a visitor without a good cookie. */
  readonly past: boolean
}

/**
 * A page load. The cookie is renewed, so that a returning guest keeps the id, and by the newest key. One that no key fits is
 * put aside and a new guest made; once a key fits it again, the visitor is again who it was, and stays so: the guest of the time
 * between is put aside as past.
 */
function welcome({ people }: Services, request: FastifyRequest, reply: FastifyReply): void {
  const given = request.cookies[cookie]
  const mine = given === undefined ? null : idIn(request, given)
  const aside = (request.cookies[keptCookie] ?? '').split('~').map(asideIn)
  const good = aside.filter(({ text }) => isSigned(text) && idIn(request, text) !== null)
  const back = good.find(({ past }) => !past) ?? (mine === null ? good[0] : undefined)
  const me = (back && idIn(request, back.text)) ?? mine ?? people.newId()
  request.personId = me
  give(request, reply, me)
  const others = aside.map(one => (good.includes(one) ? { ...one, past: true } : one))
  const before = given === undefined ? [] : [{ text: given, past: back?.past === false }]
  const kept = [...others, ...before].filter(({ text }) => isSigned(text) && idIn(request, text) !== me)
  keep(request, reply, kept)
}

function keep(request: FastifyRequest, reply: FastifyReply, kept: readonly Aside[]): void {
  const options = { ...cookieOptions(request), path: '/api/me' }
  // Those whose turn may come have room first, the oldest before the others.
  const inOrder = kept.toSorted((a, b) => Number(a.past) - Number(b.past)).slice(0, mostKept)
  const texts = new Set(inOrder.map(({ text, past }) => text + (past ? pastMark : '')))
  if (texts.size > 0) reply.setCookie(keptCookie, [...texts].join('~'), { ...options, maxAge })
  else if (keptCookie in request.cookies) reply.clearCookie(keptCookie, options)
}

/** Behind a cookie that is past. */
const pastMark = '!'

function asideIn(part: string): Aside {
  const past = part.endsWith(pastMark)
  return { text: past ? part.slice(0, -1) : part, past }
}

/** Whether a text looks like one that a server has signed. */
const isSigned = (text: string) => /^[\w-]{16}\.[\w+/]{43}$/.test(text)

function give(request: FastifyRequest, reply: FastifyReply, id: string): void {
  reply.setCookie(cookie, id, { ...cookieOptions(request), signed: true, maxAge })
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
