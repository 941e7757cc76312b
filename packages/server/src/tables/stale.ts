import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../logs.ts'
import { mostRemoved, type Store } from '../store/store.ts'
import type { Registry } from './registry.ts'

const firstMilliseconds = 60_000
const everyMilliseconds = 3_600_000
const dayMilliseconds = 86_400_000
/** Between two batches, so that nobody has to wait for the store for long. */
const pauseMilliseconds = 50

/** Removes tables that nobody has begun for some days, every hour. Of several processes each table is removed by one. */
export class StaleTables {
  readonly #store: Store
  readonly #registry: Registry
  readonly #log: Logger
  readonly #days: number
  #timer: NodeJS.Timeout | undefined
  #removing: Promise<void> = Promise.resolve()
  #stopped = false

  constructor(store: Store, registry: Registry, log: Logger, days: number) {
    this.#store = store
    this.#registry = registry
    this.#log = log
    this.#days = days
    this.#next(firstMilliseconds)
  }

  /** Removes those opened so many days before now. */
  async remove(now = Date.now()): Promise<void> {
    for (;;) {
      const ids = await this.#store.removeStale(now - this.#days * dayMilliseconds)
      for (const id of ids) this.#registry.removed(id)
      if (ids.length < mostRemoved || this.#stopped) return
      await pause(pauseMilliseconds)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#removing
  }

  #next(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#removing = this.remove()
        .catch(error => this.#log.warn({ problem: String(error) }, 'tables that nobody began are not removed'))
        .finally(() => {
          if (!this.#stopped) this.#next(everyMilliseconds)
        })
    }, milliseconds).unref()
  }
}
