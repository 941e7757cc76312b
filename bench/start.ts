// What our server does until it answers when very many tables are stored, after a kill, with bots to move at half of them: the
// CPU time of the process, from its start to the first lists of tables and sign of health (next to nothing is waited for, and
// the machine may be busy with other things). Then the part of the main thread that the bots' tables take.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { limitedTogether } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median } from './measure.ts'
import type { Child } from './server/child.ts'
import { storeManyTables } from './server/many-tables.ts'
import { withServer } from './server/ours-child.ts'

const TABLES = 100_000
const STARTS = 3
const SECONDS_AFTER = 3

export const start = limitedTogether(
  [
    { name: 'server/start-100000', peerName: 'limit 2 s', unit: 's of CPU to first answer', goal: 1, limit: 2 },
    { name: 'server/start-100000-then', peerName: 'limit 50 %', unit: '% of the main thread', goal: 1, limit: 50 },
  ],
  () =>
    inDataFolder(async folder => {
      const file = join(folder, 'ours.sqlite')
      await storeManyTables(file, TABLES)
      const starts: [number, number][] = []
      while (starts.length < STARTS) starts.push(await withServer(file, startOnce))
      return [median(starts.map(([first]) => first)), median(starts.map(([, then]) => then))]
    }),
)

async function startOnce(url: string, server: Child): Promise<[number, number]> {
  for (const path of ['/healthz', '/api/tables']) {
    const answer = await fetch(`${url}${path}`)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    await answer.text()
  }
  const first = await server.ask<number>('cpuSeconds')
  const before = await server.ask<number>('mainThreadSeconds')
  const asked = performance.now()
  await sleep(SECONDS_AFTER * 1000)
  const used = (await server.ask<number>('mainThreadSeconds')) - before
  return [first, (used * 100_000) / (performance.now() - asked)]
}
