import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMilliseconds } from './sessions.ts'

/** Holds the token of a session. */
const cookie = 'acheron_session'
/** Held the signed id of a guest in earlier versions... */
const idCookie = 'acheron'
/** ...and those that no key fitted, with tildes. */
const keptCookie = 'acheron_kept'
/** Holds a token that tells that somebody has signed in from here before. */
const deviceCookie = 'acheron_device'

const maxAge = sessionMilliseconds / 1000
const isToken = (text: string | undefined) => text !== undefined && /^[\w-]{43}$/.test(text)

function optionsOf(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const
}

/** The token that the visitor brings; null if there is none. */
export function tokenIn({ cookies }: FastifyRequest): string | null {
  return isToken(cookies[cookie]) ? cookies[cookie]! : null
}

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookie, token, { ...optionsOf(request), maxAge })
}

export function deviceIn({ cookies }: FastifyRequest): string | null {
  return isToken(cookies[deviceCookie]) ? cookies[deviceCookie]! : null
}

/** Requests to sign in and to recover an account bring it. */
export function giveDevice(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(deviceCookie, token, { ...optionsOf(request), path: '/api', maxAge })
}

/**
 * The ids in cookies of earlier versions that a key fits, in the order in which they count, and whether there is one that none
 * fits. Those that were put aside come with page loads only.
 */
export function oldIdsIn(request: FastifyRequest): { readonly ids: readonly string[]; readonly unreadable: boolean } {
  const aside = (request.cookies[keptCookie] ?? '').split('~')
  const past = (text: string) => text.endsWith('!')
  const own = request.cookies[idCookie]
  const texts = [...aside.filter(text => !past(text)), own ?? '', ...aside.filter(past).map(text => text.slice(0, -1))]
  const ids = texts.flatMap(text => idIn(request, text) ?? [])
  return { ids, unreadable: own !== undefined && idIn(request, own) === null }
}

/** The cookies of earlier versions that a key fits have been exchanged. Others stay, for the day when one does. */
export function dropOldIds(request: FastifyRequest, reply: FastifyReply): void {
  const options = optionsOf(request)
  if (idIn(request, request.cookies[idCookie] ?? '')) reply.clearCookie(idCookie, options)
  const aside = request.cookies[keptCookie]
  if (aside === undefined) return
  const left = aside.split('~').filter(text => idIn(request, text.replace('!', '')) === null)
  const kept = { ...options, path: '/api/me' }
  if (left.length > 0) reply.setCookie(keptCookie, left.join('~'), { ...kept, maxAge })
  else reply.clearCookie(keptCookie, kept)
}

/** The id in a signed text; null if no key fits. */
function idIn(request: FastifyRequest, text: string): string | null {
  const { valid, value } = request.unsignCookie(text)
  return valid && /^[\w-]{16}$/.test(value) ? value : null
}
