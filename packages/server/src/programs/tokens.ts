import type { Scope } from '@acheron/protocol'
import type { FastifyRequest } from 'fastify'
import { ApiFailure } from '../errors.ts'
import { hashOf } from '../sessions.ts'
import type { Store } from '../store/store.ts'
import { scopesIn, type TokenRow, tokenBy, tokenSeen } from '../store/subjects/programs.ts'
import { scopeOf } from './scopes.ts'

/** Who comes by a token, and for what it is good. */
export interface Bearer {
  readonly person: string
  /** The hash of the token. */
  readonly token: string
  readonly scopes: ReadonlySet<Scope>
}

const hour = 60 * 60 * 1000
/** Begins every token, so that one is known where it turns up by mistake. */
const prefix = 'acheron_'
const bearer = new RegExp(`^Bearer (${prefix}[\\w-]{43})$`)

export const tokenText = (random: string): string => `${prefix}${random}`

/** Who sends the request by a token; null where it has none. A token that is not known is refused, as is one that may not do this. */
export async function bearerOf(store: Store, request: FastifyRequest): Promise<Bearer | null> {
  const { authorization } = request.headers
  if (authorization === undefined) return null
  const token = bearer.exec(authorization)?.[1]
  const row = token === undefined ? null : await store.read(() => tokenBy(hashOf(token)))
  if (!row) throw new ApiFailure(401, 'unknown-token', 'this server does not know that token; make a new one')
  noteUse(store, row)
  const scopes = new Set(scopesIn(row))
  const wanted = scopeOf(request.method, request.routeOptions.url ?? '')
  if (wanted === null) throw new ApiFailure(403, 'not-for-programs', 'this is for people, not for tokens')
  if (!scopes.has(wanted)) throw new ApiFailure(403, 'out-of-scope', `this token may not '${wanted}'`)
  return { person: row.person, token: row.token, scopes }
}

/** Notes now and then that the token is used. The next use tries again soon enough. */
function noteUse(store: Store, { id, seen }: TokenRow): void {
  const at = Math.floor(Date.now() / hour) * hour
  if (seen < at) store.write(() => tokenSeen(id, at)).catch(() => {})
}
