import { setTimeout } from 'node:timers/promises'
import type { Append } from '../store.ts'

/** A step is certainly not stored, and may be stored by another try. */
export class TryAgain {
  readonly why: Error

  constructor(why: Error) {
    this.why = why
  }
}

/** The outcome of a step; an error when it is given up. */
export type Appended = 'stored' | 'conflict' | TryAgain | Error

interface Job {
  readonly write: Append
  readonly until: number
  pause: number
  resolve(outcome: 'stored' | 'conflict'): void
  reject(error: Error): void
}

/** A batch that takes longer than this holds up no other. */
const slowMilliseconds = 25
const firstPause = 20
const longestPause = 250

/**
 * Group commit: all steps of one turn of the event loop go to the database in one statement; while it runs, the next ones
 * gather. If it is slow, they do not wait for it. A statement has one step of a table, and a table is in one statement at
 * a time: the next step depends on whether that one is stored.
 */
export class Appends {
  readonly #write: (writes: readonly Append[]) => Promise<readonly Appended[]>
  readonly #most: number
  readonly #patience: number
  #waiting: Job[] = []
  /** The tables with a step that is being written, or waits for another try. */
  readonly #busy = new Set<string>()
  readonly #unfinished = new Set<Promise<unknown>>()
  #running = 0
  #awake = false

  /** `write` gives the outcome of each step; it must not reject. It runs `most` times at once at the most. */
  constructor(
    write: (writes: readonly Append[]) => Promise<readonly Appended[]>,
    most: number,
    patienceMilliseconds: number,
  ) {
    this.#write = write
    this.#most = most
    this.#patience = patienceMilliseconds
  }

  add(write: Append): Promise<'stored' | 'conflict'> {
    const outcome = new Promise<'stored' | 'conflict'>((resolve, reject) => {
      const until = performance.now() + this.#patience
      this.#waiting.push({ write, until, pause: firstPause, resolve, reject })
      this.#wake()
    })
    this.#unfinished.add(outcome)
    const finished = () => void this.#unfinished.delete(outcome)
    outcome.then(finished, finished)
    return outcome
  }

  /** Resolves when everything that waits is written or given up. */
  async done(): Promise<void> {
    await Promise.allSettled(this.#unfinished)
  }

  #wake(): void {
    if (this.#awake) return
    this.#awake = true
    setImmediate(() => void this.#writeAll())
  }

  async #writeAll(): Promise<void> {
    while (this.#running < this.#most) {
      const jobs = this.#next()
      if (jobs.length === 0) break
      await Promise.race([this.#writeBatch(jobs), setTimeout(slowMilliseconds, undefined, { ref: false })])
    }
    this.#awake = false
  }

  async #writeBatch(jobs: readonly Job[]): Promise<void> {
    this.#running++
    const outcomes = await this.#write(jobs.map(job => job.write))
    this.#running--
    for (const [i, job] of jobs.entries()) this.#finish(job, outcomes[i]!)
    if (this.#waiting.length > 0) this.#wake()
  }

  #finish(job: Job, outcome: Appended): void {
    if (outcome instanceof TryAgain && performance.now() < job.until) {
      void this.#tryLater(job)
      return
    }
    this.#busy.delete(job.write.table)
    if (typeof outcome === 'string') job.resolve(outcome)
    else job.reject(outcome instanceof TryAgain ? outcome.why : outcome)
  }

  async #tryLater(job: Job): Promise<void> {
    await setTimeout(job.pause)
    job.pause = Math.min(2 * job.pause, longestPause)
    this.#busy.delete(job.write.table)
    this.#waiting.unshift(job)
    this.#wake()
  }

  /** Takes the first waiting step of every table that is free. */
  #next(): Job[] {
    const jobs: Job[] = []
    const later: Job[] = []
    for (const job of this.#waiting) {
      const { table } = job.write
      ;(this.#busy.has(table) ? later : jobs).push(job)
      this.#busy.add(table)
    }
    this.#waiting = later
    return jobs
  }
}
