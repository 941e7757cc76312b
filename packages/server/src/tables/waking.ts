import { setTimeout as sleep } from 'node:timers/promises'
import type { BotPlayer } from '../bots/player.ts'
import type { BotPool } from '../bots/pool.ts'
import type { Registry } from './registry.ts'

/** The pause before each table, and while bots of tables that people have open wait for a thread. */
const pauseMilliseconds = 10
const busyMilliseconds = 100
/** The pause before the store that has failed is asked again. */
const retryMilliseconds = 1000

export interface WakingParts {
  readonly registry: Pick<Registry, 'resume' | 'release'>
  readonly player: Pick<BotPlayer, 'rested'>
  readonly pool: Pick<BotPool, 'waiting'>
  /** The number of tables at a time. */
  readonly lanes: number
}

interface Waiting {
  resolve(): void
  reject(error: unknown): void
}

/**
 * Continues the bots of tables that nobody has open, a few at a time: there may be a hundred thousand after a start. People's
 * requests and their bots come in between. A table that somebody opens goes on by itself.
 */
export class Waking {
  readonly #parts: WakingParts
  /** By table, in order. */
  readonly #queue = new Map<string, Waiting>()
  readonly #stopping = new AbortController()
  #running = 0

  constructor(parts: WakingParts) {
    this.#parts = parts
  }

  /** Resolves when the bots of these tables have moved. Rejects if the store is down: the caller tries again. */
  async add(ids: readonly string[]): Promise<void> {
    const each = ids.map(id => new Promise<void>((resolve, reject) => this.#queue.set(id, { resolve, reject })))
    while (this.#running < Math.min(this.#parts.lanes, this.#queue.size)) void this.#lane()
    await Promise.all(each)
  }

  /**
   * Continues all the tables that `more` gives, portion by portion. While the store is down it is tried again after a pause, until
   * the stop; `onFailure` hears of it once.
   */
  async addAll(more: () => Promise<readonly string[]>, onFailure: (error: unknown) => void): Promise<void> {
    for (;;) {
      const ids = await this.#untilDone(more, onFailure)
      if (!ids || ids.length === 0) return
      await this.#untilDone(() => this.add(ids), onFailure)
    }
  }

  /** Begins with no further table. */
  stop(): void {
    this.#stopping.abort()
    this.#queue.clear()
  }

  /** Tries until it is done; null after a stop. */
  async #untilDone<T>(run: () => Promise<T>, onFailure: (error: unknown) => void): Promise<T | null> {
    const { signal } = this.#stopping
    for (let tries = 1; !signal.aborted; tries++) {
      try {
        return await run()
      } catch (error) {
        if (tries === 1) onFailure(error)
        await sleep(retryMilliseconds, undefined, { ref: false, signal }).catch(() => {})
      }
    }
    return null
  }

  async #lane(): Promise<void> {
    this.#running++
    await this.#pause()
    for (let [next] = this.#queue; next; [next] = this.#queue) {
      const [id, waiting] = next
      this.#queue.delete(id)
      try {
        await this.#wake(id)
        waiting.resolve()
      } catch (error) {
        waiting.reject(error)
        for (const other of this.#queue.values()) other.reject(error)
        this.#queue.clear()
      }
      await this.#pause()
    }
    this.#running--
  }

  async #wake(id: string): Promise<void> {
    const { registry, player } = this.#parts
    const room = await registry.resume(id)
    if (!room) return
    await player.rested(room)
    await registry.release(room)
  }

  async #pause(): Promise<void> {
    const { signal } = this.#stopping
    const options = { ref: false, signal }
    const stopped = () => {}
    await sleep(pauseMilliseconds, undefined, options).catch(stopped)
    while (this.#parts.pool.waiting > 0 && !signal.aborted)
      await sleep(busyMilliseconds, undefined, options).catch(stopped)
  }
}
