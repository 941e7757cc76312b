import { setImmediate } from 'node:timers/promises'
import type { GameRecord, Seat } from '@acheron/engine'
import type { Store } from '../store/store.ts'
import type { Room } from '../tables/room.ts'
import type { Done, Historian } from './historian.ts'

/** This many steps are read from the store at once: everybody waits meanwhile. */
const stepsAtOnce = 500

/** Looks at what is stored of a table: its past and its record. */
export class Looks {
  readonly #store: Store
  readonly #historian: Historian

  constructor(store: Store, historian: Historian) {
    this.#store = store
    this.#historian = historian
  }

  /** The moments of a table's past from an entry on, as JSON; and what that took. */
  async moments(room: Room, entry: number, count: number, seat: Seat | null): Promise<Done<'look'>> {
    const { version, settings, steps, game } = await room.whenStored(() => {
      const { live, table } = room.state
      const recent = live.stepsSince(Math.max(live.stepsFrom, live.version - 1)).map(step => JSON.stringify(step))
      return { version: live.version, settings: live.settings, steps: recent, game: table.game }
    })
    const asked = { kind: 'look', table: room.id, game, settings, version, entry, count, seat } as const
    const first = await this.#historian.ask({ ...asked, steps })
    if (first.result.kind !== 'behind') return first
    const missing = await this.#read(room.id, first.result.at, version)
    const then = await this.#historian.ask({ ...asked, steps: missing })
    return { result: then.result, milliseconds: first.milliseconds + then.milliseconds }
  }

  async record(room: Room, head: Omit<GameRecord, 'entries'>): Promise<Done<'record'>> {
    const steps = await this.#read(room.id, 0, await room.whenStored(() => room.version))
    return this.#historian.ask({ kind: 'record', head, steps })
  }

  /** From the end to the beginning, as the steps are chained. */
  async #read(id: string, after: number, until: number): Promise<readonly string[]> {
    const parts: (readonly string[])[] = []
    for (let end = until; end > after; end -= stepsAtOnce) {
      parts.unshift(await this.#store.steps(id, Math.max(after, end - stepsAtOnce), end))
      await setImmediate()
    }
    return parts.flat()
  }
}
