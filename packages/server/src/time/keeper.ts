import type { Seat } from '@acheron/engine'
import { usualBot } from '../bots/levels.ts'
import { type Logger, nameInLog } from '../logs.ts'
import { timedOut } from '../seating/acts.ts'
import type { Seatings } from '../seating/changes.ts'
import { personAt } from '../store/seating.ts'
import type { Store } from '../store/store.ts'
import { isAnyDue, leaseDue, serve } from '../store/subjects/clocks.ts'
import type { Registry } from '../tables/registry.ts'
import type { Room } from '../tables/room.ts'
import { changed, connected, deadlineOf, isNear, isUp, settled } from './clock.ts'
import type { TimeSource } from './source.ts'

/** Something that whoever sends notices wants to hear of. */
export interface TimeEvent {
  /** The time runs out, or is up. */
  readonly kind: 'near' | 'out'
  readonly table: string
  readonly seat: Seat
  readonly person: string
  /** When the time is up, in milliseconds since 1970. */
  readonly deadline: number
  /** The same for the same event, which may be told again after a process was killed. */
  readonly key: string
}

interface Parts {
  readonly store: Store
  readonly registry: Pick<Registry, 'room' | 'catchUpAll'>
  readonly seatings: Seatings
  readonly time: TimeSource
  readonly log: Logger
}

/** It is looked this often whether a clock is due, or runs at all. */
const lookMilliseconds = 1000
/** It is said this often that the house is served: each time, or where nobody's time is up for a while now and then. */
const serveMilliseconds = 5000
const whileMilliseconds = 3_600_000
/** Nobody else looks after a due table for this long. */
const leaseMilliseconds = 30_000
/** Due tables that are taken together. */
const takenTogether = 20
/** A process that was not awake for longer than this has not served the house meanwhile. */
const sleepMilliseconds = 5000

/**
 * Looks after the clocks: has them run for those who have to decide, notices when time runs out or is up, and lets happen what the
 * table has agreed on. Sleeping tables cost nothing until they are due.
 */
export class Timekeeper {
  readonly #parts: Parts
  readonly #listeners = new Set<(event: TimeEvent) => void | Promise<void>>()
  /** Rooms whose clocks are being settled, and whether they must be once more. */
  readonly #settling = new Map<Room, boolean>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  /** When it was last said that the house is served; null: not by this process, or it failed. */
  #served: { readonly now: number; readonly awake: number; readonly next: number | null } | null = null
  #gaps: number | null = null
  #failing = false
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Calls back when somebody's time runs out or is up. Before a warning counts as told, its promise is waited for. */
  listen(listener: (event: TimeEvent) => void | Promise<void>): void {
    this.#listeners.add(listener)
  }

  /**
   * Gives back the time before this process was there: earlier than anybody can ask for a table, because a clock that was read
   * before would be stored again as it was.
   */
  async begin(): Promise<void> {
    try {
      await this.#serve()
    } catch (error) {
      this.#unserved(error)
    }
  }

  start(): void {
    this.#next(0)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#looking
    // The time until the next start is nobody's, to the millisecond.
    const { store, time } = this.#parts
    if (!this.#failing && this.#served) await store.write(() => serve(time.now(), false)).catch(nothing)
  }

  /** The clocks of the table may have to be started, stopped, or stand. The process that plays its bots does it. */
  consider(room: Room): void {
    const { state } = room
    if (this.#stopped || !state.clock || !state.playsBots || room.closed) return
    if (this.#settling.has(room)) {
      this.#settling.set(room, true)
      return
    }
    this.#settling.set(room, false)
    const done = () => {
      const again = this.#settling.get(room)
      this.#settling.delete(room)
      if (again) this.consider(room)
    }
    settle(room).then(done, error => {
      done()
      this.#failed(room.id, error)
    })
  }

  #next(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.look().finally(() => {
        if (!this.#stopped) this.#next(lookMilliseconds)
      })
    }, milliseconds).unref()
  }

  /** Looks at once whether a clock is due, and does what has to be done. */
  async look(): Promise<void> {
    const { store, time } = this.#parts
    try {
      await this.#serve()
      while (!this.#stopped && (await store.read(() => isAnyDue(time.now())))) {
        const now = time.now()
        const ids = await store.write(() => leaseDue(now, now + leaseMilliseconds, takenTogether))
        await Promise.all(ids.map(id => this.#ring(id).catch(error => this.#failed(id, error))))
      }
      this.#failing = false
    } catch (error) {
      this.#unserved(error)
    }
  }

  #unserved(error: unknown): void {
    if (!this.#failing) this.#parts.log.error({ problem: String(error) }, 'the clocks cannot be looked after')
    this.#failing = true
  }

  /** Says that the house is served, and gives the time back for which it may not have been. */
  async #serve(): Promise<void> {
    const { store, time, registry } = this.#parts
    const [now, awake] = [time.now(), time.awake()]
    const last = this.#served
    const slept = last ? now - last.now - (awake - last.awake) : 0
    const suspect = last === null || this.#failing || slept > sleepMilliseconds
    const isCalm = last !== null && last.next !== null && last.next - now > whileMilliseconds
    if (!suspect && isCalm && awake - last.awake < serveMilliseconds) return
    const { gaps, next } = await store.write(() => serve(now, suspect))
    this.#served = { now, awake, next }
    if (gaps !== this.#gaps) await registry.catchUpAll()
    this.#gaps = gaps
  }

  /** The clocks of the table are due: something may be to tell, or to do. */
  async #ring(id: string): Promise<void> {
    const room = await this.#parts.registry.room(id)
    const rev = room.state.clock?.rev
    await settle(room)
    await this.#warn(room)
    const { clock: rules } = room.state.seating
    if (!rules) return
    if (rules.timeout === 'decide' || rules.timeout === 'vote') await this.#markOut(room)
    else await this.#takeSeats(room, rules.timeout)
    // It was due too early: time was given back, or somebody lives elsewhere now.
    const { due } = room.state.dueClock(room.state.clock!)
    if (room.state.clock?.rev === rev && (due === null || due > this.#parts.time.now()))
      await room.changeClock(clock => ({ ...clock }))
  }

  /** Tells whose time runs out, once. */
  async #warn(room: Room): Promise<void> {
    const { state } = room
    const { clock, situation } = state
    if (!clock || !situation) return
    const { rules, now } = situation
    const seats = clock.seats.flatMap((one, seat) => (isNear(one, rules, state.zoneOf(seat), now) ? [seat] : []))
    if (seats.length === 0) return
    for (const seat of seats) await this.#tell('near', room, seat)
    await room.changeClock((current, about) =>
      changed(current, (one, seat) =>
        about && seats.includes(seat) && isNear(one, about.rules, state.zoneOf(seat), about.now)
          ? { ...one, near: true }
          : one,
      ),
    )
  }

  /** From now on the time of those counts as up for whom it is: a bot decides, or the table. */
  async #markOut(room: Room): Promise<void> {
    const { state } = room
    let out: { readonly seat: Seat; readonly event: TimeEvent }[] = []
    const isMarked = await room.changeClock((clock, about) => {
      out = []
      if (!about) return clock
      return changed(clock, (one, seat) => {
        if (one.out || !isUp(one, about.rules, state.zoneOf(seat), about.now)) return one
        const event = eventOf('out', room, seat)
        if (event) out.push({ seat, event })
        return { ...one, out: true, near: true }
      })
    })
    if (isMarked) for (const { event } of out) await this.#say(event)
  }

  /** A bot plays on for those whose time is up, or has their seats. */
  async #takeSeats(room: Room, how: 'standIn' | 'giveUp'): Promise<void> {
    const { seatings, store } = this.#parts
    for (const seat of room.state.seats.keys()) {
      const id = personAt(room.state.seats[seat])
      if (id === null || !room.state.isTimeUp(seat)) continue
      const person = await store.person(id)
      if (!person) continue
      let event: TimeEvent | null = null
      await seatings.change(
        room.id,
        person,
        (moment, { state }) => {
          event = state.isTimeUp(seat) && personAt(state.seats[seat]) === id ? eventOf('out', room, seat) : null
          return event ? timedOut(moment, seat, how, usualBot(moment.game)) : moment.seating
        },
        { stranger: true },
      )
      if (event) await this.#say(event)
    }
  }

  async #tell(kind: TimeEvent['kind'], room: Room, seat: Seat): Promise<void> {
    const event = eventOf(kind, room, seat)
    if (event) await this.#say(event)
  }

  async #say(event: TimeEvent): Promise<void> {
    for (const listener of this.#listeners) await listener(event)
  }

  /** The lease runs out by itself: then it is tried again. */
  #failed(id: string, error: unknown): void {
    if (this.#stopped) return
    this.#parts.log.error(
      { table: nameInLog(id), problem: String(error) },
      'the clocks of a table are not looked after',
    )
  }
}

/** Has the clocks run that have to, and stand where the line is lost. */
async function settle(room: Room): Promise<void> {
  const { state } = room
  const isHere = (seat: Seat) => {
    const person = personAt(state.seats[seat])
    return person !== null && room.isHere(person)
  }
  await room.changeClock((clock, about) => (about ? connected(settled(clock, about), about, isHere) : clock))
}

function eventOf(kind: TimeEvent['kind'], room: Room, seat: Seat): TimeEvent | null {
  const { state } = room
  const person = personAt(state.seats[seat])
  const [one, rules] = [state.clock?.seats[seat], state.seating.clock]
  const deadline = one && rules ? deadlineOf(one, rules, state.zoneOf(seat)) : null
  if (person === null || deadline === null) return null
  return { kind, table: room.id, seat, person, deadline, key: `${kind} ${room.id} ${seat} ${state.version}` }
}

const nothing = () => {}
