// What clocks cost that are not due: the CPU time of the main thread at a server with 10,000 tables where somebody has days to
// decide, against the same server with the same tables and no clock. Nobody comes by; both stand side by side at the same moment.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClockRules, OpenTable } from '@acheron/protocol'
import { type Bench, type Group, report } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { median } from './measure.ts'
import type { Child } from './server/child.ts'
import { storeWaitingTables, tableId } from './server/many-tables.ts'
import { withServer } from './server/ours-child.ts'

const TABLES = 10_000
/** What a server does after its start is over by then. */
const SETTLE_SECONDS = 10
const TURNS = 5
/** Longer than the beat at which a server says that the house is served. */
const TURN_SECONDS = 6

const rules: ClockRules = { kind: 'slow', per: 'turn', hours: 72, reserve: 24, daysOff: [0], timeout: 'decide' }

const bench: Bench = {
  name: 'server/sleeping-clocks',
  peerName: 'the same tables without clocks',
  unit: 'ms of main thread a second',
  goal: 0.8,
}

export const sleepingClocks: Group = {
  names: [bench.name],
  run: () =>
    inDataFolder(async folder => {
      const [timed, plain] = ['timed', 'plain'].map(name => join(folder, `${name}.sqlite`)) as [string, string]
      await storeWaitingTables(timed, TABLES, rules)
      await storeWaitingTables(plain, TABLES, null)
      return withServer(timed, async (url, ours) => {
        await isTimed(url)
        return withServer(plain, async (_, peer) => [await compare(ours, peer)])
      })
    }),
}

/** Without clocks that run there would be nothing to measure. */
async function isTimed(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/tables/${tableId(TABLES - 1)}`)
  const { info } = (await answer.json()) as OpenTable
  if (!info?.clock?.seats.some(seat => seat?.runs)) throw new Error('no clock runs')
}

async function compare(ours: Child, peer: Child) {
  await sleep(SETTLE_SECONDS * 1000)
  const turns: { readonly ours: number; readonly peer: number }[] = []
  while (turns.length < TURNS) turns.push(await turn(ours, peer))
  const of = (side: 'ours' | 'peer') => median(turns.map(each => each[side]))
  return report(bench, { ours: of('ours'), peer: of('peer'), ratio: of('peer') / of('ours') })
}

/** The milliseconds of their main threads a second, of both at the same time. */
async function turn(ours: Child, peer: Child) {
  const spent = () => Promise.all([ours, peer].map(each => each.ask<number>('mainThreadSeconds')))
  const [before, asked] = [await spent(), performance.now()]
  await sleep(TURN_SECONDS * 1000)
  const [after, seconds] = [await spent(), (performance.now() - asked) / 1000]
  const [a, b] = after.map((now, i) => ((now - before[i]!) * 1000) / seconds) as [number, number]
  return { ours: a, peer: b }
}
