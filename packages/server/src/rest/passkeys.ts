import type { JsonObject } from '@acheron/engine'
import type { SignedIn as Entered, Account as Known, PasskeyOptions as Options } from '@acheron/protocol'
import {
  Account,
  Confirmed,
  Done,
  NewPasskey,
  NewPasskeyOptions,
  PasskeyName,
  PasskeyOptions,
  PasskeyPath,
  PasskeySignIn,
  SignedIn,
} from '@acheron/protocol/schemas'
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Desk } from '../accounts/desk.ts'
import { enter } from '../accounts/entering.ts'
import { checkAccountName } from '../accounts/names.ts'
import { ApiFailure, passes } from '../errors.ts'
import { personOf, shareOf } from '../identity.ts'
import { checkName } from '../names.ts'
import type { Services } from '../services.ts'
import { hashOf } from '../sessions.ts'
import {
  accountOf,
  newAccount,
  newPasskey,
  type PasskeyRow,
  passkeyBy,
  passkeysOf,
  passkeyUsed,
  removePasskey,
  renamePasskey,
} from '../store/subjects/accounts.ts'
import { newTicket, type TicketRow, useTicket } from '../store/subjects/tickets.ts'
import { knownBy } from './account.ts'
import type { Api } from './api.ts'

/** Loaded when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/server')

/** Ed25519, ES256 and RS256, which all browsers have. */
const supportedAlgorithmIDs = [-8, -7, -257]
const mostPasskeys = 20
/** The time that somebody has to answer the browser. */
const questionMilliseconds = 5 * 60_000

/** Whoever signs in; whoever adds one, and has shown that the account is theirs; a guest who becomes an account by it. */
type Question = Extract<TicketRow['kind'], 'passkey' | 'passkey-added' | 'passkey-first'>

const refused = () =>
  new ApiFailure(401, 'passkey-refused', 'this passkey was not accepted; try again, or sign in another way')
const tooMany = () =>
  new ApiFailure(409, 'too-many-passkeys', `an account has ${mostPasskeys} passkeys at most; remove one`)
const noSuchPasskey = () => new ApiFailure(404, 'no-such-passkey', 'you have no such passkey')

/** Passkeys: several for an account, each with a name. They are found by the browser, so that nobody types a name. */
export function passkeyRoutes(app: Api, services: Services, desk: Desk): void {
  const { store, people, quotas, limits } = services
  const config = { rateLimit: { max: limits.changesPerMinute, timeWindow: '1 minute' } }

  app.post(
    '/api/passkeys/options',
    { config, schema: { body: NewPasskeyOptions, response: { 200: PasskeyOptions } } },
    async (request): Promise<Options> => {
      const { account: wanted, current } = request.body
      const person = request.personId!
      const own = await store.read(() => accountOf(person))
      if (own) await desk.confirmed(request, current)
      const there = own ? await store.read(() => passkeysOf(person)) : []
      if (there.length >= mostPasskeys) throw tooMany()
      const name = own?.name ?? checkAccountName(wanted ?? '').name
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Acheron', rpID: siteOf(request).id, userName: name, userDisplayName: name },
        userID: new TextEncoder().encode(person),
        excludeCredentials: there.map(({ id, transports }) => ({ id, transports: listOf(transports) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        ...{ attestationType: 'none', timeout: questionMilliseconds, supportedAlgorithmIDs },
      })
      await ask(request, own ? 'passkey-added' : 'passkey-first', options.challenge)
      return { options: options as unknown as JsonObject }
    },
  )

  app.post(
    '/api/passkeys',
    { config, schema: { body: NewPasskey, response: { 200: Account } } },
    async (request, reply): Promise<Known> => {
      const { answer, account: wanted } = request.body
      const name = checkName(request.body.name, 'name of the passkey')
      const me = await people.settle(await personOf(services, request))
      const own = await store.read(() => accountOf(me.id))
      const account = own ? null : checkAccountName(wanted ?? '')
      if (account) quotas.accountNames.spend(shareOf(request))
      const question = own ? 'passkey-added' : 'passkey-first'
      const { id, publicKey, counter, transports = [] } = await registered(request, question, answer)
      const made = Date.now()
      const row: PasskeyRow = {
        ...{ id, person: me.id, name, public_key: Buffer.from(publicKey).toString('base64url'), counter },
        ...{ transports: transports.join(), made, used: null },
      }
      const add = function* () {
        if (yield* passkeyBy(id)) throw refused()
        if ((yield* passkeysOf(me.id)).length >= mostPasskeys) throw tooMany()
        yield* newPasskey(row)
      }
      if (!account) await store.write(add)
      else
        await enter(services, request, reply, {
          ...{ person: me.id, way: 'sign-in' },
          *also() {
            yield* newAccount({ person: me.id, ...account, password: null, made })
            yield* add()
            return []
          },
        })
      return knownBy(services, request)
    },
  )

  app.put(
    '/api/passkeys/:id',
    { schema: { params: PasskeyPath, body: PasskeyName, response: { 200: Account } } },
    async (request): Promise<Known> => {
      const name = checkName(request.body.name, 'name of the passkey')
      const done = await store.write(() => renamePasskey(request.personId!, request.params.id, name))
      if (!done) throw noSuchPasskey()
      return knownBy(services, request)
    },
  )

  app.delete(
    '/api/passkeys/:id',
    { config, schema: { params: PasskeyPath, body: Confirmed, response: { 200: Done } } },
    async request => {
      const { person, password } = await desk.confirmed(request, request.body.current)
      await store.write(function* () {
        if (!(yield* removePasskey(person, request.params.id))) throw noSuchPasskey()
        if (password === null && (yield* passkeysOf(person)).length === 0)
          throw new ApiFailure(
            409,
            'last-way-in',
            'this is your only way to sign in; set a password or add a passkey first',
          )
      })
      return {}
    },
  )

  app.post(
    '/api/session/passkey/options',
    { config, schema: { response: { 200: PasskeyOptions } } },
    async (request): Promise<Options> => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        ...{ rpID: siteOf(request).id, userVerification: 'required', timeout: questionMilliseconds },
      })
      await ask(request, 'passkey', options.challenge)
      return { options: options as unknown as JsonObject }
    },
  )

  app.post(
    '/api/session/passkey',
    { schema: { body: PasskeySignIn, response: { 200: SignedIn } } },
    async (request, reply): Promise<Entered> => {
      const { answer, bring } = request.body
      const passkey = await store.read(() => passkeyBy(String(answer.id).slice(0, 1400)))
      await desk.passkeyTried(request, passkey?.person ?? null)
      if (!passkey) throw refused()
      const { newCounter } = await shown(request, answer, passkey)
      return enter(services, request, reply, {
        ...{ person: passkey.person, way: 'sign-in', bring },
        *also() {
          // It may have been removed meanwhile.
          if (!(yield* passkeyBy(passkey.id))) throw refused()
          yield* passkeyUsed(passkey.id, newCounter, Date.now())
          return []
        },
      })
    },
  )

  /** A question is good for the browser that was asked, once, and for what it was asked. */
  async function ask({ visit }: FastifyRequest, kind: Question, challenge: string): Promise<void> {
    const now = Date.now()
    const until = now + questionMilliseconds
    await store.write(() => newTicket({ hash: hashOf(challenge), kind, person: visit!.person, until }, now))
  }

  const isAsked =
    ({ visit }: FastifyRequest, kind: Question) =>
    async (challenge: string) =>
      (await store.write(() => useTicket(kind, hashOf(challenge), Date.now()))) === visit!.person

  async function registered(request: FastifyRequest, kind: Question, answer: JsonObject) {
    const { id, origin } = siteOf(request)
    const { verifyRegistrationResponse } = await library()
    const verified = await verifyRegistrationResponse({
      supportedAlgorithmIDs,
      response: answer as unknown as RegistrationResponseJSON,
      ...{ expectedChallenge: isAsked(request, kind), expectedOrigin: origin, expectedRPID: id },
    }).catch(notAccepted)
    if (!verified.verified) throw refused()
    return verified.registrationInfo.credential
  }

  async function shown(
    request: FastifyRequest,
    answer: JsonObject,
    { id, public_key, counter, transports }: PasskeyRow,
  ): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
    const site = siteOf(request)
    const { verifyAuthenticationResponse } = await library()
    const verified = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      ...{ expectedChallenge: isAsked(request, 'passkey'), expectedOrigin: site.origin, expectedRPID: site.id },
      credential: {
        ...{ id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
        transports: listOf(transports),
      },
    }).catch(notAccepted)
    if (!verified.verified) throw refused()
    return verified.authenticationInfo
  }
}

/** What is wrong with a passkey's answer is its sender's matter; a store that fails is ours. */
function notAccepted(error: unknown): never {
  if (passes(error)) throw error
  throw refused()
}

/** The site that a passkey is for: that of the page, whose origin has been checked. */
function siteOf(request: FastifyRequest): { readonly origin: string; readonly id: string } {
  const origin = request.headers.origin ?? `${request.protocol}://${request.host}`
  return { origin, id: new URL(origin).hostname }
}

const listOf = (text: string) => text.split(',').filter(each => each !== '')
