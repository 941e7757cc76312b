import { setTimeout as sleep } from 'node:timers/promises'
import type { Nats } from '../house/nats.ts'
import type { Postgres } from '../house/postgres.ts'
import type { Random } from '../house/random.ts'
import type { Fault } from './faults.ts'
import type { BadNetwork } from './proxy.ts'
import type { Supervised } from './supervised.ts'

/** The database and NATS, each behind its proxy. */
export interface Backs {
  readonly postgres: Postgres
  readonly nats: Nats
  readonly toPostgres: BadNetwork
  readonly toNats: BadNetwork
}

/** Lets faults happen, one at a time, and mends what they broke. */
export class Weather {
  readonly #processes: readonly Supervised[]
  /** Null for a house on a data file. */
  readonly #backs: Backs | null
  readonly #random: Random
  #databaseTroubled = false
  #databaseTrouble = Number.NEGATIVE_INFINITY

  constructor(processes: readonly Supervised[], backs: Backs | null, random: Random) {
    this.#processes = processes
    this.#backs = backs
    this.#random = random
  }

  databaseTroubledSince(at: number): boolean {
    return this.#databaseTroubled || this.#databaseTrouble >= at
  }

  /** The fault, from its beginning until all is well again. */
  async strike(fault: Fault): Promise<void> {
    const { kind, lasts, also } = fault
    this.#databaseTroubled = kind.startsWith('database') || kind === 'both-stop'
    const mend = await this.#begin(fault)
    if (also !== null) this.#processes[also]!.kill()
    await sleep(lasts)
    await mend()
    if (this.#databaseTroubled) this.#databaseTrouble = performance.now()
    this.#databaseTroubled = false
  }

  async #begin({ kind, process, lasts }: Fault): Promise<() => Promise<void> | void> {
    const it = this.#processes[process]!
    const next = this.#processes[(process + 1) % this.#processes.length]!
    switch (kind) {
      case 'kill':
        it.kill()
        return nothing
      case 'kill-two':
        it.kill()
        next.kill()
        return nothing
      case 'term':
        it.terminate()
        return nothing
      case 'stop':
        it.pause()
        return () => it.goOn()
    }
    const { postgres, nats, toPostgres, toNats } = this.#backs!
    switch (kind) {
      case 'database-cut':
      case 'database-reset':
        toPostgres.refuse()
        toPostgres.cut(kind === 'database-cut' ? 'end' : 'reset')
        return () => toPostgres.heal()
      case 'database-swallow':
        toPostgres.swallow(1 + this.#random.below(4))
        return () => toPostgres.heal()
      case 'database-delay':
        toPostgres.delay(this.#random.between(50, 600))
        return () => toPostgres.heal()
      case 'database-silence':
        toPostgres.silence()
        return () => toPostgres.heal()
      case 'database-hold':
        toPostgres.hold(lasts, () => this.#random.chance(0.5))
        return nothing
      case 'database-lock': {
        const over = Promise.withResolvers<void>()
        const locked = postgres.lockSteps(over.promise)
        locked.catch(() => {})
        return () => {
          over.resolve()
          return locked
        }
      }
      case 'database-stop':
      case 'database-crash':
        await postgres.stop(kind === 'database-stop' ? 'fast' : 'immediate')
        return () => postgres.start()
      case 'nats-cut':
        toNats.refuse()
        toNats.cut('reset')
        return () => toNats.heal()
      case 'nats-delay':
        toNats.delay(this.#random.between(50, 600))
        return () => toNats.heal()
      case 'nats-silence':
        toNats.silence()
        return () => toNats.heal()
      case 'nats-stop':
        await nats.stop()
        return () => nats.start()
      case 'both-stop':
        await Promise.all([nats.stop(), postgres.stop('fast')])
        return async () => void (await Promise.all([nats.start(), postgres.start()]))
    }
  }
}

const nothing = () => {}
