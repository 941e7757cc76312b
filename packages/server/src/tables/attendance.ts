import { randomUUID } from 'node:crypto'
import type { Logger } from '../logs.ts'
import type { Store } from '../store/store.ts'
import { type Attended, attend, attendedAt, type Coming } from '../store/subjects/attendance.ts'

/** Comings and goings are written together, a moment later. */
const writeMilliseconds = 200
/** So many in one transaction. */
const together = 200

interface Parts {
  readonly store: Store
  readonly log: Logger
}

/**
 * Who comes to their seats and goes, kept in the store: neither a restart nor another process forgets since when somebody is
 * away. Two small writes for a visit, and none on the path of a move.
 */
export class Attendance {
  readonly #parts: Parts
  readonly #me: string
  /** Not written yet, in order. */
  #pending: Coming[] = []
  #writing: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #rests = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#me = parts.store.cluster?.me ?? randomUUID()
  }

  /** The living processes, where this one is the only one. */
  get alone(): ReadonlySet<string> | null {
    return this.#parts.store.cluster ? null : new Set([this.#me])
  }

  at(table: string): Promise<Attended[]> {
    return this.#parts.store.read(() => attendedAt(table))
  }

  note(coming: Coming): void {
    if (this.#rests) return
    this.#pending.push(coming)
    this.#timer ??= setTimeout(() => this.#flush(), writeMilliseconds).unref()
  }

  /** Writes what is known. From now on the process stops: nobody goes because of that. */
  async rest(): Promise<void> {
    this.#rests = true
    this.#flush()
    await this.#writing
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const comings = this.#pending
    this.#pending = []
    this.#writing = this.#writing.then(() => this.#write(comings))
  }

  /** What cannot be stored is forgotten by a restart; nothing else depends on it. */
  async #write(comings: readonly Coming[]): Promise<void> {
    const me = this.#me
    try {
      for (let i = 0; i < comings.length; i += together) {
        const some = comings.slice(i, i + together)
        await this.#parts.store.write(function* () {
          for (const coming of some) yield* attend(coming, me)
        })
      }
    } catch (error) {
      this.#parts.log.warn({ problem: String(error) }, 'who came and went could not be stored')
    }
  }
}
