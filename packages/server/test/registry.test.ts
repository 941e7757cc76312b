import { join } from 'node:path'
import { LiveTable } from '@acheron/engine'
import { expect, onTestFinished, test } from 'vitest'
import { LocalFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Watcher } from '../src/tables/audience.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import type { Acted, Room } from '../src/tables/room.ts'
import { testGames } from './games.ts'
import { folder } from './help.ts'

const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
const silent = { info() {}, warn() {}, error() {} }

async function scene() {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  const metrics = new Metrics()
  const fanout = new LocalFanout()
  const parts = { store, metrics, fanout, people: new People(store), games: testGames, log: silent, onTurn() {} }
  const registry = new Registry(parts)
  onTestFinished(async () => {
    await registry.close()
    await store.close()
    metrics.close()
  })
  const game = await registry.game('counting')
  const asked = { game: 'counting', options: { goal: 1000 }, seats: [{ kind: 'me' }] } as const
  const id = await registry.open(newTable(game, asked, dante, 'seed'))
  return { store, registry, fanout, id, room: await registry.room(id) }
}

const act = (room: Room, add: number, version = room.version) =>
  new Promise<Acted>(answer => room.act({ person: 'dante' }, { kind: 'move', seat: 0, move: { add } }, version, answer))

test('many who ask for a table at once get the same one', async () => {
  const { registry, id, room } = await scene()
  await registry.sweep(Date.now() + 1)
  const rooms = await Promise.all([registry.room(id), registry.room(id), registry.room(id)])
  expect(new Set(rooms).size).toBe(1)
  expect(rooms[0]).not.toBe(room)
})

test('a table that nobody needs leaves the memory and comes back as it was; one that is watched stays', async () => {
  const { registry, id, room } = await scene()
  await act(room, 2)
  await registry.sweep(Date.now() - 1000)
  expect(registry.size).toBe(1)
  const watcher: Watcher = { person: null, send() {} }
  room.watch(watcher)
  await registry.sweep(Date.now() + 1)
  expect(registry.size).toBe(1)
  room.unwatch(watcher)
  await registry.sweep(Date.now() + 1)
  expect(registry.size).toBe(0)
  const again = await registry.room(id)
  expect(again.openFor(0).now).toMatchObject({ version: 1, view: { count: 2 }, canUndo: true })
})

test('nobody sees a step before it is stored, and nobody is told before its sender', async () => {
  const { store, room } = await scene()
  const said: string[] = []
  room.watch({ person: 'dante', send: text => void said.push(JSON.parse(text).type) })
  const { append } = store
  let release = () => {}
  store.append = async write => {
    await new Promise<void>(resolve => {
      release = resolve
    })
    return append.call(store, write)
  }
  room.act({ person: 'dante' }, { kind: 'move', seat: 0, move: { add: 1 } }, 0, ({ kind }) => void said.push(kind))
  const asked = room.whenStored(() => room.openFor(0).now.version)
  const second = act(room, 1, 0)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(said).toEqual(['table'])
  release()
  expect(await asked).toBe(1)
  expect(said).toEqual(['table', 'done', 'steps'])
  expect(await second).toMatchObject({ kind: 'refused', refused: { why: 'stale' } })
})

test('another process stores steps: ours is refused, and the table goes on from what is stored', async () => {
  const { store, registry, room, fanout, id } = await scene()
  const said: { type: string; open?: { now: { view: object } } }[] = []
  room.watch({ person: 'dante', send: text => void said.push(JSON.parse(text)) })
  const other = new LiveTable(room.game, { players: 1, options: room.table.options, seed: 'seed' })
  const elsewhere = async (add: number) => {
    const outcome = other.act({ kind: 'move', seat: 0, move: { add } })
    if (!outcome.ok) throw new Error(outcome.message)
    const standing = { at: Date.now(), actors: [0], progress: 0 }
    await store.append({ table: id, step: outcome.step, standing, result: null, snapshot: null })
  }
  await elsewhere(3)
  expect(await act(room, 1)).toMatchObject({ kind: 'failed' })
  expect(said.at(-1)).toMatchObject({ type: 'table', open: { now: { version: 1, view: { count: 3 } } } })
  await elsewhere(2)
  fanout.publish(id, { kind: 'step', version: 2 })
  await expect
    .poll(() => said.at(-1))
    .toMatchObject({ type: 'table', open: { now: { version: 2, view: { count: 5 } } } })
  expect(await act(room, 1)).toMatchObject({ kind: 'done', version: 3 })
  expect(registry.loaded(id)).toBe(room)
})
