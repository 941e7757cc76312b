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
/** The longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', signed: true } as const
}

/** The id in the signed cookie; null without a cookie, false for a forged one. */
function idOf(request: FastifyRequest): string | null | false {
  const given = request.cookies[cookie]
  if (given === undefined) return null
  const { valid, value } = request.unsignCookie(given)
  // A copy: a slice of the header would be slow to compare, and every move compares it.
  return valid && /^[\w-]{16}$/.test(value) ? Buffer.from(value).toString() : false
}

/** Identifies the visitor, and makes a new one a guest. A forged cookie is refused and deleted. */
export function identify(services: Services, request: FastifyRequest, reply: FastifyReply): void {
  const found = idOf(request)
  const isMe = request.routeOptions.url === '/api/me' && request.method === 'GET'
  if (found === false && !isMe) {
    if (!request.ws) reply.clearCookie(cookie, cookieOptions(request))
    throw new ApiFailure(
      401,
      'forged-cookie',
      'your cookie is not from this server; load the page again to get a new one',
    )
  }
  request.personId = found || null
  if (request.ws) return
  request.personId ??= services.people.newId()
  // Renewed with every page load, so that a returning guest keeps the id.
  if (!found || isMe) reply.setCookie(cookie, request.personId, { ...cookieOptions(request), maxAge })
}

/** The key by which limits are counted: all IPv6 addresses of one subnet are one visitor. A closed socket has no address. */
export function visitorOf(request: FastifyRequest): string {
  return normalizeIP(request.ip ?? '')
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
