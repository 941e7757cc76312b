import type { StoreError } from '../../errors.ts'
import type { Append } from '../store.ts'

/** The outcome of a step; an error when it is not stored. */
export type Appended = 'stored' | 'conflict' | StoreError

interface Job {
  readonly write: Append
  resolve(outcome: 'stored' | 'conflict'): void
  reject(error: StoreError): void
}

/**
 * Group commit: all steps of one turn of the event loop go to the database in one statement; while it runs, the next ones
 * gather. A statement has one step of a table: the next step depends on whether that one is stored.
 */
export class Appends {
  readonly #write: (writes: readonly Append[]) => Promise<readonly Appended[]>
  #waiting: Job[] = []
  #writing: Promise<void> | null = null

  /** `write` gives the outcome of each step; it must not reject. */
  constructor(write: (writes: readonly Append[]) => Promise<readonly Appended[]>) {
    this.#write = write
  }

  add(write: Append): Promise<'stored' | 'conflict'> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      this.#writing ??= new Promise<void>(resolve => setImmediate(resolve)).then(() => this.#writeAll())
    })
  }

  /** Resolves when everything that waits is written. */
  async done(): Promise<void> {
    await this.#writing
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const jobs = this.#next()
      const outcomes = await this.#write(jobs.map(job => job.write))
      for (const [i, { resolve, reject }] of jobs.entries()) {
        const outcome = outcomes[i]!
        if (typeof outcome === 'string') resolve(outcome)
        else reject(outcome)
      }
    }
    this.#writing = null
  }

  #next(): Job[] {
    const tables = new Set<string>()
    const jobs: Job[] = []
    const later: Job[] = []
    for (const job of this.#waiting) {
      const { table } = job.write
      ;(tables.has(table) ? later : jobs).push(job)
      tables.add(table)
    }
    this.#waiting = later
    return jobs
  }
}
