import type { Seat } from '@acheron/engine'
import type { ServerMessage } from '@acheron/protocol'
import { encodeServerMessage } from '@acheron/protocol/wire'

/** A listener to every change of a table. */
export interface Watcher {
  readonly person: string | null
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
    for (const watcher of this.#watchers) if (watcher.person === person) return true
    return false
  }

  /** Sends everybody the knowledge of their seat. A message is made once per seat, and once for all without a seat. */
  tell(
    seats: { seatOf(person: string | null): Seat | null },
    messageFor: (seat: Seat | null) => ServerMessage,
    except: Watcher | null = null,
  ): void {
    /** By seat, shifted by one: index 0 is for all without a seat. */
    const texts: (string | undefined)[] = []
    for (const watcher of this.#watchers) {
      if (watcher === except) continue
      const seat = seats.seatOf(watcher.person)
      const at = seat === null ? 0 : seat + 1
      texts[at] ??= encodeServerMessage(messageFor(seat))
      watcher.send(texts[at])
    }
  }

  tellSeat(seats: { seatOf(person: string | null): Seat | null }, seat: Seat, message: ServerMessage): void {
    const text = encodeServerMessage(message)
    for (const watcher of this.#watchers) if (seats.seatOf(watcher.person) === seat) watcher.send(text)
  }

  clear(): void {
    this.#watchers.clear()
  }
}
