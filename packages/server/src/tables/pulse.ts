import { Outdated } from '../errors.ts'
import type { Logger } from '../logs.ts'
import type { Cluster, Store } from '../store/store.ts'
import type { Registry } from './registry.ts'
import type { Waking } from './waking.ts'

const beatMilliseconds = 1000

export interface PulseParts {
  readonly store: Store
  readonly cluster: Cluster
  readonly registry: Registry
  readonly waking: Waking
  readonly log: Logger
  /** Whether a fan-out connects this process with the others. */
  readonly connected: boolean
  /** These processes live. */
  readonly onLiving: (living: ReadonlySet<string>) => void
  /** A newer server has taken over the store: this one must end, with this line. */
  readonly onOutdated: (why: string) => void
}

/**
 * The heartbeat of a process that shares its store with others: reports every second that this one lives, and takes
 * over the bots of dead ones. If a process was only slow, two play the same bots for a moment; only one of two moves at
 * the same version is stored.
 */
export class Pulse {
  readonly #parts: PulseParts
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> = Promise.resolve()
  /** Whether the failure has been logged: once, not every second. */
  #failing = false
  #warned = false
  #stopped = false

  constructor(parts: PulseParts) {
    this.#parts = parts
    this.#next(0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#beating
  }

  #next(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().finally(() => {
        if (!this.#stopped) this.#next(beatMilliseconds)
      })
    }, milliseconds).unref()
  }

  async #beat(): Promise<void> {
    try {
      const living = await this.#parts.cluster.beat()
      this.#parts.registry.survived(living)
      this.#parts.onLiving(living)
      await this.#adopt()
      this.#warnOfOthers(living)
    } catch (error) {
      this.#failed(error)
    }
  }

  /** People wait at the tables that are open here; the others go on bit by bit. */
  async #adopt(): Promise<void> {
    // After a failure our own bots may have given up.
    const ids = await this.#parts.store.adopt(this.#failing)
    const open = ids.filter(id => this.#parts.registry.loaded(id))
    for (const id of open) if (!this.#stopped) await this.#parts.registry.resume(id)
    this.#failing = false
    const others = ids.filter(id => !open.includes(id))
    if (!this.#stopped) this.#parts.waking.add(others).catch(error => this.#failed(error))
  }

  #failed(error: unknown): void {
    if (error instanceof Outdated) this.#parts.onOutdated(error.message)
    else if (!this.#failing) this.#parts.log.error({ problem: String(error) }, 'the database cannot be reached')
    this.#failing = true
  }

  #warnOfOthers(living: ReadonlySet<string>): void {
    if (this.#parts.connected || this.#warned || living.size === 1) return
    this.#warned = true
    this.#parts.log.warn(
      {},
      'another server uses the same database, and neither hears of the other: set NATS_URL for both',
    )
  }
}
