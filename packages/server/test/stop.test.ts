import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { noFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import { Visitor } from './client.ts'
import { testGames } from './games.ts'
import { folder, undoFinder } from './help.ts'
import { startPostgres } from './postgres.ts'
import { kill, mainFile, start } from './process.ts'
import { startProxy } from './proxy.ts'

const dante = { id: 'dante', name: 'Dante', language: 'en' } as const

async function scene(tables: number) {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  const metrics = new Metrics()
  const log = { info() {}, warn() {}, error() {} }
  const newRegistry = () =>
    new Registry({
      ...{ store, metrics, log, people: new People(store), fanout: noFanout, games: testGames },
      undo: undoFinder(),
      onTurn() {},
    })
  onTestFinished(async () => {
    await store.close()
    metrics.close()
  })
  const registry = newRegistry()
  const game = await registry.game('counting')
  const asked = { game: 'counting', options: {}, seats: [{ kind: 'me' }] } as const
  for (let i = 0; i < tables; i++) await registry.openRoom(newTable(game, asked, dante, `seed ${i}`))
  const parked = async () => (await store.tablesGoingOn(0)).map(table => table.parked)
  return { store, registry, newRegistry, parked }
}

test('a stop without time parks nothing; the next one parks what was left', async () => {
  const { registry, newRegistry, parked } = await scene(3)
  await registry.close(0)
  expect(registry.size).toBe(0)
  expect(await parked()).toEqual([false, false, false])
  await newRegistry().close()
  expect(await parked()).toEqual([true, true, true])
})

test('a table that is not stored in time does not hold up a stop, nor the tables after it', async () => {
  const { store, registry, parked } = await scene(120)
  const { park } = store
  store.park = () => {
    store.park = park
    return new Promise(() => {})
  }
  await registry.close(20_000)
  expect(await parked()).toEqual(Array(120).fill(true))
})

const postgres = await startPostgres()
if ('why' in postgres) test.skip(`a stop while the database hangs: ${postgres.why}`, () => {})
else
  test('SIGTERM while the database hangs, a move waits and a client does not answer: exit 0, soon', async () => {
    const url = await postgres.database()
    const proxy = await startProxy(url)
    const env = { DATABASE_URL: proxy.through(url), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
    const { child, address } = await start([process.execPath, mainFile], { env })
    onTestFinished(async () => void (await kill(child)))
    const visitor = await Visitor.guest(address)
    const info = await visitor.open()
    const line = await visitor.socket()
    const { now } = await line.watch(info.id)
    const hanging = proxy.when('insert into acheron.step', () => proxy.silence())
    line.say({ type: 'move', id: 'm', table: info.id, seat: 0, version: 0, move: now.moves[0]! })
    await hanging
    // From now on it reads nothing: neither the close frame nor the end.
    line.socket.pause()
    const stopped = kill(child, 'SIGTERM')
    // The hang never ends by itself. A stop takes 5 s at most; the rest is for a busy machine.
    expect(await Promise.race([stopped, sleep(8000, 'still there', { ref: false })])).toBe(0)
  })
