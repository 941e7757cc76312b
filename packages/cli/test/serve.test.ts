import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, folder, refuses } from './run.ts'

test('serve starts the real server, says where it is, and stops when told', async () => {
  const data = join(folder, 'tables.sqlite')
  const child = spawn(process.execPath, [bin, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = /http:\/\/\S+/.exec(line.toString())?.[0]
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('serve takes no flag that it does not know', () => {
  refuses(['serve', '--prot', '1'], /unknown flag '--prot'; serve takes --port, --host, --data/)
})
