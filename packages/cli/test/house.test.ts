import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { acheron, bin, folder, refuses } from './run.ts'

/** A server on the file, with a table in it. */
async function serve(file: string) {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = /http:\/\/\S+/.exec(line.toString())![0]
  const body = JSON.stringify({ game: 'nine-circles', options: {}, seats: [{ kind: 'me' }] })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${address}/api/tables`, { method: 'POST', headers, body })).status).toBe(200)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await once(child, 'exit')
  }
  return { address, end }
}

interface Finding {
  readonly about: string
  readonly state: string
  readonly text: string
}

/** What the doctor says about the file, by what it is about; the web client may not be built here. */
function doctor(file: string, env: NodeJS.ProcessEnv = {}) {
  const { stdout, status } = acheron(['doctor', '--data', file, '--json'], { env: { PORT: '0', ...env } })
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: readonly Finding[] }
  expect(status).toBe(ok ? 0 : 1)
  const states = new Map(findings.map(({ about, state }) => [about, state]))
  const says = (about: string) => findings.find(each => each.about === about)?.text
  return { of: (about: string) => states.get(about), says }
}

test('backup of a running server, restore after its end, and what the doctor says meanwhile', async () => {
  const file = join(folder, 'house.sqlite')
  const { address, end } = await serve(file)
  const { of, says } = doctor(file, { PORT: new URL(address).port, HOST: '127.0.0.1' })
  for (const about of ['Node', 'permissions', 'server', 'data file', 'log', 'format', 'keys', 'clock', 'disk'])
    expect([about, of(about)]).toEqual([about, 'good'])
  expect(says('data file')).toMatch(/house\.sqlite, .* is whole: tables 1, steps 0, people 1$/)
  expect(says('port')).toMatch(/is in use by an Acheron server$/)

  expect(acheron(['backup', 'first.sqlite', '--data', file])).toEqual({
    status: 0,
    stdout: `first.sqlite: 1 table, 0 steps, 1 person of ${file}, checked\n`,
    stderr: '',
  })
  expect(statSync(join(folder, 'first.sqlite')).mode & 0o777).toBe(0o600)
  refuses(['backup', 'first.sqlite', '--data', file], /there is a file .*first\.sqlite already; name another/)
  refuses(['restore', 'first.sqlite', '--data', file, '--replace'], /in use by another Acheron server; stop that one/)
  await end('SIGTERM')
  expect(doctor(file).of('server')).toBe('note')

  refuses(['restore', 'first.sqlite', '--data', file], /there is data in .*house\.sqlite already; --replace puts/)
  const replaced = acheron(['restore', 'first.sqlite', '--data', file, '--replace'])
  expect(replaced.stdout).toMatch(
    /house\.sqlite: 1 table, 0 steps, 1 person from first\.sqlite\nwhat was there is now .*\.before-\d{8}T\d{6}Z\n$/,
  )
  rmSync(file)
  const restored = acheron(['restore', 'first.sqlite', '--json'], { env: { DATA: file } })
  expect(JSON.parse(restored.stdout)).toMatchObject({ target: file, tables: 1, people: 1, aside: null })
  await (await serve(file)).end('SIGTERM')
})

test('the doctor finds what is wrong', async () => {
  const file = join(folder, 'sick.sqlite')
  await (await serve(file)).end('SIGKILL')
  expect(doctor(file).of('log')).toBe('note')
  const copy = join(folder, 'copy.sqlite')
  copyFileSync(file, copy)
  chmodSync(copy, 0o644)
  const { of, says } = doctor(copy, {
    ...{ DISK_FREE_MB: '9999999', BACKUPS: join(folder, 'none') },
    // Nobody listens on the port of discards here.
    NATS_URL: 'nats://127.0.0.1:9',
  })
  for (const about of ['permissions', 'log', 'disk', 'backups', 'NATS'])
    expect([about, of(about)]).toEqual([about, 'wrong'])
  expect(says('log')).toMatch(/was copied or left without its .*copy\.sqlite-wal/)
  // Looking has changed nothing.
  expect(doctor(copy).of('log')).toBe('wrong')
  truncateSync(copy)
  expect(doctor(copy).says('data file')).toMatch(/is empty \(0 bytes\)/)
  writeFileSync(copy, 'Lasciate ogne speranza'.repeat(500))
  expect(doctor(copy).says('data file')).toMatch(/is damaged \(file is not a database\); put a backup in its place/)

  const other = createServer(socket => void socket.end())
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  // The command runs while this process waits, so nobody answers there.
  const { of: ofPort } = doctor(copy, { PORT: String(port), HOST: '127.0.0.1' })
  expect(ofPort('port')).toBe('wrong')
})

test('a fresh installation: the doctor names what there is not yet', () => {
  const file = join(folder, 'fresh.sqlite')
  const { of } = doctor(file)
  expect([of('data file'), of('port'), of('backups'), of('Node')]).toEqual(['note', 'good', 'note', 'good'])
  expect(existsSync(file)).toBe(false)
  const { stdout } = acheron(['doctor', '--data', file], { env: { PORT: '0' } })
  expect(stdout).toMatch(/^good {3}Node {8}24\./)
})

test('backup, restore and doctor refuse what they cannot use, in one line', () => {
  refuses(['backup'], /backup needs a file: acheron backup <file>/)
  refuses(['backup', 'b.sqlite', '--data', 'nothing.sqlite'], /there is no data file nothing\.sqlite; name another/)
  refuses(['backup', 'no/b.sqlite'], /backup: there is no folder/)
  refuses(['restore', 'nothing.sqlite', '--data', 'x.sqlite'], /there is no backup nothing\.sqlite; name one/)
  refuses(['restore', 'a', '--data', 'x', '--database', 'y'], /--data and --database name two places; choose one/)
  refuses(['doctor', 'me'], /doctor takes flags only, got also 'me'/)
  const database = 'postgres://dante:inferno@127.0.0.1:1/acheron'
  refuses(['backup', 'b.sqlite', '--database', database], /the database acheron at 127\.0\.0\.1:1 cannot be used/)
  expect(acheron(['doctor', '--database', database], { env: { PORT: '0' } }).stdout).not.toContain('inferno')
})
