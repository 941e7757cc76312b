// How many moves a second one process takes at tables of all games, all seats taken and watching, while 99 of 100 moves are
// acknowledged within 100 ms of when they are due. The rate rises step by step; a step that fails is tried once more, as the
// machine may have been busy.

import { join } from 'node:path'
import { type Group, report } from './bench.ts'
import { inDataFolder } from './data-folder.ts'
import { quantile } from './measure.ts'
import { Child } from './server/child.ts'
import { withServer } from './server/ours-child.ts'

const GOAL = 1500
const LONGEST_MILLISECONDS = 100
/** From the lowest rate to the goal. */
const RATES = Array.from({ length: 11 }, (_, i) => Math.round(GOAL * 0.8 ** (10 - i)))
const SECONDS = 2.5
const GENERATORS = 2
const TABLES = 200

const benches = [
  { name: 'server/mixed-moves', unit: 'moves a second, p99 100 ms' },
  { name: 'server/mixed-moves-cpu', unit: 'moves a main thread second' },
].map(one => ({ ...one, peerName: `${GOAL} moves a second`, goal: 1 }))

export const mixedMoves: Group = {
  names: benches.map(({ name }) => name),
  run: names =>
    inDataFolder(folder =>
      withServer(join(folder, 'ours.sqlite'), async (url, server) => {
        const figures = await measure(url, server)
        const reports = benches.map((bench, i) =>
          report(bench, { ours: figures[i]!, peer: GOAL, ratio: figures[i]! / GOAL }),
        )
        return reports.filter(({ name }) => names.includes(name))
      }),
    ),
}

/** The highest rate that holds, and what the main thread could take at the last rate tried if it never waited. */
async function measure(url: string, server: Child): Promise<number[]> {
  const program = join(import.meta.dirname, 'server/mixed.ts')
  const generators = Array.from({ length: GENERATORS }, () => new Child(program, url, `${TABLES / GENERATORS}`))
  const all = <T>(question: string, given?: unknown) =>
    Promise.all(generators.map(generator => generator.ask<T>(question, given)))
  let perCpuSecond = 0
  const holds = async (rate: number) => {
    const started = await server.ask<number>('mainThreadSeconds')
    const times = (await all<number[]>('play', { rate: rate / GENERATORS, seconds: SECONDS })).flat()
    perCpuSecond = times.length / ((await server.ask<number>('mainThreadSeconds')) - started)
    return quantile(times, 0.99) < LONGEST_MILLISECONDS
  }
  try {
    await all('connect')
    await holds(RATES[0]!)
    let highest = 0
    for (const rate of RATES) {
      if (!(await holds(rate)) && !(await holds(rate))) break
      highest = rate
    }
    return [highest, perCpuSecond]
  } finally {
    for (const generator of generators) await generator.stop()
  }
}
