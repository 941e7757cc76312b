import { once } from 'node:events'
import { join } from 'node:path'
import type { Daily, OpenTable } from '@acheron/protocol'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { childFile, kill, start } from './process.ts'

const hour = 3_600_000
const move = (table: string, version: number) => ({ type: 'move', table, seat: 0, version, move: { add: 1 } }) as const

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a process that was stopped for a while goes on: nothing is lost, the sockets are still there', async () => {
  const { child, address } = await start([process.execPath, childFile, join(folder(), 'data.sqlite')])
  onTestFinished(async () => void (await kill(child)))
  const dante = await Visitor.guest(address)
  const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
  const line = await dante.socket()
  await line.watch(id)
  for (let version = 0; version < 6; version += 2) {
    child.kill('SIGSTOP')
    // Sent while nobody is there to read it.
    const answer = line.ask(move(id, version))
    const alive = fetch(`${address}/livez`)
    const early = await Promise.race([answer, alive, new Promise(resolve => setTimeout(resolve, 300, 'nobody'))])
    expect(early).toBe('nobody')
    child.kill('SIGCONT')
    expect(await answer).toMatchObject({ type: 'done', version: version + 1 })
    expect((await alive).status).toBe(200)
    expect(await line.ask(move(id, version + 1))).toMatchObject({ type: 'done' })
  }
  expect((await dante.get<OpenTable>(`/api/tables/${id}`)).steps).toHaveLength(6)
  expect((await dante.request('GET', '/healthz')).status).toBe(200)
})

test('a wall clock that jumps by hours, there and back: play, bots and health go on', async () => {
  const file = join(folder(), 'data.sqlite')
  const clock = new URL('./clock.ts', import.meta.url).href
  const { child, address } = await start([process.execPath, '--import', clock, childFile, file], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(async () => void (await kill(child)))
  const dante = await Visitor.guest(address)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats })
  const line = await dante.socket()
  let { version } = (await line.watch(id)).now
  for (const off of [30 * hour, -30 * hour, 5 * hour, 0]) {
    child.send(off)
    await once(child, 'message')
    const { date } = await dante.get<Daily>('/api/daily/nine-circles')
    expect(date).toBe(new Date(Date.now() + off).toISOString().slice(0, 10))
    expect(await line.ask(move(id, version))).toMatchObject({ type: 'done', version: version + 1 })
    // The bot has moved too.
    await line.next('steps', ({ now }) => now.version === version + 2)
    version += 2
    expect((await dante.request('GET', '/healthz')).status).toBe(200)
  }
  expect((await dante.get<OpenTable>(`/api/tables/${id}`)).steps).toHaveLength(version)
})

test('a clock that is set back does not keep visitors out', async () => {
  const { address } = await server({ limits: { tablesPerMinute: 2 } })
  const dante = await Visitor.guest(address)
  const open = async () =>
    (await dante.request('POST', '/api/tables', { game: 'counting', options: {}, seats: [{ kind: 'me' }] })).status
  expect([await open(), await open(), await open()]).toEqual([200, 200, 429])
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() - 3 * hour)
  const later = performance.now() + 61_000
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  expect(await open()).toBe(200)
})
