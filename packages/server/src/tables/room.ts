import { type Action, isHarmless, type Seat } from '@acheron/engine'
import type { Share } from '../bots/queue.ts'
import { ApiFailure, noSuchTable, Unsure } from '../errors.ts'
import type { Fanout, Heard } from '../fanout.ts'
import type { Logger } from '../logs.ts'
import type { Metrics } from '../metrics.ts'
import type { Append, Course, News, Store } from '../store/store.ts'
import { type Acted, type Actor, type Refused, refusalOf, stale } from './actions.ts'
import type { Watcher } from './audience.ts'
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
  /** A table may have come to a bot's turn. */
  readonly onTurn: (room: Room) => void
}

/** A step of which nobody knows is looked for after this: the database ends every statement before. */
const unsureMilliseconds = 10_000

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
  /** When somebody last did something here, by the clock that nobody sets (`performance.now`). */
  used = performance.now()
  /** Who last did something here: the bots think at their expense. */
  share: Share

  constructor(state: TableState, parts: RoomParts) {
    this.state = state
    this.#parts = parts
    // After a restart nobody has done anything yet: such tables have one place together, beside the addresses.
    this.share = ['', state.table.owner]
    this.#watchers = new Watchers(state, this.#lock, parts)
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

  /** True if the person has the table open now, at any process. */
  isHere(person: string): boolean {
    return this.#watchers.isHere(person)
  }

  seatOf(person: string | null): Seat | null {
    return this.state.seatOf(person)
  }

  /** Sends the watcher the table, and every change from now on. */
  watch(watcher: Watcher, since?: number): void {
    this.#lock.check()
    this.#watchers.add(watcher, since)
    if (this.#behind) this.#lookSoon()
    this.#wonder()
  }

  /** Whether the seat may take back the last step has been found out. */
  undoFound(seat: Seat, harmless: boolean): void {
    const { live } = this.state
    live.resolve(harmless)
    if (harmless && !this.state.over)
      this.#watchers.tellSeat(seat, { type: 'canUndo', table: this.id, version: live.version })
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
    if (!refused && action.kind === 'undo' && this.state.live.doubt()) {
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

  /** Somebody has sat down through this process. */
  seated(seat: Seat, person: string, name: string, share?: Share): void {
    if (share) this.share = share
    this.state.seated(seat, person, name)
    this.#parts.fanout.publish(this.id, { kind: 'seats' })
    this.#watchers.tellSeats()
    // The person may have watched before.
    this.#watchers.publishPresence()
    this.#parts.onTurn(this)
  }

  /** Somebody wishes to go back, or the table goes on elsewhere, or here again. It is stored through this process. */
  tookCourse(course: Course): void {
    this.state.course = course
    this.#parts.fanout.publish(this.id, { kind: 'seats' })
    this.#watchers.tellSeats()
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
      return { write: this.state.writeOf(outcome, Date.now(), performance.now() - started) }
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
    return version > this.version || why === 'waiting' || why === 'not-your-seat'
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
      if (doubt) live.resolve(isHarmless(live.game, doubt))
      this.act(by, action, version, answer)
    }
    this.#parts.undo
      .settle(this)
      .catch(nothing)
      .then(again)
      .catch(error => answer({ kind: 'failed', error }))
  }

  /** Wants to know whether the last step can be undone, if the person who may do it is here. */
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
      case 'seats':
        this.#outdated()
        break
      case 'removed':
        this.removed()
        break
      case 'here':
        // This does not decide who plays the bots: the step may not be stored yet.
        if (heard.version > this.version) this.#outdated()
        this.#watchers.setElsewhere(heard.process, heard.people)
        break
      case 'who':
        this.#watchers.publishPresence()
        break
      case 'plan':
        this.#watchers.tellPlan(heard)
        break
      case 'missed':
        this.#outdated()
        // A process that has missed notices may not have been heard either.
        this.#watchers.publishPresence()
        this.#parts.fanout.publish(this.id, { kind: 'who' })
    }
  }

  /** Another process has changed something, or may have: the watchers must know. */
  #outdated(): void {
    this.#behind = true
    if (this.#watchers.size > 0) this.#lookSoon()
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
    try {
      const news = await this.#news()
      try {
        for (const step of news.steps) this.state.live.follow(step)
        seatsChanged = this.state.takeIn(news)
      } catch {
        await this.#reload(known)
        return
      }
    } finally {
      this.#lock.release()
    }
    if (this.version > known) this.#watchers.tellSteps(known)
    if (!seatsChanged) return
    this.#watchers.tellSeats()
    // A person whom another process has seated may be here.
    this.#watchers.publishPresence()
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
