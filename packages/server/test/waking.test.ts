import { join } from 'node:path'
import type { Move } from '@acheron/engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BotPlayer } from '../src/bots/player.ts'
import { StoreError } from '../src/errors.ts'
import { noFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Watcher } from '../src/tables/audience.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import { Waking } from '../src/tables/waking.ts'
import { Visitor } from './client.ts'
import { testGames } from './games.ts'
import { folder, server, undoFinder } from './help.ts'

const dante = { id: 'dante', name: 'Dante', language: 'en' } as const

/** Stores tables at which a bot has the first move; gives their ids. */
async function storeTables(store: SqliteStore, count: number): Promise<string[]> {
  const game = await testGames.find(({ meta }) => meta.id === 'counting')!.load()
  const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] as const
  const tables = Array.from({ length: count }, (_, i) =>
    newTable(game, { game: 'counting', options: {}, seats }, dante, `seed ${i}`),
  )
  return Promise.all(tables.map(table => store.createTable(table)))
}

/** Sleeping tables, and bots that move when the test says so. */
async function scene(count: number) {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  const metrics = new Metrics()
  const log = { info() {}, warn() {}, error() {} }
  const registry: Registry = new Registry({
    ...{ store, metrics, log, people: new People(store), fanout: noFanout, games: testGames },
    undo: undoFinder(),
    onTurn: room => player.consider(room),
  })
  const thoughts: (() => void)[] = []
  const ask = ({ moves }: { readonly moves: readonly Move[] }) =>
    new Promise<Move>(resolve => thoughts.push(() => resolve(moves[0]!)))
  const pool = { ask, closed: false, waiting: 0, hasRoomFor: () => true }
  const player = new BotPlayer(pool, log, table => registry.room(table))
  const waking = new Waking({ registry, player, pool, lanes: 1 })
  onTestFinished(async () => {
    waking.stop()
    await registry.close()
    await store.close()
    metrics.close()
  })
  return { store, registry, thoughts, pool, waking, ids: await storeTables(store, count) }
}

test('sleeping tables go on one after the other and leave the memory; one that somebody opens goes on at once', async () => {
  const { store, registry, thoughts, waking, ids } = await scene(5)
  const done = waking.add(ids)
  await expect.poll(() => thoughts.length).toBe(1)
  expect(registry.size).toBe(1)
  const watcher: Watcher = { person: 'dante', send() {} }
  const opened = await registry.room(ids[4]!)
  opened.watch(watcher)
  expect(thoughts).toHaveLength(2)
  thoughts[1]!()
  await expect.poll(() => opened.version).toBe(1)
  expect((await store.table(ids[0]!))?.standing.actors).toEqual([0])
  for (let i = 0; i < 4; i++) {
    await expect.poll(() => thoughts.filter((_, at) => at !== 1).length).toBe(i + 1)
    expect(registry.size).toBe(2)
    thoughts.filter((_, at) => at !== 1)[i]!()
  }
  await done
  expect(registry.size).toBe(1)
  expect(registry.loaded(ids[4]!)).toBe(opened)
  for (const id of ids) expect((await store.table(id))?.standing.actors).toEqual([1])
})

test('while bots of others wait for a thread, and after a stop, no sleeping table goes on', async () => {
  const { registry, thoughts, pool, waking, ids } = await scene(3)
  pool.waiting = 1
  const resume = vi.spyOn(registry, 'resume')
  void waking.add(ids)
  await new Promise(resolve => setTimeout(resolve, 150))
  expect(resume).not.toHaveBeenCalled()
  pool.waiting = 0
  await expect.poll(() => thoughts.length).toBe(1)
  waking.stop()
  thoughts[0]!()
  await expect.poll(() => registry.size).toBe(0)
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(resume).toHaveBeenCalledTimes(1)
})

test('a store that is down: the caller learns it and tries again', async () => {
  const { store, registry, thoughts, waking, ids } = await scene(2)
  const down = vi.spyOn(registry, 'resume').mockRejectedValueOnce(new Error('down'))
  await expect(waking.add(ids)).rejects.toThrow('down')
  down.mockRestore()
  const done = waking.add(ids)
  for (const i of [0, 1]) {
    await expect.poll(() => thoughts.length).toBe(i + 1)
    thoughts[i]!()
  }
  await done
  expect((await store.table(ids[1]!))?.standing.actors).toEqual([1])
})

test('all tables go on after a start, though the store fails at first, again and again', async () => {
  const { store, registry, thoughts, waking, ids } = await scene(3)
  const down = new StoreError('not stored: down')
  const portions = [ids.slice(0, 2), ids.slice(2), []]
  const more = vi.fn(async () => portions.shift()!)
  more.mockRejectedValueOnce(new Error('locked'))
  const room = vi.spyOn(registry, 'room').mockRejectedValueOnce(down).mockRejectedValueOnce(down)
  const failed = vi.fn()
  const done = waking.addAll(more, failed)
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => thoughts.length, { timeout: 20_000 }).toBe(i + 1)
    thoughts[i]!()
  }
  await done
  for (const id of ids) expect((await store.table(id))?.standing.actors).toEqual([1])
  // Once for each time that it is down, not for each try.
  expect(failed.mock.calls.map(([error]) => error.message)).toEqual(['locked', 'not stored: down'])
  expect(room).toHaveBeenCalledTimes(5)
})

test('after a stop nothing is tried again', async () => {
  const { waking } = await scene(0)
  const more = vi.fn(() => Promise.reject(new Error('locked')))
  const failed = vi.fn(() => waking.stop())
  await waking.addAll(more, failed)
  expect(more).toHaveBeenCalledTimes(1)
})

test('a server with many tables where bots wait answers before they go on; then all of them do', async () => {
  const file = join(folder(), 'data.sqlite')
  const store = new SqliteStore({ file })
  await storeTables(store, 120)
  await store.close()
  const held = await server({ file, botFile: new URL('./held-worker.ts', import.meta.url) })
  const visitor = await Visitor.guest(held.address)
  const figure = async (base: string, name: string) => {
    const { body } = await new Visitor(base).request('GET', '/metrics')
    return Number(new RegExp(`^acheron_${name} (\\d+)`, 'm').exec(body)?.[1])
  }
  await visitor.get('/healthz')
  await visitor.get('/api/tables')
  await expect.poll(() => figure(held.address, 'tables_in_memory')).toBe(1)
  await held.close()

  const { address } = await server({ file })
  const moved = () => figure(address, 'steps_committed_total')
  await expect.poll(moved, { timeout: 60_000, interval: 200 }).toBe(120)
  await expect.poll(() => figure(address, 'tables_in_memory')).toBe(0)
})
