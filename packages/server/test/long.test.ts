import { join } from 'node:path'
import { LiveTable } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'
import { newTable } from '../src/tables/open.ts'
import { Visitor } from './client.ts'
import { testGames } from './games.ts'
import { folder, server } from './help.ts'

/** A stored table with that many moves at which nothing can be taken back, for another seat has always decided. */
async function longTable(file: string, moves: number): Promise<string> {
  const store = new SqliteStore({ file })
  const game = await testGames.find(({ meta }) => meta.id === 'counting')!.load()
  const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  const table = newTable(game, { game: 'counting', options: { goal: 100_000 }, seats }, dante, 'seed')
  await store.createTable(table)
  const live = new LiveTable(game, { players: 2, options: table.options, seed: 'seed' })
  const writes = Array.from({ length: moves }, (_, i) => {
    const outcome = live.act({ kind: 'move', seat: i % 2, move: { add: 1 } })
    if (!outcome.ok) throw new Error(outcome.message)
    const standing = { at: i, actors: live.actors(), progress: 0 }
    return store.append({ table: table.id, step: outcome.step, standing, result: null, snapshot: null })
  })
  await Promise.all(writes)
  const { state } = live
  await store.saveSnapshot(table.id, { version: moves - 20, state: { ...state, count: moves - 20 } as typeof state })
  await store.close()
  return table.id
}

test('a table of 2,000 entries opens from its snapshot in under 50 ms', async () => {
  const file = join(folder(), 'data.sqlite')
  const [warm, id] = [await longTable(file, 2000), await longTable(file, 2000)]
  const { address } = await server({ file })
  const visitor = await Visitor.guest(address)
  await visitor.get(`/api/tables/${warm}`)
  const before = process.threadCpuUsage()
  const open = await visitor.get<OpenTable>(`/api/tables/${id}`)
  const { user, system } = process.threadCpuUsage(before)
  expect(open.steps).toHaveLength(2000)
  expect(open.now.view).toMatchObject({ count: 2000 })
  // Processor time, the client's part included: what else the machine does must not decide a test.
  expect((user + system) / 1000).toBeLessThan(50)
})
