import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { StoreError } from '../errors.ts'

interface Job {
  run(): unknown
  resolve(value: unknown): void
  reject(error: Error): void
}

/**
 * Group commit: all writes of one turn of the event loop share one transaction, and so one wait for the disk. Answers
 * follow the commit.
 */
export class GroupCommit {
  readonly #db: DatabaseSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  readonly #onCommit: (jobs: number, milliseconds: number) => void
  readonly #onRollback: () => void
  readonly #fence: () => void
  #waiting: Job[] = []
  #closed = false

  constructor(
    db: DatabaseSync,
    onCommit: (jobs: number, milliseconds: number) => void,
    /** Called after a rollback: the writes had no effect. */
    onRollback: () => void = () => {},
    /**
     * A small write, made after a commit that failed. Where the disk took the commit and only its confirmation failed, a start
     * after a kill would find the steps that were refused; the next write takes their place in the log.
     */
    fence: () => void = () => {},
  ) {
    this.#db = db
    this.#begin = db.prepare('begin immediate')
    this.#commit = db.prepare('commit')
    this.#onCommit = onCommit
    this.#onRollback = onRollback
    this.#fence = fence
  }

  /** Runs the write in the transaction of this turn; resolves with its result once that is committed. */
  write<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new StoreError('not stored: the store is closed'))
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject })
      if (this.#waiting.length === 1) setImmediate(() => this.flush())
    })
  }

  flush(): void {
    const jobs = this.#waiting
    if (jobs.length === 0) return
    this.#waiting = []
    this.#transaction(jobs)
  }

  /** Commits pending writes; later writes are refused. */
  close(): void {
    this.flush()
    this.#closed = true
  }

  #transaction(jobs: readonly Job[]): void {
    const results: unknown[] = []
    const started = performance.now()
    let running = false
    try {
      this.#begin.run()
      running = true
      for (const job of jobs) results.push(job.run())
      running = false
      this.#commit.run()
    } catch (error) {
      this.#rollBack()
      if (!running) this.#writeFence()
      // One bad write must not fail the others. A full disk or a lock fails them all.
      if (running && jobs.length > 1) for (const job of jobs) this.#transaction([job])
      else
        for (const job of jobs) job.reject(new StoreError(`not stored: ${(error as Error).message}`, { cause: error }))
      return
    }
    this.#onCommit(jobs.length, performance.now() - started)
    for (const [i, job] of jobs.entries()) job.resolve(results[i])
  }

  #writeFence(): void {
    try {
      this.#begin.run()
      this.#fence()
      this.#commit.run()
    } catch {
      // Whether or not the disk confirms it, it is written where the other one was.
      this.#rollBack()
    }
  }

  #rollBack(): void {
    try {
      // After some failures SQLite has rolled back by itself.
      if (this.#db.isTransaction) this.#db.exec('rollback')
    } catch {
      // The error that led here is reported; this one has the same cause.
    }
    this.#onRollback()
  }
}
