import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openFile } from '../src/store/open.ts'
import { applicationId, migrations } from '../src/store/schema.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { TableRow } from '../src/store/store.ts'
import { folder } from './help.ts'
import { storeContract } from './store-contract.ts'

storeContract('SQLite', async () => {
  const file = join(folder(), 'data.sqlite')
  return { store: new SqliteStore({ file }), again: async () => new SqliteStore({ file }) }
})

test('a commit is on the disk: write-ahead log, synchronous FULL', () => {
  const { db, unlock } = openFile(join(folder(), 'data.sqlite'))
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  // 2 is FULL: every commit waits for the disk. No kill of a process can show it, only a power cut.
  expect(db.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
  db.close()
  unlock()
})

test('SQLite: tables of a file of the first format go on', async () => {
  const file = join(folder(), 'data.sqlite')
  const step = (version: number) => `{"version":${version}}`
  const old = new DatabaseSync(file)
  old.exec(`${migrations[0]}; pragma application_id = ${applicationId}; pragma user_version = 1`)
  const newTable = old.prepare(
    `insert into game_table (no, id, game, name, rules, options, seed, owner, opening, at, actors, progress)
     values (?, ?, 'counting', '', 1, '{}', 's', 'p1', '[]', 1000, '0', 0)`,
  )
  const newStep = old.prepare(
    'insert into step (table_no, version, at, actors, progress, body) values (?, ?, ?, ?, ?, ?)',
  )
  for (const [no, id] of ['played', 'other', 'fresh'].entries()) {
    newTable.run(no, id)
    old.prepare(`insert into seat (table_no, seat, kind, who) values (?, 0, 'person', 'p1')`).run(no)
  }
  for (const version of [1, 2, 3]) {
    newStep.run(0, version, 1000 + version, '0', version, step(version))
    if (version < 3) newStep.run(1, version, 2000 + version, '', version, step(version))
  }
  old.exec(`insert into snapshot (table_no, version, state) values (0, 2, '{"count":2}')`)
  old.close()

  const store = new SqliteStore({ file })
  const steps = async (id: string) => (await store.table(id))?.steps
  expect(await steps('played')).toEqual([1, 2, 3].map(step))
  expect(await steps('other')).toEqual([1, 2].map(step))
  expect(await steps('fresh')).toEqual([])
  expect(await store.table('played')).toMatchObject({
    snapshot: { version: 2, rules: 1, state: { count: 2 } },
    parked: null,
  })
  const standings = (await store.tablesOf('p1')).map(({ id, standing }) => ({ id, at: standing.at }))
  expect(standings).toEqual([
    { id: 'fresh', at: 1000 },
    { id: 'other', at: 2002 },
    { id: 'played', at: 1003 },
  ])
  const standing = { at: 3000, actors: [0], progress: 50 }
  const append = (table: string, version: number) =>
    store.append({ table, version, step: step(version), standing, result: null, snapshot: null })
  // Of the three tables nobody has moved at one.
  expect(await store.unbegunOf('p1')).toEqual({ tables: 1, seats: 0 })
  expect(await append('played', 3)).toBe('conflict')
  expect(await append('played', 4)).toBe('stored')
  expect(await append('fresh', 1)).toBe('stored')
  expect(await steps('played')).toEqual([1, 2, 3, 4].map(step))
  expect(await steps('fresh')).toEqual([step(1)])
  await store.close()
})

const row = (id: string): TableRow => ({
  ...{ id, game: 'counting', name: '', rules: 1, seed: 's', daily: null, owner: 'p1', options: {}, opening: [] },
  visibility: 'public',
  seats: [{ kind: 'person', person: 'p1' }],
  start: { at: 0, actors: [0], progress: 0 },
})

const write = (table: string, version: number) => ({
  ...{ table, version, step: `{"version":${version}}`, result: null, snapshot: null },
  standing: { at: version, actors: [0], progress: 0 },
})

test('SQLite: after a kill every table goes on from its last step, however many came since its last step was noted', async () => {
  const file = join(folder(), 'data.sqlite')
  const store = new SqliteStore({ file })
  for (const id of ['often', 'seldom', 'never']) await store.createTable(row(id))
  await store.append(write('seldom', 1))
  for (const until of [100, 4100, 8300]) {
    const from = Number((await store.table('often'))?.steps.length)
    const steps = Array.from({ length: until - from }, (_, i) => store.append(write('often', from + i + 1)))
    expect(new Set(await Promise.all(steps))).toEqual(new Set(['stored']))
    // The disk at this moment: no shutdown has written anything.
    const copy = join(folder(), 'data.sqlite')
    for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${copy}${part}`)
    const again = new SqliteStore({ file: copy })
    expect((await again.table('often'))?.steps).toHaveLength(until)
    expect((await again.table('seldom'))?.steps).toEqual(['{"version":1}'])
    expect((await again.table('never'))?.steps).toEqual([])
    expect((await again.tablesOf('p1')).map(({ standing }) => standing.at)).toEqual([0, 1, until])
    expect(await again.append(write('often', until))).toBe('conflict')
    expect(await again.append(write('often', until + 1))).toBe('stored')
    await again.close()
  }
  await store.close()
})

test('SQLite: a write that fails leaves the last steps of its neighbours as they are stored', async () => {
  const store = new SqliteStore({ file: join(folder(), 'data.sqlite') })
  await store.createTable(row('t'))
  await store.append(write('t', 1))
  const outcomes = await Promise.allSettled([store.append(write('t', 2)), store.createTable(row('t'))])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await store.append(write('t', 3))).toBe('stored')
  expect((await store.table('t'))?.steps).toHaveLength(3)
  await store.close()
})
