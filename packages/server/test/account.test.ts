import { readFileSync } from 'node:fs'
import type {
  Account,
  CarryCode,
  MadeToken,
  NewTable,
  OpenTable,
  RecoveryCodes,
  SignedIn,
  TableLists,
} from '@acheron/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Attempts, Guesses } from '../src/accounts/attempts.ts'
import type { TooMany } from '../src/errors.ts'
import type { ServerOptions } from '../src/index.ts'
import { sessionMilliseconds } from '../src/sessions.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { forgetSessions } from '../src/store/subjects/sessions.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { startPostgres } from './postgres.ts'
import { storeAt } from './stores.ts'

const password = 'nel mezzo del cammin'
const postgres = await startPostgres()

/** The same on both databases. */
function onBoth(title: string, check: (options: Partial<ServerOptions>) => Promise<void>): void {
  test(`SQLite: ${title}`, () => check({}))
  if ('why' in postgres) test.skip(`PostgreSQL: ${title}: ${postgres.why}`, () => {})
  else test(`PostgreSQL: ${title}`, async () => check({ database: await postgres.database() }))
}

/** The code of a refusal. */
const codeOf = async (answer: ReturnType<Visitor['request']>) => {
  const { status, body } = await answer
  return `${status} ${(body as { error?: { code: string } }).error?.code ?? ''}`.trim()
}

/** A guest with a table, who becomes an account. */
async function account(address: string, name: string): Promise<{ visitor: Visitor; codes: readonly string[] }> {
  const visitor = await Visitor.guest(address)
  const { codes } = await visitor.send<RecoveryCodes>('POST', '/api/account', { name, password })
  return { visitor, codes }
}

const mine = async (visitor: Visitor) =>
  (await visitor.get<TableLists>('/api/tables')).mine.map(({ id }) => id).toSorted()
const signIn = (visitor: Visitor, name: string, more: object = {}) =>
  visitor.send<SignedIn>('POST', '/api/session', { name, password, ...more })
const known = (visitor: Visitor) => visitor.get<Account>('/api/account')

onBoth('a guest becomes an account and keeps every table; signing in elsewhere brings them', async options => {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  const before = await dante.me()
  const { id } = await dante.open({ game: 'counting' })
  const guestCookie = dante.cookie
  const { codes } = await dante.send<RecoveryCodes>('POST', '/api/account', { name: ' Dánte ', password })
  expect(new Set(codes).size).toBe(10)
  expect(dante.cookie).not.toBe(guestCookie)
  expect(await dante.me()).toEqual({ ...before, account: 'Dánte' })
  expect(await mine(dante)).toEqual([id])
  const phone = await Visitor.guest(address)
  const { me, brought } = await signIn(phone, 'dante')
  expect([me, brought]).toEqual([{ ...before, account: 'Dánte' }, 0])
  expect(await mine(phone)).toEqual([id])
  // The token of before is good for nothing.
  const thief = new Visitor(address)
  thief.cookie = guestCookie
  expect(await codeOf(thief.request('GET', '/api/tables'))).toBe('401 unknown-cookie')
  expect((await thief.me()).id).not.toBe(before.id)
  const { account: shown, sessions } = await known(phone)
  expect(shown).toMatchObject({ name: 'Dánte', hasPassword: true, codes: 10 })
  expect(sessions.map(({ here }) => here).toSorted()).toEqual([false, true])
})

onBoth(
  'the cookie of the guest who became an account is good for nothing, however long ago that was',
  async options => {
    const { address, file, close } = await server(options)
    const dante = await Visitor.guest(address)
    const { id } = await dante.me()
    const { cookie } = dante
    await dante.send('POST', '/api/account', { name: 'Dante', password })
    await close()
    const store = await storeAt(options, file)
    await store.write(() => forgetSessions(Date.now() + 10 * sessionMilliseconds))
    await store.close()
    const later = await server({ ...options, file })
    const thief = Object.assign(new Visitor(later.address), { cookie })
    expect((await thief.request('GET', '/api/account')).status).toBe(401)
    expect((await thief.me()).id).not.toBe(id)
    expect((await signIn(await Visitor.guest(later.address), 'dante')).me.id).toBe(id)
  },
)

onBoth(
  'names are taken whatever their case and accents; a wrong password and an unknown name are one refusal',
  async options => {
    const { address } = await server(options)
    await account(address, 'Beatriz')
    const other = await Visitor.guest(address)
    for (const name of ['BEATRIZ', 'Beatríz', ' beatriz '])
      expect(await codeOf(other.request('POST', '/api/account', { name, password }))).toBe('409 name-taken')
    for (const bad of ['short', 'aaaaaaaaaaaa'])
      expect(await codeOf(other.request('POST', '/api/account', { name: 'Virgil', password: bad }))).toMatch(/^400/)
    const wrong = await other.request('POST', '/api/session', { name: 'Beatriz', password: `${password}!` })
    const unknown = await other.request('POST', '/api/session', { name: 'Nobody', password })
    expect(wrong.status).toBe(401)
    expect(unknown.body).toEqual(wrong.body)
    // Nobody was made by the refusals.
    expect(await other.me()).toMatchObject({ account: null })
  },
)

onBoth('a guest with tables signs in: they come along if wished, but for those where both sit', async options => {
  const { address } = await server(options)
  const { visitor: dante } = await account(address, 'Dante')
  const shared = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const guest = await Visitor.guest(address)
  const own = await guest.open({ game: 'counting' })
  await guest.send('POST', `/api/tables/${shared.id}/sit`, { seat: 1 })
  const line = await guest.socket()
  await line.watch(own.id)
  const { brought, apart } = await signIn(guest, 'Dante', { bring: true })
  expect([brought, apart.map(({ id }) => id)]).toEqual([1, [shared.id]])
  // The guest's socket is closed; by the new cookie the seat is Dante's.
  expect(await line.untilClosed()).toEqual({ code: 4001, reason: 'signed out' })
  expect(await mine(guest)).toEqual([own.id, shared.id].toSorted())
  const again = await dante.socket()
  const { info } = await again.watch(own.id)
  expect(info.seats[0]).toMatchObject({ you: true })
  const move = { type: 'move', table: own.id, seat: 0, version: 0, move: { add: 1 } }
  expect(await again.ask(move)).toMatchObject({ type: 'done' })
})

onBoth(
  'sessions are listed and ended, one or all; their sockets close and their cookies are refused',
  async options => {
    const { address } = await server(options)
    const { visitor: dante } = await account(address, 'Dante')
    const agents = {
      phone: 'Mozilla/5.0 (iPhone) Version/17 Safari/604.1',
      desk: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    }
    const phone = new Visitor(address)
    const desk = new Visitor(address)
    for (const [visitor, agent] of [
      [phone, agents.phone],
      [desk, agents.desk],
    ] as const)
      await visitor.request('POST', '/api/session', { name: 'Dante', password }, { 'user-agent': agent })
    const { sessions } = await known(dante)
    expect(sessions.map(({ device }) => device).toSorted()).toEqual(['', 'Firefox, Linux', 'Safari, iPhone'])
    const line = await phone.socket()
    const { id } = sessions.find(({ device }) => device === 'Safari, iPhone')!
    expect((await dante.request('DELETE', `/api/sessions/${id}`)).status).toBe(200)
    expect(await line.untilClosed()).toMatchObject({ code: 4001 })
    expect(await codeOf(phone.request('GET', '/api/account'))).toBe('401 unknown-cookie')
    await expect(phone.socket()).rejects.toThrow(/401/)
    expect(await codeOf(dante.request('DELETE', `/api/sessions/${id}`))).toBe('404 no-such-session')
    const stranger = await account(address, 'Stranger')
    const [{ id: theirs } = { id: '' }] = (await known(dante)).sessions
    expect(await codeOf(stranger.visitor.request('DELETE', `/api/sessions/${theirs}`))).toBe('404 no-such-session')
    // Everywhere else, then here.
    await dante.send('POST', '/api/sessions/end', { others: true })
    expect(await codeOf(desk.request('GET', '/api/account'))).toBe('401 unknown-cookie')
    expect((await known(dante)).sessions).toHaveLength(1)
    const old = dante.cookie
    expect((await dante.request('DELETE', '/api/session')).status).toBe(200)
    expect((await dante.me()).account).toBeNull()
    dante.cookie = old
    expect(await codeOf(dante.request('GET', '/api/tables'))).toBe('401 unknown-cookie')
  },
)

onBoth(
  'a password is changed with the old one, and ends all other sessions; a recovery code sets one once',
  async options => {
    const { address } = await server(options)
    const { visitor: dante, codes } = await account(address, 'Dante')
    const phone = await Visitor.guest(address)
    await signIn(phone, 'Dante')
    const change = (current?: string) =>
      dante.request('PUT', '/api/account/password', { password: 'selva oscura', current })
    expect(await codeOf(change('wrong'))).toBe('403 wrong-password')
    expect(await codeOf(change())).toBe('403 wrong-password')
    expect((await change(password)).status).toBe(200)
    expect(await codeOf(phone.request('GET', '/api/account'))).toBe('401 unknown-cookie')
    expect((await dante.me()).account).toBe('Dante')
    const fresh = new Visitor(address)
    expect(await codeOf(fresh.request('POST', '/api/session', { name: 'Dante', password }))).toBe('401 wrong-sign-in')
    const recover = (code: string, name = 'dante') =>
      fresh.request('POST', '/api/account/recover', { name, code, password: 'la diritta via' })
    expect(await codeOf(recover('2222-2222-2222-2222'))).toBe('401 wrong-code')
    expect(await codeOf(recover(codes[0]!, 'nobody'))).toBe('401 wrong-code')
    expect((await recover(codes[0]!.toUpperCase().replaceAll('-', ' '))).body).toMatchObject({
      me: { account: 'Dante' },
    })
    expect(await codeOf(dante.request('GET', '/api/account'))).toBe('401 unknown-cookie')
    expect(
      await codeOf(
        new Visitor(address).request('POST', '/api/account/recover', { name: 'dante', code: codes[0], password }),
      ),
    ).toBe('401 wrong-code')
    expect((await known(fresh)).account?.codes).toBe(9)
    // New codes take the place of the others.
    const { codes: next } = await fresh.send<RecoveryCodes>('POST', '/api/account/codes', { current: 'la diritta via' })
    expect(next).toHaveLength(10)
    expect(await codeOf(recover(codes[1]!))).toBe('401 wrong-code')
  },
)

onBoth('a seat is carried to another device by a code, once; also a guest has sessions then', async options => {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  const { id } = await dante.open({ game: 'counting' })
  expect((await known(dante)).sessions).toMatchObject([{ id: 'this', made: null, here: true }])
  const { code, until } = await dante.send<CarryCode>('POST', '/api/carry')
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(600_000)
  const phone = await Visitor.guest(address)
  const { me } = await phone.send<SignedIn>('POST', '/api/carry/use', { code })
  expect(me).toEqual(await dante.me())
  expect(await mine(phone)).toEqual([id])
  const third = await Visitor.guest(address)
  expect(await codeOf(third.request('POST', '/api/carry/use', { code }))).toBe('401 wrong-code')
  expect((await known(phone)).sessions).toHaveLength(2)
  // Another one is good for ten minutes.
  const late = await dante.send<CarryCode>('POST', '/api/carry')
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => clock.mockRestore())
  clock.mockReturnValue(Date.parse(late.until) + 1)
  expect(await codeOf(third.request('POST', '/api/carry/use', { code: late.code }))).toBe('401 wrong-code')
  clock.mockRestore()
  // The first browser is revoked from the phone.
  await phone.send('POST', '/api/sessions/end', { others: true })
  expect(await codeOf(dante.request('GET', '/api/tables'))).toBe('401 unknown-cookie')
  expect(await mine(phone)).toEqual([id])
  // A guest's last browser is not signed out: nobody could come back.
  expect(await codeOf(phone.request('DELETE', '/api/session'))).toBe('409 no-account')
})

onBoth('with a new password, and where sessions are ended, whoever came in otherwise is out too', async options => {
  const { address } = await server(options)
  const { visitor: dante, codes } = await account(address, 'Dante')
  const guest = new Visitor(address)
  const carried = async () => (await dante.send<CarryCode>('POST', '/api/carry')).code
  const use = (code: string) => codeOf(guest.request('POST', '/api/carry/use', { code }))
  const token = async () =>
    (await dante.send<MadeToken>('POST', '/api/tokens', { name: 'A token', scopes: ['read'] })).token
  const reads = async (text: string) =>
    (await new Visitor(address).request('GET', '/api/me', undefined, { authorization: `Bearer ${text}` })).status
  let code = await carried()
  await dante.send('POST', '/api/sessions/end', { others: true })
  expect(await use(code)).toBe('401 wrong-code')
  ;[code, guest.cookie] = [await carried(), '']
  const first = await token()
  await dante.send('PUT', '/api/account/password', { password: 'selva oscura', current: password })
  expect(await use(code)).toBe('401 wrong-code')
  expect(await reads(first)).toBe(401)
  ;[code, guest.cookie] = [await carried(), '']
  const second = await token()
  expect(await reads(second)).toBe(200)
  const phone = new Visitor(address)
  await phone.send('POST', '/api/account/recover', { name: 'dante', code: codes[0], password })
  expect(await use(code)).toBe('401 wrong-code')
  expect(await reads(second)).toBe(401)
})

test('what is stored about one may be asked for a few times a minute', async () => {
  const { address } = await server({ limits: { personalPerMinute: 2 } })
  const dante = await Visitor.guest(address)
  const asked: number[] = []
  for (let n = 0; n < 3; n++) asked.push((await dante.request('GET', '/api/account/data')).status)
  expect(asked).toEqual([200, 200, 429])
})

onBoth('whoever asks is given what is stored about them, and nothing about others', async options => {
  const { address } = await server(options)
  const { visitor: dante } = await account(address, 'Dante')
  await account(address, 'Beatriz')
  const { id } = await dante.open({ game: 'counting', name: 'The wood' })
  const { headers, body } = await dante.request('GET', '/api/account/data')
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(body).toMatchObject({
    ...{ format: 'acheron-person-1', me: { account: 'Dante' } },
    data: {
      ...{ account: { name: 'Dante', hasPassword: true }, recoveryCodes: 10, passkeys: [] },
      devices: [{ until: expect.stringMatching(/^2/) }],
      tables: [{ id, name: 'The wood', game: 'counting', daily: null, seat: 0 }],
    },
  })
  const text = JSON.stringify(body)
  for (const secret of ['argon2', 'token', 'Beatriz']) expect(text).not.toContain(secret)
})

onBoth(
  'a deleted account is gone: nobody signs in by it, its name is free, and at tables it is somebody who left',
  async options => {
    const { address } = await server(options)
    const { visitor: dante, codes } = await account(address, 'Dante')
    await dante.send('PUT', '/api/me', { name: 'Il Poeta', language: 'en' })
    const friend = await Visitor.guest(address)
    const { id } = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await friend.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const play = await dante.socket()
    await play.watch(id)
    const move = { type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } }
    expect(await play.ask(move)).toMatchObject({ type: 'done' })
    const line = await friend.socket()
    await line.watch(id)
    const phone = await Visitor.guest(address)
    await signIn(phone, 'Dante')
    const [mineBefore, own] = [await dante.me(), dante.cookie]
    expect(await codeOf(dante.request('POST', '/api/account/delete', {}))).toBe('403 wrong-password')
    expect((await dante.request('POST', '/api/account/delete', { current: password })).status).toBe(200)
    expect((await dante.me()).id).not.toBe(mineBefore.id)
    expect(await mine(dante)).toEqual([])
    for (const cookie of [own, phone.cookie]) {
      phone.cookie = cookie
      expect(await codeOf(phone.request('GET', '/api/tables'))).toBe('401 unknown-cookie')
    }
    const fresh = await Visitor.guest(address)
    expect(await codeOf(fresh.request('POST', '/api/session', { name: 'Dante', password }))).toBe('401 wrong-sign-in')
    const recover = { name: 'Dante', code: codes[0], password }
    expect(await codeOf(fresh.request('POST', '/api/account/recover', recover))).toBe('401 wrong-code')
    // A bot plays on, and nobody is told who it was.
    await line.next('info', ({ info }) => info.seats[0]?.kind === 'bot')
    expect(JSON.stringify(await friend.get<OpenTable>(`/api/tables/${id}`))).not.toContain('Il Poeta')
    expect((await account(address, 'dante')).codes).toHaveLength(10)
  },
)

onBoth(
  'with an account go its tables that nobody has begun; where others sit one of them is the host',
  async options => {
    const { address } = await server(options)
    const { visitor: dante } = await account(address, 'Dante')
    const friend = await Visitor.guest(address)
    const open = (seats: NewTable['seats']) => dante.open({ game: 'counting', visibility: 'public', seats })
    const alone = await open([{ kind: 'me' }, { kind: 'open' }])
    const unseated = await open([{ kind: 'open' }, { kind: 'open' }])
    const hosted = await open([{ kind: 'open' }, { kind: 'open' }])
    await friend.send('POST', `/api/tables/${hosted.id}/sit`, { seat: 1 })
    await dante.send('POST', '/api/account/delete', { current: password })
    for (const { id } of [alone, unseated])
      expect(await codeOf(friend.request('GET', `/api/tables/${id}`))).toBe('404 no-such-table')
    const { info } = await friend.get<OpenTable>(`/api/tables/${hosted.id}`)
    expect(info.people?.owner).toMatchObject({ you: true, seat: 1 })
  },
)

test('a wrong recovery code is refused before anything of the account is touched, whether or not there is one', async () => {
  const write = vi.spyOn(SqliteStore.prototype, 'write')
  onTestFinished(() => write.mockRestore())
  const { address } = await server()
  await account(address, 'Dante')
  const guest = await Visitor.guest(address)
  expect(write).toHaveBeenCalled()
  write.mockClear()
  for (const name of ['Dante', 'Nobody']) {
    const wish = { name, code: 'aaaa-bbbb-cccc-dddd', password: 'another one altogether', bring: true }
    expect(await codeOf(guest.request('POST', '/api/account/recover', wish))).toBe('401 wrong-code')
  }
  expect(write).not.toHaveBeenCalled()
})

test('whoever guesses is slowed down, whether or not there is such a name; nobody is locked out by it', async () => {
  const { address } = await server({ limits: { signInsPerAddressAndMinute: 100 } })
  const { visitor: dante, codes } = await account(address, 'Dante')
  const guesser = await Visitor.guest(address, '192.0.2.1')
  const guess = (name: string) => codeOf(guesser.request('POST', '/api/session', { name, password: 'guess guess' }))
  const guessCode = (name: string) =>
    codeOf(guesser.request('POST', '/api/account/recover', { name, code: '2222-2222-2222-2222', password }))
  for (const name of ['Dante', 'Nobody']) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess(name)))
    expect(new Set(answers)).toEqual(new Set(['401 wrong-sign-in', '429 too-many-sign-ins']))
    const others = await Promise.all(Array.from({ length: 8 }, () => guessCode(name)))
    expect(new Set(others)).toEqual(new Set(['401 wrong-code', '429 too-many-sign-ins']))
  }
  // A new phone, somewhere else: by the password, and by a code.
  const phone = await Visitor.guest(address, '192.0.2.2')
  expect((await signIn(phone, 'Dante')).me.account).toBe('Dante')
  const other = await Visitor.guest(address, '192.0.2.3')
  const recovered = { name: 'Dante', code: codes[0], password }
  expect((await other.request('POST', '/api/account/recover', recovered)).status).toBe(200)
  // At the guesser's own address whoever has signed in from there before.
  const here = new Visitor(address, '192.0.2.1')
  here.cookie = dante.cookie
    .split('; ')
    .filter(each => each.startsWith('acheron_device'))
    .join('; ')
  expect((await signIn(here, 'Dante')).me.account).toBe('Dante')
})

test('guesses of many addresses together are slowed down too, for a minute at most; a known device is not', () => {
  const guesses = new Guesses()
  let now = 0
  const from = (address: string, device: string | null = null) => {
    try {
      guesses.begin({ name: 'dante', address, device }, now)
      return 0
    } catch (error) {
      return (error as TooMany).seconds
    }
  }
  for (let i = 0; i < 100; i++) expect(from(`a${i}`)).toBe(0)
  expect(from('another')).toBe(1)
  expect(from('another', 'known')).toBe(0)
  // One guess in a quarter of an hour keeps nobody out for more than a minute.
  for (let i = 0; i < 50; i++) {
    now += 15 * 60_000
    expect(from('slow')).toBe(0)
  }
  expect(from('owner')).toBe(60)
  now += 60_000
  expect(from('owner')).toBe(0)
  // Nor do refused tries count for the others.
  for (let i = 0; i < 200; i++) from('slow')
  now += 60_000
  expect(from('owner again')).toBe(0)
})

test('after five failures the wait doubles, up to a quarter of an hour; a success or an hour ends it', () => {
  const attempts = new Attempts()
  let now = 0
  const secondsToWait = () => {
    try {
      attempts.begin('dante', now)
      return 0
    } catch (error) {
      return (error as TooMany).seconds
    }
  }
  for (let i = 0; i < 5; i++) expect(secondsToWait()).toBe(0)
  const waits: number[] = []
  for (let i = 0; i < 13; i++) {
    const seconds = secondsToWait()
    waits.push(seconds)
    now += seconds * 1000
    expect(secondsToWait()).toBe(0)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  expect(() => attempts.begin('another', now)).not.toThrow()
  now += 60 * 60_000
  attempts.begin('dante', now).succeeded()
  for (let i = 0; i < 5; i++) expect(secondsToWait()).toBe(0)
  expect(secondsToWait()).toBe(1)
})

test('an address may try so many names, and sign in so often', async () => {
  const { address } = await server({ limits: { accountNamesPerAddressAndHour: 2, signInsPerAddressAndMinute: 2 } })
  const guest = await Visitor.guest(address)
  await account(address, 'Dante')
  const take = (visitor: Visitor) => codeOf(visitor.request('POST', '/api/account', { name: 'Dante', password }))
  expect([await take(guest), await take(guest)]).toEqual(['409 name-taken', '429 too-many-accounts'])
  const far = await Visitor.guest(address, '192.0.2.7')
  expect(await take(far)).toBe('409 name-taken')
  const enter = () => codeOf(guest.request('POST', '/api/session', { name: 'x', password }))
  expect([await enter(), await enter(), await enter()]).toEqual([
    ...['401 wrong-sign-in', '401 wrong-sign-in', '429 too-many-sign-ins'],
  ])
})

onBoth('an address that tries too often keeps out no device that is known there', async options => {
  const { address } = await server({ ...options, limits: { signInsPerAddressAndMinute: 4 } })
  const { visitor: dante, codes } = await account(address, 'Dante')
  const device = dante.cookie.split('; ').filter(each => each.startsWith('acheron_device'))
  const neighbour = await Visitor.guest(address)
  const guess = () => codeOf(neighbour.request('POST', '/api/session', { name: 'Nobody', password: 'guess guess' }))
  for (let i = 0; i < 4; i++) expect(await guess()).toBe('401 wrong-sign-in')
  expect(await guess()).toBe('429 too-many-sign-ins')
  const home = new Visitor(address)
  home.cookie = device.join('; ')
  expect((await signIn(home, 'Dante')).me.account).toBe('Dante')
  home.cookie = device.join('; ')
  const recovered = { name: 'Dante', code: codes[0], password }
  expect((await home.request('POST', '/api/account/recover', recovered)).status).toBe(200)
  // A known device has the same limit for its account, and none for other names.
  const tries = (name: string) => codeOf(home.request('POST', '/api/session', { name, password }))
  expect(await tries('Nobody')).toBe('429 too-many-sign-ins')
  expect([await tries('Dante'), await tries('Dante'), await tries('Dante')]).toEqual([
    ...['200', '200', '429 too-many-sign-ins'],
  ])
})

test('other sites cannot sign anybody in or out', async () => {
  const { address } = await server()
  const { visitor } = await account(address, 'Dante')
  const origin = { origin: 'https://evil.example' }
  for (const [method, path, body] of [
    ['POST', '/api/session', { name: 'Dante', password }],
    ['DELETE', '/api/session'],
    ['POST', '/api/carry'],
    ['POST', '/api/sessions/end', { others: false }],
    ['POST', '/api/account/codes', { current: password }],
  ] as const)
    expect(await codeOf(visitor.request(method, path, body, origin))).toBe('403 cross-origin')
  expect((await visitor.me()).account).toBe('Dante')
})

test('passwords, tokens and codes are in no log, and in no readable part of the data', async () => {
  const lines: string[] = []
  const running = await server({ logLevel: 'trace', logStream: { write: line => void lines.push(line) } })
  const { visitor, codes } = await account(running.address, 'Dante')
  const { code } = await visitor.send<CarryCode>('POST', '/api/carry')
  await visitor.request('POST', '/api/session', { name: 'Dante', password: 'a wrong password' })
  await visitor.request('POST', '/api/account/recover', { name: 'Dante', code: codes[0], password: 'x' })
  await visitor.request('POST', '/api/session', `{"name":"Dante","password":"${password}"`)
  const secrets = [
    password,
    'a wrong password',
    code,
    ...codes,
    ...visitor.cookie.split('; ').map(each => each.split('=')[1]!),
  ]
  const log = lines.join('')
  expect(log).toContain('/api/session')
  await running.close()
  const data = readFileSync(running.file)
  expect(data.includes('Dante')).toBe(true)
  for (const secret of secrets) {
    expect(log.includes(secret), 'log').toBe(false)
    expect(data.includes(secret), 'data').toBe(false)
  }
})
