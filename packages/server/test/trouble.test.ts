import { chmodSync, mkdirSync, openSync, readFileSync, statSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { OpenTable } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../src/index.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'
import { childFile, kill, mainFile, start } from './process.ts'

const dataFile = () => join(folder(), 'data.sqlite')
const tryFile = (file: string) => startServer({ port: 0, host: '127.0.0.1', file, logLevel: 'silent' })

/** A good data file with something in it. */
async function goodFile(): Promise<string> {
  const file = dataFile()
  const store = new SqliteStore({ file })
  for (let i = 0; i < 200; i++) await store.savePerson({ id: `p${i}`, name: 'x'.repeat(24), language: 'en' })
  await store.close()
  return file
}

test('a file that is no database, or damaged inside, is refused and left as it is', async () => {
  const noDatabase = dataFile()
  writeFileSync(noDatabase, 'not a database at all, but long enough to be taken for the header of one'.repeat(100))
  const damaged = await goodFile()
  const handle = openSync(damaged, 'r+')
  const size = readFileSync(damaged).length
  for (let at = 4096; at < size; at += 512) writeSync(handle, 'garbage!'.repeat(8), at)
  for (const file of [noDatabase, damaged]) {
    const before = readFileSync(file)
    await expect(tryFile(file)).rejects.toThrow(/^the data file .*data\.sqlite is damaged \(.*\); put a backup/)
    expect(readFileSync(file).equals(before)).toBe(true)
  }
})

test("another program's database, or one of a newer Acheron, is refused", async () => {
  const foreign = dataFile()
  const db = new DatabaseSync(foreign)
  db.exec('create table theirs (x)')
  db.close()
  await expect(tryFile(foreign)).rejects.toThrow(/is not a data file of Acheron's/)
  const newer = await goodFile()
  const later = new DatabaseSync(newer)
  later.exec('pragma user_version = 999')
  later.close()
  await expect(tryFile(newer)).rejects.toThrow(/written by a newer Acheron \(format 999\)/)
  const directory = dataFile()
  mkdirSync(directory)
  await expect(tryFile(directory)).rejects.toThrow(/^the data file cannot be .*, which is a folder; name a file in it/)
})

test('one file, one server; a lock of another program is waited for, then told', async () => {
  const { file } = await server()
  const link = dataFile()
  symlinkSync(file, link)
  for (const name of [file, link])
    await expect(tryFile(name)).rejects.toThrow(/in use by another Acheron server; stop that one/)
  const locked = await goodFile()
  const other = new DatabaseSync(locked)
  other.exec('begin immediate')
  await expect(tryFile(locked)).rejects.toThrow(/is locked by another program/)
  other.close()
  await (await tryFile(locked)).close()
})

test('a lock while playing: the move is not stored and says so, nothing has changed, then it works', async () => {
  const { address, file } = await server()
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting' })
  const line = await dante.socket()
  await line.watch(info.id)
  const move = { type: 'move', table: info.id, seat: 0, version: 0, move: { add: 2 } }
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  expect(await line.ask(move)).toMatchObject({ type: 'error', code: 'not-stored' })
  expect((await line.next('table')).open.now).toMatchObject({ version: 0, view: { count: 0 } })
  const put = await dante.request('PUT', '/api/me', { name: 'Dante', language: 'en' })
  expect(put).toMatchObject({ status: 503, body: { error: { code: 'not-stored' } } })
  other.exec('rollback')
  other.close()
  expect(await line.ask(move)).toMatchObject({ type: 'done', version: 1 })
})

const root = process.getuid?.() === 0
/** Permissions do not hold for root: then the server is run as nobody. */
const asNobody = root ? { uid: 65_534, gid: 65_534 } : {}

test('a file that may not be written is refused in one line', async () => {
  const file = await goodFile()
  chmodSync(file, 0o444)
  chmodSync(join(file, '..'), 0o555)
  onTestFinished(() => chmodSync(join(file, '..'), 0o755))
  const failing = start([process.execPath, mainFile], { env: { PORT: '0', DATA: file }, ...asNobody })
  await expect(failing).rejects.toThrow(/^exit 1: the data file .*data\.sqlite cannot be (written|opened): [^\n]*\n$/)
})

test('a folder that may not be written, or is none, is refused in one line', async () => {
  const bare = folder()
  const noFolder = join(bare, 'a-file')
  writeFileSync(noFolder, 'no folder')
  chmodSync(bare, 0o555)
  onTestFinished(() => chmodSync(bare, 0o755))
  const failing = (file: string) => start([process.execPath, mainFile], { env: { PORT: '0', DATA: file }, ...asNobody })
  await expect(failing(join(bare, 'data.sqlite'))).rejects.toThrow(
    /^exit 1: the data file .*data\.sqlite cannot be written: [^\n]*; check the owner and permissions [^\n]*\n$/,
  )
  for (const file of [join(noFolder, 'data.sqlite'), join(bare, 'new/data.sqlite')])
    await expect(failing(file)).rejects.toThrow(
      /^exit 1: the data file .*data\.sqlite cannot be (opened|written): [^\n]*\n$/,
    )
})

/** Runs the server with a file size limit in blocks of 512 bytes: as good as a full disk. */
const withRoomFor = (blocks: number, file: string) => {
  const command = ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', process.execPath, mainFile]
  return start(command, { env: { HOST: '127.0.0.1', PORT: '0', DATA: file } })
}

test('a full disk at the start: one line, exit 1, wherever the room ends; with more room it starts', async () => {
  const model = dataFile()
  const store = new SqliteStore({ file: model })
  const opened = Math.ceil(statSync(`${model}-wal`).size / 512)
  await store.close()
  const file = dataFile()
  // No room at all, for a part of the empty file, for all of it and nothing more.
  for (const blocks of [0, opened >> 1, opened])
    await expect(withRoomFor(blocks, file), `${blocks} blocks`).rejects.toThrow(
      /^exit 1: (no room for the data file|the data file) .*data\.sqlite[^\n]*(free some space|is the disk full)[^\n]*\n$/,
    )
  await (await tryFile(file)).close()
  // This limit has no room for an empty journal, but enough for reading.
  await expect(withRoomFor(1, file)).rejects.toThrow(/^exit 1: [^\n]*(free some space|is the disk full)[^\n]*\n$/)
  await (await tryFile(file)).close()
})

test('a taken port, a bad port, a proxy that is no address: one line, exit 1', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const env = { HOST: '127.0.0.1', DATA: dataFile() }
  const run = (PORT: string) => start([process.execPath, mainFile], { env: { ...env, PORT } })
  await expect(run(String(port))).rejects.toThrow(
    new RegExp(`^exit 1: port ${port} is taken by another program; [^\n]*\n$`),
  )
  const proxied = start([process.execPath, mainFile], { env: { ...env, PORT: '0', TRUST_PROXY: 'true' } })
  await expect(proxied).rejects.toThrow(/^exit 1: TRUST_PROXY must be addresses [^\n]*, got 'true'\n$/)
  const limited = start([process.execPath, mainFile], { env: { ...env, PORT: '0', LIMITS: '{"tables":1}' } })
  await expect(limited).rejects.toThrow(/^exit 1: LIMITS has no 'tables'; there are: requestsPerMinute, [^\n]*\n$/)
  await expect(run('eighty')).rejects.toThrow(/^exit 1: PORT must be a whole number from 0 to 65535, got 'eighty'\n$/)
})

test('SIGTERM: what was played is stored, sockets are told, exit 0', async () => {
  const file = dataFile()
  const { child, address } = await start([process.execPath, mainFile], {
    env: { HOST: '127.0.0.1', PORT: '0', DATA: file },
  })
  const dante = await Visitor.guest(address)
  const info = await dante.open()
  const line = await dante.socket()
  const { now } = await line.watch(info.id)
  await line.ask({ type: 'move', table: info.id, seat: 0, version: 0, move: now.moves[0] })
  expect(await kill(child, 'SIGTERM')).toBe(0)
  expect(await line.untilClosed()).toMatchObject({ code: 1001 })
  const store = new SqliteStore({ file })
  expect((await store.table(info.id))?.steps).toHaveLength(1)
  await store.close()
})

test('SIGTERM while a bot thinks: it moves no more, neither well nor at random; exit 0', async () => {
  const file = dataFile()
  const { child, address } = await start([process.execPath, childFile, file], { env: { BOTS: 'held' } })
  const dante = await Visitor.guest(address)
  const seats = [{ kind: 'bot', bot: 'search' } as const, { kind: 'me' } as const]
  const info = await dante.open({ game: 'skirmish', seats })
  expect(await kill(child, 'SIGTERM')).toBe(0)
  const store = new SqliteStore({ file })
  expect((await store.table(info.id))?.steps).toEqual([])
  await store.close()
})

test('a full disk: moves say that they are not stored, the server goes on showing what is', async () => {
  const file = dataFile()
  // A file may have 1 MB in this shell: as good as a disk that is full.
  const limited = ['sh', '-c', 'ulimit -f 2048; exec "$@"', 'sh', process.execPath, childFile, file]
  const { child, address } = await start(limited)
  onTestFinished(async () => void (await kill(child)))
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting', options: { goal: 100_000 } })
  const line = await dante.socket()
  let version = 0
  for (; version < 5000; version++) {
    const answer = await line.ask({ type: 'move', table: info.id, seat: 0, version, move: { add: 1 } })
    if (answer.type === 'done') continue
    expect(answer).toMatchObject({
      type: 'error',
      code: 'not-stored',
      message: expect.stringContaining('not happened'),
    })
    break
  }
  expect(version).toBeLessThan(5000)
  expect((await dante.get<OpenTable>(`/api/tables/${info.id}`)).now).toMatchObject({
    version,
    view: { count: version },
  })
  expect(
    (await dante.request('POST', '/api/tables', { game: 'counting', options: {}, seats: [{ kind: 'me' }] })).status,
  ).toBe(503)
  // What it writes is smaller than a step, and may find room a few times more.
  await expect.poll(() => dante.request('GET', '/healthz')).toMatchObject({ status: 503, body: { ok: false } })
  expect(await dante.request('GET', '/livez')).toMatchObject({ status: 200, body: { ok: true } })
  await kill(child)

  const roomy = await server({ file })
  const again = new Visitor(roomy.address)
  again.cookie = dante.cookie
  expect((await again.get<OpenTable>(`/api/tables/${info.id}`)).now.version).toBe(version)
})

test("a bot's turn that a kill interrupted goes on after the start", async () => {
  const file = dataFile()
  const command = [process.execPath, childFile, file]
  const first = await start(command, { env: { BOTS: 'held' } })
  const dante = await Visitor.guest(first.address)
  const info = await dante.open({ game: 'skirmish', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] })
  await kill(first.child)
  const store = new SqliteStore({ file })
  expect((await store.table(info.id))?.steps).toEqual([])
  await store.close()
  const second = await start(command)
  onTestFinished(async () => void (await kill(second.child)))
  const again = new Visitor(second.address)
  again.cookie = dante.cookie
  await expect
    .poll(async () => (await again.get<OpenTable>(`/api/tables/${info.id}`)).now.version, { timeout: 20_000 })
    .toBeGreaterThan(0)
})

/** Lets the bots of `held-worker.ts` think, whenever their thread has begun to listen. */
function letThink(): void {
  const gate = new BroadcastChannel('held bots')
  const saying = setInterval(() => gate.postMessage('go'), 20)
  onTestFinished(() => {
    clearInterval(saying)
    gate.close()
  })
}

test('a lock while a bot moves: it moves when the lock is gone', async () => {
  const { address, file } = await server({ botFile: new URL('./held-worker.ts', import.meta.url) })
  const dante = await Visitor.guest(address)
  const info = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const line = await dante.socket()
  await line.watch(info.id)
  await line.ask({ type: 'move', table: info.id, seat: 0, version: 0, move: { add: 1 } })
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  letThink()
  // Its move is answered as not stored: with the whole present table.
  expect((await line.next('table')).open.now.version).toBe(1)
  await new Promise(resolve => setTimeout(resolve, 1000))
  other.exec('rollback')
  other.close()
  expect((await line.next('steps', message => message.now.version === 2)).steps).toMatchObject([{ seat: 1 }])
})
