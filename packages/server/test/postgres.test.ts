import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { checkTables, sourceName } from '../src/check.ts'
import { StartError, StoreError } from '../src/errors.ts'
import { readKeys } from '../src/keys.ts'
import { migrations } from '../src/store/postgres/schema.ts'
import { PostgresStore } from '../src/store/postgres/store.ts'
import type { Append, TableRow } from '../src/store/store.ts'
import { Visitor } from './client.ts'
import { gamesWith } from './games.ts'
import { folder, server } from './help.ts'
import { freePort, type PostgresServer, startPostgres } from './postgres.ts'
import { sit } from './sitting.ts'
import { storeContract } from './store-contract.ts'

const open = (url: string) => PostgresStore.open({ url, process: randomUUID() })

const row = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  ...{ id, game: 'counting', name: '', rules: 1, seed: 's', daily: null, owner: 'p1', options: {}, opening: [] },
  visibility: 'public',
  seats: [{ kind: 'person', person: 'p1' }, { kind: 'open' }],
  start: { at: 0, actors: [0], progress: 0 },
  ...change,
})

const write = (table: string, version: number, by = ''): Append => ({
  ...{ table, version, step: JSON.stringify({ version, by }), result: null, snapshot: null },
  standing: { at: version, actors: [0], progress: 0 },
})

const postgres = await startPostgres()
if ('why' in postgres) test.skip(`the store in PostgreSQL: ${postgres.why}`, () => {})
else storeTests(postgres)

function storeTests(postgres: PostgresServer): void {
  storeContract('PostgreSQL', async () => {
    const url = await postgres.database()
    return { store: await open(url), again: () => open(url) }
  })

  /** A number of processes on one empty database, removed when the test is over. */
  async function openStores(size: number): Promise<{ url: string; stores: PostgresStore[] }> {
    const url = await postgres.database()
    // At once: one of them makes the tables, the others wait for it.
    const stores = await Promise.all(Array.from({ length: size }, () => open(url)))
    onTestFinished(async () => void (await Promise.all(stores.map(store => store.close()))))
    return { url, stores }
  }

  test('of two moves at the same version from two processes one is stored, at many tables crosswise', async () => {
    const { stores } = await openStores(2)
    const ids = Array.from({ length: 40 }, (_, i) => `t${i}`)
    for (const id of ids) await stores[0]!.createTable(row(id))
    for (let version = 1; version <= 10; version++) {
      // All in one transaction, each in an order of its own.
      const outcomes = await Promise.all([
        Promise.all(ids.map(id => stores[0]!.append(write(id, version, 'one')))),
        Promise.all(ids.toReversed().map(id => stores[1]!.append(write(id, version, 'other')))),
      ])
      const [one, other] = [outcomes[0], outcomes[1].toReversed()]
      for (const [i, id] of ids.entries()) {
        expect([one[i], other[i]].toSorted()).toEqual(['conflict', 'stored'])
        const winner = one[i] === 'stored' ? 'one' : 'other'
        expect((await stores[0]!.since(id, version - 1))?.steps).toEqual([JSON.stringify({ version, by: winner })])
      }
    }
  })

  test('two processes: one seat is taken once, a secret is made once, a day has one table', async () => {
    const { stores } = await openStores(4)
    const secrets = await Promise.all(stores.map(store => store.secret('cookie', randomUUID)))
    expect(new Set(secrets).size).toBe(1)
    await stores[0]!.createTable(row('t1'))
    const sat = await Promise.all(stores.map((store, i) => sit(store, 't1', 1, `guest${i}`)))
    expect(sat.filter(Boolean)).toHaveLength(1)
    await stores[0]!.createTable(row('t2', { seats: [{ kind: 'open' }, { kind: 'open' }] }))
    const both = await Promise.all([sit(stores[0]!, 't2', 0, 'guest'), sit(stores[1]!, 't2', 1, 'guest')])
    expect(both.filter(Boolean)).toHaveLength(1)
    const days = await Promise.all(stores.map((store, i) => store.createTable(row(`d${i}`, { daily: '2026-11-16' }))))
    expect(new Set(days).size).toBe(1)
  })

  test('processes on one database share its key; a keys file begins with it', async () => {
    const database = await postgres.database()
    const keysFile = join(folder(), 'some.keys')
    const dante = await Visitor.guest((await server({ database })).address)
    const { id } = await dante.me()
    for (const more of [{}, { keysFile }, { keys: 'x'.repeat(43) }]) {
      const other = new Visitor((await server({ database, ...more })).address)
      other.cookie = dante.cookie
      expect((await other.me()).id).toBe(id)
    }
    const [stored] = await postgres.query(`select value from acheron.secret where name = 'cookie'`, [], database)
    expect(readKeys(keysFile)).toEqual([stored?.value])
  })

  test('the tables of a dead process are adopted once, by one of the others', async () => {
    const { url, stores } = await openStores(2)
    const gone = await open(url)
    const seats = [
      { kind: 'person', person: 'p1' },
      { kind: 'bot', bot: 'random' },
    ] as const
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`)
    const start = { at: 0, actors: [1], progress: 0 }
    for (const id of ids) await gone.createTable(row(id, { seats, start }))
    await gone.createTable(row('for-a-person', { seats }))
    const beat = async () => {
      await stores[1]!.cluster.beat()
      return (await stores[0]!.cluster.beat()).size
    }
    await gone.cluster.beat()
    expect(await beat()).toBe(3)
    expect(await Promise.all(stores.map(store => store.adopt()))).toEqual([[], []])
    await gone.close()
    expect(await beat()).toBe(2)
    await stores[1]!.cluster.beat()
    const adopted = await Promise.all(stores.map(store => store.adopt()))
    expect(adopted.flat().toSorted()).toEqual(ids.toSorted())
    for (const [i, store] of stores.entries())
      for (const id of adopted[i]!) expect((await store.table(id))?.playsBots).toBe(true)
    // The process that stores a step plays the bots from then on.
    await stores[1]!.append(write('t0', 1))
    expect((await stores[0]!.table('t0'))?.playsBots).toBe(false)
    expect((await stores[1]!.table('t0'))?.playsBots).toBe(true)
  })

  test('old tables are removed by one process, unless somebody moves there at that moment', async () => {
    const { stores } = await openStores(3)
    const ids = Array.from({ length: 60 }, (_, i) => `t${i}`)
    for (const id of ids) await stores[0]!.createTable(row(id))
    const [first, second, ...moves] = await Promise.all([
      stores[0]!.removeStale(1),
      stores[1]!.removeStale(1),
      ...ids.map(id => stores[2]!.append(write(id, 1))),
    ])
    const removed = [...first, ...second]
    expect(new Set(removed).size).toBe(removed.length)
    for (const [i, id] of ids.entries()) {
      expect(moves[i]).toBe(removed.includes(id) ? 'conflict' : 'stored')
      expect((await stores[0]!.table(id))?.steps.length).toBe(removed.includes(id) ? undefined : 1)
    }
    expect(await stores[0]!.removeStale(1)).toEqual([])
    expect(await stores[0]!.unbegunOf('p1')).toEqual({ tables: 0, seats: 0 })
  })

  test('a database of the format before: tables where nobody has moved are known', async () => {
    const url = await postgres.database()
    await postgres.query('create schema acheron; create table acheron.format (version integer not null)', [], url)
    await postgres.query('insert into acheron.format values (2)', [], url)
    for (const migration of migrations.slice(0, 2)) await postgres.query(migration, [], url)
    const columns = 'id, game, name, rules, options, seed, owner, opening, at, actors, progress'
    await postgres.query(
      `insert into acheron.game_table (${columns}, daily, result) values
         ('moved', 'counting', '', 1, '{}', 's', 'p1', '[]', 0, '0', 0, null, null),
         ('fresh', 'counting', '', 1, '{}', 's', 'p1', '[]', 0, '0', 0, null, null),
         ('daily', 'counting', '', 1, '{}', 's', 'p1', '[]', 0, '0', 0, '2026-11-16', null);
       insert into acheron.standing select no, case when id = 'moved' then 1 else 0 end, 0, '0', 0, '' from acheron.game_table;
       insert into acheron.seat select no, 0, 'person', 'p1' from acheron.game_table`,
      [],
      url,
    )
    const store = await open(url)
    onTestFinished(() => store.close())
    expect(await store.unbegunOf('p1')).toEqual({ tables: 1, seats: 0 })
    expect(await store.removeStale(1)).toEqual(['fresh'])
    expect((await store.tablesOf('p1')).map(({ id }) => id)).toEqual(['daily', 'moved'])
  })

  test('lost connections: later requests succeed, and nothing is stored twice', async () => {
    const { stores } = await openStores(1)
    const [store] = stores
    await store!.createTable(row('t1'))
    for (let version = 1; version <= 5; version++) {
      await postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'acheron'`)
      // During the statement or before it is sent: either the step is stored, or the caller learns that it is not.
      const outcome = await store!.append(write('t1', version)).catch((error: unknown) => error)
      if (outcome !== 'stored') {
        expect(outcome).toBeInstanceOf(StoreError)
        expect(await store!.append(write('t1', version))).toBe('stored')
      }
    }
    expect((await store!.table('t1'))?.steps).toHaveLength(5)
  })

  test.each([
    ['mysql://localhost/acheron', /^DATABASE_URL must be such as postgres:/],
    ['nonsense', /^DATABASE_URL must be such as postgres:/],
  ])('a database that cannot be: %s', async (url, line) => {
    await expect(open(url)).rejects.toThrow(line)
  })

  test('a database that cannot be used: one line that says why, without the password', async () => {
    const url = await postgres.database()
    const trouble = async (change: { port?: string; password?: string; pathname?: string }) => {
      const changed = Object.assign(new URL(url), change)
      const error: unknown = await open(changed.href).catch(error => error)
      expect(error).toBeInstanceOf(StartError)
      const { message } = error as Error
      expect(message).not.toMatch(/inferno|paradiso|\n/)
      return message
    }
    expect(await trouble({ port: String(await freePort()) })).toMatch(/cannot be used: .*check DATABASE_URL/)
    expect(await trouble({ password: 'paradiso' })).toMatch(/does not let us in/)
    expect(await trouble({ pathname: '/purgatorio' })).toMatch(/no such database.*purgatorio/)
    await (await open(url)).close()
    const admin = new pg.Client(url)
    await admin.connect()
    await admin.query('update acheron.format set version = 99, works_from = 99')
    await admin.end()
    expect(await trouble({})).toMatch(/written by a newer Acheron \(format 99\)/)
  })

  test('two servers on one database without NATS say so in their logs', async () => {
    const database = await postgres.database()
    const logs = await Promise.all(
      ['one', 'other'].map(async () => {
        const lines: string[] = []
        await server({ database, logLevel: 'warn', logStream: { write: line => void lines.push(line) } })
        return lines
      }),
    )
    for (const lines of logs) await expect.poll(() => lines.join('')).toContain('set NATS_URL for both')
  })

  test('changes by new rules are reported for a database too, which is only read', async () => {
    const { url, stores } = await openStores(1)
    await stores[0]!.createTable(row('t1', { seats: [{ kind: 'person', person: 'p1' }] }))
    const legal = [{ seat: 0, count: 3, hash: 'of other moves' }]
    await stores[0]!.park('t1', { version: 0, rules: 1, state: { flow: [], rng: null } as never, legal })
    const before = await stores[0]!.table('t1')
    expect(await checkTables(url, gamesWith({ rulesVersion: 1 }))).toMatchObject({
      tables: 1,
      findings: [{ table: 't1', problem: 'moves-change', detail: 'seat 0 has other moves' }],
    })
    expect(await stores[0]!.table('t1')).toEqual(before)
    const others = await stores[0]!.cluster.beat()
    expect(others.size).toBe(1)
    await expect(checkTables(await postgres.database())).rejects.toThrow(/has no tables of this Acheron's/)
    expect(sourceName(url)).not.toContain('inferno')
  })
}
