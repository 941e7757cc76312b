import { join } from 'node:path'
import type { ServerMessage } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { type Notice, noFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import { StaleTables } from '../src/tables/stale.ts'
import { testGames } from './games.ts'
import { folder, undoFinder } from './help.ts'

const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
const log = { info() {}, warn() {}, error() {} }
const day = 86_400_000

async function scene() {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  const metrics = new Metrics()
  const notices: { topic: string; notice: Notice }[] = []
  const fanout = { ...noFanout, publish: (topic: string, notice: Notice) => void notices.push({ topic, notice }) }
  const parts = {
    store,
    metrics,
    fanout,
    people: new People(store),
    games: testGames,
    log,
    undo: undoFinder(),
    onTurn() {},
  }
  const registry = new Registry(parts)
  const stale = new StaleTables(store, registry, log, 7)
  onTestFinished(async () => {
    await stale.stop()
    await registry.close()
    await store.close()
    metrics.close()
  })
  const game = await registry.game('counting')
  const asked = { game: 'counting', options: {}, seats: [{ kind: 'me' }] } as const
  const open = () => registry.openRoom(newTable(game, asked, dante, 'seed'))
  return { store, registry, stale, notices, open }
}

test('a table that nobody began is removed after a week, and whoever has it open is told', async () => {
  const { store, registry, stale, notices, open } = await scene()
  const room = await open()
  const begun = await open()
  const [move] = begun.state.live.moves(0)
  await new Promise(answer => begun.act({ person: 'dante' }, { kind: 'move', seat: 0, move }, 0, answer))
  const told: ServerMessage[] = []
  room.watch({ person: 'virgil', send: text => void told.push(JSON.parse(text)) })

  await stale.remove(Date.now() + 6 * day)
  expect(room.closed).toBe(false)
  await stale.remove(Date.now() + 8 * day)
  expect(told.at(-1)).toMatchObject({ type: 'error', code: 'removed', table: room.id })
  expect(room.closed).toBe(true)
  expect(notices).toContainEqual({ topic: room.id, notice: { kind: 'removed' } })
  await expect(registry.room(room.id)).rejects.toMatchObject({ code: 'no-such-table' })
  expect(registry.loaded(begun.id)).toBe(begun)
  expect(await store.table(begun.id)).not.toBeNull()
})

test('however many there are, all are removed', async () => {
  const { stale, store, open } = await scene()
  await Promise.all(Array.from({ length: 230 }, open))
  expect(await store.unbegunOf('dante')).toMatchObject({ tables: 230 })
  await stale.remove(Date.now() + 8 * day)
  expect(await store.unbegunOf('dante')).toMatchObject({ tables: 0 })
})
