import {
  type Action,
  clone,
  type GameDefinition,
  type LiveTable,
  type Move,
  type PastView,
  type Refusal,
  type Result,
  type Seat,
  type TableView,
} from '@acheron/engine'
import type { OpenTable, ServerMessage, TableInfo } from '@acheron/protocol'
import { encodeServerMessage } from '@acheron/protocol/wire'
import type { Append, Kept, News, Rest, SeatRow, Standing, StoredTable, TableRow } from '../store/store.ts'
import { Audience, type Watcher } from './audience.ts'
import { infoFor, seatOfPerson, seedHash, showOpening } from './describe.ts'
import { Elsewhere } from './elsewhere.ts'
import type { House } from './house.ts'
import { restOf } from './restore.ts'

/** What came of a wish: the step is stored, or nothing has changed. */
export type Acted =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'failed'; readonly error: unknown }

export type Refused = {
  readonly why: Refusal | 'stale' | 'not-your-seat' | 'waiting' | 'too-many-undos' | 'too-many-steps'
  readonly message: string
}

/** Steps between two snapshots. Few enough to open quickly, many enough not to be felt while playing. */
const snapshotEvery = 50
/** A client that missed more than this gets the whole table, which is no dearer then. */
const longestCatchUp = 200
/** Every step is kept for ever and sent to whoever comes: no game is as long as this. */
export const mostSteps = 20_000
/** Undo and redo could go on for ever. */
export const mostUndos = 500

/** A table in memory: plays, has the step stored, answers, then tells everyone who watches. */
export class Room {
  readonly table: TableRow
  readonly game: GameDefinition
  readonly #house: House
  readonly #hash: string
  readonly #audience = new Audience()
  readonly #seatOf = (person: string | null) => this.seatOf(person)
  /** Who has it open at other processes. */
  readonly elsewhere = new Elsewhere()
  #names: ReadonlyMap<string, string>
  #live: LiveTable
  #seats: readonly SeatRow[]
  #standing: Standing
  /** How it ended, as it is stored: the rules may have changed since, and are not asked again. */
  #result: Result | null
  #snapshotAt: number
  /** The version at which its rest is stored; -1 when there is none by these rules. */
  #restAt: number
  /** Whether this process plays its bots. */
  #ours: boolean
  /** The step that is being stored, or others that are read: until then nobody may see it, and nothing else is played. */
  #storing: Promise<void> | null = null
  /** Other processes have been here, or may have been, and nobody has looked since. */
  #behind = false
  /** The next look at what they have stored, for all who ask before it begins. */
  #nextLook: Promise<void> | null = null
  /** When somebody last had to do with it. */
  used = Date.now()

  constructor(live: LiveTable, stored: StoredTable, names: ReadonlyMap<string, string>, house: House) {
    this.game = live.game
    this.#names = names
    this.#ours = stored.ours
    this.table = stored.table
    this.#house = house
    this.#hash = seedHash(stored.table.seed)
    this.#seats = stored.table.seats
    this.#live = live
    this.#result = stored.result
    this.#standing = this.#standingAt(stored.standing.at)
    this.#snapshotAt = stored.snapshot?.version ?? 0
    this.#restAt = this.#restOf(stored)
  }

  get id(): string {
    return this.table.id
  }

  get version(): number {
    return this.#live.version
  }

  get seats(): readonly SeatRow[] {
    return this.#seats
  }

  get over(): boolean {
    return this.#standing.actors.length === 0
  }

  /** Nobody watches, nothing is being stored, no bot is thinking. */
  get idle(): boolean {
    return this.#audience.size === 0 && this.#storing === null && this.botsToMove().length === 0
  }

  get live(): LiveTable {
    return this.#live
  }

  /** Does it when everything played so far is stored: what is shown must not be ahead of what is kept. */
  async whenStored<T>(then: () => T): Promise<T> {
    while (this.#storing) await this.#storing
    return then()
  }

  /** Whether the person has the table before them now, at whatever process. */
  isHere(person: string | null): boolean {
    return this.#audience.has(person) || this.elsewhere.has(person)
  }

  /** Those who sit and have the table before them at this process. */
  seatedHere(): string[] {
    return this.#seats.flatMap(seat => (seat.kind === 'person' && this.#audience.has(seat.person) ? [seat.person] : []))
  }

  seatOf(person: string | null): Seat | null {
    return seatOfPerson(this.#seats, person)
  }

  infoFor(seat: Seat | null): TableInfo {
    const { table, over } = this
    const described = { table, seats: this.#seats, over, standing: this.#standing, hash: this.#hash }
    return infoFor(described, seat, { name: id => this.#names.get(id) ?? '', online: id => this.isHere(id) })
  }

  openFor(seat: Seat | null): OpenTable {
    return {
      info: this.infoFor(seat),
      now: this.#settled(this.#live.viewFor(seat)),
      steps: this.#live.steps.map(step => this.#live.show(step, seat)),
      opening: showOpening(this.game, this.table.opening, seat),
    }
  }

  /** The table after that many decisions; throws where today's rules would show it otherwise than it was. */
  pastFor(entry: number, seat: Seat | null): PastView {
    if (this.#live.entryCount > 0) return this.#live.viewAt(entry, seat)
    // Nothing stands that could prove how it was set up, but so it still lies.
    const { view } = this.#live.viewFor(seat)
    return { entry: 0, view, by: null, move: null, events: showOpening(this.game, this.table.opening, seat) }
  }

  /** Tells the watcher where the table stands, and every change from now on. */
  watch(watcher: Watcher, since?: number): void {
    const before = this.#audience.has(watcher.person)
    this.#audience.add(watcher)
    try {
      watcher.send(encodeServerMessage(this.#news(this.seatOf(watcher.person), since)))
    } catch (error) {
      this.#audience.delete(watcher)
      throw error
    }
    if (!before) this.#presenceChanged(watcher)
    if (this.#behind) this.#lookSoon()
  }

  /** How many steps a watcher would be sent. */
  stepsSince(since?: number): number {
    return this.#isWhole(since) ? this.version : this.version - since!
  }

  unwatch(watcher: Watcher): void {
    if (this.#audience.delete(watcher) && !this.#audience.has(watcher.person)) this.#presenceChanged(watcher)
    if (this.over && this.idle) this.#house.finished(this)
  }

  /**
   * Carries out what a seat wants, at the version it was decided at. `answer` is called once: with why not, or when the
   * step is on disk and before anybody else is told; it must not throw. Callbacks, not promises: this is the path of
   * every move.
   */
  act(by: Actor, action: Action, version: number, answer: (outcome: Acted) => void): void {
    if (this.#storing) {
      const failed = (error: unknown) => answer({ kind: 'failed', error })
      this.#storing.then(() => this.act(by, action, version, answer)).catch(failed)
      return
    }
    this.used = Date.now()
    const refused = this.#refusal(by, action, version)
    if (refused) {
      if (this.#mayBeBehind(refused, version)) this.#actLater(by, action, version, answer)
      else answer({ kind: 'refused', refused })
      return
    }
    const outcome = this.#play(action)
    if ('error' in outcome) this.#storing = this.#notStored(outcome.error, answer)
    else if (outcome.ok) this.#store(outcome.text, answer)
    else answer({ kind: 'refused', refused: { why: outcome.why, message: outcome.message.slice(0, 300) } })
  }

  /** Tells everybody the steps after the version. Of the rest they know all but the end of the game. */
  tell(after: number): void {
    this.#tellStored(seat => (this.over ? this.#news(seat, after) : this.#steps(seat, after)))
  }

  /** Tells everybody who sits where; the game has not changed. */
  tellSeats(except: Watcher | null = null): void {
    const message = (seat: Seat | null): ServerMessage => {
      return { type: 'info', table: this.id, info: this.infoFor(seat), now: this.#settled(this.#live.glimpse(seat)) }
    }
    this.#tellStored(message, except)
  }

  /** Somebody has sat down through this process, which plays the bots from now on. */
  seated(seat: Seat, person: string, name: string): void {
    this.#seats = this.#seats.with(seat, { kind: 'person', person })
    this.#names = new Map([...this.#names, [person, name]])
    this.#ours = true
  }

  renamed(person: string, name: string): void {
    if (this.seatOf(person) === null || this.#names.get(person) === name) return
    this.#names = new Map([...this.#names, [person, name]])
    this.tellSeats()
  }

  /** Another process has stored this version, and so plays the bots now. */
  overtaken(version: number): void {
    if (version <= this.version) return
    this.#ours = false
    this.outdated()
  }

  /** Another process has changed something, or may have: whoever watches is to know. */
  outdated(): void {
    this.#behind = true
    if (this.#audience.size > 0) this.#lookSoon()
  }

  /** Takes in what other processes have stored by now. */
  catchUp(): Promise<void> {
    this.#nextLook ??= this.#lookNext()
    return this.#nextLook
  }

  /** The bots that have to decide now, and are played by this process. */
  botsToMove(): { seat: Seat; bot: string }[] {
    if (!this.#ours || this.#seats.some(seat => seat.kind === 'open')) return []
    return this.#standing.actors.flatMap(seat => {
      const row = this.#seats[seat]
      return row?.kind === 'bot' ? [{ seat, bot: row.bot }] : []
    })
  }

  movesOf(seat: Seat): readonly Move[] {
    return this.#live.moves(seat)
  }

  /** Where the next start may begin, if it is further than the last one that was stored. */
  freshSnapshot(): Kept | null {
    const snapshot = this.version > this.#snapshotAt ? this.#snapshot(this.over) : null
    if (snapshot) this.#snapshotAt = snapshot.version
    return snapshot
  }

  /** Where it stands, if that is not stored; what is over has its last state in the snapshot. */
  freshRest(): Rest | null {
    if (this.over || this.version === this.#restAt) return null
    this.#restAt = this.version
    return restOf(this.#live)
  }

  /** Forgets what is in memory and goes on from what is stored. Those who watch know the steps up to `known`. */
  reload(live: LiveTable, stored: StoredTable, names: ReadonlyMap<string, string>, known?: number): void {
    this.#seats = stored.table.seats
    this.#names = names
    this.#ours = stored.ours
    this.#live = live
    this.#result = stored.result
    this.#standing = this.#standingAt(stored.standing.at)
    this.#snapshotAt = stored.snapshot?.version ?? 0
    this.#restAt = this.#restOf(stored)
    this.#audience.tell(this.#seatOf, seat => this.#news(seat, known))
  }

  /** The table cannot go on in memory: whoever watches must ask for it again. */
  dismiss(message: string): void {
    this.#audience.tell(this.#seatOf, () => ({ type: 'error', code: 'table-unreadable', message, table: this.id }))
    this.#audience.clear()
  }

  #refusal(by: Actor, action: Action, version: number): Refused | null {
    const row = this.#seats[action.seat]
    const owns = by === 'bots' ? row?.kind === 'bot' : row?.kind === 'person' && row.person === by.person
    if (!owns) return { why: 'not-your-seat', message: `seat ${action.seat} of this table is not yours` }
    if (this.#seats.some(seat => seat.kind === 'open'))
      return { why: 'waiting', message: 'the table waits until every seat is taken' }
    if (version !== this.version) return this.#stale(version)
    // The seed is told when the game is over: to go on from there would be to play with known dice.
    if (this.over) return { why: 'game-over', message: 'the game is over' }
    return this.#tooMuch(action)
  }

  #stale(version: number): Refused {
    return { why: 'stale', message: `the table is at version ${this.version}, this was decided at ${version}` }
  }

  #tooMuch(action: Action): Refused | null {
    if (this.version >= mostSteps)
      return { why: 'too-many-steps', message: `this table has had ${mostSteps} steps; open another one` }
    if (action.kind === 'move') return null
    if (this.#live.retaken < mostUndos) return null
    return {
      why: 'too-many-undos',
      message: `at this table ${mostUndos} steps were taken back or played again; play on`,
    }
  }

  /** The rules' own errors are this table's trouble, not the server's. */
  #play(action: Action) {
    try {
      return this.#live.act(action)
    } catch (error) {
      return { error }
    }
  }

  #store(step: string, answer: (outcome: Acted) => void): void {
    const { version } = this
    const failed = (error: unknown) => this.#notStored(error, answer)
    const write = this.#writeOf(step)
    if ('error' in write) {
      this.#storing = failed(write.error)
      return
    }
    const { standing, snapshot } = write
    const stored = (outcome: 'stored' | 'conflict') => {
      if (outcome === 'conflict') return this.#overtakenBy(version - 1, answer)
      this.#standing = standing
      this.#ours = true
      if (snapshot) this.#snapshotAt = snapshot.version
      this.#storing = null
      answer({ kind: 'done', version })
      this.#house.published(this, { kind: 'step', version })
    }
    this.#storing = this.#house.store.append(write).then(stored, failed)
  }

  /** What is to be stored; the rules are asked about a position that they may not have expected. */
  #writeOf(step: string): Append | { readonly error: unknown } {
    const { version } = this
    try {
      const standing = this.#standingAt(this.used)
      const over = standing.actors.length === 0
      const due = over || version - this.#snapshotAt >= snapshotEvery
      const snapshot = due ? this.#snapshot(over) : null
      const result = over ? this.game.result(this.#live.state) : null
      return { table: this.id, version, step, standing, result, snapshot }
    } catch (error) {
      return { error }
    }
  }

  /** What is in memory did not happen: goes back to what is stored before anybody can see it. */
  async #notStored(error: unknown, answer: (outcome: Acted) => void): Promise<void> {
    await this.#house.reread(this).catch(nothing)
    this.#storing = null
    answer({ kind: 'failed', error })
  }

  /** Another process has stored a step at that version first: ours did not happen, and its sender is shown theirs. */
  async #overtakenBy(known: number, answer: (outcome: Acted) => void): Promise<void> {
    const failure = await this.#house.reread(this, known).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    this.#storing = null
    answer(failure ? { kind: 'failed', ...failure } : { kind: 'refused', refused: this.#stale(known) })
  }

  /** Whether who is refused may have been shown more of the table by another process than this one knows. */
  #mayBeBehind({ why }: Refused, version: number): boolean {
    if (!this.#house.store.crew) return false
    return version > this.version || why === 'waiting' || why === 'not-your-seat'
  }

  /** Looks at what is stored before it is refused. */
  #actLater(by: Actor, action: Action, version: number, answer: (outcome: Acted) => void): void {
    const again = () => {
      const refused = this.#storing ? null : this.#refusal(by, action, version)
      if (refused) answer({ kind: 'refused', refused })
      else this.act(by, action, version, answer)
    }
    this.catchUp()
      .then(again)
      .catch(error => answer({ kind: 'failed', error }))
  }

  #lookSoon(): void {
    this.catchUp().catch(error => this.#house.untold(this.id, error))
  }

  async #lookNext(): Promise<void> {
    // Never at once: who asks before it begins shares it, who asks later gets another one.
    do await this.#storing
    while (this.#storing)
    this.#nextLook = null
    const look = this.#look()
    this.#storing = look.catch(nothing)
    await look
  }

  /** Plays what others have stored. Where that does not lead where it led them, the whole table is read again. */
  async #look(): Promise<void> {
    const known = this.version
    this.#behind = false
    let seatsChanged = false
    try {
      const news = await this.#house.news(this).catch(error => {
        this.#behind = true
        throw error
      })
      try {
        for (const step of news.steps) this.#live.follow(step)
        seatsChanged = this.#take(news)
      } catch {
        await this.#house.reread(this, known)
        return
      }
    } finally {
      this.#storing = null
    }
    if (this.version > known) this.tell(known)
    if (!seatsChanged) return
    this.tellSeats()
    // Who has been seated by another process may be here.
    this.#house.presenceChanged(this)
  }

  /** Whether anything has changed of who sits where and is called what. */
  #take({ seats, names, standing, result, ours }: News): boolean {
    const before = JSON.stringify([this.#seats, [...this.#names]])
    this.#seats = seats
    this.#names = new Map([...this.#names, ...names])
    this.#result = result
    this.#ours = ours
    this.#standing = this.#standingAt(standing.at)
    return JSON.stringify([this.#seats, [...this.#names]]) !== before
  }

  /** The state to go on from, if nothing can be taken back; when the game is over, nothing can. */
  #snapshot(over: boolean): Kept | null {
    const live = this.#live
    const snapshot = over ? { version: live.version, state: clone(live.state) } : live.snapshot()
    return snapshot && { ...snapshot, rules: this.game.meta.rulesVersion }
  }

  #restOf({ rest }: StoredTable): number {
    return rest?.rules === this.game.meta.rulesVersion ? rest.version : -1
  }

  #standingAt(at: number): Standing {
    const actors = this.#result ? [] : this.#live.actors()
    return { at, actors, progress: this.game.progress(this.#live.state) }
  }

  /** Once the game is over nothing is taken back, for the seed is known by then; and it has ended as it did then. */
  #settled(now: TableView): TableView {
    const result = this.#result ?? now.result
    return result ? { ...now, result, actors: [], moves: [], canUndo: false, canRedo: false } : now
  }

  /** Whether the whole table is told: there is nothing to go on from, or too much has come since. */
  #isWhole(since: number | undefined): boolean {
    return since === undefined || since > this.version || this.version - since > longestCatchUp
  }

  #news(seat: Seat | null, since?: number): ServerMessage {
    if (this.#isWhole(since)) return { type: 'table', table: this.id, open: this.openFor(seat) }
    return { ...this.#steps(seat, since!), info: this.infoFor(seat) }
  }

  #steps(seat: Seat | null, since: number): Extract<ServerMessage, { type: 'steps' }> {
    const live = this.#live
    const steps = live.stepsSince(since).map(step => live.show(step, seat))
    return { type: 'steps', table: this.id, info: null, now: this.#settled(live.glimpse(seat)), steps }
  }

  /** Tells everybody, once what is in memory is stored. A view that the rules cannot make is this table's trouble. */
  #tellStored(message: (seat: Seat | null) => ServerMessage, except: Watcher | null = null): void {
    const tell = () => {
      try {
        this.#audience.tell(this.#seatOf, message, except)
      } catch (error) {
        this.#house.untold(this.id, error)
      }
    }
    if (this.#storing) void this.whenStored(tell)
    else tell()
  }

  /** Only those who sit are shown as here or away. */
  #presenceChanged(watcher: Watcher): void {
    if (this.seatOf(watcher.person) === null) return
    this.tellSeats(watcher)
    this.#house.presenceChanged(this)
  }
}

/** Who wants something: a person (null: a visitor without a cookie), or the server on behalf of its bots. */
export type Actor = { readonly person: string | null } | 'bots'

const nothing = () => {}
