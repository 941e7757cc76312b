import { randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { OpenTable } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { backUpDaily } from '../src/backup/daily.ts'
import { restoreBackup } from '../src/backup/restore.ts'
import { backUp } from '../src/backup/write.ts'
import { ofServers, sameTables } from '../src/store/postgres/plan.ts'
import { migrations as postgresMigrations } from '../src/store/postgres/schema.ts'
import { PostgresStore } from '../src/store/postgres/store.ts'
import { migrations } from '../src/store/schema.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { keepSeen, seenOf } from '../src/store/subjects/seen.ts'
import { newSession, type SessionRow, sessionsOf } from '../src/store/subjects/sessions.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

const newFile = (name = 'data.sqlite') => join(folder(), name)
const started = { at: 1_700_000_000_000, actors: [0], progress: 0 }

/** A row of a table that both databases share. */
const session: SessionRow = {
  ...{ id: 's1', token: 'hash', person: 'p1', device: 'Firefox\n"ö"\\' },
  ...{ way: 'carry', made: 1_800_000_000_000, seen: 0, ended: null },
}

/** People and tables of every kind; texts that are hard to carry. */
async function furnish(store: Store): Promise<void> {
  await store.secret('cookie', () => 'the key of the cookies')
  await store.savePerson({ id: 'p1', name: 'Dante "Ο Φλωρεντινός" 🔥 \\n', language: 'es' })
  await store.write(() => newSession(session))
  const table = (id: string, more = {}) =>
    store.createTable({
      ...{
        id,
        game: 'counting',
        name: 'line\nbreak',
        rules: 1,
        seed: 's',
        daily: null,
        owner: 'p1',
        visibility: 'link',
        options: { a: [1] },
      },
      ...{ opening: [], start: started },
      seats: [{ kind: 'person', person: 'p1' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }],
      ...more,
    })
  const append = (id: string, version: number, more = {}) =>
    store.append({
      ...{ table: id, version, step: JSON.stringify({ version, text: 'ï"\\' }), result: null, snapshot: null },
      standing: { at: started.at + version, actors: [0, 1], progress: 1 / 3 },
      ...more,
    })
  await table('fresh')
  await table('played')
  await table('day', { daily: '2026-11-17' })
  await table('over')
  for (let version = 1; version <= 30; version++) {
    await append('played', version)
    await append('over', version, version === 30 ? { result: { ranking: [[0]] } } : {})
  }
  await store.write(() => keepSeen({ table: 'played', person: 'p1', version: 27 }))
  await store.saveSnapshot('played', { version: 20, rules: 1, state: { count: 20 } as never })
  await store.park('played', {
    version: 30,
    rules: 1,
    state: { count: 30 } as never,
    legal: [{ seat: 0, count: 3, hash: 'h' }],
  })
}

/** Everything that the store tells of that house. */
async function contentsOf(store: Store) {
  const tables = await Promise.all(['fresh', 'played', 'day', 'over'].map(id => store.table(id)))
  return {
    tables: tables.map(table => ({ ...table!, playsBots: null })),
    mine: await store.tablesOf('p1'),
    going: await store.tablesGoingOn(0),
    person: await store.person('p1'),
    sessions: await store.read(() => sessionsOf('p1')),
    seen: await store.read(() => seenOf('p1')),
    secret: await store.secret('cookie', () => 'another'),
    day: await store.dailyTable('counting', '2026-11-17', 'p1'),
  }
}

/** Opens a store for the work. */
async function using<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const inFile = (file: string) => new SqliteStore({ file })
const counts = { people: 1, tables: 4, steps: 60 }

test('a backup of a file in use is whole, private, and restored as it was', async () => {
  const file = newFile()
  const backup = newFile('backup.sqlite')
  const before = await using(inFile(file), async store => {
    await furnish(store)
    expect(await backUp(file, backup)).toMatchObject(counts)
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    return contentsOf(store)
  })
  expect(readdirSync(join(backup, '..'))).toEqual(['backup.sqlite'])
  await expect(backUp(file, backup)).rejects.toThrow(/^there is a file .* already; name another$/)
  const other = join(folder(), 'made/data.sqlite')
  expect(await restoreBackup(backup, other, false)).toMatchObject({ ...counts, aside: null })
  expect(statSync(other).mode & 0o777).toBe(0o600)
  expect(await using(inFile(other), contentsOf)).toEqual(before)
})

test('a restored server knows its visitors and their tables', async () => {
  const first = await server()
  const dante = await Visitor.guest(first.address)
  const { id } = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  await line.watch(id)
  await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 2 } })
  const backup = newFile('backup.sqlite')
  await backUp(first.file, backup)
  await first.close()
  const file = newFile()
  await restoreBackup(backup, file, false)
  const again = new Visitor((await server({ file })).address)
  again.cookie = dante.cookie
  expect(await again.get<OpenTable>(`/api/tables/${id}`)).toMatchObject({ now: { version: 1 }, steps: [{ seat: 0 }] })
})

test('restoring overwrites nothing: it refuses, or keeps aside what was there; never under a running server', async () => {
  const file = newFile()
  const backup = newFile('backup.sqlite')
  await using(inFile(file), async store => {
    await furnish(store)
    await backUp(file, backup)
    for (const replace of [false, true])
      await expect(restoreBackup(backup, file, replace)).rejects.toThrow(/is in use by another Acheron server/)
    await store.savePerson({ id: 'p2', name: 'later', language: 'en' })
  })
  await expect(restoreBackup(backup, file, false)).rejects.toThrow(
    /^there is data in .*data\.sqlite already; --replace/,
  )
  const { aside } = await restoreBackup(backup, file, true)
  expect(aside).toMatch(/data\.sqlite\.before-\d{8}T\d{6}Z$/)
  expect(await using(inFile(file), store => store.person('p2'))).toBe(null)
  expect(await using(inFile(aside!), store => store.person('p2'))).not.toBe(null)
  // A log without its file is data too.
  const half = newFile()
  writeFileSync(`${half}-wal`, 'log')
  await expect(restoreBackup(backup, half, false)).rejects.toThrow(/^there is data in .*-wal already/)
  const emptied = newFile()
  writeFileSync(emptied, '')
  expect(await restoreBackup(backup, emptied, false)).toMatchObject(counts)
})

test('what is no backup is not restored, and a copy without its log is not backed up', async () => {
  const text = newFile('text.sqlite')
  writeFileSync(text, 'Lasciate ogne speranza'.repeat(500))
  const target = newFile()
  await expect(restoreBackup(text, target, false)).rejects.toThrow(/text\.sqlite is damaged \(file is not a database\)/)
  await expect(restoreBackup(newFile('none'), target, false)).rejects.toThrow(/^there is no backup .*none;/)
  const file = newFile()
  await using(inFile(file), async store => {
    await furnish(store)
    const damaged = newFile('damaged.sqlite')
    await backUp(file, damaged)
    const bytes = readFileSync(damaged)
    bytes.fill(7, bytes.length / 2)
    writeFileSync(damaged, bytes)
    await expect(restoreBackup(damaged, target, false)).rejects.toThrow(/damaged\.sqlite is damaged \(/)
    const alone = newFile()
    copyFileSync(file, alone)
    await expect(backUp(alone, newFile('b.sqlite'))).rejects.toThrow(/was copied or left without its .*-wal/)
  })
  expect(existsSync(target)).toBe(false)
})

const openStore = (file: string) => new SqliteStore({ file })

test('a restore that was killed between its two renames is not taken for a new house', async () => {
  const file = newFile()
  await using(inFile(file), furnish)
  const [fresh, aside] = [`${file}.new`, `${file}.before-20260101T000000Z`]
  const interrupted = (left: string) =>
    new RegExp(
      `^there is no data file .*, but ${left} is there: a restore was interrupted; run .* --replace, or set .*$`,
    )
  copyFileSync(file, fresh)
  renameSync(file, aside)
  expect(() => openStore(file)).toThrow(interrupted(fresh))
  expect(existsSync(fresh)).toBe(true)
  rmSync(fresh)
  expect(() => openStore(file)).toThrow(interrupted(aside))
  const backup = newFile('backup.sqlite')
  await backUp(aside, backup, null)
  await restoreBackup(backup, file, true)
  await openStore(file).close()
  // What a first start leaves that is killed at that moment holds nothing.
  const other = newFile()
  await openStore(other).close()
  renameSync(other, `${other}.new`)
  await openStore(other).close()
})

test('a backup of every day: one a day, the newest are kept, other files are left alone', async () => {
  const file = newFile()
  await using(inFile(file), furnish)
  const backups = join(folder(), 'backups')
  const plan = { folder: backups, keep: 3, source: file, keysFile: null }
  const made = await backUpDaily(plan)
  expect(made).toMatch(/acheron-\d{8}T\d{6}Z\.sqlite$/)
  expect(await backUpDaily(plan)).toBe(null)
  expect(statSync(backups).mode & 0o777).toBe(0o700)
  const old = ['20200101T000000Z', '20200102T000000Z', '20200103T000000Z', '20990101T000000Z']
  for (const at of old) writeFileSync(join(backups, `acheron-${at}.sqlite`), '')
  writeFileSync(join(backups, 'mine.sqlite'), '')
  // One of yesterday is too old, one of the future counts for nothing.
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString().replace(/\.\d+|[-:]/g, '')
  copyFileSync(made!, join(backups, `acheron-${yesterday}.sqlite`))
  rmSync(made!)
  const next = await backUpDaily(plan)
  expect(readdirSync(backups).sort()).toEqual(
    [`acheron-${yesterday}.sqlite`, next!.split('/').pop(), 'acheron-20990101T000000Z.sqlite', 'mine.sqlite'].sort(),
  )
})

test('a backup that a stop has cut short leaves nothing behind once the next one is made', async () => {
  const file = newFile()
  await using(inFile(file), furnish)
  const backups = folder()
  const others = ['mine.sqlite.part', 'acheron-before.sqlite.part']
  const left = ['', '-journal'].map(end => `acheron-20200101T000000Z.sqlite.part${end}`)
  for (const name of [...others, ...left]) writeFileSync(join(backups, name), '')
  const made = await backUpDaily({ folder: backups, keep: 3, source: file, keysFile: null })
  expect(readdirSync(backups).sort()).toEqual([...others, basename(made!)].sort())
})

test('the server makes the backup of the day, says when it cannot, and does not begin a new house beside backups', async () => {
  const backups = join(folder(), 'backups')
  const file = newFile()
  const one = await server({ file, backups: { folder: backups, keep: 2 } })
  await expect
    .poll(() => existsSync(backups) && readdirSync(backups).filter(name => name.endsWith('.sqlite')))
    .toHaveLength(1)
  await one.close()
  const elsewhere = newFile()
  await expect(server({ file: elsewhere, backups: { folder: backups, keep: 2 } })).rejects.toThrow(
    /^there is no data file .*, but there are backups of one; run `acheron restore .*acheron-.*\.sqlite`, or set DATA_LOST/,
  )
  expect(existsSync(elsewhere)).toBe(false)
  await server({ file: elsewhere, backups: { folder: backups, keep: 2 }, acceptLoss: true })
  const lines: string[] = []
  const noFolder = newFile('file')
  writeFileSync(noFolder, '')
  const bad = { folder: join(noFolder, 'backups'), keep: 2 }
  await expect(server({ backups: bad })).rejects.toThrow(/^the folder of backups cannot be read: .* BACKUPS=$/)
  await server({
    ...{ file, backups: bad },
    logLevel: 'error',
    logStream: { write: line => void lines.push(line) },
  })
  await expect.poll(() => lines.join('')).toContain('the daily backup could not be made')
})

const postgres = await startPostgres()
if ('why' in postgres) test.skip(`backups of PostgreSQL: ${postgres.why}`, () => {})
else postgresTests(postgres)

function postgresTests(postgres: PostgresServer): void {
  const inDatabase = (url: string) => PostgresStore.open({ url, process: randomUUID() })

  test('a database is backed up while in use, and restored to a database and to a file; and a file to a database', async () => {
    const url = await postgres.database()
    const backup = newFile('backup.sqlite')
    const before = await using(await inDatabase(url), async store => {
      await furnish(store)
      expect(await backUp(url, backup)).toMatchObject(counts)
      return contentsOf(store)
    })
    const [other, third] = [await postgres.database(), await postgres.database()]
    expect(await restoreBackup(backup, other, false)).toMatchObject({ ...counts, aside: null })
    expect(await using(await inDatabase(other), contentsOf)).toEqual(before)
    const file = newFile()
    await restoreBackup(backup, file, false)
    const inTheFile = await using(inFile(file), contentsOf)
    expect(inTheFile).toEqual(before)
    expect(inTheFile.sessions).toEqual([session])
    expect(inTheFile.seen).toEqual([{ table: 'played', version: 27 }])
    // And on to another machine: the file goes on for a step, then to a database.
    const later = newFile('later.sqlite')
    await using(inFile(file), async store => {
      const standing = { at: 5, actors: [1], progress: 0.5 }
      const write = { table: 'played', version: 31, step: '{"version":31}', standing, result: null, snapshot: null }
      expect(await store.append(write)).toBe('stored')
      await backUp(file, later)
    })
    await restoreBackup(later, third, false)
    const end = await using(inFile(file), contentsOf)
    await using(await inDatabase(third), async store => {
      expect(await contentsOf(store)).toEqual(end)
      // New tables get new numbers; the bots of restored ones are adopted.
      await store.createTable({ ...end.tables[0]!.table, id: 'new' })
      expect((await store.table('new'))?.steps).toEqual([])
      await store.cluster!.beat()
      await store.adopt()
      expect((await store.table('played'))?.playsBots).toBe(true)
    })
  })

  test('a database with data is not overwritten: refused, or kept aside; never under a running server', async () => {
    const url = await postgres.database()
    const backup = newFile('backup.sqlite')
    const store = await inDatabase(url)
    await furnish(store)
    await backUp(url, backup)
    for (const replace of [false, true])
      await expect(restoreBackup(backup, url, replace)).rejects.toThrow(
        /^the database test\d+ at .* is in use by a server/,
      )
    await store.close()
    await expect(restoreBackup(backup, url, false)).rejects.toThrow(
      /^there is data in the schema acheron of .* --replace/,
    )
    const { aside } = await restoreBackup(backup, url, true)
    expect(aside).toMatch(/^acheron_before_\d{8}t\d{6}z$/)
    const [row] = await postgres.query(`select count(*)::int as n from ${aside}.step`, [], url)
    expect(row).toEqual({ n: 60 })
  })

  test('of several processes one makes the backup of the day', async () => {
    const url = await postgres.database()
    const store = await inDatabase(url)
    onTestFinished(() => store.close())
    await furnish(store)
    const plan = { folder: join(folder(), 'backups'), keep: 3, source: url, keysFile: null }
    const made = await Promise.all(Array.from({ length: 4 }, () => backUpDaily(plan)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(readdirSync(plan.folder)).toHaveLength(1)
  })

  // Whoever adds a table or a column to one store finds out here that a backup must carry it.
  test('files and databases have the same tables and columns, but for what is told apart', async () => {
    const url = await postgres.database()
    const here = new DatabaseSync(':memory:')
    here.exec(migrations.join(';'))
    await postgres.query(
      `create schema acheron; create table acheron.format (version integer); ${postgresMigrations.join(';')}`,
      [],
      url,
    )
    const rows = await postgres.query(
      `select table_name as t, column_name as c from information_schema.columns where table_schema = 'acheron'`,
      [],
      url,
    )
    const tables = new Set([
      ...rows.map(({ t }) => String(t)),
      ...here
        .prepare(`select name from sqlite_schema where type = 'table'`)
        .all()
        .map(({ name }) => String(name)),
    ])
    const special = ['step', 'last_step', 'last_steps_until', 'standing']
    expect([...tables].sort()).toEqual([...sameTables, ...special, ...ofServers.database, ...ofServers.file].sort())
    for (const table of sameTables) {
      const inFiles = here
        .prepare('select name from pragma_table_info(?)')
        .all(table)
        .map(({ name }) => String(name))
      expect(
        rows
          .filter(({ t }) => t === table)
          .map(({ c }) => String(c))
          .sort(),
        table,
      ).toEqual(inFiles.sort())
    }
  })
}
