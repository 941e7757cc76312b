import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { StoreError, storeErrorOf, unsureOf } from '../errors.ts'

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
  /** Whether a commit that failed may be whole in the log, where a start would find it. */
  #unfenced = false
  #closed = false

  constructor(
    db: DatabaseSync,
    onCommit: (jobs: number, milliseconds: number) => void,
    /** Called after a rollback: the writes had no effect. */
    onRollback: () => void = () => {},
    /**
     * A small write, made after a commit that failed. Where the disk took the commit and only its confirmation failed, a start
     * after a kill would find the steps that were refused; the next write takes their place in the log. Where it cannot be
     * written, the steps are `Unsure`, and nothing else is written before it.
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
    if (this.#unfenced) this.#writeFence()
    if (this.#unfenced) {
      refuse(jobs, new StoreError('not stored: a commit before this one cannot be written over'))
      return
    }
    const results: unknown[] = []
    const started = performance.now()
    let at: 'begin' | 'jobs' | 'commit' = 'begin'
    try {
      this.#begin.run()
      at = 'jobs'
      for (const job of jobs) results.push(job.run())
      at = 'commit'
      this.#commit.run()
    } catch (error) {
      this.#rollBack()
      if (at === 'commit') this.#unfenced = mayBeInLog(error)
      if (this.#unfenced) this.#writeFence()
      // One bad write must not fail the others. A full disk or a lock fails them all.
      if (at === 'jobs' && jobs.length > 1) for (const job of jobs) this.#transaction([job])
      else refuse(jobs, this.#unfenced ? unsureOf(error) : storeErrorOf(error))
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
      this.#unfenced = false
    } catch (error) {
      this.#rollBack()
      // Even if the disk does not confirm it, it is written where the other one was.
      this.#unfenced = sqliteCode(error) !== unsynced
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

/** SQLite's code of a sync that failed: what was to be synced is written. */
const unsynced = 1034
/** Its code of a write that failed: the end of the commit is not in the log. */
const unwritten = 778
/** Its primary codes of a commit that is refused or finds no room: busy, read-only, full, against a constraint. */
const refused = [5, 8, 13, 19]

const sqliteCode = (error: unknown) => Number((error as { errcode?: unknown }).errcode)

function mayBeInLog(error: unknown): boolean {
  const code = sqliteCode(error)
  return code !== unwritten && !refused.includes(code & 0xff)
}

function refuse(jobs: readonly Job[], error: Error): void {
  for (const job of jobs) job.reject(error)
}
