import { readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { Counter, Histogram } from '../src/metrics/instruments.ts'
import { Metrics } from '../src/metrics.ts'
import { measure } from '../src/store/measure.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Visitor } from './client.ts'
import { readExposition } from './exposition.ts'
import { server } from './help.ts'

/** The metrics of a server, as a stranger on this machine reads them. */
async function read(address: string) {
  const answer = await new Visitor(address).request('GET', '/metrics')
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const families = readExposition(answer.body)
  const samples = new Map([...families.values()].flatMap(({ samples }) => [...samples]))
  return { families, of: (name: string) => samples.get(`acheron_${name}`) ?? 0, text: String(answer.body) }
}

const moveAt = (table: string, version: number) =>
  ({ type: 'move', table, seat: 0, version, move: { add: 1 } }) as const

test('every call of the store is measured but those that are not to be', async () => {
  const store = new SqliteStore({ file: ':memory:' })
  const metrics = new Metrics()
  onTestFinished(async () => {
    await store.close()
    metrics.close()
  })
  const all = Object.getOwnPropertyNames(SqliteStore.prototype).filter(name => name !== 'constructor')
  measure(store, metrics)
  // Commits are measured instead of steps; old keys are looked up only at a start.
  const bare = ['append', 'close', 'forgetSecret', 'knownSecret']
  expect(all.filter(name => !Object.hasOwn(store, name)).sort()).toEqual(bare)
})

test('requests by route and status; what nobody knows makes no name of its own', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  for (let i = 0; i < 3; i++) await dante.get(`/api/tables/${info.id}`)
  for (const path of ['/api/tables/nowhere', '/api/wonders', '/wonders/1', '/wonders/2', '/index.html'])
    await dante.request('GET', path)
  await dante.request('POST', '/api/tables', { game: 'chess', options: {}, seats: [{ kind: 'me' }] })
  const { of, text } = await read(address)
  const requests = (route: string, status: string) =>
    of(`http_request_seconds_count{route="${route}",status="${status}"}`)
  expect(requests('GET /api/tables/:id', '2xx')).toBe(3)
  expect(requests('GET /api/tables/:id', '4xx')).toBe(1)
  expect(requests('POST /api/tables', '2xx')).toBe(1)
  expect(requests('POST /api/tables', '4xx')).toBe(1)
  expect(requests('none', '4xx')).toBe(4)
  expect(of('http_request_seconds_sum{route="GET /api/me",status="2xx"}')).toBeGreaterThan(0)
  for (const word of ['wonders', 'chess', info.id, (await dante.me()).id, '127.0.0.1']) expect(text).not.toContain(word)
})

test('moves and watches by game, steps, commits, the store, the disk', async () => {
  const { address, file } = await server()
  const before = await read(address)
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  await line.watch(info.id)
  for (let version = 0; version < 3; version++) await line.ask(moveAt(info.id, version))
  await line.ask(moveAt(info.id, 0))
  await line.ask({ type: 'undo', table: info.id, seat: 0, version: 3 })
  const { of } = await read(address)
  const answers = (message: string) => of(`message_seconds_count{game="counting",message="${message}"}`)
  expect([answers('watch'), answers('move'), answers('undo')]).toEqual([1, 3, 1])
  expect(of('steps_committed_total')).toBe(4)
  expect(of('refusals_total')).toBe(1)
  expect(of('socket_messages_total')).toBe(6)
  expect(of('sockets')).toBe(1)
  expect(of('tables_in_memory')).toBe(1)
  expect(of('commit_seconds_count') - before.of('commit_seconds_count')).toBeGreaterThan(4)
  expect(of('store_seconds_count{operation="createTable"}')).toBe(1)
  expect(of('disk_free_bytes')).toBeGreaterThan(0)
  expect(of('data_bytes{file="data"}')).toBe(statSync(file).size)
  expect(of('data_bytes{file="wal"}')).toBe(statSync(`${file}-wal`).size)
  expect(of('rules_version{game="counting"}')).toBe(1)
  expect(of('fanout_connected')).toBe(1)
  expect(of('crashes_total')).toBe(0)
})

test('bots: how long they waited and thought', async () => {
  const { address } = await server()
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const line = await dante.socket()
  await line.watch(info.id)
  await line.ask(moveAt(info.id, 0))
  await line.next('steps', ({ now }) => now.version === 2)
  const { of } = await read(address)
  expect([of('bot_wait_seconds_count'), of('bot_think_seconds_count')]).toEqual([1, 1])
  expect([of('bots_waiting'), of('bots_thinking')]).toEqual([0, 0])
})

test('bots that think and bots that wait are counted', async () => {
  const { address } = await server({ botWorkers: 1, botFile: new URL('./held-worker.ts', import.meta.url) })
  const dante = await Visitor.guest(address)
  for (let i = 0; i < 3; i++)
    await dante.open({ game: 'skirmish', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] })
  await expect
    .poll(async () => {
      const { of } = await read(address)
      return [of('bots_thinking'), of('bots_waiting')]
    })
    .toEqual([1, 2])
})

test('abuse that is refused, by its kind', async () => {
  const { address } = await server({ limits: { socketsPerAddress: 1, messageBurst: 3, messagesPerSecond: 0.001 } })
  const dante = await Visitor.guest(address)
  await dante.request('PUT', '/api/me', { name: 'x', language: 'en' }, { origin: 'https://evil.example' })
  const stranger = new Visitor(address)
  stranger.cookie = 'acheron=forged'
  await stranger.request('GET', '/api/tables')
  await new Promise<void>(resolve => {
    const raw = connect(Number(new URL(address).port), '127.0.0.1', () => raw.write('\0garbage\r\n\r\n'))
    raw.resume().on('close', () => resolve())
  })
  const line = await dante.socket()
  expect(await (await dante.socket()).untilClosed()).toMatchObject({ code: 1008 })
  line.socket.send('nonsense')
  for (let i = 0; i < 3; i++) line.say({ type: 'ping' })
  await line.next('error', ({ code }) => code === 'too-many-messages')
  const { of } = await read(address)
  const kinds = [
    'cross-origin',
    'unknown-cookie',
    'malformed',
    'too-many-sockets',
    'invalid-message',
    'too-many-messages',
  ]
  expect(kinds.map(kind => [kind, of(`abuse_refused_total{kind="${kind}"}`)])).toEqual(kinds.map(kind => [kind, 1]))
})

test('a store that fails, and an event loop that is held up', async () => {
  const { address, file } = await server()
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  await line.watch(info.id)
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  await line.ask(moveAt(info.id, 0))
  await dante.request('PUT', '/api/me', { name: 'Dante', language: 'en' })
  other.exec('rollback')
  other.close()
  const blockedUntil = performance.now() + 700
  while (performance.now() < blockedUntil);
  await expect
    .poll(async () => {
      const { of } = await read(address)
      return of('event_loop_delay_seconds_count') - of('event_loop_delay_seconds_bucket{le="0.5"}')
    })
    .toBeGreaterThan(0)
  const { of } = await read(address)
  expect(of('failures_total')).toBe(1)
  expect(of('store_failures_total{operation="savePerson"}')).toBe(1)
})

test('a histogram puts each time into its bucket, a bound into its own', () => {
  const times = new Histogram('x_seconds', 'x', 'of')
  for (const seconds of [0, 0.0002, 0.0003, 31]) times.observe(seconds, 'a "b"\n')
  const { samples } = readExposition(times.text()).get('acheron_x_seconds')!
  const upTo = (le: string) => samples.get(`acheron_x_seconds_bucket{of="a _b__",le="${le}"}`)
  expect([upTo('0.0002'), upTo('0.0005'), upTo('30'), upTo('+Inf')]).toEqual([2, 3, 3, 4])
  expect(samples.get('acheron_x_seconds_sum{of="a _b__"}')).toBeCloseTo(31.0005)
})

test('labels have an end', () => {
  const counter = new Counter('x_total', 'x', 'kind')
  for (let i = 0; i < 1000; i++) counter.add(`k${i}`)
  const { samples } = readExposition(counter.text()).get('acheron_x_total')!
  expect(samples.size).toBe(201)
  expect(samples.get('acheron_x_total{kind="other"}')).toBe(800)
})

test('the dashboard shows every metric, and none that is not there', async () => {
  const { families } = await read((await server()).address)
  const board = readFileSync(join(import.meta.dirname, '../../../docs/operate/grafana.json'), 'utf8')
  const exprs = [...board.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr]) => expr!)
  const shown = exprs
    .flatMap(expr => expr.match(/\bacheron_\w+/g) ?? [])
    .map(name => {
      const family = name.replace(/_(bucket|sum|count)$/, '')
      return families.get(family)?.type === 'histogram' ? family : name
    })
  expect([...new Set(shown)].sort()).toEqual([...families.keys()].sort())
})
