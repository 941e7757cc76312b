// How soon a server with very many stored tables answers: the program as `npm start` runs it, after a kill, bots to move at
// half of the tables. From the start of the process to the first lists of tables and the first sign of health; then the
// slowest answer of the next seconds, while the bots begin to play.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { limitedTogether } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median } from './measure.ts'
import { storeManyTables } from './server/many-tables.ts'

const TABLES = 100_000
const STARTS = 3
const SECONDS_AFTER = 3
const PATIENCE_SECONDS = 60

export const start = limitedTogether(
  [
    { name: 'server/start-100000', peerName: 'limit 2 s', unit: 's to the first answer', goal: 1, limit: 2 },
    { name: 'server/start-100000-then', peerName: 'limit 250 ms', unit: 'ms, slowest answer', goal: 1, limit: 250 },
  ],
  () =>
    inDataFolder(async folder => {
      const file = join(folder, 'ours.sqlite')
      await storeManyTables(file, TABLES)
      const starts: [number, number][] = []
      while (starts.length < STARTS) starts.push(await startOnce(file))
      return [median(starts.map(([first]) => first)), median(starts.map(([, then]) => then))]
    }),
)

async function startOnce(file: string): Promise<[number, number]> {
  const port = await freePort()
  const program = join(import.meta.dirname, '../packages/server/src/main.ts')
  const env = { ...process.env, NODE_ENV: 'production', PORT: `${port}`, HOST: '127.0.0.1', DATA: file }
  const started = performance.now()
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const seconds = () => (performance.now() - started) / 1000
  const answered = async () => {
    const answers = ['/healthz', '/api/tables'].map(async path => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      await answer.text()
      return answer.ok
    })
    return (await Promise.all(answers)).every(ok => ok)
  }
  try {
    while (!(await answered().catch(() => false))) {
      if (seconds() > PATIENCE_SECONDS || server.exitCode !== null) throw new Error('the server does not answer')
      await sleep(10)
    }
    const first = seconds()
    let slowest = 0
    while (seconds() < first + SECONDS_AFTER) {
      const asked = performance.now()
      if (!(await answered())) throw new Error('the server does not answer any more')
      slowest = Math.max(slowest, performance.now() - asked)
      await sleep(50)
    }
    return [first, slowest]
  } finally {
    server.kill('SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
