import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AddressNames } from '../src/logs.ts'
import { Repeats } from '../src/repeats.ts'
import { Visitor } from './client.ts'
import { server } from './help.ts'

type Line = Record<string, unknown> & { level: number; msg: string }

/** A server whose log lines are kept. */
async function logging(logLevel: string) {
  const lines: Line[] = []
  const running = await server({
    logLevel,
    logStream: { write: line => void lines.push(JSON.parse(line) as Line) },
  })
  return { ...running, lines, of: (msg: string) => lines.filter(line => line.msg === msg) }
}

test('one line for each request, with its id and a hashed address; the id is in the answer, and not the visitor’s own', async () => {
  const { address, lines, of } = await logging('info')
  const afar = (ip: string) => ({ 'x-forwarded-for': ip, 'x-request-id': 'mine', 'request-id': 'mine' })
  const dante = await Visitor.guest(address)
  const ips = ['203.0.113.9', '203.0.113.9', '203.0.113.10']
  const ids: (string | null)[] = []
  for (const ip of ips)
    ids.push((await dante.request('GET', '/api/tables', undefined, afar(ip))).headers.get('x-request-id'))
  await expect.poll(() => of('request').filter(({ route }) => route === '/api/tables')).toHaveLength(3)
  const told = of('request').filter(({ route }) => route === '/api/tables')
  expect(told.map(({ reqId }) => reqId)).toEqual(ids)
  for (const line of told) {
    expect(line).toMatchObject({ method: 'GET', status: 200, milliseconds: expect.any(Number), level: 30 })
    expect(line.address).toMatch(/^[0-9a-f]{12}$/)
    expect(line.reqId).toMatch(/^[0-9a-f]{12}$/)
    expect(lines.filter(({ reqId }) => reqId === line.reqId)).toHaveLength(1)
  }
  expect(new Set(ids).size).toBe(3)
  expect(told[0]?.address).toBe(told[1]?.address)
  expect(told[0]?.address).not.toBe(told[2]?.address)
  const refused = await dante.request('GET', '/%')
  expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/)
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|127\.0\.0\.1"|mine/)
})

test('the lines of a socket have the id and the address of the request that opened it', async () => {
  const { address, file, of } = await logging('info')
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  await line.watch(info.id)
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  await line.ask({ type: 'move', table: info.id, seat: 0, version: 0, move: { add: 1 } })
  other.exec('rollback')
  other.close()
  await line.end()
  await expect.poll(() => of('a socket closed')).toHaveLength(1)
  const [opened] = of('a socket opened')
  const [failed] = of('a step could not be stored')
  const [closed] = of('a socket closed')
  const { reqId, address: hashed } = opened!
  expect(hashed).toMatch(/^[0-9a-f]{12}$/)
  expect(failed).toMatchObject({ reqId, address: hashed, level: 50 })
  expect(closed).toMatchObject({ reqId, address: hashed, code: 1005 })
})

test('an outage: equal errors are written once, and then their number', async () => {
  const { address, file, lines, close } = await logging('warn')
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const socket = await dante.socket()
  await socket.watch(info.id)
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const move = { type: 'move', table: info.id, seat: 0, version: 0, move: { add: 1 } } as const
  for (let i = 0; i < 5; i++) expect(await socket.ask(move)).toMatchObject({ code: 'not-stored' })
  for (let i = 0; i < 3; i++)
    expect((await dante.request('PUT', '/api/me', { name: 'Dante', language: 'en' })).status).toBe(503)
  // Who came and went is stored a moment later, and meets the same lock.
  const others = () => lines.filter(({ msg }) => msg !== 'who came and went could not be stored')
  expect(others().map(({ msg }) => msg)).toEqual(['a step could not be stored', 'a request could not be handled'])
  other.exec('rollback')
  await close()
  expect(others().slice(2)).toMatchObject([
    { level: 50, msg: 'a step could not be stored', repeated: 4, problem: expect.stringContaining('locked') },
    { level: 50, msg: 'a request could not be handled', repeated: 2, problem: expect.stringContaining('locked') },
  ])
})

test('the number comes once a minute while there is one; after a quiet minute the line itself comes again', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told: [level: string, data: object, message: string][] = []
  const repeats = new Repeats()
  repeats.tellBy((...line) => void told.push(line))
  const came = (problem: string, level = 50) => repeats.passes(level, [{ problem, table: Math.random() }, 'trouble'])
  expect([came('a'), came('a'), came('b'), came('a', 40), came('a')]).toEqual([true, false, true, true, false])
  vi.advanceTimersByTime(60_000)
  expect(told.splice(0)).toEqual([['error', { problem: 'a', repeated: 2 }, 'trouble']])
  expect([came('a'), came('b')]).toEqual([false, true])
  vi.advanceTimersByTime(60_000)
  expect(told.splice(0)).toEqual([['error', { problem: 'a', repeated: 1 }, 'trouble']])
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  expect(came('a')).toBe(true)
  // Informations and fatal lines are never counted.
  for (const level of [30, 30, 60, 60]) expect(came('c', level)).toBe(true)
  const error = new Error('lost')
  expect(
    [[{ err: error }, 'x'] as const, [{ err: new Error('lost') }, 'x'] as const].map(args => repeats.passes(50, args)),
  ).toEqual([true, false])
  repeats.close()
  expect(told).toEqual([['error', { problem: 'lost', repeated: 1 }, 'x']])
})

test('an address has one name a day by one key, and others tomorrow and by another key', () => {
  const [names, same, other] = ['k', 'k', 'l'].map(key => new AddressNames(Buffer.from(key))) as [
    AddressNames,
    AddressNames,
    AddressNames,
  ]
  const [today, tomorrow] = [new Date('2026-01-01T10:00:00Z'), new Date('2026-01-02T10:00:00Z')]
  const name = names.of('203.0.113.9', today)
  expect(same.of('203.0.113.9', today)).toBe(name)
  expect(names.of('203.0.113.9', tomorrow)).not.toBe(name)
  expect(other.of('203.0.113.9', today)).not.toBe(name)
})
