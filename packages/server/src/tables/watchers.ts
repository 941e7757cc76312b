import type { Seat } from '@acheron/engine'
import type { ServerMessage } from '@acheron/protocol'
import { encodeServerMessage } from '@acheron/protocol/wire'
import { noSuchTable } from '../errors.ts'
import type { Fanout } from '../fanout.ts'
import { type Logger, nameInLog } from '../logs.ts'
import { mayEnter } from '../store/seating.ts'
import type { Store } from '../store/store.ts'
import { Absences } from './absences.ts'
import type { Attendance } from './attendance.ts'
import { Audience, type Viewer, type Watcher } from './audience.ts'
import { Elsewhere } from './elsewhere.ts'
import type { Lock } from './lock.ts'
import type { ToldPlan } from './plans.ts'
import { type Spectator, Spectators } from './spectators.ts'
import type { TableState } from './state.ts'
import { Views } from './views.ts'

interface WatchersParts {
  readonly store: Store
  readonly fanout: Fanout
  readonly log: Logger
  /** Somebody who sits there has come or gone. */
  readonly onPresence: () => void
  readonly attendance: Attendance
}

const watchingMilliseconds = 250

/** The people who have a table open, here and at other processes, and their messages. */
export class Watchers {
  readonly views: Views
  readonly #state: TableState
  readonly #lock: Lock
  readonly #parts: WatchersParts
  readonly #audience = new Audience()
  readonly #elsewhere = new Elsewhere()
  readonly #spectators = new Spectators()
  /** What was last said of the spectators. */
  #watching = ''
  #tellingWatching: NodeJS.Timeout | undefined
  /** The spectators here whom other processes know. */
  #published = '[]'
  readonly #away: Absences
  /** The admins who look at it although it is hidden from them. */
  readonly #overseers = new Set<string>()

  constructor(state: TableState, lock: Lock, parts: WatchersParts) {
    this.#state = state
    this.#lock = lock
    this.#parts = parts
    const presence = { table: state.id, attendance: parts.attendance, isHere: (person: string) => this.isHere(person) }
    this.#away = new Absences(presence, state.seats, state.attended, state.now)
    this.views = new Views(state, {
      online: person => this.isHere(person),
      awaySince: person => this.awaySince(person),
    })
  }

  /** How many watch at this process. */
  get size(): number {
    return this.#audience.size
  }

  /** The people who watch at this process. */
  get people(): ReadonlySet<string> {
    return this.#audience.people
  }

  /** Those of them who look at it. */
  get looking(): ReadonlySet<string> {
    return this.#audience.looking
  }

  /** True if the person has the table open now, at any process. */
  isHere(person: string | null): boolean {
    return this.#audience.has(person) || this.#elsewhere.has(person)
  }

  /** Since when the person is away, in milliseconds since 1970; null while they are here. */
  awaySince(person: string): number | null {
    return this.#away.since(person)
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

  /** Sends the watcher the table, and every change from now on. `seen`: how far they have seen it, where that is known. */
  add(watcher: Watcher, since?: number, seen?: number, oversees = false): void {
    if (oversees && watcher.person !== null) this.#overseers.add(watcher.person)
    // It may have been hidden from them while it was being loaded.
    if (!this.#mayWatch(watcher.person)) throw noSuchTable(this.#state.id)
    const before = this.#audience.has(watcher.person)
    this.#audience.add(watcher)
    try {
      watcher.send(encodeServerMessage(this.views.newsMessage(this.#state.viewerOf(watcher.person), since, seen)))
    } catch (error) {
      this.#audience.delete(watcher)
      throw error
    }
    if (this.#watching !== '') watcher.send(this.#watching)
    // Whether one is named may have changed.
    this.#watchingChanged()
    if (before || watcher.inTheirName) return
    this.#presenceChanged(watcher)
    if (this.#sits(watcher)) this.#away.came(watcher.person!)
    // Other processes may have people here; where there are none, nobody else is to be waited for.
    const { alone } = this.#parts.attendance
    if (alone) this.#away.keep(alone)
  }

  delete(watcher: Watcher): void {
    this.#watchingChanged()
    if (!this.#audience.delete(watcher) || watcher.inTheirName || this.#audience.has(watcher.person)) return
    if (watcher.person !== null) this.#overseers.delete(watcher.person)
    this.#presenceChanged(watcher)
    if (this.#sits(watcher)) this.#away.went(watcher.person!)
  }

  /** Sends everybody the steps after the version. */
  tellSteps(after: number): void {
    this.#tellWhenFree(viewer => this.views.stepsMessage(viewer, after))
  }

  /** Sends everybody the seating; the game has not changed. */
  tellSeats(except: Watcher | null = null): void {
    this.#tellWhenFree(viewer => this.views.infoMessage(viewer), except)
  }

  /** Sends everybody else what a seat points at. It may be ahead of this process, so the page compares versions. */
  tellPlan({ seat, version, move, next }: ToldPlan, except: Watcher | null = null): void {
    const message: ServerMessage = { type: 'plan', table: this.#state.id, seat, version, move, next }
    this.#tell(() => message, except)
  }

  /** Sends everybody what is for them, if anything is. */
  tellEach(messageFor: (person: string | null) => ServerMessage | null): void {
    this.#audience.tellEach(messageFor)
  }

  /** The table was read again: sends everybody at once the steps since the version that they know. */
  tellAnew(known?: number): void {
    this.#tell(viewer => this.views.newsMessage(viewer, known))
  }

  /** Those who may not see the table any more are told what others are told of a table that is not there. */
  dismissStrangers(): void {
    const { id } = this.#state
    const gone = this.#audience.dismiss(person => this.#mayWatch(person))
    if (gone.length === 0) return
    const { code, message } = noSuchTable(id)
    const text = encodeServerMessage({ type: 'error', code, message, table: id })
    for (const watcher of gone) watcher.send(text)
  }

  #mayWatch(person: string | null): boolean {
    return mayEnter(this.#state.seating, person) || (person !== null && this.#overseers.has(person))
  }

  /** The table cannot go on in memory: its watchers must ask for it again, or it is gone. */
  dismiss(code: 'table-unreadable' | 'removed', message: string): void {
    this.#tell(() => ({ type: 'error', code, message, table: this.#state.id }))
    this.#audience.clear()
  }

  /** Another process reports its seated people and its spectators. */
  setElsewhere(process: string, people: readonly string[], watching: readonly Spectator[]): void {
    this.#spectators.set(process, watching)
    this.#watchingChanged()
    if (!this.#elsewhere.set(process, people)) return
    this.#away.note(this.#state.seats, this.#state.now)
    this.tellSeats()
    this.#parts.onPresence()
  }

  /** Only these processes live: the people of other ones are gone. */
  keepOnly(living: ReadonlySet<string>): void {
    this.#spectators.keepOnly(living)
    this.#watchingChanged()
    const isChanged = this.#elsewhere.keepOnly(living)
    if (isChanged) this.#away.note(this.#state.seats, this.#state.now)
    if (this.size > 0) this.#away.keep(living)
    if (!isChanged) return
    this.tellSeats()
    this.#parts.onPresence()
  }

  /** Others may sit there now, or the same ones elsewhere. */
  reseated(): void {
    this.#away.note(this.#state.seats, this.#state.now)
    this.dismissStrangers()
    this.tellSeats()
    this.publishPresence()
  }

  /** Tells the other processes who is here. */
  publishPresence(): void {
    // Somebody who watched may sit now.
    this.#watchingChanged()
    this.#publish()
  }

  #publish(): void {
    const { store, fanout } = this.#parts
    const { id, version, seats } = this.#state
    if (!store.cluster) return
    const people = seats.flatMap(seat =>
      seat.kind === 'person' && this.#audience.has(seat.person) ? [seat.person] : [],
    )
    const watching = this.#spectators.told(this.#audience.spectators(this.#state))
    fanout.publish(id, { kind: 'here', process: store.cluster.me, people, version, watching })
  }

  /** Says who watches a moment later, off the path of everything else: many come and go at once. */
  #watchingChanged(): void {
    this.#tellingWatching ??= setTimeout(() => this.#tellWatching(), watchingMilliseconds).unref()
  }

  #tellWatching(): void {
    this.#tellingWatching = undefined
    const here = this.#audience.spectators(this.#state)
    const message = this.#spectators.message(this.#state.id, here)
    const text = encodeServerMessage(message)
    // Nobody has watched so far, and nobody does.
    if (text === this.#watching || (this.#watching === '' && message.count === 0)) return
    this.#watching = text
    this.#audience.tellAll(text)
    const known = JSON.stringify(here)
    if (known === this.#published) return
    this.#published = known
    this.#publish()
  }

  /** Clients that missed a message catch up by version. */
  logUntold(error: unknown): void {
    this.#parts.log.error({ err: error, table: nameInLog(this.#state.id) }, 'a change could not be told')
  }

  /**
   * Notifies everybody once the state in memory is stored. A view that the rules cannot make is a fault of this table
   * alone.
   */
  #tellWhenFree(message: (viewer: Viewer) => ServerMessage, except: Watcher | null = null): void {
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

  #tell(message: (viewer: Viewer) => ServerMessage, except: Watcher | null = null): void {
    this.#audience.tell(this.#state, message, except)
  }

  #sits({ person }: Watcher): boolean {
    return this.#state.seatOf(person) !== null
  }

  /** Only seated people are shown as here or away. */
  #presenceChanged(watcher: Watcher): void {
    if (!this.#sits(watcher)) return
    this.#away.note(this.#state.seats, this.#state.now)
    this.tellSeats(watcher)
    this.publishPresence()
    this.#parts.onPresence()
  }
}
