import { setImmediate } from 'node:timers/promises'
import type { GameRecord, JsonObject, Seat } from '@acheron/engine'
import { ApiFailure } from '../errors.ts'
import type { SaveRow, Store } from '../store/store.ts'
import type { Room } from '../tables/room.ts'
import type { Done, Historian } from './historian.ts'
import type { CampaignFacts, Job, Place } from './messages.ts'

/** This many steps are read from the store at once: everybody waits meanwhile. */
const stepsAtOnce = 500

/** The thread may let go of a table between two questions about it, this often. */
const mostTries = 4

/** Texts of steps, and the time that it took to find them. */
interface Found {
  readonly steps: string[]
  readonly milliseconds: number
}

/** Looks at what is stored of a table: its past and its record. */
export class Looks {
  readonly #store: Store
  readonly #historian: Historian

  constructor(store: Store, historian: Historian) {
    this.#store = store
    this.#historian = historian
  }

  /** The moments of a table's past from an entry on, as JSON; and what that took. */
  moments(room: Room, entry: number, count: number, seat: Seat | null): Promise<Done<'look'>> {
    return this.#askAbout(room, place => ({ kind: 'look', ...place, entry, count, seat }))
  }

  /** The state of a table after an entry, as JSON; and what that took. */
  state(room: Room, entry: number): Promise<Done<'state'>> {
    return this.#askAbout(room, place => ({ kind: 'state', ...place, entry }))
  }

  async #askAbout<K extends 'look' | 'state'>(
    room: Room,
    jobOf: (place: Omit<Place, 'entry'>) => Extract<Job, { kind: K }>,
  ): Promise<Done<K>> {
    const { version, settings, steps, game } = await room.whenStored(() => {
      const { live, table } = room.state
      const recent = live.stepsSince(Math.max(live.stepsFrom, live.version - 1)).map(step => JSON.stringify(step))
      return { version: live.version, settings: live.settings, steps: recent, game: table.game }
    })
    const asked = { table: room.id, game, settings, version }
    let known = { steps, milliseconds: 0 }
    let spent = 0
    for (let tries = 0; tries < mostTries; tries++) {
      const { result, milliseconds } = await this.#historian.ask(jobOf({ ...asked, steps: known.steps }))
      spent += known.milliseconds + milliseconds
      if (result.kind !== 'behind') return { result, milliseconds: spent }
      known = await this.#read(room.id, result.at, version)
    }
    throw new ApiFailure(503, 'unavailable', 'too many look back at the moment; try again in a while')
  }

  async record(room: Room, head: Omit<GameRecord, 'entries'>): Promise<Done<'record'>> {
    const { steps, milliseconds } = await this.#read(room.id, 0, await room.whenStored(() => room.version))
    const done = await this.#historian.ask({ kind: 'record', head, steps })
    return { result: done.result, milliseconds: milliseconds + done.milliseconds }
  }

  campaign(game: string, about: CampaignFacts, now: JsonObject, saves: readonly SaveRow[]): Promise<Done<'campaign'>> {
    return this.#historian.ask({ kind: 'campaign', game, about, now, saves })
  }

  /** A page of steps, and the time that it took to find them. */
  async page(id: string, after: number, until: number): Promise<Found> {
    const started = performance.now()
    const steps = await this.#store.steps(id, after, until)
    return { steps: [...steps], milliseconds: performance.now() - started }
  }

  /** From the end to the beginning, as the steps are chained. */
  async #read(id: string, after: number, until: number): Promise<Found> {
    const parts: (readonly string[])[] = []
    let milliseconds = 0
    for (let end = until; end > after; end -= stepsAtOnce) {
      const page = await this.page(id, Math.max(after, end - stepsAtOnce), end)
      parts.unshift(page.steps)
      milliseconds += page.milliseconds
      await setImmediate()
    }
    return { steps: parts.flat(), milliseconds }
  }
}
