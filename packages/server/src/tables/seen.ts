import type { Logger } from '../logs.ts'
import type { Store } from '../store/store.ts'
import { keepSeen, type Seen, seenBy } from '../store/subjects/seen.ts'
import type { Room } from './room.ts'

/** What has been seen is written together, a moment later: people see every step, and are asked about it once a visit. */
const writeMilliseconds = 1000
/** So many in one transaction. */
const together = 200

interface Parts {
  readonly store: Store
  readonly log: Logger
}

/** How far those who sit have seen their tables. A process that is killed forgets the last second: that is shown again. */
export class SeenSteps {
  readonly #parts: Parts
  /** Not written yet, by table and person. */
  readonly #pending = new Map<string, Seen>()
  #writing: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The last version that the person has seen; undefined where it is not known, or cannot be read now. */
  async by(person: string, table: string): Promise<number | undefined> {
    const { store } = this.#parts
    const stored = await store.read(() => seenBy(person, table)).catch(() => null)
    const version = Math.max(stored ?? -1, this.#pending.get(keyOf({ person, table }))?.version ?? -1)
    return version < 0 ? undefined : version
  }

  note(seen: Seen): void {
    const key = keyOf(seen)
    if ((this.#pending.get(key)?.version ?? -1) >= seen.version) return
    this.#pending.set(key, seen)
    this.#timer ??= setTimeout(() => this.#flush(), writeMilliseconds).unref()
  }

  /** Writes what is known: before the process stops, and before rows are made somebody else's or are removed. */
  async settle(): Promise<void> {
    this.#flush()
    await this.#writing
  }

  #flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#write())
  }

  /** What cannot be stored is shown again the next time. */
  async #write(): Promise<void> {
    const all = [...this.#pending]
    try {
      for (let i = 0; i < all.length; i += together) {
        const some = all.slice(i, i + together)
        await this.#parts.store.write(function* () {
          for (const [, seen] of some) yield* keepSeen(seen)
        })
      }
    } catch (error) {
      this.#parts.log.warn({ problem: String(error) }, 'how far tables were seen could not be stored')
    }
    for (const [key, seen] of all) if (this.#pending.get(key) === seen) this.#pending.delete(key)
  }
}

const keyOf = ({ table, person }: Omit<Seen, 'version'>) => `${table} ${person}`

/** How far somebody has seen a table where they sit. Whoever only looks on begins in the present. */
export async function seenFor(
  { seen }: { readonly seen: SeenSteps },
  room: Pick<Room, 'id' | 'seatOf'>,
  person: string | null,
): Promise<number | undefined> {
  return person === null || room.seatOf(person) === null ? undefined : seen.by(person, room.id)
}
