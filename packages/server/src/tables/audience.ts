import type { Seat } from '@acheron/engine'
import type { ServerMessage } from '@acheron/protocol'
import { encodeServerMessage } from '@acheron/protocol/wire'
import type { Spectator } from './spectators.ts'

/** For whom a message is made. */
export interface Viewer {
  /** The seat that they hold. */
  readonly seat: Seat | null
  /** The seat whose knowledge they are shown: their own, or that of the player over whose shoulder they look. */
  readonly sees: Seat | null
  /** Who it is, where the table has something to say to just them; null for all others of the seat, or without one. */
  readonly person: string | null
}

/** Somebody of whom nothing is known. */
export const anybody: Viewer = { seat: null, sees: null, person: null }

/** Tells what a person may see. */
interface Seated {
  viewerOf(person: string | null): Viewer
}

/** A listener to every change of a table. */
export interface Watcher {
  readonly person: string | null
  /** Their name, where they let others see that they watch. */
  readonly shownAs?: string | null
  /** False while their page is in the background. */
  readonly looks?: boolean
  /** True for a program that looks in their name: they are not here by it. */
  readonly inTheirName?: boolean
  /** Whether it may be sent such messages; without it all. */
  mayHear?(type: ServerMessage['type']): boolean
  send(text: string): void
}

/** The watchers of a table. */
export class Audience {
  readonly #watchers = new Set<Watcher>()

  get size(): number {
    return this.#watchers.size
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher)
  }

  delete(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher)
  }

  has(person: string | null): boolean {
    if (person === null) return false
    for (const watcher of this.#here()) if (watcher.person === person) return true
    return false
  }

  /** The people who watch; those of whom nothing is known are not among them. */
  get people(): ReadonlySet<string> {
    return new Set([...this.#here()].flatMap(({ person }) => person ?? []))
  }

  /** Those of them who look at it. */
  get looking(): ReadonlySet<string> {
    return new Set([...this.#here()].flatMap(({ person, looks }) => (looks === false ? [] : (person ?? []))))
  }

  /** Those who have no seat, each person once. */
  spectators(seats: Seated): Spectator[] {
    const found = new Map<string, string | null>()
    for (const { person, shownAs = null } of this.#here())
      if (person !== null && seats.viewerOf(person).seat === null)
        found.set(person, shownAs ?? found.get(person) ?? null)
    return [...found]
  }

  /** Sends everybody the same. */
  tellAll(text: string): void {
    for (const watcher of this.#watchers) watcher.send(text)
  }

  /** Sends everybody the knowledge of their seat. A message is made once per seat, and once for all without a seat. */
  tell(seats: Seated, messageFor: (viewer: Viewer) => ServerMessage, except: Watcher | null = null): void {
    /** By seat, shifted by one: index 0 is for all without a seat of whom the table knows nothing. */
    const texts: (string | undefined)[] = []
    for (const watcher of this.#watchers) {
      if (watcher === except) continue
      const viewer = seats.viewerOf(watcher.person)
      if (viewer.seat === null && viewer.person !== null) {
        watcher.send(encodeServerMessage(messageFor(viewer)))
        continue
      }
      const at = viewer.seat === null ? 0 : viewer.seat + 1
      texts[at] ??= encodeServerMessage(messageFor(viewer))
      watcher.send(texts[at])
    }
  }

  /** Sends everybody what is for them, if anything is. */
  tellEach(messageFor: (person: string | null) => ServerMessage | null): void {
    for (const watcher of this.#watchers) {
      const message = messageFor(watcher.person)
      if (message && watcher.mayHear?.(message.type) !== false) watcher.send(encodeServerMessage(message))
    }
  }

  tellSeat(seats: Seated, seat: Seat, message: ServerMessage): void {
    const text = encodeServerMessage(message)
    for (const watcher of this.#watchers) if (seats.viewerOf(watcher.person).seat === seat) watcher.send(text)
  }

  /** Lets go of those who may not see the table; gives them. */
  dismiss(may: (person: string | null) => boolean): Watcher[] {
    const gone = [...this.#watchers].filter(({ person }) => !may(person))
    for (const watcher of gone) this.#watchers.delete(watcher)
    return gone
  }

  clear(): void {
    this.#watchers.clear()
  }

  /** Those by whom somebody is here. */
  *#here(): Generator<Watcher> {
    for (const watcher of this.#watchers) if (!watcher.inTheirName) yield watcher
  }
}
