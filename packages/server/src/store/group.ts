import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { StoreError } from '../errors.ts'

interface Job {
  run(): unknown
  resolve(value: unknown): void
  reject(error: Error): void
}

/**
 * Group commit: all writes of one turn of the event loop share one transaction, and so one wait for the disk. Nobody is
 * answered before it is over.
 */
export class GroupCommit {
  readonly #db: DatabaseSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  readonly #onCommit: (jobs: number, milliseconds: number) => void
  #waiting: Job[] = []

  constructor(db: DatabaseSync, onCommit: (jobs: number, milliseconds: number) => void) {
    this.#db = db
    this.#begin = db.prepare('begin immediate')
    this.#commit = db.prepare('commit')
    this.#onCommit = onCommit
  }

  /** Runs the write in the transaction of this turn; resolves with what it gave once that is committed. */
  write<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject })
      if (this.#waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  flush(): void {
    const jobs = this.#waiting
    if (jobs.length === 0) return
    this.#waiting = []
    const started = performance.now()
    if (!this.#together(jobs) && jobs.length > 1) {
      // One bad write must not take its neighbours with it.
      for (const job of jobs) this.#together([job])
    }
    this.#onCommit(jobs.length, performance.now() - started)
  }

  /** One transaction; false when several were tried and none of them is stored or answered. */
  #together(jobs: readonly Job[]): boolean {
    const results: unknown[] = []
    try {
      this.#begin.run()
      for (const job of jobs) results.push(job.run())
      this.#commit.run()
    } catch (error) {
      // After some failures SQLite has rolled back by itself.
      if (this.#db.isTransaction) this.#db.exec('rollback')
      if (jobs.length > 1) return false
      jobs[0]!.reject(new StoreError(`not stored: ${(error as Error).message}`, { cause: error }))
      return true
    }
    for (const [i, job] of jobs.entries()) job.resolve(results[i])
    return true
  }
}
