import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { acheron, bin, folder, refuses } from './run.ts'

test('the first admin is made by a command, while the server runs or not', async () => {
  // A second try has a house of its own.
  const file = join(mkdtempSync(join(folder, 'house-')), 'house.sqlite')
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = /http:\/\/\S+/.exec(line.toString())?.[0]
  const made = await fetch(`${address}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Minos', password: 'nine circles down' }),
  })
  expect(made.status).toBe(200)
  const given = made.headers.getSetCookie().map(each => each.split(';')[0]!)
  const cookie = given.findLast(each => each.startsWith('acheron_session='))!
  const isAdmin = async () => (await fetch(`${address}/api/admin/bans`, { headers: { cookie } })).status
  expect(await isAdmin()).toBe(404)
  const run = (...args: string[]) => acheron(['admin', ...args, '--data', file]).stdout
  expect(run('add', 'minos')).toBe('minos is an admin now\n')
  expect(await isAdmin()).toBe(200)
  expect(run('add', 'Minos')).toBe('Minos is an admin already\n')
  expect(run('list')).toBe('1 admin\nMinos\n')
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(run('remove', 'Minos')).toBe('Minos is no admin any more\n')
  expect(run('list')).toBe('0 admins\n')
  const unknown = acheron(['admin', 'add', 'Nobody', '--data', file])
  expect(unknown).toMatchObject({ status: 2, stderr: expect.stringMatching(/there is no account 'Nobody'/) })
})

test('what is not understood is one line', () => {
  refuses(['admin'], /admin needs one of/)
  refuses(['admin', 'add'], /admin needs one of/)
  refuses(['admin', 'list', 'Minos'], /admin needs one of/)
  refuses(['admin', 'list', '--data', join(folder, 'none.sqlite')], /there is no data file/)
})
