import { expect, test, vi } from 'vitest'
import type { ask, listen } from '../../src/local/client.ts'
import type { Host, News } from '../../src/local/protocol.ts'
import { LocalSource } from '../../src/local/source.ts'
import { settle, tab } from './world.ts'

/** A page's source over tables in the same thread, with the news in the test's hands. */
function setUp() {
  const { tables } = tab()
  const listeners = new Set<{ hear(news: News): void; lost(): void }>()
  const calls: string[] = []
  const worker = {
    ask: ((name: keyof Host, ...args: never[]) => {
      calls.push(name)
      return (tables[name] as (...args: never[]) => Promise<unknown>).apply(tables, args)
    }) as typeof ask,
    listen: ((hear, lost) => {
      const listener = { hear, lost }
      listeners.add(listener)
      return () => listeners.delete(listener)
    }) as typeof listen,
  }
  const tell = (news: News) => {
    for (const { hear } of listeners) hear(news)
  }
  const lose = () => {
    for (const { lost } of listeners) lost()
  }
  return { tables, worker, calls, listeners, tell, lose }
}

async function openSource() {
  const set = setUp()
  const id = await set.tables.create({ game: 'nine-circles', options: {}, seats: ['me'], name: 'T', seed: 'source' })
  const source = new LocalSource(id, set.worker)
  const states: string[] = []
  source.subscribe(() => states.push(source.snapshot().connection.state))
  expect(source.snapshot()).toEqual({ connection: { state: 'opening' }, table: null })
  expect(await source.move(0, {})).toMatchObject({ ok: false, why: 'opening' })
  await vi.waitFor(() => expect(states).toEqual(['open']))
  return { ...set, id, source, states }
}

test('it opens, acts at the version it shows, and adds what is new', async () => {
  const { tables, source, states, id, tell } = await openSource()
  const first = source.snapshot()
  expect(states).toEqual(['open'])
  expect(first.table).toEqual(await tables.open(id))
  const move = first.table!.now.moves[0]!
  expect(await source.move(0, move)).toEqual({ ok: true })
  // Until the news come, it shows the old version, and a second decision at it is refused.
  expect(await source.move(0, move)).toMatchObject({ ok: false, why: 'stale' })
  const { info, now, steps } = await tables.open(id)
  tell({ table: 'another', failed: 'not mine' })
  tell({ table: id, info, now, from: 0, steps })
  expect(source.snapshot()).not.toBe(first)
  expect(source.snapshot().table).toEqual(await tables.open(id))
  // The same once more, and something late: no step is shown twice, and nothing goes back.
  tell({ table: id, info, now, from: 0, steps })
  tell({ table: id, info: first.table!.info as typeof info, now: first.table!.now, from: 0, steps: [] })
  expect(source.snapshot().table?.steps).toEqual(steps)
  expect(await source.past(0)).toMatchObject({ entry: 0, view: first.table!.now.view })
  expect(JSON.parse((await source.record()) ?? '')).toMatchObject({ game: 'nine-circles', seed: 'source' })
  expect(await source.sit(0)).toMatchObject({ ok: false, why: 'not-your-turn' })
})

test('a closed source is not told, and nobody watches any more', async () => {
  const { source, calls, listeners, id, states, tell } = await openSource()
  source.close()
  source.close()
  await settle()
  expect(calls.filter(call => call === 'unwatch')).toHaveLength(1)
  expect(listeners.size).toBe(0)
  tell({ table: id, failed: 'too late' })
  expect(states).toEqual(['open'])
})

test('a table that is not there fails with the reason', async () => {
  const { worker, calls } = setUp()
  const source = new LocalSource('nope', worker)
  await settle()
  expect(source.snapshot()).toMatchObject({
    connection: { state: 'failed', code: 'no-such-table', message: expect.stringContaining("no table 'nope'") },
    table: null,
  })
  source.close()
  await settle()
  expect(calls).toEqual(['watch'])
})

test('when the worker is lost it watches again, and gives up when that goes on', async () => {
  const { source, calls, states, lose } = await openSource()
  const { table } = source.snapshot()
  lose()
  expect(source.snapshot()).toMatchObject({ connection: { state: 'lost' } })
  // The new worker could not be started either: one try at a time.
  lose()
  await vi.waitFor(() => expect(source.snapshot()).toEqual({ connection: { state: 'open' }, table }))
  expect(calls.filter(call => call === 'watch')).toHaveLength(2)
  for (let i = 0; i < 3; i++) {
    await vi.waitFor(() => expect(states.at(-1)).toBe('open'))
    lose()
  }
  expect(states.at(-1)).toBe('failed')
})
