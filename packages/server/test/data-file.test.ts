import { chmodSync, copyFileSync, existsSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startServer } from '../src/index.ts'
import { applicationId, migrations } from '../src/store/schema.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { childFile, kill, mainFile, start } from './process.ts'

const dataFile = () => join(folder(), 'data.sqlite')
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const person = (id: string) => ({ id, name: 'Dante', language: 'en' }) as const

/** Runs the real process on the file, until it says where it is or why it is not. */
const serve = (file: string, env: Record<string, string> = {}) =>
  start([process.execPath, mainFile], { env: { HOST: '127.0.0.1', PORT: '0', DATA: file, ...env } })

/** The same in this process, which is quicker. */
const tryFile = (file: string, acceptLoss = false) =>
  startServer({ port: 0, host: '127.0.0.1', file, logLevel: 'silent', acceptLoss })

/** A file whose server was killed: nearly everything is still in the log beside it. */
async function killed(): Promise<string> {
  const file = dataFile()
  const { child, address } = await start([process.execPath, childFile, file])
  const dante = await Visitor.guest(address)
  await dante.open({ game: 'counting' })
  await kill(child)
  expect(existsSync(`${file}-wal`)).toBe(true)
  return file
}

test('a copy without its log does not start an empty house; with it, or accepted, it starts', async () => {
  const file = await killed()
  const copy = dataFile()
  copyFileSync(file, copy)
  const without =
    /^(exit 1: )?the data file .*data\.sqlite was copied or left without its .*-wal, which holds [^\n]*acheron restore[^\n]*DATA_LOST=accept[^\n]*\n?$/
  await expect(tryFile(copy)).rejects.toThrow(without)
  // The refusal has changed nothing, nor has somebody who only looked.
  const reader = new DatabaseSync(copy, { readOnly: true })
  reader.prepare('select * from upkeep').get()
  reader.close()
  await expect(serve(copy)).rejects.toThrow(without)
  copyFileSync(`${file}-wal`, `${copy}-wal`)
  await (await tryFile(copy)).close()
  // Stopped in order, the file is whole by itself.
  const moved = dataFile()
  copyFileSync(copy, moved)
  await (await tryFile(moved)).close()

  const alone = dataFile()
  copyFileSync(file, alone)
  const accepted = await serve(alone, { DATA_LOST: 'accept' })
  expect(await kill(accepted.child, 'SIGTERM')).toBe(0)
  await expect(serve(alone, { DATA_LOST: 'yes' })).rejects.toThrow(/^exit 1: DATA_LOST must be accept/)
})

test('an emptied file, a file that is gone from beside its log, a database with nothing in it: said, not begun anew', async () => {
  const emptied = await killed()
  truncateSync(emptied)
  await expect(tryFile(emptied)).rejects.toThrow(/^the data file .* is empty \(0 bytes\): [^\n]*$/)
  const gone = dataFile()
  writeFileSync(`${gone}-wal`, 'log')
  await expect(tryFile(gone)).rejects.toThrow(/^there is no data file .*, but its .*-wal is there; [^\n]*$/)
  expect(existsSync(gone)).toBe(false)
  // As servers before this one left it until their first checkpoint.
  const bare = dataFile()
  const db = new DatabaseSync(bare)
  db.exec('pragma page_size = 8192; pragma journal_mode = wal')
  db.close()
  await expect(tryFile(bare)).rejects.toThrow(/^the data file .* holds nothing at all: [^\n]*-wal[^\n]*$/)
  // Who accepts it begins a new house, and the old log is kept aside.
  await (await tryFile(gone, true)).close()
  expect(statSync(`${gone}-wal.lost`).size).toBe(3)
})

test('a file of the format before goes on, and notes from then on that it is in use', async () => {
  const file = dataFile()
  const old = new DatabaseSync(file)
  old.exec(migrations.slice(0, 5).join(';'))
  old.exec(`pragma application_id = ${applicationId}; pragma user_version = 5`)
  old.exec(`insert into person values ('p1', 'Dante', 'en')`)
  old.close()
  const store = new SqliteStore({ file })
  expect(await store.person('p1')).toEqual(person('p1'))
  const inUse = () => {
    const db = new DatabaseSync(file, { readOnly: true })
    const row = db.prepare('select in_use from upkeep').get()
    db.close()
    return row?.in_use
  }
  expect(inUse()).toBe(1)
  await store.close()
  expect(existsSync(`${file}-wal`)).toBe(false)
  expect(inUse()).toBe(0)
})

test.skipIf(process.platform === 'win32')(
  'the data file, its neighbours and its folder are for their owner alone',
  async () => {
    const data = join(folder(), 'made/by/us')
    const file = join(data, 'data.sqlite')
    const { child } = await start(['sh', '-c', 'umask 0; exec "$@"', 'sh', process.execPath, childFile, file])
    const names = ['', '-wal', '-shm', '.lock'].map(part => `${file}${part}`)
    expect(names.map(modeOf)).toEqual(['600', '600', '600', '600'])
    expect(['', '..', '../..'].map(up => modeOf(join(data, up)))).toEqual(['700', '700', '700'])
    await kill(child)

    // A file of an older server is closed to others; a folder that was there stays as it is.
    const shared = join(folder(), 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o755)
    const open = join(shared, 'data.sqlite')
    await (await server({ file: open })).close()
    chmodSync(open, 0o664)
    chmodSync(`${open}.lock`, 0o644)
    const lines: string[] = []
    await server({ file: open, logLevel: 'warn', logStream: { write: line => void lines.push(line) } })
    expect([open, `${open}.lock`, shared].map(modeOf)).toEqual(['600', '600', '755'])
    expect(lines).toEqual([])
  },
)
