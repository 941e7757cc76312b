import { type Logger, nameInLog } from '../logs.ts'
import type { Store } from '../store/store.ts'
import { dueTables, settle } from '../store/subjects/ratings.ts'

const sweepMilliseconds = 60_000
/** Tables that are looked for at a time. */
const atOnce = 50

/**
 * Counts rated tables once their places are certain, each once: the store tells which are due. So it does not matter which process
 * has stored the end, nor whether it lived long enough to count it.
 */
export class Ratings {
  readonly #store: Store
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  readonly #working = new Set<Promise<void>>()
  #stopped = false

  constructor(store: Store, log: Logger) {
    this.#store = store
    this.#log = log
    this.#timer = setInterval(() => this.#sweep(), sweepMilliseconds).unref()
    // What a process that was killed has left.
    this.#sweep()
  }

  /** The places of the table are certain, and stored. */
  decided(table: string): void {
    if (!this.#stopped) this.#work(this.#settle(table))
  }

  /** Waits until everything is counted that was certain before. */
  async upToDate(): Promise<void> {
    for (const table of await this.#store.read(() => dueTables(atOnce))) await this.#settle(table)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#timer)
    await Promise.all(this.#working)
  }

  #sweep(): void {
    const failed = (error: unknown) =>
      this.#log.warn({ problem: String(error) }, 'rated tables are not counted at the moment')
    this.#work(this.upToDate().catch(failed))
  }

  #work(work: Promise<void>): void {
    this.#working.add(work)
    void work.finally(() => this.#working.delete(work))
  }

  async #settle(table: string): Promise<void> {
    try {
      // The library is large, and most starts do without it.
      const { strengthsAfter } = await import('./arithmetic.ts')
      await this.#store.write(() => settle(table, Date.now(), strengthsAfter))
    } catch (error) {
      this.#log.warn({ table: nameInLog(table), problem: String(error) }, 'a rated table is not counted yet')
    }
  }
}
