import { createHash } from 'node:crypto'
import type { NewFeed, NewHook, NewTable, Notices, OpenTable, TableInfo, TableNotices } from '@acheron/protocol'
import { expect, test } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { mostTries } from '../src/notices/options.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'
import { browser, codeIn, isSigned, listener, mailServer, vapidOf } from './receivers.ts'
import { onBothStores } from './stores.ts'
import { MovedTime } from './time/moved.ts'

const house = 'https://play.example.org'
const times = { follow: 20, gather: 150, gap: 0, lease: 3000, backoff: 100, look: 200 }
const settings = (more: Partial<NonNullable<ServerOptions['notices']>> = {}) => ({
  notices: { publicUrl: house, anywhere: true, times, ...more },
})
const everything = {
  turn: ['push', 'mail', 'hook'],
  ...{ time: [], invitation: ['hook'], full: ['hook'], over: ['hook'], chat: ['hook'] },
}

/** Dante opens a table with a seat for Virgil, who sits down and wants to hear of it. */
async function party(options: Partial<ServerOptions>, more: Partial<NewTable> = {}) {
  const running = await server(options)
  const dante = await Visitor.guest(running.address)
  const virgil = await Visitor.guest(running.address)
  await virgil.send('PUT', '/api/me', { name: 'Virgil', language: 'en' })
  const { id } = await dante.open({
    game: 'counting',
    name: 'Styx',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    ...more,
  })
  await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
  const line = await dante.socket()
  let { now } = await line.watch(id)
  const move = async (seat = 0, by = line) => {
    const answer = await by.ask({ type: 'move', table: id, seat, version: now.version, move: { add: 1 } })
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
    now = { ...now, version: answer.version }
  }
  return { ...running, dante, virgil, id, line, move }
}

const bodies = (came: readonly { body: Buffer }[]) => came.map(({ body }) => JSON.parse(body.toString()))
const count = (list: readonly unknown[]) => expect.poll(() => list.length, { timeout: 15_000, interval: 20 })
/** Long enough for anything that is on its way. */
const aWhile = () => new Promise(resolve => setTimeout(resolve, 1200))

onBothStores('a hook hears of a turn once, signed, with what a spectator sees', async options => {
  const { virgil, move, id } = await party({ ...options, ...settings() })
  const hook = await listener()
  const { secret } = await virgil.send<NewHook>('POST', '/api/notices/hook', { address: `${hook.url}/in?key=1` })
  await move()
  await count(hook.came).toBe(1)
  const [came] = hook.came
  expect(isSigned(came!, secret)).toBe(true)
  expect(bodies(hook.came)[0]).toMatchObject({
    text: `Styx (Counting): it is your turn.\n${house}/table/${id}`,
    content: `Styx (Counting): it is your turn.\n${house}/table/${id}`,
    notices: [{ kind: 'turn', table: id, name: 'Styx', link: `${house}/table/${id}` }],
  })
  await aWhile()
  expect(hook.came).toHaveLength(1)
  const { targets } = await virgil.get<Notices>('/api/notices')
  expect(targets).toMatchObject([{ way: 'hook', name: hook.url.slice(7), confirmed: true, problem: null }])
  expect(targets[0]?.sent).not.toBeNull()
  // The address may be a secret, and so is the key.
  expect(JSON.stringify(targets)).not.toContain('key=1')
})

onBothStores('a letter comes after its address was confirmed, and one click ends them', async options => {
  const mail = await mailServer()
  const running = await party({ ...options, ...settings({ smtp: mail.url, mailFrom: 'house@example.org' }) })
  const { virgil, move, address } = running
  const after = await virgil.send<Notices>('POST', '/api/notices/mail', { address: 'virgil@example.org' })
  expect(after.targets).toMatchObject([{ way: 'mail', name: 'virgil@example.org', confirmed: false }])
  await count(mail.letters).toBe(1)
  expect(mail.letters[0]?.text).not.toContain('List-Unsubscribe')
  await move()
  await aWhile()
  expect(mail.letters).toHaveLength(1)

  const stranger = new Visitor(address)
  expect((await stranger.request('POST', '/api/notices/confirm', { code: 'a.b' })).status).toBe(404)
  const code = codeIn(mail.letters[0]!, 'confirm')
  expect((await stranger.request('POST', '/api/notices/stop', { code })).status).toBe(404)
  await stranger.send('POST', '/api/notices/confirm', { code })
  // What stood there already is nothing new; the next turn is.
  const virgils = await virgil.socket()
  await move(1, virgils)
  await move()
  await count(mail.letters).toBe(2)
  const { text, to } = mail.letters[1]!
  expect(to).toEqual(['virgil@example.org'])
  expect(text).toMatch(/^Subject: Your turn: Styx\r$/m)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(text).toMatch(/^Message-ID: <notice-[^@]+@play\.example\.org>\r$/im)
  const link = /List-Unsubscribe:\s*<https:\/\/play\.example\.org(\/[^>]+)>/.exec(text.replaceAll(/\r\n /g, ''))?.[1]
  const looked = await fetch(stranger.base + link!, { redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([
    302,
    `/notices#stop=${codeIn(mail.letters[1]!, 'stop')}`,
  ])
  const clicked = await fetch(stranger.base + link!, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(204)
  expect((await virgil.get<Notices>('/api/notices')).targets).toEqual([])
  await move(1, virgils)
  await move()
  await aWhile()
  expect(mail.letters).toHaveLength(2)
})

test('the one click of a letter counts in every form in which mail programs send it', async () => {
  const mail = await mailServer()
  const { virgil, address } = await party(settings({ smtp: mail.url, mailFrom: 'house@example.org' }))
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const bodies = [form, new URLSearchParams([...form] as [string, string][]), 'List-Unsubscribe=One-Click', undefined]
  for (const [i, body] of bodies.entries()) {
    await virgil.send<Notices>('POST', '/api/notices/mail', { address: `virgil${i}@example.org` })
    await count(mail.letters).toBe(2 * i + 1)
    const { targets } = await virgil.get<Notices>('/api/notices')
    await virgil.send('POST', '/api/notices/confirm', { code: codeIn(mail.letters.at(-1)!, 'confirm') })
    await virgil.send('POST', `/api/notices/targets/${targets[0]!.id}/test`)
    const code = codeIn(mail.letters.at(-1)!, 'stop')
    const clicked = await fetch(`${address}/api/notices/unsubscribe/${code}`, {
      method: 'POST',
      ...(body ? { body } : {}),
    })
    expect([i, clicked.status]).toEqual([i, 204])
    expect((await virgil.get<Notices>('/api/notices')).targets).toEqual([])
  }
})

onBothStores('a browser is told by its push service, which cannot read it', async options => {
  const { virgil, move, id } = await party({ ...options, ...settings() })
  const phone = await browser()
  const { offers } = await virgil.send<Notices>('POST', '/api/notices/push', phone.subscription)
  await move()
  await count(phone.came).toBe(1)
  const [came] = phone.came
  expect(came?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(vapidOf(came!, offers.push)).toMatchObject({ aud: phone.url, sub: house })
  expect(phone.read(came!)).toMatchObject({
    ...{ title: 'Your turn: Styx', body: 'Styx (Counting): it is your turn.', path: `/table/${id}` },
  })
  expect(came!.body.includes('Styx')).toBe(false)
})

test('a browser knows itself among the places, and the table promises nothing by a place that fails', async () => {
  const { virgil, id } = await party(settings())
  const phone = await browser(201, 410)
  const hook = await listener(200, 500)
  const { targets } = await virgil.send<Notices>('POST', '/api/notices/push', phone.subscription)
  const mark = createHash('sha256').update(phone.subscription.endpoint).digest('base64url')
  expect(targets).toMatchObject([{ way: 'push', mark }])
  const told = () => virgil.get<TableNotices>(`/api/tables/${id}/notices`)
  expect(await told()).toEqual({ turn: true, muted: false })
  await virgil.request('DELETE', `/api/notices/targets/${targets[0]!.id}`)
  const { notices } = await virgil.send<NewHook>('POST', '/api/notices/hook', { address: hook.url })
  expect(notices.targets).toMatchObject([{ way: 'hook', mark: null }])
  const test = () => virgil.send<Notices>('POST', `/api/notices/targets/${notices.targets[0]!.id}/test`)
  expect((await test()).targets[0]).toMatchObject({ problem: null })
  expect(await told()).toEqual({ turn: true, muted: false })
  expect((await test()).targets[0]?.problem?.text).toContain('500')
  expect(await told()).toEqual({ turn: false, muted: false })
})

test('a house that was told no address of its own is known to push services by the one where it was met', async () => {
  const { virgil } = await party({ notices: { anywhere: true, times } })
  const phone = await browser()
  const asked = async (headers: Record<string, string>) => {
    const { body } = await virgil.request('POST', '/api/notices/push', phone.subscription, headers)
    await virgil.send('POST', `/api/notices/targets/${body.targets[0].id}/test`)
    return vapidOf(phone.came.at(-1)!, body.offers.push).sub
  }
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'inferno.example.org' }
  expect(await asked(proxied)).toBe('https://inferno.example.org')
  // A push service asks for one with TLS.
  expect(await asked({})).toMatch(/^mailto:/)
})

test('a browser that has withdrawn is forgotten', async () => {
  const { virgil } = await party(settings())
  const phone = await browser(410)
  const { targets } = await virgil.send<Notices>('POST', '/api/notices/push', phone.subscription)
  const after = await virgil.send<Notices>('POST', `/api/notices/targets/${targets[0]!.id}/test`)
  expect(after.targets).toEqual([])
})

onBothStores(
  'nobody is told who looks at the table, nor of a turn that is over, nor where it is muted',
  async options => {
    const { virgil, move, id } = await party({ ...options, ...settings() })
    const hook = await listener()
    await virgil.send('POST', '/api/notices/hook', { address: hook.url })
    const line = await virgil.socket()
    await line.watch(id)
    await move()
    await aWhile()
    expect(hook.came).toEqual([])
    await move(1, line)
    await line.end()
    await aWhile()
    expect(await virgil.send('PUT', `/api/tables/${id}/notices`, { muted: true })).toEqual({ turn: false, muted: true })
    await move()
    await aWhile()
    expect(hook.came).toEqual([])
    const muted = await virgil.get<Notices>('/api/notices')
    expect(muted.muted).toEqual([{ table: id, name: 'Styx' }])
    const heard: TableNotices = { turn: true, muted: false }
    expect(await virgil.send('PUT', `/api/tables/${id}/notices`, { muted: false })).toEqual(heard)
    const again = await virgil.socket()
    await move(1, again)
    await move()
    await count(hook.came).toBe(1)
    // Back in time: the same turn is told once more only as another one.
    await move(1, again)
    await move()
    await move(1, again)
    await aWhile()
    expect(hook.came).toHaveLength(1)
  },
)

onBothStores('who has the table open in the background is told, who looks at it again is not', async options => {
  const { virgil, dante, move, id } = await party({ ...options, ...settings() })
  const hook = await listener()
  await virgil.send('POST', '/api/notices/hook', { address: hook.url })
  const line = await virgil.socket()
  await line.watch(id)
  /** What was said before is heard when this is answered. */
  const sight = async (looks: boolean) => {
    line.say({ type: 'sight', looks })
    line.say({ type: 'ping' })
    await line.next('pong')
  }
  await sight(false)
  await move()
  await count(hook.came).toBe(1)
  // They are there all the same, for the others and for the clock.
  expect((await dante.get<OpenTable>(`/api/tables/${id}`)).info.seats[1]).toMatchObject({ online: true })
  await move(1, line)
  await sight(true)
  await move()
  await aWhile()
  expect(hook.came).toHaveLength(1)
})

onBothStores(
  'a browser whose session has ended is told nothing more; one that becomes an account stays',
  async options => {
    const { virgil, address } = await party({ ...options, ...settings() })
    const password = 'nel mezzo del cammin'
    const targets = async () => (await virgil.get<Notices>('/api/notices')).targets.length
    await virgil.send('POST', '/api/notices/push', (await browser()).subscription)
    await virgil.send('POST', '/api/account', { name: 'Maro', password })
    expect(await targets()).toBe(1)
    const phone = await Visitor.guest(address)
    await phone.send('POST', '/api/session', { name: 'Maro', password })
    await phone.send('POST', '/api/notices/push', (await browser()).subscription)
    expect(await targets()).toBe(2)
    await virgil.send('PUT', '/api/account/password', { password: 'selva oscura', current: password })
    expect(await targets()).toBe(1)
    await virgil.request('DELETE', '/api/session')
    await virgil.send('POST', '/api/session', { name: 'Maro', password: 'selva oscura' })
    expect(await targets()).toBe(0)
  },
)

onBothStores('several turns in a short time are one notice', async options => {
  const slow = settings({ times: { ...times, gather: 1000 } })
  const { virgil, dante, move, line } = await party({ ...options, ...slow })
  const hook = await listener()
  await virgil.send('POST', '/api/notices/hook', { address: hook.url })
  await move()
  const second = await dante.open({ game: 'counting', name: 'Lethe', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await virgil.send('POST', `/api/tables/${second.id}/sit`, { seat: 1 })
  await line.watch(second.id)
  await line.ask({ type: 'move', table: second.id, seat: 0, version: 0, move: { add: 1 } })
  await count(hook.came).toBe(1)
  expect(bodies(hook.came)[0].text).toMatch(/^Your turn at 2 tables\nStyx .*\nLethe /)
  await aWhile()
  expect(hook.came).toHaveLength(1)
})

onBothStores('a full table, an invitation, words and the end are told', async options => {
  const running = await server({ ...options, ...settings() })
  const dante = await Visitor.guest(running.address)
  const virgil = await Visitor.guest(running.address)
  const hook = await listener()
  await dante.send('POST', '/api/notices/hook', { address: `${hook.url}/dante` })
  await virgil.send('POST', '/api/notices/hook', { address: `${hook.url}/virgil` })
  for (const visitor of [dante, virgil]) {
    const { choice } = await visitor.get<Notices>('/api/notices')
    await visitor.send('PUT', '/api/notices', { ...choice, what: { ...everything, turn: [] } })
  }
  const told = () =>
    hook.came.flatMap(({ path, body }) =>
      JSON.parse(body.toString()).notices.map(({ kind }: { kind: string }) => `${path.slice(1)}: ${kind}`),
    )
  const expected = async (...lines: string[]) =>
    expect.poll(() => told().toSorted(), { timeout: 15_000 }).toEqual(lines.toSorted())
  const first = await dante.open({ game: 'counting', options: { goal: 1 }, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await virgil.send('POST', `/api/tables/${first.id}/sit`, { seat: 1 })
  await expected('dante: full')
  const danteLine = await dante.socket()
  await danteLine.ask({ type: 'say', table: first.id, words: 'secret words' })
  await expected('dante: full', 'virgil: chat')
  await danteLine.watch(first.id)
  await danteLine.ask({ type: 'move', table: first.id, seat: 0, version: 0, move: { add: 1 } })
  await expected('dante: full', 'virgil: chat', 'virgil: over')
  const rematch = await dante.send<TableInfo>('POST', `/api/tables/${first.id}/rematch`)
  await expected('dante: full', 'virgil: chat', 'virgil: over', 'virgil: invitation')
  expect(rematch.id).not.toBe(first.id)
  expect(Buffer.concat(hook.came.map(({ body }) => body)).toString()).not.toContain('secret words')
})

onBothStores('an invitation by somebody whom one has blocked is not told', async options => {
  const { address, dante, virgil, id } = await party({ ...options, ...settings() })
  const password = 'nel mezzo del cammin'
  await virgil.send('POST', '/api/account', { name: 'Maro', password })
  const hook = await listener()
  await virgil.send('POST', '/api/notices/hook', { address: hook.url })
  const { choice } = await virgil.get<Notices>('/api/notices')
  await virgil.send('PUT', '/api/notices', { ...choice, what: everything })
  await virgil.send('POST', '/api/hushed', { table: id, seat: 0, how: 'block' })
  const invite = (who: Visitor, name: string) =>
    who.open({ game: 'counting', name, seats: [{ kind: 'me' }, { kind: 'open', name: 'Maro' }] })
  await invite(dante, 'Again and again')
  await invite(await Visitor.guest(address), 'Limbo')
  const told = () => bodies(hook.came).flatMap(({ notices }) => notices.map(({ name }: { name: string }) => name))
  await expect.poll(told, { timeout: 15_000 }).toContain('Limbo')
  expect(told()).toEqual(['Limbo'])
})

onBothStores('what cannot be sent is tried again, later and later, and given up in sight', async options => {
  const { virgil, move, dante, id, line: watching } = await party({ ...options, ...settings() })
  const hook = await listener(500, 503)
  await virgil.send('POST', '/api/notices/hook', { address: hook.url })
  await move()
  await count(hook.came).toBe(1)
  const problem = async () => (await virgil.get<Notices>('/api/notices')).targets[0]?.problem?.text
  await expect.poll(problem).toMatch(/^50[03]/)
  await count(hook.came).toBe(3)
  expect(new Set(hook.came.map(({ headers }) => headers['x-acheron-delivery'])).size).toBe(1)
  await expect.poll(problem).toBeUndefined()
  // What never succeeds is given up after so many tries, and the page says why.
  const dead = await listener(...Array.from({ length: mostTries + 5 }, () => 503))
  await dante.send('POST', '/api/notices/hook', { address: dead.url })
  await watching.end()
  await aWhile()
  const line = await virgil.socket()
  const { now } = await line.watch(id)
  const done = await line.ask({ type: 'move', table: id, seat: 1, version: now.version, move: { add: 1 } })
  expect(done).toMatchObject({ type: 'done' })
  await line.end()
  await expect.poll(() => dead.came.length, { timeout: 60_000 }).toBe(mostTries)
  const given = async () => (await dante.get<Notices>('/api/notices')).targets[0]?.problem?.text
  await expect.poll(given).toMatch(/^503/)
  await aWhile()
  expect(dead.came).toHaveLength(mostTries)
  // A refusal for good is given up at once.
  const mail = await mailServer({ refuses: 550 })
  const other = await party(settings({ smtp: mail.url, mailFrom: 'house@example.org' }))
  const after = await other.virgil.send<Notices>('POST', '/api/notices/mail', { address: 'nobody@example.org' })
  expect(after.targets[0]?.problem?.text).toContain('550 mailbox unavailable')
  mail.trouble.refuses = 0
  const tried = await other.virgil.send<Notices>('POST', `/api/notices/targets/${after.targets[0]!.id}/test`)
  expect(tried.targets[0]?.problem).toBeNull()
  // Until it is confirmed, a test is that same first letter.
  expect(codeIn(mail.letters[0]!, 'confirm')).not.toBe('')
})

onBothStores('quiet hours hold it back, and it comes after them', async options => {
  const time = new MovedTime()
  const { virgil, move } = await party({ ...options, ...settings(), time })
  const hook = await listener()
  const { notices } = await virgil.send<NewHook>('POST', '/api/notices/hook', { address: hook.url })
  const now = new Date()
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
  const quiet = { from: (minutes + 1439) % 1440, to: (minutes + 60) % 1440 }
  await virgil.send('PUT', '/api/notices', { ...notices.choice, zone: 'UTC', quiet })
  await move()
  await aWhile()
  expect(hook.came).toEqual([])
  // A test comes at once, whatever the hour.
  await virgil.send('POST', `/api/notices/targets/${notices.targets[0]!.id}/test`)
  expect(hook.came).toHaveLength(1)
  time.pass(61 * 60_000)
  await count(hook.came).toBe(2)
  expect(bodies(hook.came)[1]).toMatchObject({ notices: [{ kind: 'turn', name: 'Styx' }] })
})

onBothStores('letters of a day come as one, at eight by the clock of the person, in their language', async options => {
  const mail = await mailServer()
  const time = new MovedTime()
  const running = await party({ ...options, ...settings({ smtp: mail.url, mailFrom: 'house@example.org' }), time })
  const { virgil, dante, move, line } = running
  await virgil.send('PUT', '/api/me', { name: 'Virgilio', language: 'es' })
  await virgil.send<Notices>('POST', '/api/notices/mail', { address: 'virgil@example.org' })
  await count(mail.letters).toBe(1)
  expect(mail.letters[0]?.text).toContain('Content-Language: es')
  const { choice } = await virgil
    .send<Notices>('POST', '/api/notices/confirm', {
      code: codeIn(mail.letters[0]!, 'confirm'),
    })
    .then(() => virgil.get<Notices>('/api/notices'))
  await virgil.send('PUT', '/api/notices', { ...choice, digest: 'day', zone: 'UTC' })
  await move()
  const second = await dante.open({ game: 'counting', name: 'Lethe', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await virgil.send('POST', `/api/tables/${second.id}/sit`, { seat: 1 })
  await line.watch(second.id)
  await line.ask({ type: 'move', table: second.id, seat: 0, version: 0, move: { add: 1 } })
  await aWhile()
  expect(mail.letters).toHaveLength(1)
  // A minute after the next eight o'clock, and not before.
  const eight = new Date(time.now()).setUTCHours(8, 0, 0, 0)
  const wait = (eight > time.now() ? eight : eight + 24 * 60 * 60_000) - time.now()
  time.pass(Math.max(0, wait - 5 * 60_000))
  await aWhile()
  expect(mail.letters).toHaveLength(1)
  time.pass(6 * 60_000)
  await count(mail.letters).toBe(2)
  const letter = Buffer.from(mail.letters[1]!.text, 'latin1').toString()
  expect(letter).toMatch(/Styx[\s\S]*Lethe/)
  expect(letter).toContain('es tu turno')
  await aWhile()
  expect(mail.letters).toHaveLength(2)
})

test('letters are in Swedish for who reads Swedish', async () => {
  const mail = await mailServer()
  const { virgil, move } = await party(settings({ smtp: mail.url, mailFrom: 'house@example.org' }))
  await virgil.send('PUT', '/api/me', { name: 'Vergilius', language: 'sv' })
  await virgil.send<Notices>('POST', '/api/notices/mail', { address: 'virgil@example.org' })
  await count(mail.letters).toBe(1)
  await virgil.send('POST', '/api/notices/confirm', { code: codeIn(mail.letters[0]!, 'confirm') })
  await move()
  await count(mail.letters).toBe(2)
  const letter = Buffer.from(mail.letters[1]!.text, 'latin1').toString()
  expect(letter).toMatch(/^Subject: Din tur: Styx\r$/m)
  expect(letter).toContain('Content-Language: sv')
})

test('without a word of the operator nothing is sent into their own network', async () => {
  const running = await server({ notices: { publicUrl: house } })
  const guest = await Visitor.guest(running.address)
  for (const address of [
    ...['http://127.0.0.1:1/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.1.2.3/', 'https://169.254.169.254/'],
    ...[
      'https://[::ffff:127.0.0.1]/',
      'https://[fec0::1]/',
      'https://2130706433/',
      'https://user:pw@example.org/',
      'ftp://example.org/',
      'x',
    ],
  ]) {
    const { status, body } = await guest.request('POST', '/api/notices/hook', { address })
    expect([address, status, body.error?.code]).toEqual([address, 400, 'bad-address'])
  }
  // A name that leads there is found out when it is asked.
  const { notices } = await guest.send<NewHook>('POST', '/api/notices/hook', { address: 'https://localhost:1/' })
  const tried = await guest.send<Notices>('POST', `/api/notices/targets/${notices.targets[0]!.id}/test`)
  expect(tried.targets[0]?.problem?.text).toBe('the address is not one of the public internet')
})

test('a house without a mail server or a public address says so', async () => {
  const running = await server()
  const guest = await Visitor.guest(running.address)
  expect((await guest.get<Notices>('/api/notices')).offers).toMatchObject({ mail: false, hook: false })
  for (const [way, code] of [
    ['mail', 'no-mail'],
    ['hook', 'no-hooks'],
  ])
    expect((await guest.request('POST', `/api/notices/${way}`, { address: 'a@b.c' })).body.error.code).toBe(code)
})

test('a guest who signs in brings along what they chose, and a deleted person leaves nothing', async () => {
  const { virgil, move } = await party(settings())
  const hook = await listener()
  await virgil.send('POST', '/api/notices/hook', { address: hook.url })
  const made = { name: 'Maro', password: 'aeneid-aeneid' }
  await virgil.send('POST', '/api/account', made)
  await move()
  await count(hook.came).toBe(1)
  const data = await virgil.get<{ data: { notices: unknown } }>('/api/account/data')
  expect(data.data.notices).toMatchObject({ calendar: false, places: [{ way: 'hook', address: `${hook.url}/` }] })
  await virgil.send('POST', '/api/account/delete', { current: made.password })
  await aWhile()
  expect(hook.came).toHaveLength(1)
})

onBothStores('a calendar shows the turns that wait, by a private address that can be withdrawn', async options => {
  const { virgil, move, id, address } = await party({ ...options, ...settings() })
  const { path } = await virgil.send<NewFeed>('POST', '/api/notices/feed')
  const program = new Visitor(address)
  const calendar = async () => {
    const { status, body, headers } = await program.request('GET', path)
    return { status, text: String(body).replaceAll('\r\n ', ''), type: headers.get('content-type') }
  }
  expect(await calendar()).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
  expect((await calendar()).text).not.toContain('BEGIN:VEVENT')
  await move()
  const { text } = await calendar()
  expect(text).toContain('SUMMARY:Your turn: Styx\r\n')
  expect(text).toContain(`URL:${house}/table/${id}\r\n`)
  // Who only reads a calendar gets no cookie.
  expect(program.cookie).toBe('')
  expect((await virgil.get<Notices>('/api/notices')).feed).toBe(true)
  expect((await virgil.request('DELETE', '/api/notices/feed')).body).toMatchObject({ feed: false })
  expect((await calendar()).status).toBe(404)
})

onBothStores('that time runs out is not told any more when another decision has come meanwhile', async options => {
  const time = new MovedTime()
  const clock = { kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'decide' } as const
  const { virgil, move, id } = await party({ ...options, ...settings(), time }, { clock })
  const hook = await listener()
  const { notices } = await virgil.send<NewHook>('POST', '/api/notices/hook', { address: hook.url })
  await move()
  const minutes = new Date(time.now()).getUTCHours() * 60 + new Date(time.now()).getUTCMinutes()
  const quiet = { from: (minutes + 19 * 60) % 1440, to: (minutes + 23 * 60) % 1440 }
  const what = { ...everything, turn: ['hook'], time: ['hook'], full: [], over: [] }
  await virgil.send('PUT', '/api/notices', { ...notices.choice, zone: 'UTC', quiet, what })
  await count(hook.came).toBe(1)
  time.pass(20 * 60 * 60_000)
  await aWhile()
  // In the quiet hours they decide, and are asked anew, with the whole time again.
  const line = await virgil.socket()
  await move(1, line)
  await line.end()
  await move()
  await aWhile()
  expect(hook.came).toHaveLength(1)
  time.pass(4 * 60 * 60_000)
  await count(hook.came).toBe(2)
  expect(bodies(hook.came)[1].notices).toMatchObject([{ kind: 'turn', table: id }])
})

onBothStores('whoever has a clock hears once that time runs out, and the calendar has the deadline', async options => {
  const time = new MovedTime()
  const clock = { kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'decide' } as const
  const { virgil, move, address } = await party({ ...options, ...settings(), time }, { clock })
  const hook = await listener()
  await virgil.send<NewHook>('POST', '/api/notices/hook', { address: hook.url })
  const { choice } = await virgil.get<Notices>('/api/notices')
  await virgil.send('PUT', '/api/notices', { ...choice, what: { ...everything, turn: [], time: ['hook'] } })
  const { path } = await virgil.send<NewFeed>('POST', '/api/notices/feed')
  const moved = time.now()
  await move()
  const text = String((await new Visitor(address).request('GET', path)).body)
  const [, deadline = ''] = /UID:deadline-[\s\S]*?DTSTART:(\d{8}T\d{6})Z/.exec(text) ?? []
  const at = Date.parse(deadline.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'))
  expect(Math.abs(at - moved - 24 * 60 * 60 * 1000)).toBeLessThan(60_000)
  expect(hook.came).toEqual([])
  time.pass(22 * 60 * 60 * 1000)
  await count(hook.came).toBe(1)
  expect(bodies(hook.came)[0]).toMatchObject({ notices: [{ kind: 'time', name: 'Styx' }] })
  await aWhile()
  expect(hook.came).toHaveLength(1)
})
