import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@acheron/games'
import { Guest } from '../house/guest.ts'
import { startNats } from '../house/nats.ts'
import { startPostgres } from '../house/postgres.ts'
import { Random } from '../house/random.ts'
import { check } from './checker.ts'
import { compareProcesses, openStore, readStore } from './ends.ts'
import { drawFaults, type FaultKind } from './faults.ts'
import { type KnownTable, Party } from './party.ts'
import type { World } from './player.ts'
import { BadNetwork } from './proxy.ts'
import { Recorder } from './recorder.ts'
import { type Reports, Supervised } from './supervised.ts'
import { countsOf, type Finding, idleRun, slowStop, type Verdict } from './verdict.ts'
import { type Backs, Weather } from './weather.ts'

export interface ChaosOptions {
  readonly seed: string
  readonly store: 'postgres' | 'sqlite'
  readonly processes: number
  readonly seconds: number
  /** Tables that are played at the same time. */
  readonly tables: number
  readonly faults: readonly FaultKind[]
  /** For history, logs and the data file. */
  readonly folder: string
  progress(line: string): void
}

/** How long a house may take until all its processes are healthy, and every table goes on. */
const recoveryMilliseconds = 60_000
/** How long the next fault waits for guests who play. */
const playMilliseconds = 15_000

export async function runChaos(options: ChaosOptions): Promise<Omit<Verdict, 'folder'>> {
  const backs = options.store === 'postgres' ? await openBacks() : null
  try {
    return await new Run(options, backs).run()
  } finally {
    await Promise.all([backs?.toPostgres.close(), backs?.toNats.close(), backs?.nats.stop(), backs?.postgres.remove()])
  }
}

async function openBacks(): Promise<Backs> {
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
  const [toPostgres, toNats] = await Promise.all([BadNetwork.listen(postgres.port), BadNetwork.listen(nats.port)])
  return { postgres, nats, toPostgres, toNats }
}

class Run {
  readonly #options: ChaosOptions
  readonly #backs: Backs | null
  readonly #findings: Finding[] = []
  readonly #faults: Record<string, number> = {}
  readonly #recorder: Recorder
  readonly #processes: readonly Supervised[]
  readonly #weather: Weather
  readonly #world: World
  readonly #tables: KnownTable[] = []
  readonly #file: string
  #startsFailed = 0
  #longestStop = 0
  #stopsKilled = 0
  #guests = 0

  constructor(options: ChaosOptions, backs: Backs | null) {
    const { folder, processes, seed } = options
    this.#options = options
    this.#backs = backs
    this.#file = join(folder, 'data.sqlite')
    this.#recorder = new Recorder(folder)
    const settings: Record<string, string> = backs
      ? { DATABASE_URL: backs.postgres.url(backs.toPostgres.port), NATS_URL: `nats://127.0.0.1:${backs.toNats.port}` }
      : { DATA: this.#file }
    this.#processes = Array.from({ length: processes }, (_, i) => {
      const log = createWriteStream(join(folder, `process-${i}.log`))
      return new Supervised(i, settings, log, this.#reports())
    })
    this.#weather = new Weather(this.#processes, backs, new Random(`${seed} weather`))
    const random = new Random(`${seed} clients`)
    this.#world = { processes: this.#processes, recorder: this.#recorder, random, stopped: false }
  }

  async run(): Promise<Omit<Verdict, 'folder'>> {
    const { seconds, store, seed, processes } = this.#options
    for (const process of this.#processes) process.open()
    await this.#untilHealthy()
    const parties = this.#invite()
    await this.#faultsFor(seconds)
    await this.#untilHealthy()
    await this.#untilGoingOn(parties.map(({ party }) => party))
    this.#world.stopped = true
    await Promise.all(parties.map(({ playing }) => playing))
    this.#progress('comparing')
    for (const [table, detail] of await compareProcesses(this.#tables, this.#processes))
      this.#found('unequal', `table ${table}: ${detail}`)
    await Promise.all(this.#processes.map(process => process.close()))
    await this.#checkHistory()
    this.#add(idleRun(this.#recorder.done))
    await this.#recorder.close()
    const { done, unknown, reads, readsFailed, refused } = this.#recorder
    return {
      ...{ seed, store, processes, seconds, tables: this.#tables.length, faults: this.#faults },
      ...{ acknowledged: done, refused: Object.fromEntries(refused), unknown, reads, readsFailed },
      starts: this.#processes.reduce((sum, { starts }) => sum + starts, 0),
      startsFailed: this.#startsFailed,
      longestStopMilliseconds: this.#longestStop,
      stopsKilled: this.#stopsKilled,
      counts: countsOf(this.#findings),
      findings: this.#findings,
    }
  }

  #invite(): { party: Party; playing: Promise<void> }[] {
    return Array.from({ length: this.#options.tables }, (_, i) => {
      const party = new Party(this.#world, () => new Guest(++this.#guests), this.#tables)
      return { party, playing: party.run(games[i % games.length]!) }
    })
  }

  async #faultsFor(seconds: number): Promise<void> {
    const { seed, processes, faults } = this.#options
    const until = performance.now() + seconds * 1000
    for (const fault of drawFaults(seed, seconds, processes, faults)) {
      // Faults may take longer than drawn: a database takes its time to start.
      if (performance.now() > until) break
      this.#progress('calm')
      await this.#untilPlaying()
      await sleep(fault.after)
      this.#progress(fault.kind)
      this.#recorder.note(`${fault.kind} for ${Math.round(fault.lasts)} ms: ${JSON.stringify(fault)}`)
      this.#faults[fault.kind] = (this.#faults[fault.kind] ?? 0) + 1
      await this.#weather.strike(fault)
      this.#recorder.note(`${fault.kind} is over`)
    }
    while (performance.now() < until) {
      this.#progress('calm')
      await sleep(Math.min(1000, until - performance.now()))
    }
  }

  /** A fault that falls upon nobody proves nothing: before the next one guests play, if they can. */
  async #untilPlaying(): Promise<void> {
    const until = performance.now() + playMilliseconds
    const enough = this.#recorder.done + this.#options.tables
    while (performance.now() < until && this.#recorder.done < enough) await sleep(50)
  }

  async #untilHealthy(): Promise<void> {
    const until = performance.now() + recoveryMilliseconds
    for (const process of this.#processes) {
      while (!(await isHealthy(process))) {
        this.#progress('waiting for all processes')
        if (performance.now() > until) {
          this.#found('sick', process.name)
          break
        }
        await sleep(100)
      }
    }
  }

  /** Every table that is being played acknowledges something. */
  async #untilGoingOn(parties: readonly Party[]): Promise<void> {
    const calm = performance.now()
    const { lastDone } = this.#recorder
    const waits = ({ current }: Party) => current !== null && (lastDone.get(current.id) ?? 0) < calm
    while (parties.some(waits)) {
      this.#progress('waiting for all tables')
      if (performance.now() > calm + recoveryMilliseconds) {
        for (const { current } of parties.filter(waits)) this.#found('stuck', `table ${current?.id}`)
        return
      }
      await sleep(100)
    }
  }

  async #checkHistory(): Promise<void> {
    this.#progress('checking')
    const place = this.#backs ? { database: this.#backs.postgres.url() } : { file: this.#file }
    const { finals, unplayable } = await readStore(await openStore(place), this.#tables)
    for (const [table, detail] of unplayable) this.#found('unplayable', `table ${table}: ${detail}`)
    for (const { promise, table, detail } of check(this.#recorder.all, finals))
      this.#found(promise, `table ${table}: ${detail}`)
  }

  #reports(): Reports {
    return {
      endedByItself: (name, { code, signal, words }) => {
        const last =
          words
            .trim()
            .split('\n')
            .find(line => /error|cannot|throw/i.test(line)) ?? words.trim().slice(-200)
        this.#found('ended', `${name} with ${signal ?? code}: ${last.trim().slice(0, 200)}`)
      },
      couldNotStart: name => {
        this.#startsFailed++
        this.#recorder.note(`${name} could not start`)
      },
      stopped: (name, milliseconds, inTime) => {
        this.#longestStop = Math.max(this.#longestStop, milliseconds)
        if (!inTime) this.#stopsKilled++
        this.#add(slowStop(name, milliseconds, inTime))
        this.#recorder.note(`${name} stopped within ${Math.round(milliseconds)} ms`)
      },
      databaseTroubledSince: at => this.#weather.databaseTroubledSince(at),
    }
  }

  #found(promise: Finding['promise'], detail: string): void {
    this.#add({ promise, detail })
  }

  #add(finding: Finding | null): void {
    if (!finding) return
    this.#findings.push(finding)
    this.#recorder.note(`${finding.promise}: ${finding.detail}`)
  }

  #progress(what: string): void {
    const { done, unknown, reads } = this.#recorder
    const faults = Object.values(this.#faults).reduce((sum, count) => sum + count, 0)
    const bad = this.#findings.length > 0 ? `, ${this.#findings.length} findings` : ''
    this.#options.progress(`${faults} faults, ${done} steps, ${unknown} unanswered, ${reads} reads${bad}: ${what}`)
  }
}

async function isHealthy({ address }: Supervised): Promise<boolean> {
  if (!address) return false
  const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await answer?.text().catch(() => '')
  return answer?.ok ?? false
}
