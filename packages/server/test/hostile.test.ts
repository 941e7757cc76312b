import { connect } from 'node:net'
import type { OpenTable } from '@acheron/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ServerOptions } from '../src/index.ts'
import { hashOf } from '../src/sessions.ts'
import { type Line, Visitor } from './client.ts'
import { testGames } from './games.ts'
import { server } from './help.ts'

/** A server with one table, a socket of its player, and a check that both are unharmed. */
async function scene(options: Partial<ServerOptions> = {}) {
  const { address } = await server(options)
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  await line.watch(info.id)
  const unharmed = async () => {
    const open = await dante.get<OpenTable>(`/api/tables/${info.id}`)
    expect(open.now).toMatchObject({ version: 0, view: { count: 0 } })
    expect((await dante.get<{ ok: boolean }>('/healthz')).ok).toBe(true)
  }
  return { address, dante, info, line, unharmed }
}

const raw = (line: Line, text: string | Buffer) => line.socket.send(text)

test('malformed messages each get an answer that says what is wrong; the socket goes on', async () => {
  const { line, info, unharmed } = await scene()
  const move = { type: 'move', id: 'x', table: info.id, seat: 0, version: 0, move: { add: 1 } }
  const bad: [unknown, RegExp][] = [
    ['{"type":', /not valid JSON/],
    ['', /not valid JSON/],
    ['null', /type must be one of watch/],
    ['[]', /type must be one of/],
    ['{"type":"__proto__"}', /type must be one of/],
    ['{"type":"constructor"}', /type must be one of/],
    [{ type: 'shout' }, /type must be one of/],
    [{ ...move, seat: '0' }, /seat: must be integer/],
    [{ ...move, seat: -1 }, /seat: must be >= 0/],
    [{ ...move, version: 0.5 }, /version: must be integer/],
    [{ ...move, id: '' }, /id: must not have fewer than 1/],
    [{ ...move, id: 'x'.repeat(65) }, /id: must not have more than 64/],
    [{ ...move, table: '../../etc' }, /table: must match pattern/],
    [{ ...move, extra: true }, /additional properties: extra/],
    [{ type: 'watch' }, /required properties table: table|table/],
    [{ type: 'watch', table: info.id, since: -1 }, /since/],
  ]
  for (const [message, says] of bad) {
    raw(line, typeof message === 'string' ? message : JSON.stringify(message))
    const answer = await line.next('error')
    expect(answer.code).toBe('invalid')
    expect(answer.message).toMatch(says)
  }
  line.say({ type: 'ping' })
  await line.next('pong')
  await unharmed()
})

test('moves that are not moves, out of turn, stale or at no table: refused, and why', async () => {
  const { line, info, dante, unharmed } = await scene()
  const ask = (change: object) =>
    line.ask({ type: 'move', table: info.id, seat: 0, version: 0, move: { add: 1 }, ...change })
  const notMoves = [null, 1, 'add', [], {}, { add: '1' }, { add: 4 }, { add: 1, more: 1 }, { __proto__: { add: 1 } }]
  for (const move of notMoves) {
    expect(await ask({ move })).toMatchObject({ type: 'refused', why: 'illegal-move' })
  }
  expect(await ask({ version: 1 })).toMatchObject({ why: 'stale', message: expect.stringContaining('at version 0') })
  expect(await ask({ seat: 5 })).toMatchObject({ why: 'not-your-seat' })
  expect(await ask({ table: 'nowhere' })).toMatchObject({ why: 'no-such-table' })
  line.say({ type: 'watch', table: 'nowhere' })
  expect(await line.next('error')).toMatchObject({ code: 'no-such-table' })
  expect(await ask({ type: 'redo', move: undefined })).toMatchObject({ why: 'nothing-to-redo' })

  const pair = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const virgil = await Visitor.guest(dante.base)
  await virgil.send('POST', `/api/tables/${pair.id}/sit`, { seat: 1 })
  const his = await virgil.socket()
  const early = { type: 'move', table: pair.id, seat: 1, version: 0, move: { add: 1 } }
  expect(await his.ask(early)).toMatchObject({ type: 'refused', why: 'not-your-turn' })
  expect(await ask({ table: pair.id })).toMatchObject({ type: 'done', version: 1 })
  expect(await ask({ table: pair.id, version: 1 })).toMatchObject({ type: 'refused', why: 'not-your-turn' })
  await unharmed()
})

test('a bug in the rules is answered, and the process goes on', async () => {
  const { line, info, dante, unharmed } = await scene()
  const game = await testGames.find(({ meta }) => meta.id === 'counting')!.load()
  const spy = vi.spyOn(game, 'view').mockImplementation(() => {
    throw new Error('a bug in the rules')
  })
  onTestFinished(() => spy.mockRestore())
  // Refused as stale; the server cannot show a version that it does not know yet.
  line.say({ type: 'move', id: 'a', table: info.id, seat: 0, version: 5, move: { add: 1 } })
  expect(await line.next('refused')).toMatchObject({ id: 'a', why: 'stale' })
  expect(await line.next('error')).toMatchObject({ id: 'a', code: 'internal' })
  line.say({ type: 'watch', table: info.id })
  expect(await line.next('error')).toMatchObject({ table: info.id, code: 'internal' })
  const other = await dante.socket()
  await other.end()
  spy.mockRestore()
  await line.watch(info.id)
  await unharmed()
})

test('nesting as deep as a message can be does no harm', async () => {
  const { line, info, unharmed } = await scene()
  const deep = '['.repeat(3900) + ']'.repeat(3900)
  raw(line, `{"type":"move","id":"d","table":"${info.id}","seat":0,"version":0,"move":${deep}}`)
  expect(await line.next('refused')).toMatchObject({ id: 'd', why: 'illegal-move' })
  await unharmed()
})

test('messages too large or not text close that socket only', async () => {
  const { dante, line, unharmed } = await scene()
  const big = await dante.socket()
  raw(big, JSON.stringify({ type: 'ping', pad: 'x'.repeat(9000) }))
  expect(await big.untilClosed()).toMatchObject({ code: 1009 })
  const binary = await dante.socket()
  raw(binary, Buffer.from([1, 2, 3]))
  expect(await binary.untilClosed()).toMatchObject({ code: 1003 })
  line.say({ type: 'ping' })
  await line.next('pong')
  await unharmed()
})

test('too many messages: told once, then shown out', async () => {
  const { dante, unharmed } = await scene({ limits: { messageBurst: 10, messagesPerSecond: 1 } })
  const loud = await dante.socket()
  for (let i = 0; i < 40; i++) loud.say({ type: 'ping' })
  expect(await loud.next('error')).toMatchObject({ code: 'too-many-messages' })
  expect(await loud.untilClosed()).toMatchObject({ code: 1008 })
  await unharmed()
})

test('too many sockets, tables watched, requests, new tables, changes: refused, and why', async () => {
  const limits = {
    socketsPerAddress: 2,
    watchedPerSocket: 1,
    tablesPerMinute: 3,
    changesPerMinute: 2,
    requestsPerMinute: 20,
  }
  const { dante, line } = await scene({ limits })
  const second = await dante.socket()
  const third = await dante.socket()
  expect(await third.untilClosed()).toMatchObject({ code: 1008 })
  line.say({ type: 'watch', table: 'another' })
  expect(await line.next('error')).toMatchObject({ code: 'too-many-tables' })
  const table = { game: 'counting', options: {}, seats: [{ kind: 'me' }] }
  const answers = []
  for (let i = 0; i < 3; i++) answers.push((await dante.request('POST', '/api/tables', table)).status)
  expect(answers).toEqual([200, 200, 429])
  const daily = []
  for (let i = 0; i < 4; i++)
    daily.push((await new Visitor(dante.base).request('POST', '/api/daily/nine-circles')).status)
  expect(daily).toEqual([200, 200, 200, 429])
  const changes = []
  for (let i = 0; i < 3; i++)
    changes.push((await dante.request('PUT', '/api/me', { name: `Dante ${i}`, language: 'en' })).status)
  expect(changes).toEqual([200, 200, 429])
  let last = await dante.request('GET', '/api/me')
  for (let i = 0; i < 20; i++) last = await dante.request('GET', '/api/me')
  expect(last).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } })
  await second.end()
})

test('malformed requests', async () => {
  const { dante, unharmed } = await scene()
  const table = { game: 'counting', options: {}, seats: [{ kind: 'me' }] }
  const bad: [method: string, path: string, body: unknown, status: number, code: string, says: RegExp][] = [
    ['POST', '/api/tables', '{"game":', 400, 'malformed', /JSON/],
    ['POST', '/api/tables', '', 400, 'malformed', /empty/],
    ['POST', '/api/tables', '{"__proto__":{}}', 400, 'malformed', /JSON/],
    ['POST', '/api/tables', {}, 400, 'invalid', /game/],
    ['POST', '/api/tables', { ...table, game: 5 }, 400, 'invalid', /game: must be string/],
    ['POST', '/api/tables', { ...table, game: 'chess' }, 404, 'no-such-game', /'chess'; there are: nine-circles/],
    ['POST', '/api/tables', { ...table, options: { goal: 0 } }, 400, 'invalid', /'goal' must be a whole number/],
    ['POST', '/api/tables', { ...table, options: { spice: 1 } }, 400, 'invalid', /'spice' is unknown/],
    ['POST', '/api/tables', { ...table, options: [] }, 400, 'invalid', /options/],
    ['POST', '/api/tables', { ...table, seats: [] }, 400, 'invalid', /1 to 4 players, got 0/],
    ['POST', '/api/tables', { ...table, seats: [{ kind: 'king' }] }, 400, 'invalid', /seats/],
    ['POST', '/api/tables', { ...table, seats: [{ kind: 'me' }, { kind: 'me' }] }, 400, 'invalid', /one seat/],
    ['POST', '/api/tables', { ...table, seats: [{ kind: 'bot', bot: 'deep' }] }, 400, 'invalid', /'deep' is unknown/],
    [
      'POST',
      '/api/tables',
      { ...table, seats: [{ kind: 'bot', bot: 'search:ms=99999' }] },
      400,
      'invalid',
      /2000 at most/,
    ],
    ['POST', '/api/tables', { ...table, seats: [{ kind: 'bot', bot: 'expert' }] }, 400, 'invalid', /has no expert/],
    ['POST', '/api/tables', { ...table, seats: [{ kind: 'bot', bot: 'random' }] }, 400, 'bots-only', /take a seat/],
    ['POST', '/api/tables', { ...table, name: 'a\u202eb' }, 400, 'bad-name', /name of the table/],
    ['POST', '/api/tables', { ...table, pad: 'x'.repeat(20_000) }, 413, 'too-large', /large/],
    ['PUT', '/api/me', { name: 'x'.repeat(25), language: 'en' }, 400, 'bad-name', /1 to 24/],
    ['PUT', '/api/me', { name: 'Dante', language: 'la' }, 400, 'invalid', /language/],
    ['PUT', '/api/me', { name: ['Dante'], language: 'en' }, 400, 'invalid', /name: must be string/],
    ['POST', '/api/tables/nowhere/sit', { seat: 0 }, 404, 'no-such-table', /'nowhere'/],
    ['GET', '/api/tables/nowhere', undefined, 404, 'no-such-table', /'nowhere'/],
    ['GET', '/api/tables/..%2f..%2fetc', undefined, 400, 'invalid', /id/],
    ['GET', `/api/tables/${'x'.repeat(99)}`, undefined, 400, 'invalid', /id/],
    ['GET', '/api/tables/nowhere/past/-1', undefined, 400, 'invalid', /entry/],
    ['GET', '/api/tables/nowhere/past/1?count=0', undefined, 400, 'invalid', /count/],
    ['GET', '/api/tables/nowhere/past/1?colour=red', undefined, 400, 'invalid', /colour/],
    ['POST', '/api/tables', { ...table, colour: 'red' }, 400, 'invalid', /additional properties: colour/],
    ['GET', '/api/daily/chess', undefined, 404, 'no-such-game', /chess/],
    ['GET', '/api/nothing', undefined, 404, 'not-found', /nothing at this address/],
    ['GET', '/%', undefined, 400, 'malformed', /./],
  ]
  for (const [method, path, body, status, code, says] of bad) {
    const answer = await dante.request(method, path, body)
    const label = `${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}`
    expect({ status: answer.status, code: answer.body.error?.code }, label).toEqual({ status, code })
    expect(answer.body.error.message, label).toMatch(says)
  }
  const form = await dante.request('POST', '/api/tables', 'a=b', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(form).toMatchObject({ status: 415, body: { error: { code: 'not-json' } } })
  await unharmed()
})

test('forged cookies: refused and left alone; the page then gets a new one', async () => {
  const { address, dante, info, unharmed } = await scene()
  const me = await dante.me()
  const forgeries = [`acheron=${me.id}`, `acheron=${me.id}.${'A'.repeat(43)}`, 'acheron=', 'acheron=%00']
  for (const cookie of forgeries) {
    const forger = new Visitor(address)
    forger.cookie = cookie
    const answer = await forger.request('GET', '/api/tables')
    expect(answer, cookie).toMatchObject({ status: 401, body: { error: { code: 'unknown-cookie' } } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    await expect(forger.socket()).rejects.toThrow(/401.*unknown-cookie/)
    const fresh = await forger.request('GET', '/api/me')
    expect(fresh.status).toBe(200)
    expect(fresh.body.id).not.toBe(me.id)
  }
  const token = dante.cookie.slice('acheron_session='.length)
  for (const other of [token.slice(0, -1), `A${token.slice(1)}`, me.id, '', '%00', hashOf(token)]) {
    const forger = new Visitor(address)
    forger.cookie = `acheron_session=${other}`
    expect((await forger.me()).id, other).not.toBe(me.id)
  }
  expect((await dante.get<OpenTable>(`/api/tables/${info.id}`)).now.seat).toBe(0)
  await unharmed()
})

test("another site's page may neither open a socket nor change anything", async () => {
  const { address, dante, unharmed } = await scene({ origins: ['https://friend.example'] })
  const host = dante.base.replace('http://', '')
  for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`, 'http://127.0.0.1:1']) {
    await expect(dante.socket({ origin }), origin).rejects.toThrow(/403.*cross-origin/)
    const answer = await dante.request('PUT', '/api/me', { name: 'Evil', language: 'en' }, { origin })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'cross-origin' } } })
  }
  for (const origin of [dante.base, 'https://friend.example']) await (await dante.socket({ origin })).end()
  expect((await dante.me()).name).not.toBe('Evil')
  expect(address).toBeTruthy()
  await unharmed()
})

test('script in a name is a name; pages run nothing that is not ours', async () => {
  const { dante } = await scene()
  const name = '<img src=x onerror=a()>'
  await dante.send('PUT', '/api/me', { name, language: 'en' })
  const answer = await dante.request('GET', '/api/me')
  expect(answer.body.name).toBe(name)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const policy = answer.headers.get('content-security-policy')!
  const own = ['default', 'script', 'style', 'font', 'connect', 'worker', 'manifest'].map(what => `${what}-src 'self'`)
  const rest = [
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  expect(policy.split(';').sort()).toEqual([...own, ...rest].sort())
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=()')
})

test('bytes that are not HTTP, and a socket cut in the middle of a frame', async () => {
  const { dante, unharmed } = await scene()
  const { port, hostname } = new URL(dante.base)
  for (const bytes of [
    '\0\x01\x02garbage\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET /${'x'.repeat(70_000)} HTTP/1.1\r\n\r\n`,
  ]) {
    await new Promise<void>(resolve => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes))
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      socket.resume()
    })
  }
  const cut = await dante.socket()
  const { _socket } = cut.socket as unknown as { _socket: { write(data: Buffer): void; destroy(): void } }
  _socket.write(Buffer.from([0x81, 0xfe, 0x10]))
  _socket.destroy()
  await unharmed()
})
