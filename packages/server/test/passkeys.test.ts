import type { Account, PasskeyOptions, RecoveryCodes, SignedIn } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { Authenticator } from './authenticator.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { startPostgres } from './postgres.ts'

const password = 'nel mezzo del cammin'
const postgres = await startPostgres()

function onBoth(title: string, check: (options: Partial<ServerOptions>) => Promise<void>): void {
  test(`SQLite: ${title}`, () => check({}))
  if ('why' in postgres) test.skip(`PostgreSQL: ${title}: ${postgres.why}`, () => {})
  else test(`PostgreSQL: ${title}`, async () => check({ database: await postgres.database() }))
}

type Asked = { readonly options: { readonly challenge: string } }

/** The options of a question, as the browser takes them. */
const asked = (visitor: Visitor, path: string, body: object = {}) =>
  visitor.send<PasskeyOptions>('POST', path, body).then(answer => (answer as unknown as Asked).options)

async function add(visitor: Visitor, passkey: Authenticator, name: string, more: object = {}, current?: string) {
  const options = await asked(visitor, '/api/passkeys/options', { ...more, ...(current ? { current } : {}) })
  return visitor.request('POST', '/api/passkeys', { answer: passkey.create(options), name, ...more })
}

async function signIn(visitor: Visitor, passkey: Authenticator) {
  const options = await asked(visitor, '/api/session/passkey/options')
  return visitor.request('POST', '/api/session/passkey', { answer: passkey.get(options) })
}

const codeOf = ({ status, body }: Awaited<ReturnType<Visitor['request']>>) =>
  `${status} ${(body as { error?: { code: string } }).error?.code ?? ''}`.trim()

onBoth('a guest becomes an account by a passkey alone, and signs in elsewhere by it', async options => {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  const me = await dante.me()
  const passkey = new Authenticator(dante.base)
  const added = await add(dante, passkey, 'My phone', { account: 'Dante' })
  expect(added.body).toMatchObject({
    account: { name: 'Dante', hasPassword: false },
    passkeys: [{ name: 'My phone', used: null }],
  })
  const elsewhere = await Visitor.guest(address)
  const entered = await signIn(elsewhere, passkey)
  expect((entered.body as SignedIn).me).toEqual({ ...me, account: 'Dante' })
  const { passkeys } = await elsewhere.get<Account>('/api/account')
  expect(passkeys[0]?.used).not.toBeNull()
  // Signed in a moment ago: that is enough to set a password and to make codes.
  expect((await elsewhere.send<RecoveryCodes>('POST', '/api/account/codes', {})).codes).toHaveLength(10)
  const remove = (id: string, current?: string) => elsewhere.request('DELETE', `/api/passkeys/${id}`, { current })
  expect(codeOf(await remove(passkeys[0]!.id))).toBe('409 last-way-in')
  expect((await elsewhere.request('PUT', '/api/account/password', { password })).status).toBe(200)
  expect((await remove(passkeys[0]!.id, password)).status).toBe(200)
  expect(codeOf(await signIn(await Visitor.guest(address), passkey))).toBe('401 passkey-refused')
})

onBoth('an account has several passkeys, named and removable; adding one takes the password', async options => {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  await dante.send('POST', '/api/account', { name: 'Dante', password })
  const [one, two] = [new Authenticator(dante.base), new Authenticator(dante.base)]
  expect(codeOf(await dante.request('POST', '/api/passkeys/options', {}))).toBe('403 wrong-password')
  expect((await add(dante, one, 'Phone', {}, password)).status).toBe(200)
  expect((await add(dante, two, 'Key', {}, password)).status).toBe(200)
  // The same one cannot be added again, nor by another account.
  expect(codeOf(await add(dante, one, 'Again', {}, password))).toBe('401 passkey-refused')
  expect(codeOf(await add(await Visitor.guest(address), one, 'Theirs', { account: 'Thief' }))).toBe(
    '401 passkey-refused',
  )
  const id = one.id.toString('base64url')
  const renamed = await dante.send<Account>('PUT', `/api/passkeys/${id}`, { name: 'Old phone' })
  expect(renamed.passkeys.map(({ name }) => name)).toEqual(['Old phone', 'Key'])
  const stranger = await Visitor.guest(address)
  await stranger.send('POST', '/api/account', { name: 'Stranger', password })
  const theirs = await stranger.request('DELETE', `/api/passkeys/${id}`, { current: password })
  expect(codeOf(theirs)).toBe('404 no-such-passkey')
  expect(codeOf(await stranger.request('PUT', `/api/passkeys/${id}`, { name: 'x' }))).toBe('404 no-such-passkey')
  for (const wrong of [{}, { current: 'a wrong password' }])
    expect(codeOf(await dante.request('DELETE', `/api/passkeys/${id}`, wrong))).toBe('403 wrong-password')
  expect((await dante.request('DELETE', `/api/passkeys/${id}`, { current: password })).status).toBe(200)
  expect((await signIn(await Visitor.guest(address), two)).status).toBe(200)
})

onBoth('the question of a sign-in adds no passkey, nor does one that a guest was asked before', async options => {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  const asGuest = await asked(dante, '/api/passkeys/options', { account: 'Dante' })
  await dante.send('POST', '/api/account', { name: 'Dante', password })
  // Whoever finds the page open can be asked so, without the password.
  const toSignIn = await asked(dante, '/api/session/passkey/options')
  for (const question of [toSignIn, asGuest]) {
    const answer = new Authenticator(dante.base).create(question)
    expect(codeOf(await dante.request('POST', '/api/passkeys', { answer, name: 'Thief' }))).toBe('401 passkey-refused')
  }
  // Nor does a question about a new one let anybody sign in.
  const passkey = new Authenticator(dante.base)
  await add(dante, passkey, 'Phone', {}, password)
  const toAdd = await asked(dante, '/api/passkeys/options', { current: password })
  const answer = passkey.get(toAdd)
  expect(codeOf(await dante.request('POST', '/api/session/passkey', { answer }))).toBe('401 passkey-refused')
  expect((await dante.get<Account>('/api/account')).passkeys.map(({ name }) => name)).toEqual(['Phone'])
})

onBoth('an account has twenty passkeys at most, however many were asked for at once', async options => {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  await add(dante, new Authenticator(dante.base), 'First', { account: 'Dante' })
  const questions = await Promise.all(Array.from({ length: 21 }, () => asked(dante, '/api/passkeys/options')))
  const answers = await Promise.all(
    questions.map(question =>
      dante.request('POST', '/api/passkeys', { answer: new Authenticator(dante.base).create(question), name: 'More' }),
    ),
  )
  expect(answers.map(codeOf).toSorted()).toEqual([
    ...Array.from({ length: 19 }, () => '200'),
    ...Array.from({ length: 2 }, () => '409 too-many-passkeys'),
  ])
  expect((await dante.get<Account>('/api/account')).passkeys).toHaveLength(20)
})

test('an answer to another question, of another browser, site or counter is refused, and one that was used', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const passkey = new Authenticator(dante.base)
  await add(dante, passkey, 'Phone', { account: 'Dante' })
  const phone = await Visitor.guest(address)
  const answerOf = async (visitor: Visitor) => passkey.get(await asked(visitor, '/api/session/passkey/options'))
  const send = (visitor: Visitor, answer: object) => visitor.request('POST', '/api/session/passkey', { answer })
  const thief = await Visitor.guest(address)
  expect(codeOf(await send(thief, await answerOf(phone)))).toBe('401 passkey-refused')
  expect(codeOf(await send(thief, passkey.get({ challenge: 'AAAA' })))).toBe('401 passkey-refused')
  const elsewhere = Object.assign(new Authenticator('https://evil.example'), { id: passkey.id })
  expect(codeOf(await send(thief, elsewhere.get(await asked(thief, '/api/session/passkey/options'))))).toBe(
    '401 passkey-refused',
  )
  for (const answer of [{}, { id: 5 }, { id: passkey.id.toString('base64url') }, { id: 'x', response: null }])
    expect(codeOf(await send(thief, answer))).toBe('401 passkey-refused')
  const good = await answerOf(phone)
  expect((await send(phone, good)).status).toBe(200)
  expect(codeOf(await send(phone, good))).toBe('401 passkey-refused')
  // A copy of the passkey has counted less far.
  passkey.counter = 0
  expect(codeOf(await send(phone, await answerOf(phone)))).toBe('401 passkey-refused')
})
