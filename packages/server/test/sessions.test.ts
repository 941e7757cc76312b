import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deviceOf } from '../src/devices.ts'
import type { Fanout, Heard } from '../src/fanout.ts'
import { newToken, Sessions } from '../src/sessions.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { folder } from './help.ts'

/** A line between two processes that can be cut. */
function twoFanouts() {
  const listeners: ((heard: Heard) => void)[] = []
  const line = { cut: false, missed: () => listeners.forEach(each => void each({ kind: 'missed' })) }
  const fanout = (me: number): Fanout => ({
    connected: true,
    publish: (_topic, notice) => {
      if (!line.cut) listeners[1 - me]?.(notice)
    },
    subscribe: (_topic, listener) => {
      listeners[me] = listener
      return () => {}
    },
    async close() {},
  })
  return { line, fanouts: [fanout(0), fanout(1)] as const }
}

function twoProcesses() {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  onTestFinished(() => store.close())
  const { line, fanouts } = twoFanouts()
  return { store, line, one: new Sessions(store, fanouts[0]), other: new Sessions(store, fanouts[1]) }
}

test('a token that nobody has stored is a guest, the same at every process; once it has ended it is nobody', async () => {
  const { store, one, other } = twoProcesses()
  const token = newToken()
  const visit = (await one.of(token))!
  expect(visit).toMatchObject({ session: null, person: expect.stringMatching(/^[\w-]{16}$/) })
  expect(await other.of(token)).toEqual(visit)
  expect((await other.of(newToken()))!.person).not.toBe(visit.person)
  one.ended(await store.write(() => one.endVisit(visit)))
  expect([await one.of(token), await other.of(token)]).toEqual([null, null])
})

test('the sockets of a session that ends close at every process, also when the notice was lost', async () => {
  const { store, line, one, other } = twoProcesses()
  const closed: string[] = []
  const begin = async (name: string) => {
    const { token, visit, work } = one.begin('p1', 'sign-in', '')
    await store.write(work)
    expect((await other.of(token))?.person).toBe('p1')
    other.watch(visit.token, () => closed.push(name))
    return { token, visit }
  }
  const first = await begin('first')
  const second = await begin('second')
  one.ended(await store.write(() => one.end('p1', { only: first.visit.session!.id })))
  expect(closed).toEqual(['first'])
  line.cut = true
  one.ended(await store.write(() => one.end('p1')))
  expect(closed).toEqual(['first'])
  line.missed()
  await expect.poll(() => closed).toEqual(['first', 'second'])
  expect(await other.of(second.token)).toBeNull()
  // A socket that is only now being opened by it.
  other.watch(second.visit.token, () => closed.push('late'))
  expect(closed).toEqual(['first', 'second', 'late'])
})

test('a person is known by so many browsers; those used longest ago end', async () => {
  const { store, one } = twoProcesses()
  const tokens: string[] = []
  const closed: number[] = []
  for (let i = 0; i < 52; i++) {
    const { token, visit, work } = one.begin('p1', 'sign-in', '')
    one.ended(await store.write(work))
    // It has been used: the process remembers it.
    expect(await one.of(token)).toEqual(visit)
    one.watch(visit.token, () => closed.push(i))
    tokens.push(token)
  }
  expect(closed).toHaveLength(2)
  const good = await Promise.all(tokens.map(async token => (await one.of(token)) !== null))
  expect(good.filter(Boolean)).toHaveLength(50)
  expect(good.at(-1)).toBe(true)
})

test('a device is told by the families of browser and system, and by nothing else', () => {
  const agents = {
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0': 'Edge, Windows',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36': 'Chrome, Android',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15': 'Safari, macOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/130 Safari/605.1.15': 'Firefox, iPhone',
    'curl/8.1 <script>': '',
  }
  for (const [agent, device] of Object.entries(agents)) expect(deviceOf(agent)).toBe(device)
})
