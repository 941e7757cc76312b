import type { Seat } from '@acheron/engine'
import type { ServerMessage } from '@acheron/protocol'
import { encodeServerMessage } from '@acheron/protocol/wire'
import type { Fanout } from '../fanout.ts'
import { type Logger, nameInLog } from '../logs.ts'
import type { Store } from '../store/store.ts'
import { Audience, type Watcher } from './audience.ts'
import { Elsewhere } from './elsewhere.ts'
import type { Lock } from './lock.ts'
import type { ToldPlan } from './plans.ts'
import type { TableState } from './state.ts'
import { Views } from './views.ts'

interface WatchersParts {
  readonly store: Store
  readonly fanout: Fanout
  readonly log: Logger
}

/** The people who have a table open, here and at other processes, and their messages. */
export class Watchers {
  readonly views: Views
  readonly #state: TableState
  readonly #lock: Lock
  readonly #parts: WatchersParts
  readonly #audience = new Audience()
  readonly #elsewhere = new Elsewhere()

  constructor(state: TableState, lock: Lock, parts: WatchersParts) {
    this.#state = state
    this.#lock = lock
    this.#parts = parts
    this.views = new Views(state, person => this.isHere(person))
  }

  /** How many watch at this process. */
  get size(): number {
    return this.#audience.size
  }

  /** True if the person has the table open now, at any process. */
  isHere(person: string | null): boolean {
    return this.#audience.has(person) || this.#elsewhere.has(person)
  }

  /** True if the person at the seat has the table open at this process. */
  isSeatHere(seat: Seat): boolean {
    const row = this.#state.seats[seat]
    return row?.kind === 'person' && this.#audience.has(row.person)
  }

  /** Sends the person at the seat a message. */
  tellSeat(seat: Seat, message: ServerMessage): void {
    this.#audience.tellSeat(this.#state, seat, message)
  }

  /** Sends the watcher the table, and every change from now on. */
  add(watcher: Watcher, since?: number): void {
    const before = this.#audience.has(watcher.person)
    this.#audience.add(watcher)
    try {
      watcher.send(encodeServerMessage(this.views.newsMessage(this.#state.seatOf(watcher.person), since)))
    } catch (error) {
      this.#audience.delete(watcher)
      throw error
    }
    if (!before) this.#presenceChanged(watcher)
  }

  delete(watcher: Watcher): void {
    if (this.#audience.delete(watcher) && !this.#audience.has(watcher.person)) this.#presenceChanged(watcher)
  }

  /** Sends everybody the steps after the version. */
  tellSteps(after: number): void {
    this.#tellWhenFree(seat => this.views.stepsMessage(seat, after))
  }

  /** Sends everybody the seating; the game has not changed. */
  tellSeats(except: Watcher | null = null): void {
    this.#tellWhenFree(seat => this.views.infoMessage(seat), except)
  }

  /** Sends everybody else what a seat points at. It may be ahead of this process, so the page compares versions. */
  tellPlan({ seat, version, move, next }: ToldPlan, except: Watcher | null = null): void {
    const message: ServerMessage = { type: 'plan', table: this.#state.id, seat, version, move, next }
    this.#tell(() => message, except)
  }

  /** The table was read again: sends everybody at once the steps since the version that they know. */
  tellAnew(known?: number): void {
    this.#tell(seat => this.views.newsMessage(seat, known))
  }

  /** The table cannot go on in memory: its watchers must ask for it again, or it is gone. */
  dismiss(code: 'table-unreadable' | 'removed', message: string): void {
    this.#tell(() => ({ type: 'error', code, message, table: this.#state.id }))
    this.#audience.clear()
  }

  /** Another process reports its seated people. */
  setElsewhere(process: string, people: readonly string[]): void {
    if (this.#elsewhere.set(process, people)) this.tellSeats()
  }

  /** Only these processes live: the people of other ones are gone. */
  keepOnly(living: ReadonlySet<string>): void {
    if (this.#elsewhere.keepOnly(living)) this.tellSeats()
  }

  /** Tells the other processes which seated people are here. */
  publishPresence(): void {
    const { store, fanout } = this.#parts
    const { id, version, seats } = this.#state
    if (!store.cluster) return
    const people = seats.flatMap(seat =>
      seat.kind === 'person' && this.#audience.has(seat.person) ? [seat.person] : [],
    )
    fanout.publish(id, { kind: 'here', process: store.cluster.me, people, version })
  }

  /** Clients that missed a message catch up by version. */
  logUntold(error: unknown): void {
    this.#parts.log.error({ err: error, table: nameInLog(this.#state.id) }, 'a change could not be told')
  }

  /**
   * Notifies everybody once the state in memory is stored. A view that the rules cannot make is a fault of this table
   * alone.
   */
  #tellWhenFree(message: (seat: Seat | null) => ServerMessage, except: Watcher | null = null): void {
    const tell = () => {
      try {
        this.#tell(message, except)
      } catch (error) {
        this.logUntold(error)
      }
    }
    // Where the table cannot be used any more, its watchers are told so.
    if (this.#lock.held) this.#lock.whenFree(tell).catch(() => {})
    else tell()
  }

  #tell(message: (seat: Seat | null) => ServerMessage, except: Watcher | null = null): void {
    this.#audience.tell(this.#state, message, except)
  }

  /** Only seated people are shown as here or away. */
  #presenceChanged(watcher: Watcher): void {
    if (this.#state.seatOf(watcher.person) === null) return
    this.tellSeats(watcher)
    this.publishPresence()
  }
}
