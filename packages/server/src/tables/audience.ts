import type { Seat } from '@acheron/engine'
import type { ServerMessage } from '@acheron/protocol'
import { encodeServerMessage } from '@acheron/protocol/wire'

/** Somebody who is told every change of a table. */
export interface Watcher {
  readonly person: string | null
  send(text: string): void
}

/** Those who watch a table. */
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
    for (const watcher of this.#watchers) if (watcher.person === person) return true
    return false
  }

  /** Tells everybody what their seat may know. A message is made once per seat, and once for all who have none. */
  tell(
    seats: { seatOf(person: string | null): Seat | null },
    messageFor: (seat: Seat | null) => ServerMessage,
    except: Watcher | null = null,
  ): void {
    /** By seat, after that of all who have none. */
    const texts: (string | undefined)[] = []
    for (const watcher of this.#watchers) {
      if (watcher === except) continue
      const seat = seats.seatOf(watcher.person)
      const at = seat === null ? 0 : seat + 1
      texts[at] ??= encodeServerMessage(messageFor(seat))
      watcher.send(texts[at])
    }
  }

  clear(): void {
    this.#watchers.clear()
  }
}
