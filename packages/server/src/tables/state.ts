import {
  type Action,
  botsToDecide,
  fingerprintOf,
  type GameDefinition,
  type LiveTable,
  type Result,
  type Seat,
  type SeatOrders,
  type ShownStep,
  type Step,
  savedIn,
} from '@acheron/engine'
import { usualBot } from '../bots/levels.ts'
import { HeldOrders, type OrderTask } from '../orders/held.ts'
import { playerAt } from '../seating/holders.ts'
import { Allowance } from '../socket/allowance.ts'
import {
  awaitsParts,
  botOf,
  isPlayed,
  keptOf,
  personAt,
  type Seating,
  type SeatRow,
  shoulderOf,
} from '../store/seating.ts'
import type {
  Append,
  Course,
  NewSave,
  News,
  Parked,
  RulesSnapshot,
  Standing,
  StoredClock,
  StoredTable,
  TableRow,
} from '../store/store.ts'
import type { Attended } from '../store/subjects/attendance.ts'
import type { StoredOrders } from '../store/subjects/standing-orders.ts'
import { type Clock, clockBy, decided, dueOf, isUp, type Situation } from '../time/clock.ts'
import { systemTime, type TimeSource } from '../time/source.ts'
import type { Viewer } from './audience.ts'
import { seatOfPerson } from './describe.ts'
import { parkedOf, withoutRng } from './restore.ts'

/** A table as the store has it, brought into memory. */
export interface LoadedTable {
  readonly live: LiveTable
  readonly stored: StoredTable
  /** The names of those who sit or sat there by their ids. */
  readonly names: ReadonlyMap<string, string>
  /** Who of the seated people was here when it was read, and since when the others are gone. */
  readonly attended: readonly Attended[]
  readonly orders: readonly StoredOrders[]
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
  readonly game: GameDefinition
  /** As it was when the table came to the memory. */
  readonly attended: readonly Attended[]
  /** What the seats have ordered. */
  readonly orders = new HeldOrders()
  #table: TableRow
  #seedHash: string
  #live: LiveTable
  #seating: Seating
  #hasOpenSeat = false
  /** Whether a person decides at some seat. */
  #isPlayed = false
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
  /** As it is stored; null where no clock has run yet. */
  #clock: Clock | null = null
  readonly #time: TimeSource
  readonly #undos = new Allowance(undosPerMinute, undosPerMinute / 60)

  constructor(loaded: LoadedTable, time: TimeSource = systemTime) {
    this.#time = time
    this.game = loaded.live.game
    this.attended = loaded.attended
    this.#table = loaded.stored.table
    this.#seating = loaded.stored.seating
    this.#seedHash = fingerprintOf(this.#table.seed)
    this.#live = loaded.live
    this.#standing = loaded.stored.standing
    this.replace(loaded)
  }

  /** Drops the state in memory and continues from the store. */
  replace({ live, stored, names, orders }: LoadedTable): void {
    this.#live = live
    this.orders.take(orders)
    // It may have been set up anew.
    if (this.#table.seed !== stored.table.seed) this.#seedHash = fingerprintOf(stored.table.seed)
    this.#table = stored.table
    this.#setSeating(stored.seating)
    this.#names = names
    this.#playsBots = stored.playsBots
    this.#course = courseOf(stored)
    this.#clock = stored.clock
    this.#result = stored.result
    this.#standing = this.#standingAt(stored.standing.at)
    this.#snapshotAt = stored.snapshot?.version ?? 0
    const { parked } = stored
    this.#parkedAt = parked?.legal && parked.rules === this.game.meta.rulesVersion ? parked.version : -1
    this.#playedMilliseconds = 0
  }

  /** The server's time, in milliseconds since 1970. */
  get now(): number {
    return this.#time.now()
  }

  get id(): string {
    return this.#table.id
  }

  get table(): TableRow {
    return this.#table
  }

  get seedHash(): string {
    return this.#seedHash
  }

  get live(): LiveTable {
    return this.#live
  }

  get version(): number {
    return this.#live.version
  }

  /** Who sits where, and what they have agreed on. */
  get seating(): Seating {
    return this.#seating
  }

  get seats(): readonly SeatRow[] {
    return this.#seating.seats
  }

  get hasOpenSeat(): boolean {
    return this.#hasOpenSeat
  }

  /** Whether the lobby may show it. */
  get isListed(): boolean {
    return this.#seating.visibility === 'public' && this.#table.daily === null && !this.over
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

  /** The clocks as they are stored, or would be at first; null where there never was one. */
  get clock(): Clock | null {
    const { clock: rules } = this.#seating
    if (!rules && !this.#clock) return null
    return clockBy(rules, this.#clock, this.seats.length)
  }

  /** Whether other clocks are stored than the table has agreed on. */
  get isClockOutdated(): boolean {
    return this.#clock !== null && this.clock !== this.#clock
  }

  /** What the clocks depend on now; null without a clock. */
  get situation(): Situation | null {
    return this.#situationAt(this.now, this.#standing.actors)
  }

  zoneOf(seat: Seat): string {
    const person = personAt(this.seats[seat])
    return (person !== null && this.#seating.zones[person]) || 'UTC'
  }

  /** Whether the seat's time is up, and something else than waiting comes of it. */
  isTimeUp(seat: Seat): boolean {
    const { clock: rules } = this.#seating
    const one = this.clock?.seats[seat]
    return (
      one !== undefined && rules !== null && rules.timeout !== 'vote' && isUp(one, rules, this.zoneOf(seat), this.now)
    )
  }

  /** Whether a bot plays this decision, because the person's time is up. */
  isOut(seat: Seat): boolean {
    return this.#seating.clock?.timeout === 'decide' && this.clock?.seats[seat]?.out === true
  }

  /** These clocks with the moment when something is to be done about them. */
  dueClock(clock: Clock): StoredClock {
    return { ...clock, due: this.over ? null : dueOf(clock, seat => this.zoneOf(seat), this.now) }
  }

  /** The clocks are stored through this process, which plays the bots from now on. */
  clockStored({ rev, rules, seats }: Clock): void {
    this.#clock = { rev: rev + 1, rules, seats }
    this.#playsBots = true
  }

  /** Whether another step may be taken back or played again at a game with saves. */
  get mayUndo(): boolean {
    return this.#undos.left(performance.now()) >= 1
  }

  nameOf(person: string): string {
    return this.#names.get(person) ?? ''
  }

  seatOf(person: string | null): Seat | null {
    return seatOfPerson(this.seats, person)
  }

  /** As whom a person sees the table. Of those without a seat some are known to it: the owner, the invited, who asks for a seat, a coach. */
  viewerOf(person: string | null): Viewer {
    const seat = this.seatOf(person)
    if (seat !== null || person === null) return { seat, sees: seat, person }
    const sees = shoulderOf(this.#seating, person)
    const { owner, seats, votes } = this.#seating
    const isKnown =
      sees !== null ||
      owner === person ||
      votes.some(vote => vote.person === person) ||
      seats.some((each, i) => keptOf(each)?.person === person || playerAt(this.#seating, i) === person)
    return { seat, sees, person: isKnown ? person : null }
  }

  /** Whether the table's bots belong to this process, as far as it knows. */
  get playsBots(): boolean {
    return this.#playsBots
  }

  /** The bots that have to decide now and belong to this process. Where no person plays any more, they rest. */
  botsToMove(): { seat: Seat; bot: string }[] {
    if (!this.#playsBots || this.#hasOpenSeat || !this.#isPlayed || awaitsParts(this.#seating)) return []
    if (this.#course.continued !== null || this.#seating.closed) return []
    const isBot = (seat: Seat) => botOf(this.seats[seat]) !== null || this.isOut(seat)
    return botsToDecide(this.game.meta, this.#table.options, this.#standing.actors, isBot).map(seat => {
      return { seat, bot: botOf(this.seats[seat]) ?? usualBot(this.game) }
    })
  }

  /** The seat's standing orders. */
  ordersOf(seat: Seat): SeatOrders {
    return this.orders.standing(this.#seating, this.#live, seat)
  }

  /** What is to be done about the seats' orders. */
  nextOrder(): OrderTask | null {
    return this.orders.next(this.#seating, this.#live)
  }

  /** Who decides now by themselves: for others an order of theirs is about to. */
  get awaited(): readonly Seat[] {
    const { actors } = this.#standing
    if (this.orders.isEmpty) return actors
    return actors.filter(seat => !this.orders.answers(this.#seating, this.#live, seat))
  }

  /** A step as a viewer is told it. */
  show(step: Step, viewer: Seat | null): ShownStep {
    const shown = this.#live.show(step, viewer)
    if (!shown.ordered || viewer === shown.seat) return shown
    const { ordered, ...untold } = shown
    return this.orders.mayTell(this.#seating, shown.seat, shown.version) ? shown : untold
  }

  /** The seats were changed through this process, which plays the bots from now on. */
  reseated(seating: Seating, names: ReadonlyMap<string, string>): void {
    this.#setSeating(seating)
    this.#names = new Map([...this.#names, ...names])
    this.#playsBots = true
  }

  /** True if the name is a new one of somebody who sits or sat there. */
  renamed(person: string, name: string): boolean {
    if (!this.#names.has(person) || this.#names.get(person) === name) return false
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
    const { seating, names, standing, result, playsBots, clock } = news
    if (seating.dealt !== this.#seating.dealt) throw new Error('the game was set up anew')
    const about = () => JSON.stringify([this.#seating, [...this.#names], this.#course, this.#clock])
    const before = about()
    this.#course = courseOf(news)
    this.#clock = clock
    this.#setSeating(seating)
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
    // What was taken back by consent is before every state that could be played again from.
    const due = over || played.kind === 'takeBack' || version - this.#snapshotAt >= snapshotEvery
    const snapshot = due ? this.#newSnapshot(over) : null
    this.#playedMilliseconds += milliseconds
    const parked = over || this.#playedMilliseconds < parkMilliseconds ? null : parkedOf(this.#live, null)
    const result = over ? this.game.result(this.#live.state) : null
    const save = over ? null : this.#saveOf(played, at)
    const clock = this.#clockAfter(played, standing)
    return { table: this.id, version, step, standing, result, snapshot, parked, save, clock }
  }

  /** The clocks after a step; null without any. */
  #clockAfter({ entry, kind }: Step, { at, actors }: Standing): StoredClock | null {
    const { clock } = this
    const about = this.#situationAt(at, actors)
    if (!clock || !about) return null
    const after = decided(clock, about, entry.seat, kind)
    return { ...after, due: dueOf(after, each => this.zoneOf(each), at) }
  }

  #situationAt(now: number, actors: readonly Seat[]): Situation | null {
    const { clock: rules, closed } = this.#seating
    if (!rules) return null
    // At a live table the first decision is not hurried: not everybody may be there yet.
    const isAsleep = this.#hasOpenSeat || awaitsParts(this.#seating) || closed || this.#course.continued !== null
    const waits = isAsleep || (rules.kind === 'live' && this.version === 0)
    const isHeld = (seat: Seat) => this.seats[seat]?.kind === 'person'
    const isPerson = (seat: Seat) => isHeld(seat) && botOf(this.seats[seat]) === null
    return {
      ...{ rules, now, isPerson, isHeld, zone: seat => this.zoneOf(seat) },
      runs: seat => !waits && actors.includes(seat) && isPerson(seat),
    }
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
  written({ standing, snapshot, parked, clock }: Append): void {
    this.#standing = standing
    if (clock) this.clockStored(clock)
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

  #setSeating(seating: Seating): void {
    const { name, owner, visibility, seats } = seating
    this.#seating = seating
    this.#table = { ...this.#table, name, owner, visibility, seats }
    this.#hasOpenSeat = seats.some(seat => seat.kind === 'open')
    this.#isPlayed = isPlayed(seats)
  }
}

/** A step, and its text. */
interface Played {
  readonly step: Step
  readonly text: string
}

const courseOf = ({ continued, wishes }: Course): Course => ({ continued, wishes })
