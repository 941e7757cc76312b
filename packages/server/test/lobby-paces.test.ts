import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Lobby } from '../src/lobby/lobby.ts'
import { migrations as ofDatabase } from '../src/store/postgres/schema.ts'
import { PostgresStore } from '../src/store/postgres/store.ts'
import { applicationId, migrations as ofFile } from '../src/store/schema.ts'
import { nothingAgreed } from '../src/store/seating.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { folder } from './help.ts'
import { startPostgres } from './postgres.ts'

/** Those before the lobby knew of paces. */
const before = (all: readonly string[]) =>
  all.slice(
    0,
    all.findIndex(text => text.includes('lobby_tally')),
  )

/** Three tables in the lobby of before: without a clock, and with one of each kind. */
const rows = (schema: string) => {
  const live = { kind: 'live', bank: 300, increment: 5, line: 180, timeout: 'vote' }
  const slow = { per: 'turn', hours: 24, reserve: 0, daysOff: [], timeout: 'vote', kind: 'slow' }
  const body = (clock: object) => JSON.stringify({ ...nothingAgreed, clock })
  const tables = ['calm', 'live', 'slow'].map(
    (id, i) => `
    insert into ${schema}game_table (no, id, game, name, rules, options, seed, owner, opening, at, actors, progress, visibility)
      ${schema ? 'overriding system value' : ''} values (${i + 1}, '${id}', 'counting', '', 1, '{}', 's', 'p1', '[]', 1000, '0', 0, 'public');
    ${schema ? `insert into acheron.standing values (${i + 1}, 0, 1000, '0', 0, 'old');` : ''}
    insert into ${schema}seat (table_no, seat, kind, who) values (${i + 1}, 0, 'person', 'p1');
    insert into ${schema}lobby values ('${id}', ${i + 1}, 'open', 'counting', 'en', 1, 'p1', 'p1', 1000)`,
  )
  return [
    ...tables,
    `insert into ${schema}seating values (2, 0, '${body(live)}'), (3, 0, '${body(slow)}')`,
    `insert into ${schema}lobby_count values ('open', 'counting', 'en', 1, 3)`,
  ].join(';')
}

async function check(store: Store): Promise<void> {
  const lobby = new Lobby(store, { info() {}, warn() {}, error() {} })
  await lobby.stop()
  const { total, counts } = await lobby.page('me', { state: 'open' })
  expect([total, counts.paces.map(({ count }) => count)]).toEqual([3, [1, 1, 1]])
  for (const [pace, id] of [
    ['none', 'calm'],
    ['live', 'live'],
    ['slow', 'slow'],
  ] as const) {
    const { tables } = await lobby.page('me', { state: 'open', pace })
    expect(tables.map(({ brief }) => brief.id)).toEqual([id])
  }
  await store.close()
}

test('SQLite: tables of a lobby of before are found by their pace', async () => {
  const file = join(folder(), 'data.sqlite')
  const old = new DatabaseSync(file)
  const done = before(ofFile)
  old.exec(`${done.join(';')}; pragma application_id = ${applicationId}; pragma user_version = ${done.length}`)
  old.exec(rows(''))
  old.close()
  await check(new SqliteStore({ file }))
})

const postgres = await startPostgres()
if ('why' in postgres) test.skip(`PostgreSQL: the lobby of before: ${postgres.why}`, () => {})
else
  test('PostgreSQL: tables of a lobby of before are found by their pace', async () => {
    const url = await postgres.database()
    const done = before(ofDatabase)
    await postgres.query(
      `create schema acheron; create table acheron.format (version integer not null); ${done.join(';')};
      insert into acheron.format values (${done.length}); ${rows('acheron.')}`,
      [],
      url,
    )
    await check(await PostgresStore.open({ url, process: 'new' }))
  })
