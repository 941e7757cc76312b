import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { acheron, bin, folder, refuses } from './run.ts'

/** A server on the file; `open` opens tables there. */
async function serve(file: string) {
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = /http:\/\/\S+/.exec(line.toString())?.[0]
  const open = async (): Promise<string> => {
    const body = JSON.stringify({ game: 'nine-circles', options: {}, seats: [{ kind: 'me' }] })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api/tables`, { method: 'POST', headers, body })
    return ((await answer.json()) as { id: string }).id
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { open, stop }
}

const change = (file: string, sql: string) => {
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
}

test('lists the running tables whose moves these rules change; the file may be in use', async () => {
  const file = join(folder, 'tables.sqlite')
  const { open, stop } = await serve(file)
  const [same, other] = [await open(), await open()]
  expect(acheron(['check-tables', '--data', file])).toEqual({
    status: 0,
    stdout: '2 running tables: 2 as before, 0 listed\n',
    stderr: '',
  })
  await stop()
  // The data that rules before the first version would have left, with other moves at one table.
  change(file, `update game_table set rules = 0; update parked set rules = 0`)
  const where = `where table_no = (select no from game_table where id = '${other}')`
  change(file, `update parked set legal = '[{"seat":0,"count":999,"hash":"x"}]' ${where}`)
  const before = readFileSync(file)
  const { status, stdout, stderr } = acheron(['check-tables'], { env: { DATA: file } })
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^nine-circles \w+ at step 0, rules 0 -> 2: legal moves change: seat 0 has \d+ moves, had 999$/m,
  )
  expect(stdout).toContain(`nine-circles ${other} `)
  expect(stdout).not.toContain(same)
  expect(stderr).toBe('acheron: 1 running table would be changed, or may be\n')
  const json = JSON.parse(acheron(['check-tables', '--data', file, '--json']).stdout)
  expect(json).toMatchObject({
    file,
    tables: 2,
    findings: [{ table: other, problem: 'moves-change', rules: 0, now: 2 }],
  })
  expect(readFileSync(file)).toEqual(before)
})

test('looks where the server keeps its data', async () => {
  mkdirSync(join(folder, 'data'))
  const { stop } = await serve(join(folder, 'data/acheron.sqlite'))
  await stop()
  expect(acheron(['check-tables'], { env: { DATA: undefined } }).stdout).toContain('0 running tables')
  const names = readdirSync(join(folder, 'data'))
  expect(names.filter(name => !/^acheron\.(keys|sqlite(\.lock|-shm|-wal)?)$/.test(name))).toEqual([])
})

test('refuses what is no data file, in one line', () => {
  writeFileSync(join(folder, 'text.sqlite'), 'Lasciate ogne speranza, voi ch’intrate. '.repeat(100))
  new DatabaseSync(join(folder, 'other.sqlite')).exec('create table t (a)')
  refuses(['check-tables', '--data', 'nothing.sqlite'], /there is no data file nothing\.sqlite; name another with/)
  refuses(['check-tables', '--data', '.'], /there is no data file \.;/)
  refuses(
    ['check-tables', '--data', 'text.sqlite'],
    /the data file text\.sqlite cannot be copied: file is not a database/,
  )
  refuses(['check-tables', '--data', 'other.sqlite'], /other\.sqlite is not a data file of Acheron's/)
  refuses(['check-tables', 'text.sqlite'], /check-tables takes flags only/)
  refuses(['check-tables', '--dat', 'x'], /unknown flag '--dat'; check-tables takes --data, --json/)
})
