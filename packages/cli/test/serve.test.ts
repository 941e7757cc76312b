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

test.each<[string, string[], RegExp]>([
  ['an unknown flag', ['--prot', '1'], /unknown flag '--prot'; serve takes --port, --host, --data/],
  ['a port that is none', ['--port', 'http'], /--port must be a whole number from 0 to 65535, got 'http'/],
  ['a port out of range', ['--port', '65536'], /--port must be a whole number from 0 to 65535, got '65536'/],
  ['anything but flags', ['8080'], /serve takes flags only, got also '8080'/],
])('serve refuses %s', (_, args, message) => refuses(['serve', ...args], message))
