import { type Action, type Doubt, isHarmless, type Seat } from '@acheron/engine'
import type { ServerMessage, Side } from '@acheron/protocol'
import type { Share } from '../bots/queue.ts'
import { ApiFailure, noSuchTable, Unsure } from '../errors.ts'
import type { Fanout, Heard } from '../fanout.ts'
import type { Logger } from '../logs.ts'
import type { Metrics } from '../metrics.ts'
import { tellOrders } from '../orders/telling.ts'
import type { Moment } from '../seating/moment.ts'
import { isDecided, type Seating } from '../store/seating.ts'
import type { Append, Course, News, Store } from '../store/store.ts'
import type { Clock, Situation } from '../time/clock.ts'
import type { TimeSource } from '../time/source.ts'
import { type Acted, type Actor, type Refused, refusalOf, stale } from './actions.ts'
import type { Attendance } from './attendance.ts'
import type { Viewer, Watcher } from './audience.ts'
import { momentOf } from './describe.ts'
import type { TableLoader } from './loader.ts'
import { Lock } from './lock.ts'
import { type PlanWish, planOf } from './plans.ts'
import type { TableState } from './state.ts'
import type { UndoFinder } from './undo.ts'
import type { Views } from './views.ts'
import { Watchers } from './watchers.ts'

/** The services that all rooms share. */
export interface RoomParts {
  readonly store: Store
  readonly loader: TableLoader
  readonly fanout: Fanout
  readonly metrics: Metrics
  readonly log: Logger
  readonly undo: UndoFinder
  readonly attendance: Attendance
  /** The table may have come into the lobby, or left it. */
  readonly onListed?: (table: string) => void
  /** The places of a rated table are certain. */
  readonly onDecided?: (table: string) => void
  /** A table may have come to a bot's turn. */
  readonly onTurn: (room: Room) => void
  /** Somebody who sits there has come or gone. */
  readonly onPresence?: (room: Room) => void
  readonly time?: TimeSource
  /** Something was said through another process; null: it may have been. */
  readonly onSaid?: (room: Room, said: { readonly side: Side; readonly n: number } | null) => void
}

/** A step of which nobody knows is looked for after this: the database ends every statement before. */
const unsureMilliseconds = 10_000

/** Another process may change the same clocks at the same time; this often it is tried again. */
const mostClockTries = 8

/** Looks are noted this often: a running table leaves the lobby half an hour after the last one. */
const lookedMilliseconds = 600_000

/** A table in memory: plays, has the step stored, answers, then notifies every watcher. */
export class Room {
  readonly state: TableState
  readonly #parts: RoomParts
  readonly #lock = new Lock()
  readonly #watchers: Watchers
  readonly #unsubscribe: () => void
  #closed = false
  /** Other processes have stored something, or may have, and this one has not read it yet. */
  #behind = false
  /** The next read of their steps, shared by all callers before it begins. */
  #nextLook: Promise<void> | null = null
  /** When it was last noted that somebody looks at the table. */
  #looked = 0
  /** When somebody last did something here, by the clock that nobody sets (`performance.now`). */
  used = performance.now()
  /** Who last did something here: the bots think at their expense. */
  share: Share

  constructor(state: TableState, parts: RoomParts) {
    this.state = state
    this.#parts = parts
    // After a restart nobody has done anything yet: such tables have one place together, beside the addresses.
    this.share = ['', state.table.owner]
    this.#watchers = new Watchers(state, this.#lock, { ...parts, onPresence: () => parts.onPresence?.(this) })
    this.#unsubscribe = parts.fanout.subscribe(state.id, heard => this.#heard(heard))
  }

  get id(): string {
    return this.state.id
  }

  get version(): number {
    return this.state.version
  }

  get views(): Views {
    return this.#watchers.views
  }

  /** Nobody watches, nothing is being stored, no bot has to decide. */
  get idle(): boolean {
    return this.#watchers.size === 0 && this.#lock.held === null && this.state.botsToMove().length === 0
  }

  /** The room has left the memory: callers ask the registry for the table again. */
  get closed(): boolean {
    return this.#closed
  }

  close(): void {
    this.#closed = true
    this.#unsubscribe()
  }

  /** Waits until all played steps are stored: a view must not be ahead of the store. */
  whenStored<T>(then: () => T): Promise<T> {
    return this.#lock.whenFree(then)
  }

  /** The people who have the table open at this process. */
  get present(): ReadonlySet<string> {
    return this.#watchers.people
  }

  /** Those of them who look at it: a page in the background shows nobody anything. */
  get looking(): ReadonlySet<string> {
    return this.#watchers.looking
  }

  /** True if the person has the table open now, at any process. */
  isHere(person: string): boolean {
    return this.#watchers.isHere(person)
  }

  seatOf(person: string | null): Seat | null {
    return this.state.seatOf(person)
  }

  viewerOf(person: string | null): Viewer {
    return this.state.viewerOf(person)
  }

  /** Somebody looks at the table: while it is in the lobby that is noted, now and then. */
  looked(now = this.state.now): void {
    if (now - this.#looked < lookedMilliseconds || !this.state.isListed) return
    this.#looked = now
    // Where it cannot be noted, the table leaves the lobby earlier.
    this.#parts.store.looked(this.id, now).then(() => this.#listed(), nothing)
  }

  /**
   * Sends the watcher the table, and every change from now on. `seen`: how far they have seen it, where that is known. `oversees`: as an
   * admin, also where it is hidden from them. To anybody else a hidden table is not there.
   */
  watch(watcher: Watcher, since?: number, seen?: number, oversees = false): void {
    this.#lock.check()
    this.#watchers.add(watcher, since, seen, oversees)
    if (this.#behind) this.#lookSoon()
    this.#wonder()
  }

  /** Whether the seat may take back a step, with those after it, has been found out. The step before it is next. */
  undoFound({ seat, back }: Pick<Doubt, 'seat' | 'back'>, harmless: boolean): void {
    const { live } = this.state
    live.resolve(harmless, back)
    if (!harmless || this.state.over) return
    const { undos: count } = live.sharedViewFor(seat)
    const told = { type: 'canUndo', table: this.id, version: live.version } as const
    this.#watchers.tellSeat(seat, count === undefined ? told : { ...told, count })
    this.#wonder()
  }

  /** A game that is over leaves the memory with its last watcher. */
  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    if (this.state.over && this.idle) this.close()
  }

  /**
   * Carries out a seat's request, at the version at which it was decided. `answer` is called once: with a refusal, or
   * when the step is on disk and before anybody else is told; it must not throw. Callbacks, not promises: this is the
   * path of every move.
   */
  act(by: Actor, action: Action, version: number, answer: (outcome: Acted) => void): void {
    const { held } = this.#lock
    if (held) {
      const failed = (error: unknown) => answer({ kind: 'failed', error })
      held.then(() => this.act(by, action, version, answer)).catch(failed)
      return
    }
    const { broken } = this.#lock
    if (broken) {
      answer({ kind: 'failed', error: broken })
      return
    }
    this.used = performance.now()
    const refused = refusalOf(this.state, by, action, version)
    if (!refused && action.kind === 'undo' && this.state.live.doubt()?.back === 0) {
      this.#undoLater(by, action, version, answer)
      return
    }
    if (refused) {
      if (this.#mayBeBehind(refused, version)) this.#actLater(by, action, version, answer)
      else answer({ kind: 'refused', refused })
      return
    }
    if (by !== 'bots' && by.share) this.share = by.share
    const outcome = this.#play(action)
    if ('error' in outcome) this.#lock.hold(this.#notStored(outcome.error, answer))
    else if ('write' in outcome) this.#store(outcome.write, answer)
    else answer({ kind: 'refused', refused: outcome })
  }

  /** Passes on what a seat points at, if it may be told. It is not stored. */
  plan(by: Watcher, wish: PlanWish): void {
    if (this.#lock.held) return
    const plan = planOf(this.state, by.person, wish)
    if (!plan) return
    this.#parts.fanout.publish(this.id, { kind: 'plan', ...plan })
    this.#watchers.tellPlan(plan, by)
  }

  /** The seats have been changed through this process. */
  reseated(seating: Seating, names: ReadonlyMap<string, string>, share?: Share): void {
    if (share) this.share = share
    // A later change may have been read already.
    if (seating.rev > this.state.seating.rev) this.state.reseated(seating, names)
    this.#parts.fanout.publish(this.id, { kind: 'seats' })
    this.#watchers.reseated()
    this.#listed()
    this.#decided()
    this.looked()
    this.#parts.onTurn(this)
  }

  /**
   * Changes the clocks, from what they are when nothing else is being stored. Where another process has changed them, it is done
   * again from there. Without a clock, or a change, nothing is stored; returns whether something was.
   */
  async changeClock(change: (clock: Clock, about: Situation | null) => Clock): Promise<boolean> {
    for (let tries = 0; tries < mostClockTries; tries++) {
      do await this.#lock.held
      while (this.#lock.held)
      this.#lock.check()
      const before = this.state.clock
      const after = before && change(before, this.state.situation)
      if (!after || (after === before && !this.state.isClockOutdated)) return false
      const writing = this.#parts.store.setClock(this.id, this.state.dueClock(after))
      this.#lock.hold(writing.then(nothing, nothing).then(() => this.#lock.release()))
      if (await writing) {
        this.state.clockStored(after)
        this.#parts.fanout.publish(this.id, { kind: 'seats' })
        this.#watchers.tellSeats()
        this.#parts.onTurn(this)
        return true
      }
      await this.catchUp()
    }
    return false
  }

  /** The game was set up anew through this process. */
  async dealtAnew(): Promise<void> {
    this.#parts.fanout.publish(this.id, { kind: 'seats' })
    await this.catchUp()
  }

  /** The table as it is when that person wants something of it. */
  momentFor(me: string): Moment {
    return momentOf(this.state, me, this.#watchers)
  }

  #listed(): void {
    this.#parts.onListed?.(this.id)
  }

  #decided(): void {
    const { over, seating } = this.state
    if (seating.rated && (over || isDecided(seating))) this.#parts.onDecided?.(this.id)
  }

  /** Sends everybody who has the table open what is for them, if anything is. */
  tellEach(messageFor: (person: string | null) => ServerMessage | null): void {
    this.#watchers.tellEach(messageFor)
  }

  /** Somebody wishes to go back, or the table goes on elsewhere, or here again. It is stored through this process. */
  tookCourse(course: Course): void {
    this.state.course = course
    this.#parts.fanout.publish(this.id, { kind: 'seats' })
    this.#watchers.tellSeats()
    this.#listed()
    this.#parts.onTurn(this)
  }

  /** Nobody had begun the table, and it is no longer stored. */
  removed(): void {
    this.close()
    this.#watchers.dismiss('removed', 'nobody began this table, so it was removed; open another one')
  }

  renamed(person: string, name: string): void {
    if (this.state.renamed(person, name)) this.#watchers.tellSeats()
  }

  /** Only these processes live. */
  keepOnly(living: ReadonlySet<string>): void {
    this.#watchers.keepOnly(living)
  }

  /** Takes in the steps that other processes have stored. */
  catchUp(): Promise<void> {
    this.#nextLook ??= this.#lookNext()
    return this.#nextLook
  }

  /** Plays the action. Errors of the rules affect only this table, not the server. */
  #play(action: Action): { readonly write: Append } | { readonly error: unknown } | Refused {
    try {
      const started = performance.now()
      const outcome = this.state.live.act(action)
      if (!outcome.ok) return { why: outcome.why, message: outcome.message.slice(0, 300) }
      this.state.spend(action)
      return { write: this.state.writeOf(outcome, this.state.now, performance.now() - started) }
    } catch (error) {
      return { error }
    }
  }

  #store(write: Append, answer: (outcome: Acted) => void): void {
    const { version } = write
    const stored = (outcome: 'stored' | 'conflict') => {
      if (outcome === 'conflict') return this.#overtakenBy(version - 1, answer)
      this.state.written(write)
      this.#lock.release()
      answer({ kind: 'done', version })
      this.#tellStep(version)
    }
    this.#lock.hold(this.#parts.store.append(write).then(stored, error => this.#notStored(error, answer)))
  }

  /** Other processes come first: a failure here must not keep them from hearing it. */
  #tellStep(version: number): void {
    const { metrics, fanout, onTurn } = this.#parts
    metrics.steps++
    try {
      fanout.publish(this.id, { kind: 'step', version })
      this.#watchers.tellSteps(version - 1)
      this.#wonder()
      if (this.state.over) {
        this.#listed()
        this.#decided()
      }
      onTurn(this)
    } catch (error) {
      this.#watchers.logUntold(error)
    }
  }

  /** The step in memory did not happen: returns to the stored state before anybody can see it. */
  async #notStored(error: unknown, answer: (outcome: Acted) => void): Promise<void> {
    await this.#reload().catch(nothing)
    this.#lock.release()
    answer({ kind: 'failed', error })
    // It may still be stored: then everybody must see it.
    const look = () => {
      if (!this.#closed) this.#lookSoon()
    }
    if (error instanceof Unsure) setTimeout(look, unsureMilliseconds).unref()
  }

  /**
   * Another process has stored a step at that version first: ours did not happen, and its sender is shown the other
   * one.
   */
  async #overtakenBy(known: number, answer: (outcome: Acted) => void): Promise<void> {
    const failure = await this.#reload(known).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    this.#lock.release()
    answer(failure ? { kind: 'failed', ...failure } : { kind: 'refused', refused: stale(this.state, known) })
  }

  /** Memory and store may differ: continues from the store. Watchers know the steps up to `known`. */
  async #reload(known?: number): Promise<void> {
    try {
      this.state.replace(await this.#parts.loader.load(this.id))
      this.#watchers.dismissStrangers()
      this.#watchers.tellAnew(known)
      this.#parts.onTurn(this)
    } catch (error) {
      // Neither memory nor store can be used: the next visitor tries again.
      const message = 'the table cannot be read at the moment; load the page again in a while'
      this.#lock.break(new ApiFailure(503, 'unavailable', message))
      this.close()
      this.#watchers.dismiss('table-unreadable', message)
      throw error
    }
  }

  /** True if another process may have shown the sender more of the table than this one knows. */
  #mayBeBehind({ why }: Refused, version: number): boolean {
    if (!this.#parts.store.cluster) return false
    return version > this.version || ['waiting', 'not-your-seat', 'stand-in', 'no-such-table'].includes(why)
  }

  /** Reads the store before the action is refused. */
  #actLater(by: Actor, action: Action, version: number, answer: (outcome: Acted) => void): void {
    const again = () => {
      const refused = this.#lock.held ? null : refusalOf(this.state, by, action, version)
      if (refused) answer({ kind: 'refused', refused })
      else this.act(by, action, version, answer)
    }
    this.catchUp()
      .then(again)
      .catch(error => answer({ kind: 'failed', error }))
  }

  /** Finds out first whether there is something to undo. If the thread cannot tell, the table itself finds out. */
  #undoLater(by: Actor, action: Action, version: number, answer: (outcome: Acted) => void): void {
    const { live } = this.state
    const again = () => {
      const doubt = this.state.live === live && live.version === version ? live.doubt() : null
      if (doubt?.back === 0) live.resolve(isHarmless(live.game, doubt), 0)
      this.act(by, action, version, answer)
    }
    this.#parts.undo
      .settle(this)
      .catch(nothing)
      .then(again)
      .catch(error => answer({ kind: 'failed', error }))
  }

  /** Wants to know which of the last steps can be undone, if the person who may do it is here. */
  #wonder(): void {
    const doubt = this.state.live.doubt()
    if (doubt && this.#watchers.isSeatHere(doubt.seat)) this.#parts.undo.want(this)
  }

  /** A notice of another process about the table. The change itself is in the store. */
  #heard(heard: Heard): void {
    switch (heard.kind) {
      case 'step':
        if (heard.version <= this.version) return
        this.state.leaveBots()
        this.#outdated()
        break
      case 'orders':
        this.state.orders.isOutdated = true
        this.#outdated()
        break
      case 'seats':
        this.#outdated()
        break
      case 'removed':
        this.removed()
        break
      case 'here':
        // This does not decide who plays the bots: the step may not be stored yet.
        if (heard.version > this.version) this.#outdated()
        this.#watchers.setElsewhere(heard.process, heard.people, heard.watching ?? [])
        break
      case 'who':
        this.#watchers.publishPresence()
        break
      case 'plan':
        this.#watchers.tellPlan(heard)
        break
      case 'said':
        if (this.#watchers.size > 0) this.#parts.onSaid?.(this, heard)
        break
      case 'missed':
        this.state.orders.isOutdated = true
        this.#outdated()
        this.#parts.onSaid?.(this, null)
        // A process that has missed notices may not have been heard either.
        this.#watchers.publishPresence()
        this.#parts.fanout.publish(this.id, { kind: 'who' })
    }
  }

  /** Another process has changed something, or may have: the watchers must know. */
  #outdated(): void {
    this.#behind = true
    // A seat for which a bot thinks here may be a person's again, and a person's a bot's.
    if (this.#watchers.size > 0 || this.state.playsBots) this.#lookSoon()
  }

  #lookSoon(): void {
    this.catchUp().catch(error => this.#watchers.logUntold(error))
  }

  async #lookNext(): Promise<void> {
    // Never at once: callers before its start share it, later callers get another one.
    do await this.#lock.held
    while (this.#lock.held)
    this.#nextLook = null
    this.#lock.check()
    const look = this.#look()
    this.#lock.hold(look.catch(nothing))
    await look
  }

  /** Plays the steps that others have stored. If the result differs, the whole table is read again. */
  async #look(): Promise<void> {
    const known = this.version
    this.#behind = false
    let seatsChanged = false
    let ordersOf: Seat[] = []
    try {
      const news = await this.#news()
      const orders = this.state.orders.isOutdated ? await this.#parts.loader.ordersAt(this.id) : null
      try {
        for (const step of news.steps) this.state.live.follow(step)
        seatsChanged = this.state.takeIn({ ...news, names: await this.#parts.loader.namesOf(news.seating, news.names) })
        if (orders) ordersOf = this.state.orders.take(orders)
      } catch {
        // A game that was set up anew is another one to those who watch.
        await this.#reload(news.seating.dealt === this.state.seating.dealt ? known : undefined)
        return
      }
    } finally {
      this.#lock.release()
    }
    if (seatsChanged) this.#watchers.dismissStrangers()
    if (this.version > known) this.#watchers.tellSteps(known)
    if (ordersOf.length > 0) tellOrders(this, ordersOf)
    if (!seatsChanged && ordersOf.length === 0) return
    if (seatsChanged) this.#watchers.reseated()
    // A step of ours may have been stored after the change: then the seat's new bot is this process's.
    this.#parts.onTurn(this)
  }

  async #news(): Promise<News> {
    try {
      const news = await this.#parts.store.since(this.id, this.version)
      if (!news) {
        this.removed()
        throw noSuchTable(this.id)
      }
      return news
    } catch (error) {
      this.#behind = true
      throw error
    }
  }
}

const nothing = () => {}
