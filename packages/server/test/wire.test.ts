import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'

// Input below the level of messages and requests: bytes, frames, and clients that do not listen.

/** A server that logs everything, and its log. */
async function logged() {
  const lines: string[] = []
  const { address } = await server({ logLevel: 'trace', logStream: { write: line => void lines.push(line) } })
  return { address, lines }
}

/** Writes the bytes, and returns the whole answer until the connection ends. */
async function exchange(address: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

/** A GET that asks for another protocol. */
function upgrading(address: string, path: string, protocol: string) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: protocol,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const asked = request(address + path, { headers, agent: false })
    asked.on('response', answer => text(answer).then(body => resolve({ status: answer.statusCode, body }), reject))
    asked.on('upgrade', (answer, socket) => {
      socket.destroy()
      resolve({ status: answer.statusCode, body: '' })
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('pings count like messages', async () => {
  const { address } = await server({ limits: { messageBurst: 10, messagesPerSecond: 1 } })
  const line = await new Visitor(address).socket()
  for (let i = 0; i < 40; i++) line.socket.ping()
  expect(await line.next('error')).toMatchObject({ code: 'too-many-messages' })
  expect(await line.untilClosed()).toMatchObject({ code: 1008 })
})

test('all sockets of one address share a message limit, also after a reconnect', async () => {
  const { address } = await server({ limits: { messageBurst: 10, messagesPerSecond: 0.0001 } })
  const pongs = async (from: string) => {
    const line = await new Visitor(address).socket({ 'x-forwarded-for': from })
    for (let i = 0; i < 10; i++) line.say({ type: 'ping' })
    await expect.poll(() => line.inbox.length).toBe(10)
    await line.end()
    return line.inbox.filter(message => message.type === 'pong').length
  }
  const counts = []
  for (let i = 0; i < 12; i++) counts.push(await pongs('198.51.100.1'))
  expect(counts).toEqual([...Array(10).fill(10), 0, 0])
  expect(await pongs('198.51.100.2')).toBe(10)
})

test.each([
  ['a ping that is not masked', [0x89, 0x00], 1002],
  ['a reserved opcode', [0x83, 0x80, 0, 0, 0, 0], 1002],
  ['text that is not UTF-8', [0x81, 0x81, 0, 0, 0, 0, 0xff], 1007],
  ['more than one may say', [0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0], 1009],
])('%s ends the connection, and is no error of ours', async (_what, bytes, code) => {
  const { address, lines } = await logged()
  const line = await new Visitor(address).socket()
  const { _socket } = line.socket as unknown as { _socket: { write(data: Buffer): void } }
  _socket.write(Buffer.from(bytes))
  expect(await line.untilClosed()).toMatchObject({ code })
  await expect.poll(() => lines.join('')).toContain('socket error')
  expect(lines.filter(one => JSON.parse(one).level >= 40)).toEqual([])
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed'],
  [
    'a header that is none',
    'GET / HTTP/1.1\r\nHost: a\r\nCookie: acheron=secret\r\nno header: 1\r\n\r\n',
    400,
    'malformed',
  ],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nCookie: acheron=secret\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'malformed',
  ],
  [
    'headers too large',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: acheron=secret${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'too-large',
  ],
])('%s: answered like any error, and its bytes are not logged', async (_what, bytes, status, code) => {
  const { address, lines } = await logged()
  const answer = await exchange(address, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ error: { code, message: expect.any(String) } })
  const logs = lines.join('')
  for (const secret of ['acheron=secret', [...Buffer.from('acheron=secret')].join()]) expect(logs).not.toContain(secret)
})

test('only the socket is upgraded; anybody else is answered as without', async () => {
  const { address, lines } = await logged()
  const visitor = await Visitor.guest(address)
  const { id } = await visitor.open({ game: 'counting' })
  for (const protocol of ['websocket', 'h2c']) {
    const table = await upgrading(address, `/api/tables/${id}`, protocol)
    expect(table.status, protocol).toBe(200)
    expect(JSON.parse(table.body)).toMatchObject({ info: { id } })
    expect((await upgrading(address, '/nowhere', protocol)).status).toBe(404)
  }
  expect((await upgrading(address, '/api/socket', 'websocket')).status).toBe(101)
  expect((await upgrading(address, '/api/socket?a=1', 'WebSocket')).status).toBe(101)
  expect((await upgrading(address, '/api/socket', 'h2c')).status).toBe(426)
  expect(await visitor.request('GET', '/api/socket')).toMatchObject({
    status: 426,
    body: { error: { code: 'not-a-socket' } },
  })
  expect(lines.join('')).not.toContain(id)
})

test('a client that hangs up at once is no error of the server', async () => {
  const { address, lines } = await logged()
  const { port, hostname } = new URL(address)
  for (let i = 0; i < 60; i++)
    await new Promise<void>(resolve => {
      const socket = connect(Number(port), hostname, () => {
        socket.write('GET /api/me HTTP/1.1\r\nHost: a\r\n\r\n', () => socket.resetAndDestroy())
      })
      socket.on('close', () => resolve())
    })
  await Visitor.guest(address)
  expect(lines.filter(one => JSON.parse(one).level >= 40)).toEqual([])
})

test('all addresses of one IPv6 subnet are one visitor', async () => {
  const { address } = await server({ limits: { socketsPerAddress: 1 } })
  const from = (ip: string) => new Visitor(address).socket({ 'x-forwarded-for': ip })
  await from('2001:db8::1')
  expect(await (await from('2001:db8::2')).untilClosed()).toMatchObject({ code: 1008 })
  const elsewhere = await from('2001:db8:0:1::1')
  elsewhere.say({ type: 'ping' })
  await elsewhere.next('pong')
})

test('the sockets of one person are counted, whatever their addresses', async () => {
  const { address } = await server({ limits: { socketsPerPerson: 2 } })
  const dante = await Visitor.guest(address)
  const from = (ip: string) => dante.socket({ 'x-forwarded-for': ip })
  const first = await from('203.0.113.1')
  await from('203.0.113.2')
  expect(await (await from('203.0.113.3')).untilClosed()).toMatchObject({
    code: 1008,
    reason: expect.stringContaining('you have 2 sockets'),
  })
  await first.end()
  await expect
    .poll(async () => {
      const line = await from('203.0.113.3')
      line.say({ type: 'ping' })
      return Promise.race([line.next('pong').then(() => 'open'), line.untilClosed().then(() => 'closed')])
    })
    .toBe('open')
})

/** Opens plain connections to a server; each tells what it was sent until it was closed. */
function dial(address: string) {
  const { port, hostname } = new URL(address)
  return () => {
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    const closed = new Promise<string>(resolve => {
      let got = ''
      socket.on('error', () => {})
      socket.on('data', chunk => {
        got += chunk
      })
      socket.on('close', () => resolve(got))
    })
    return { socket, closed }
  }
}

test('an address has so many connections, even if it asks for nothing; a trusted proxy has any number', async () => {
  const limits = { connectionsPerAddress: 3 }
  const open = dial((await server({ limits, trustProxy: '203.0.113.1, uniquelocal' })).address)
  const held = [open(), open(), open()]
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')))
  const refused = await open().closed
  expect(refused).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/)
  expect(refused).toMatch(/retry-after: \d+\r\n/)
  expect(refused).toContain('"too-many-connections"')
  held[0]!.socket.destroy()
  const ask = async () => {
    const { socket, closed } = open()
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    return (await closed).slice(0, 12)
  }
  await expect.poll(ask, { timeout: 20_000 }).toBe('HTTP/1.1 200')

  const behind = dial((await server({ limits })).address)
  const many = [behind(), behind(), behind(), behind(), behind()]
  many[4]!.socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await many[4]!.closed).toMatch(/^HTTP\/1.1 200/)
})

test('a connection that says nothing, or does not come to an end, is let go', async () => {
  const open = dial((await server({ limits: { headersMilliseconds: 100 } })).address)
  const [silent, slow] = [open(), open()]
  slow.socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nX-')
  expect(await silent.closed).toMatch(/^(HTTP\/1.1 408|$)/)
  expect(await slow.closed).toMatch(/^HTTP\/1.1 408/)
})

test('who takes nothing of an answer is let go', async () => {
  const webDir = join(folder(), 'web')
  mkdirSync(webDir)
  writeFileSync(join(webDir, 'index.html'), '')
  // More than the buffers on the way hold.
  const size = 64 * 1024 * 1024
  writeFileSync(join(webDir, 'large.bin'), Buffer.alloc(size))
  const { address } = await server({ webDir, limits: { unreadMilliseconds: 200 } })
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await setTimeout(1500)
  let got = 0
  socket.on('data', chunk => {
    got += chunk.length
  })
  await new Promise(resolve => socket.on('close', resolve))
  expect(got).toBeGreaterThan(0)
  expect(got).toBeLessThan(size)
})
