import { setTimeout } from 'node:timers/promises'
import { Stopping } from '../errors.ts'
import type { Historian } from '../history/historian.ts'
import { type Logger, nameInLog } from '../logs.ts'
import type { Room } from './room.ts'

/** A table must be still for this long: nobody takes back what was followed by the next step at once. */
const stillMilliseconds = 100

/**
 * Finds out whether last steps can be taken back. That takes a hundred times as long as a step, so it is done in a thread after the
 * step was answered, one table after the other. Of a table only its last step matters when its turn comes.
 */
export class UndoFinder {
  readonly #historian: Historian
  readonly #log: Logger
  /** When each table last moved, those that wait longest first. */
  readonly #waiting = new Map<Room, number>()
  #busy = false

  constructor(historian: Historian, log: Logger) {
    this.#historian = historian
    this.#log = log
  }

  /** Finds it out when the table is still, and the thread has time. */
  want(room: Room): void {
    this.#waiting.set(room, performance.now())
    if (!this.#busy) void this.#findAll()
  }

  /** Finds it out now: somebody waits for it. */
  async settle(room: Room): Promise<void> {
    const { live, game } = room.state
    const { version } = live
    const doubt = live.doubt()
    if (!doubt) return
    const { result } = await this.#historian.ask({ kind: 'undo', game: game.meta.id, doubt })
    const same = room.state.live === live && live.version === version
    if (same && live.doubt()?.back === doubt.back) room.undoFound(doubt, result)
  }

  async #findAll(): Promise<void> {
    this.#busy = true
    while (this.#waiting.size > 0) {
      const room = this.#nextStill()
      if (!room) {
        await pause(stillMilliseconds / 4)
        continue
      }
      this.#waiting.delete(room)
      const started = performance.now()
      try {
        await this.settle(room)
      } catch (error) {
        if (error instanceof Stopping) break
        // The step stays as it is: undo is still found out when it is asked for.
        this.#log.warn({ table: nameInLog(room.id), problem: String(error) }, 'whether a step can be undone is unknown')
      }
      // Not all of a processor: bots and moves come first.
      await pause((performance.now() - started) / 4)
    }
    this.#busy = false
  }

  /** The first table that does not move at the moment; one that always moves must not hold up the others. */
  #nextStill(): Room | null {
    const before = performance.now() - stillMilliseconds
    for (const [room, moved] of this.#waiting) if (moved <= before) return room
    return null
  }
}

const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false })
