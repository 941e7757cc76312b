import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { applicationId, migrations } from '../src/store/schema.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { folder } from './help.ts'
import { storeContract } from './store-contract.ts'

storeContract('SQLite', () => {
  const file = join(folder(), 'data.sqlite')
  return { store: new SqliteStore({ file }), again: () => new SqliteStore({ file }) }
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
  old.close()

  const store = new SqliteStore({ file })
  const steps = async (id: string) => (await store.table(id))?.steps
  expect(await steps('played')).toEqual([1, 2, 3].map(step))
  expect(await steps('other')).toEqual([1, 2].map(step))
  expect(await steps('fresh')).toEqual([])
  const standings = (await store.tablesOf('p1')).map(({ id, standing }) => ({ id, at: standing.at }))
  expect(standings).toEqual([
    { id: 'fresh', at: 1000 },
    { id: 'other', at: 2002 },
    { id: 'played', at: 1003 },
  ])
  const standing = { at: 3000, actors: [0], progress: 50 }
  const append = (table: string, version: number) =>
    store.append({ table, version, step: step(version), standing, result: null, snapshot: null })
  expect(await append('played', 3)).toBe('conflict')
  expect(await append('played', 4)).toBe('stored')
  expect(await append('fresh', 1)).toBe('stored')
  expect(await steps('played')).toEqual([1, 2, 3, 4].map(step))
  expect(await steps('fresh')).toEqual([step(1)])
  await store.close()
})
