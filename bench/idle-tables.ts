// The memory that tables take at which nothing happens: opened, some moves played, watched; then everybody leaves. What
// lives in the server's memory, collected, without the code and the tables before.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@acheron/games'
import { limitedTogether } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import type { Child } from './server/child.ts'
import { withServer } from './server/ours-child.ts'
import { Party } from './server/party.ts'
import { Visitor } from './server/visitor.ts'

const WARM_UP = 100
const TABLES = 500
const MOVES = 5
/** The server may take this long to let go of what nobody looks at. */
const PATIENCE_SECONDS = 40

const unit = 'kB for each table'

export const idleTables = limitedTogether(
  [
    { name: 'server/memory-idle', peerName: 'limit 10 kB', unit, goal: 1, limit: 10 },
    { name: 'server/memory-watched', peerName: 'for comparison', unit, goal: 0, limit: 10 },
  ],
  () => inDataFolder(folder => withServer(join(folder, 'ours.sqlite'), measure)),
)

async function measure(url: string, server: Child): Promise<number[]> {
  const visitors = [await Visitor.enter(url), await Visitor.enter(url)]
  await openTables(visitors, WARM_UP)
  const before = await server.ask<number>('memory')
  const kilobytes = async () => ((await server.ask<number>('memory')) - before) / TABLES / 1000
  await openTables(visitors, TABLES)
  const watched = await kilobytes()
  for (const visitor of visitors) visitor.leave()
  let idle = watched
  for (let i = 0; i < PATIENCE_SECONDS && idle > 10; i++) {
    await sleep(1000)
    idle = Math.min(idle, await kilobytes())
  }
  return [Math.max(idle, 0.01), watched]
}

/** Opens tables of every game in turn, with as few seats as the game allows, and plays some moves at each. */
async function openTables(visitors: readonly Visitor[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { id, seats } = games[i % games.length]!.meta
    const party = await Party.open(id, visitors.slice(0, seats.min))
    for (let move = 0; move < MOVES && !party.over; move++) await party.play()
  }
}
