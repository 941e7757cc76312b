import type { CarryCode as Carried, SignedIn as Entered } from '@acheron/protocol'
import { CarryCode, Recover, SignedIn, SignIn, UseCarry } from '@acheron/protocol/schemas'
import { codeHash, newCode } from '../accounts/codes.ts'
import type { Desk } from '../accounts/desk.ts'
import { enter } from '../accounts/entering.ts'
import { checkPassword } from '../accounts/passwords.ts'
import { deviceOf } from '../devices.ts'
import { ApiFailure } from '../errors.ts'
import { personOf, shareOf } from '../identity.ts'
import type { Services } from '../services.ts'
import { setPassword } from '../store/subjects/accounts.ts'
import { dropTokens } from '../store/subjects/programs.ts'
import { hasTicket, newTicket, useTicket } from '../store/subjects/tickets.ts'
import type { Api } from './api.ts'

/** A code that carries a seat to another device is good for this long. */
const carryMilliseconds = 10 * 60_000

const wrongCode = () => new ApiFailure(401, 'wrong-code', 'this code is not good, or not any more')

/** The ways to be on this device who one is on another. */
export function signInRoutes(app: Api, services: Services, desk: Desk): void {
  const { store, sessions, people, quotas } = services

  app.post(
    '/api/session',
    { schema: { body: SignIn, response: { 200: SignedIn } } },
    async (request, reply): Promise<Entered> => {
      const { name, password, bring } = request.body
      const { person } = await desk.signIn(request, name, password)
      return enter(services, request, reply, { person, way: 'sign-in', bring })
    },
  )

  app.post(
    '/api/account/recover',
    { schema: { body: Recover, response: { 200: SignedIn } } },
    async (request, reply): Promise<Entered> => {
      const { name, code, bring } = request.body
      checkPassword(request.body.password, name)
      const attempt = await desk.recovering(request, name)
      // It takes as long for a name that is not there.
      const password = await desk.passwords.hash(request.body.password)
      const person = attempt.account?.person ?? ''
      const hash = codeHash('recovery', code)
      // What somebody brings along takes the longer, the more there is on the other side.
      if (!(await store.read(() => hasTicket('recovery', hash, person, Date.now())))) throw wrongCode()
      const entered = await enter(services, request, reply, {
        ...{ person, way: 'sign-in', bring },
        *also() {
          if ((yield* useTicket('recovery', hash, Date.now())) !== person) throw wrongCode()
          yield* setPassword(person, password)
          return [...(yield* dropTokens(person, { person })), ...(yield* sessions.end(person))]
        },
      })
      attempt.succeeded()
      return entered
    },
  )

  app.post('/api/carry', { schema: { response: { 200: CarryCode } } }, async (request): Promise<Carried> => {
    quotas.carries.spend(shareOf(request))
    const me = await people.settle(await personOf(services, request))
    await sessions.keep(request.visit!, deviceOf(request.headers['user-agent']))
    const [code, now] = [newCode(), Date.now()]
    const until = now + carryMilliseconds
    await store.write(() => newTicket({ hash: codeHash('carry', code), kind: 'carry', person: me.id, until }, now))
    return { code, until: new Date(until).toISOString() }
  })

  app.post(
    '/api/carry/use',
    { schema: { body: UseCarry, response: { 200: SignedIn } } },
    async (request, reply): Promise<Entered> => {
      const { code, bring } = request.body
      quotas.signIns.spend(shareOf(request))
      const hash = codeHash('carry', code)
      const person = await store.write(() => useTicket('carry', hash, Date.now()))
      if (person === null) throw wrongCode()
      return enter(services, request, reply, { person, way: 'carry', bring })
    },
  )
}
