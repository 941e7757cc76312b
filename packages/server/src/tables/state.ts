import {
  type Action,
  botsToDecide,
  type GameDefinition,
  type LiveTable,
  type Result,
  type Seat,
  type Step,
  savedIn,
} from '@acheron/engine'
import { Allowance } from '../socket/allowance.ts'
import type {
  Append,
  Course,
  NewSave,
  News,
  Parked,
  RulesSnapshot,
  SeatRow,
  Standing,
  StoredTable,
  TableRow,
} from '../store/store.ts'
import { seatOfPerson, seedHash } from './describe.ts'
import { parkedOf, withoutRng } from './restore.ts'

/** A table as the store has it, brought into memory. */
export interface LoadedTable {
  readonly live: LiveTable
  readonly stored: StoredTable
  /** The names of the seated people by their ids. */
  readonly names: ReadonlyMap<string, string>
}

/** Steps between two snapshots: few enough to open quickly, many enough not to be felt while playing. */
const snapshotEvery = 32
/** A state is stored after steps that took this long to play: after a kill they are played again, and somebody waits for it. */
const parkMilliseconds = 1.5
/** The steps that stay in memory, for clients that were away for a while. */
const stepsInMemory = 200
/** At games with saves undo and redo are limited by the minute, at once and on the average. */
const undosPerMinute = 60

/** This process's knowledge of a table: its game, its seats, its progress, and the stored part of it. */
export class TableState {
  readonly table: TableRow
  readonly game: GameDefinition
  readonly seedHash: string
  #live: LiveTable
  #seats: readonly SeatRow[] = []
  #hasOpenSeat = false
  #names: ReadonlyMap<string, string> = new Map()
  #standing: Standing
  /** The stored end of the game: the rules may have changed since, and are not asked again. */
  #result: Result | null = null
  #snapshotAt = 0
  /** The version at which the table was parked by these rules, with its legal moves; -1 when it was not. */
  #parkedAt = -1
  /** The time that it took to play the steps since the last stored state. */
  #playedMilliseconds = 0
  /** Whether this process plays the bots. */
  #playsBots = false
  #course: Course = { continued: null, wishes: [] }
  readonly #undos = new Allowance(undosPerMinute, undosPerMinute / 60)

  constructor(loaded: LoadedTable) {
    this.table = loaded.stored.table
    this.game = loaded.live.game
    this.seedHash = seedHash(this.table.seed)
    this.#live = loaded.live
    this.#standing = loaded.stored.standing
    this.replace(loaded)
  }

  /** Drops the state in memory and continues from the store. */
  replace({ live, stored, names }: LoadedTable): void {
    this.#live = live
    this.#setSeats(stored.table.seats)
    this.#names = names
    this.#playsBots = stored.playsBots
    this.#course = courseOf(stored)
    this.#result = stored.result
    this.#standing = this.#standingAt(stored.standing.at)
    this.#snapshotAt = stored.snapshot?.version ?? 0
    const { parked } = stored
    this.#parkedAt = parked?.legal && parked.rules === this.game.meta.rulesVersion ? parked.version : -1
    this.#playedMilliseconds = 0
  }

  get id(): string {
    return this.table.id
  }

  get live(): LiveTable {
    return this.#live
  }

  get version(): number {
    return this.#live.version
  }

  get seats(): readonly SeatRow[] {
    return this.#seats
  }

  get hasOpenSeat(): boolean {
    return this.#hasOpenSeat
  }

  get standing(): Standing {
    return this.#standing
  }

  get result(): Result | null {
    return this.#result
  }

  get over(): boolean {
    return this.#standing.actors.length === 0
  }

  /** Where the table goes on, and who wishes to go back where. */
  get course(): Course {
    return this.#course
  }

  set course(course: Course) {
    this.#course = course
  }

  /** Whether another step may be taken back or played again at a game with saves. */
  get mayUndo(): boolean {
    return this.#undos.left(performance.now()) >= 1
  }

  nameOf(person: string): string {
    return this.#names.get(person) ?? ''
  }

  seatOf(person: string | null): Seat | null {
    return seatOfPerson(this.#seats, person)
  }

  /** The bots that have to decide now and belong to this process. */
  botsToMove(): { seat: Seat; bot: string }[] {
    if (!this.#playsBots || this.#hasOpenSeat || this.#course.continued !== null) return []
    const isBot = (seat: Seat) => this.#seats[seat]?.kind === 'bot'
    return botsToDecide(this.game.meta, this.table.options, this.#standing.actors, isBot).flatMap(seat => {
      const row = this.#seats[seat]
      return row?.kind === 'bot' ? [{ seat, bot: row.bot }] : []
    })
  }

  /** Somebody has sat down through this process, which plays the bots from now on. */
  seated(seat: Seat, person: string, name: string): void {
    this.#setSeats(this.#seats.with(seat, { kind: 'person', person }))
    this.#names = new Map([...this.#names, [person, name]])
    this.#playsBots = true
  }

  /** True if the name is a new one of a seated person. */
  renamed(person: string, name: string): boolean {
    if (this.seatOf(person) === null || this.#names.get(person) === name) return false
    this.#names = new Map([...this.#names, [person, name]])
    return true
  }

  /** Another process has stored a later step, and so plays the bots. */
  leaveBots(): void {
    this.#playsBots = false
  }

  /**
   * Takes in the data that other processes have stored, its steps already played; returns whether seats, names or the
   * course have changed.
   */
  takeIn(news: News): boolean {
    const { seats, names, standing, result, playsBots } = news
    const about = () => JSON.stringify([this.#seats, [...this.#names], this.#course])
    const before = about()
    this.#course = courseOf(news)
    this.#setSeats(seats)
    this.#names = new Map([...this.#names, ...names])
    this.#result = result
    this.#playsBots = playsBots
    this.#standing = this.#standingAt(standing.at)
    return about() !== before
  }

  /**
   * The data to store with the step just played, and how long that took. It may throw: the rules are asked about the new
   * position.
   */
  writeOf({ step: played, text: step }: Played, at: number, milliseconds: number): Append {
    const { version } = this
    const standing = this.#standingAt(at)
    const over = standing.actors.length === 0
    const due = over || version - this.#snapshotAt >= snapshotEvery
    const snapshot = due ? this.#newSnapshot(over) : null
    this.#playedMilliseconds += milliseconds
    const parked = over || this.#playedMilliseconds < parkMilliseconds ? null : parkedOf(this.#live, null)
    const result = over ? this.game.result(this.#live.state) : null
    const save = over ? null : this.#saveOf(played, at)
    return { table: this.id, version, step, standing, result, snapshot, parked, save }
  }

  /** The save that a step asks for. Playing it again after an undo brings the same one, which is there. */
  #saveOf({ kind, events }: Step, at: number): NewSave | null {
    const event = kind === 'move' ? savedIn(events) : null
    return event && { at, rules: this.game.meta.rulesVersion, event, state: withoutRng(this.#live.state) }
  }

  /** The action has been carried out. */
  spend({ kind }: Action): void {
    if (kind !== 'move') this.#undos.take(1)
  }

  /** The step is stored. */
  written({ standing, snapshot, parked }: Append): void {
    this.#standing = standing
    this.#playsBots = true
    if (parked) this.#playedMilliseconds = 0
    if (!snapshot) return
    this.#snapshotAt = snapshot.version
    this.#live.forgetSteps(this.version - stepsInMemory)
  }

  /** The snapshot to store, if it is further than the last one. */
  freshSnapshot(): RulesSnapshot | null {
    const snapshot = this.#newSnapshot(this.over)
    if (snapshot) this.#snapshotAt = snapshot.version
    return snapshot
  }

  /** The place of the table, if it is not stored. A finished game has its last state in the snapshot. */
  freshParked(): Parked | null {
    if (this.over || this.version === this.#parkedAt) return null
    this.#parkedAt = this.version
    return parkedOf(this.#live)
  }

  /** A state before which nothing can be undone, if it is further than the last one. Once the game is over, nothing can. */
  #newSnapshot(over: boolean): RulesSnapshot | null {
    const { version, entryCount: entries, retaken, state } = this.#live
    const snapshot = over ? { version, state, counts: { entries, retaken } } : this.#live.snapshot()
    return snapshot.version > this.#snapshotAt ? { ...snapshot, rules: this.game.meta.rulesVersion } : null
  }

  #standingAt(at: number): Standing {
    const actors = this.#result ? [] : this.#live.actors()
    return { at, actors, progress: this.game.progress(this.#live.state) }
  }

  #setSeats(seats: readonly SeatRow[]): void {
    this.#seats = seats
    this.#hasOpenSeat = seats.some(seat => seat.kind === 'open')
  }
}

/** A step, and its text. */
interface Played {
  readonly step: Step
  readonly text: string
}

const courseOf = ({ continued, wishes }: Course): Course => ({ continued, wishes })
