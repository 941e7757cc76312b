import { type GameDefinition, InputError } from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import { ApiFailure, noSuchTable } from '../errors.ts'
import { type Logger, nameInLog } from '../logs.ts'
import type { People } from '../people.ts'
import { keptOf, personAt, type Seating } from '../store/seating.ts'
import type { Store, StoredTable } from '../store/store.ts'
import { ordersAt, type StoredOrders } from '../store/subjects/standing-orders.ts'
import type { TimeSource } from '../time/source.ts'
import type { Attendance } from './attendance.ts'
import { restore } from './restore.ts'
import { type LoadedTable, TableState } from './state.ts'

interface LoaderParts {
  readonly store: Store
  readonly people: People
  readonly games: readonly GameEntry[]
  readonly log: Logger
  readonly time?: TimeSource | undefined
  readonly attendance: Attendance
}

/** Brings tables from the store into memory. */
export class TableLoader {
  readonly #parts: LoaderParts
  readonly #games = new Map<string, Promise<GameDefinition>>()

  constructor(parts: LoaderParts) {
    this.#parts = parts
  }

  /** The rules of a game, loaded once. */
  game(id: string): Promise<GameDefinition> {
    const known = this.#games.get(id)
    if (known) return known
    const entry = this.#parts.games.find(game => game.meta.id === id)
    if (!entry) {
      const ids = this.#parts.games.map(game => game.meta.id).join(', ')
      return Promise.reject(new ApiFailure(404, 'no-such-game', `there is no game '${id}'; there are: ${ids}`))
    }
    const loading = entry.load()
    this.#games.set(id, loading)
    loading.catch(() => this.#games.delete(id))
    return loading
  }

  /** A table as it is stored; an ApiFailure when there is none, or today's rules cannot continue it. */
  async load(id: string): Promise<LoadedTable> {
    const stored = await this.#parts.store.table(id)
    if (!stored) throw noSuchTable(id)
    return this.restored(stored)
  }

  /** The same for a table that has been read or made already. */
  async restored(stored: StoredTable): Promise<LoadedTable> {
    const game = await this.game(stored.table.game)
    const { live, taken } = this.#orUnreadable(game, stored, () => restore(game, stored))
    // A table that today's rules took over continues from there only.
    if (taken) await this.#parts.store.saveSnapshot(stored.table.id, taken)
    const now = taken ? { ...stored, snapshot: taken } : stored
    const { id } = stored.table
    const about = [this.namesOf(stored.seating), this.#parts.attendance.at(id), this.ordersAt(id)] as const
    const [names, attended, orders] = await Promise.all(about)
    return { live, stored: now, names, attended, orders }
  }

  /** The facts of a loaded table. Making them asks the rules, which may not understand the position. */
  stateOf(loaded: LoadedTable): TableState {
    return this.#orUnreadable(loaded.live.game, loaded.stored, () => new TableState(loaded, this.#parts.time))
  }

  #orUnreadable<T>(game: GameDefinition, { table: { id, rules } }: StoredTable, read: () => T): T {
    try {
      return read()
    } catch (error) {
      this.#parts.log.error(
        { err: error, table: nameInLog(id), rules, now: game.meta.rulesVersion },
        'a table cannot be restored',
      )
      const why = error instanceof InputError ? error.message : 'its steps do not play again as stored'
      throw new ApiFailure(409, 'table-unreadable', `this table cannot go on: ${why}`)
    }
  }

  /** What the seats of a table have ordered. */
  ordersAt(id: string): Promise<StoredOrders[]> {
    return this.#parts.store.read(() => ordersAt(id))
  }

  /** The names of all who are named at a table, by their ids; some may be known. */
  async namesOf(seating: Seating, known: ReadonlyMap<string, string> = new Map()): Promise<Map<string, string>> {
    const { seats, past, votes, coaches, owner } = seating
    const people = [
      owner,
      ...seats.flatMap(seat => personAt(seat) ?? keptOf(seat)?.person ?? []),
      ...[...past, ...votes, ...coaches].flatMap(({ person }) => person ?? []),
    ]
    const unknown = people.filter(person => !known.has(person))
    const found = unknown.length > 0 ? await this.#parts.people.names(unknown) : []
    return new Map([...known, ...found])
  }
}
