import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { findGame } from '@acheron/games'
import { Clients } from './clients.ts'
import { Climb } from './climb.ts'
import { Measured } from './measured.ts'
import type { Job } from './reports.ts'
import { type LoadResult, resultOf } from './result.ts'
import { serverFigures } from './server-figures.ts'

export interface LoadOptions {
  /** The addresses of the processes. */
  readonly bases: readonly string[]
  readonly tables: number
  readonly games: readonly string[]
  readonly seconds: number
  /** Moves a second of all together; null to find the highest. */
  readonly rate: number | null
  readonly threads: number
  progress(line: string): void
}

/** At a new rate, before it counts. */
const settlingSeconds = 1
/** Without a move, until the server has done what was too much. */
const restSeconds = 2
/** Of a climb. */
const stages = 12

export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { bases, tables, seconds, rate, threads, progress } = options
  const jobs = jobsOf(options)
  const clients = await Clients.open(jobs, opened => progress(`${opened} of ${tables} tables open`))
  // Code that has not run yet is slow; that is not the load.
  clients.play(rate ?? 50)
  progress('warming up')
  await sleep(Math.min(5000, seconds * 200))
  const measured = new Measured()
  clients.onReport = report => measured.add(report)
  const ticking = new AbortController()
  const ticks = tickEvery(1000, ticking.signal, async () => {
    measured.tick(clients.rate, await serverFigures(bases))
    const { latency, offered, serverCpu } = measured.moments.at(-1)!
    const cpu = serverCpu === null ? '' : `, server ${Math.round(serverCpu * 100)} %`
    progress(`${offered} moves/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms${cpu}`)
  })
  const stage = async (perSecond: number, length: number) => {
    clients.play(perSecond)
    await sleep(settlingSeconds * 1000)
    measured.beginStage(await serverFigures(bases))
    await sleep(length * 1000)
    return measured.endStage(perSecond, await serverFigures(bases))
  }
  if (rate !== null) await stage(rate, Math.max(1, seconds - settlingSeconds))
  else {
    const length = Math.max(2, seconds / stages - settlingSeconds)
    const until = performance.now() + seconds * 1000
    for (const climb = new Climb(); !climb.isOver && performance.now() + length * 500 < until; ) {
      const { sustained } = await stage(climb.next, length)
      climb.took(sustained)
      if (sustained) continue
      clients.play(0)
      await sleep(restSeconds * 1000)
    }
  }
  ticking.abort()
  await ticks
  clients.end()
  const people = jobs.flatMap(job => job.tables).reduce((sum, { players }) => sum + players, 0)
  const machine = { cores: availableParallelism(), loadAverage: Math.round(loadavg()[0]! * 10) / 10 }
  const about = { processes: bases.length, tables, people, clientThreads: threads, seconds, machine }
  return resultOf({ ...about, server: bases.join(', ') }, measured)
}

/** The tables of each thread: games and numbers of players in turn. */
function jobsOf({ bases, tables, games, threads }: LoadOptions): Job[] {
  const plans = Array.from({ length: tables }, (_, i) => {
    const game = games[i % games.length]!
    const { min, max } = findGame(game).meta.seats
    const round = Math.floor(i / games.length)
    return { game, players: min + (round % (max - min + 1)), spectator: i % 5 === 0 }
  })
  return Array.from({ length: threads }, (_, number) => ({
    number,
    bases,
    tables: plans.filter((_, i) => i % threads === number),
  }))
}

async function tickEvery(milliseconds: number, signal: AbortSignal, tick: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await sleep(milliseconds, undefined, { signal }).catch(() => {})
    if (!signal.aborted) await tick()
  }
}
