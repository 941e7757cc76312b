import type { Me, SignedIn } from '@acheron/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { told } from '../bringing.ts'
import { deviceIn, giveDevice, giveToken } from '../cookies.ts'
import { deviceOf } from '../devices.ts'
import { personOf } from '../identity.ts'
import type { Services } from '../services.ts'
import { hashOf, newToken, sessionMilliseconds } from '../sessions.ts'
import { accountOf } from '../store/subjects/accounts.ts'
import { keepBrowsers } from '../store/subjects/notices.ts'
import type { SessionRow } from '../store/subjects/sessions.ts'
import { type Brought, bringTables } from '../store/subjects/tables-of-people.ts'
import { newTicket } from '../store/subjects/tickets.ts'
import type { Work } from '../store/work.ts'

export interface Entry {
  readonly person: string
  readonly way: SessionRow['way']
  /** Whether the tables of the guest who was here come along. */
  readonly bring?: boolean | undefined
  /** What belongs to it, in the same transaction; gives tokens that end with it. */
  readonly also?: () => Work<readonly string[]>
}

const nothing: Brought = { brought: [], apart: [] }

/** The end of every way to sign in: a new session takes the place of the old one, and the guest's tables may come along. */
export async function enter(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, way, bring = false, also }: Entry,
): Promise<SignedIn> {
  const { store, sessions } = services
  const visit = request.visit!
  const session = sessions.begin(person, way, deviceOf(request.headers['user-agent']))
  const device = way === 'sign-in' ? (deviceIn(request) ?? newToken()) : null
  const now = Date.now()
  if (bring) await services.seen.settle()
  const { outcome, tokens } = await store.write(function* () {
    const isGuest = visit.person !== person && !(yield* accountOf(visit.person))
    const outcome = bring && isGuest ? yield* bringTables(visit.person, person) : nothing
    yield* keepBrowsers(person, visit.token, session.visit.token)
    const tokens = [
      ...(yield* sessions.endVisit(visit)),
      ...(yield* sessions.endOldCookie(person)),
      ...(also ? yield* also() : []),
      ...(yield* session.work()),
    ]
    if (device !== null)
      yield* newTicket(
        { hash: deviceHash(device, person), kind: 'device', person, until: now + sessionMilliseconds },
        now,
      )
    return { outcome, tokens }
  })
  giveToken(request, reply, session.token)
  if (device !== null) giveDevice(request, reply, device)
  request.visit = session.visit
  request.personId = person
  sessions.ended(tokens)
  await told(services, outcome)
  const apart = outcome.apart.map(({ id, name, game }) => ({ id, name, game }))
  return { me: await meOf(services, request), brought: outcome.brought.length, apart }
}

/** A device is known to each account by itself. */
export const deviceHash = (token: string, person: string) => hashOf(`device ${token} ${person}`)

export async function meOf(services: Services, request: FastifyRequest): Promise<Me> {
  const { visit } = request
  // Only stored sessions are those of accounts.
  const account = visit?.session ? await services.store.read(() => accountOf(visit.person)) : null
  return { ...(await personOf(services, request)), account: account?.name ?? null }
}
