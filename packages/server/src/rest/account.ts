import type { RecoveryCodes as Codes, Account as Known } from '@acheron/protocol'
import {
  Account,
  Confirmed,
  Done,
  EndSessions,
  NewAccount,
  NewAccountName,
  NewPassword,
  RecoveryCodes,
  SessionPath,
} from '@acheron/protocol/schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codeHash, newCode } from '../accounts/codes.ts'
import type { Desk } from '../accounts/desk.ts'
import { enter } from '../accounts/entering.ts'
import { checkAccountName } from '../accounts/names.ts'
import { checkPassword } from '../accounts/passwords.ts'
import { giveToken } from '../cookies.ts'
import { deviceOf } from '../devices.ts'
import { ApiFailure } from '../errors.ts'
import { personOf, shareOf } from '../identity.ts'
import type { Services } from '../services.ts'
import { newToken, type Visit } from '../sessions.ts'
import { accountOf, newAccount, passkeysOf, renameAccount, setPassword } from '../store/subjects/accounts.ts'
import { dropTokens } from '../store/subjects/programs.ts'
import { sessionsOf } from '../store/subjects/sessions.ts'
import { countTickets, dropTickets, newTicket } from '../store/subjects/tickets.ts'
import type { Work } from '../store/work.ts'
import type { Api } from './api.ts'

const codesAtOnce = 10

/** Accounts and the sessions of a person. */
export function accountRoutes(app: Api, services: Services, desk: Desk): void {
  const { store, sessions, people, quotas } = services

  app.get('/api/account', { schema: { response: { 200: Account } } }, async request => knownBy(services, request))

  app.post(
    '/api/account',
    { schema: { body: NewAccount, response: { 200: RecoveryCodes } } },
    async (request, reply): Promise<Codes> => {
      const name = checkAccountName(request.body.name)
      checkPassword(request.body.password, name.name)
      if (await store.read(() => accountOf(request.personId!)))
        throw new ApiFailure(409, 'has-account', 'you have an account already')
      quotas.accountNames.spend(shareOf(request))
      const password = await desk.passwords.hash(request.body.password)
      const me = await people.settle(await personOf(services, request))
      const codes = newCodes()
      await enter(services, request, reply, {
        ...{ person: me.id, way: 'sign-in' },
        *also() {
          yield* newAccount({ person: me.id, ...name, password, made: Date.now() })
          yield* keepCodes(me.id, codes)
          return []
        },
      })
      return { codes }
    },
  )

  app.put(
    '/api/account/name',
    { schema: { body: NewAccountName, response: { 200: Account } } },
    async (request): Promise<Known> => {
      const name = checkAccountName(request.body.name)
      const { person } = await desk.confirmed(request, request.body.current)
      quotas.accountNames.spend(shareOf(request))
      await store.write(() => renameAccount(person, name.name, name.folded))
      return knownBy(services, request)
    },
  )

  app.put(
    '/api/account/password',
    { schema: { body: NewPassword, response: { 200: Account } } },
    async (request): Promise<Known> => {
      const account = await desk.confirmed(request, request.body.current)
      checkPassword(request.body.password, account.name)
      const password = await desk.passwords.hash(request.body.password)
      const but = request.visit!.token
      const tokens = await store.write(function* () {
        yield* setPassword(account.person, password)
        const programs = yield* dropTokens(account.person, { person: account.person })
        return [...programs, ...(yield* sessions.end(account.person, { but }))]
      })
      sessions.ended(tokens)
      return knownBy(services, request)
    },
  )

  app.post(
    '/api/account/codes',
    { schema: { body: Confirmed, response: { 200: RecoveryCodes } } },
    async (request): Promise<Codes> => {
      const { person } = await desk.confirmed(request, request.body.current)
      const codes = newCodes()
      await store.write(() => keepCodes(person, codes))
      return { codes }
    },
  )

  app.delete('/api/session', { schema: { response: { 200: Done } } }, async (request, reply) => {
    await desk.ownAccount(request.visit)
    await leave(request, reply, () => sessions.endVisit(request.visit!))
    return {}
  })

  app.post('/api/sessions/end', { schema: { body: EndSessions, response: { 200: Done } } }, async (request, reply) => {
    const visit = request.visit!
    if (request.body.others) sessions.ended(await store.write(() => sessions.end(visit.person, { but: visit.token })))
    else {
      await desk.ownAccount(visit)
      await leave(request, reply, () => sessions.end(visit.person))
    }
    return {}
  })

  app.delete(
    '/api/sessions/:id',
    { schema: { params: SessionPath, response: { 200: Done } } },
    async (request, reply) => {
      const visit = request.visit!
      const { id: only } = request.params
      if (visit.session?.id === only) {
        await desk.ownAccount(visit)
        await leave(request, reply, () => sessions.endVisit(visit))
        return {}
      }
      const tokens = await store.write(() => sessions.end(visit.person, { only }))
      if (tokens.length === 0) throw new ApiFailure(404, 'no-such-session', 'this session has ended already')
      sessions.ended(tokens)
      return {}
    },
  )

  /** The visitor is a new guest from now on. */
  async function leave(request: FastifyRequest, reply: FastifyReply, end: () => Work<string[]>): Promise<void> {
    const tokens = await store.write(end)
    giveToken(request, reply, newToken())
    sessions.ended(tokens)
  }
}

const newCodes = () => Array.from({ length: codesAtOnce }, newCode)

/** These recovery codes take the place of earlier ones. */
function* keepCodes(person: string, codes: readonly string[]): Work<void> {
  yield* dropTickets(person, 'recovery')
  const until = Number.MAX_SAFE_INTEGER
  for (const code of codes)
    yield* newTicket({ hash: codeHash('recovery', code), kind: 'recovery', person, until }, Date.now())
}

/** How the visitor is known. */
export async function knownBy({ store }: Services, request: FastifyRequest): Promise<Known> {
  const visit = request.visit!
  if (!visit.session) return { account: null, sessions: [onlySession(visit, request)], passkeys: [] }
  const { account, codes, sessions, passkeys } = await store.read(function* () {
    return {
      account: yield* accountOf(visit.person),
      codes: yield* countTickets('recovery', visit.person),
      sessions: yield* sessionsOf(visit.person),
      passkeys: yield* passkeysOf(visit.person),
    }
  })
  return {
    account: account && {
      name: account.name,
      made: timeOf(account.made),
      hasPassword: account.password !== null,
      codes,
    },
    sessions: sessions.map(({ id, device, made, seen, token }) => ({
      ...{ id, device, made: timeOf(made), seen: timeOf(seen), here: token === visit.token },
    })),
    passkeys: passkeys.map(({ id, name, made, used }) => ({
      ...{ id, name, made: timeOf(made), used: used === null ? null : timeOf(used) },
    })),
  }
}

/** A guest's only browser, of which nothing is stored. */
function onlySession(_visit: Visit, request: FastifyRequest): Known['sessions'][number] {
  const device = deviceOf(request.headers['user-agent'])
  return { id: 'this', device, made: null, seen: timeOf(Date.now()), here: true }
}

const timeOf = (at: number) => new Date(at).toISOString()
