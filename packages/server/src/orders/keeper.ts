import { giveOrder, noOrders, type Order, type Seat, type SeatOrders, withdrawOrder } from '@acheron/engine'
import { ApiFailure, passes } from '../errors.ts'
import type { Fanout } from '../fanout.ts'
import { type Logger, nameInLog } from '../logs.ts'
import { noSteps, type Store } from '../store/store.ts'
import { type OrderedSeat, orderedAfter, putOrders, type StoredOrders } from '../store/subjects/standing-orders.ts'
import { type Acted, refusalOf } from '../tables/actions.ts'
import type { Registry } from '../tables/registry.ts'
import type { Room } from '../tables/room.ts'
import { tellOrders } from './telling.ts'

interface Parts {
  readonly store: Store
  readonly fanout: Fanout
  readonly registry: () => Pick<Registry, 'room' | 'roomFor'>
  readonly log: Logger
}

/** What somebody wants of their orders. */
export interface OrderWish {
  readonly table: string
  readonly seat: Seat
  readonly version: number
  readonly order: Order
  readonly stands: boolean
}

/** Another process may change the same orders at the same time; this often it is tried again. */
const mostTries = 8
/** After a failure of the store it is tried again after this. */
const pauseMilliseconds = 2000
/** Seats that are looked through together. */
const seatsTogether = 100

/**
 * Keeps the standing orders: stores what people order, lets it answer as soon as they would be asked, and ends it. Whoever stores a
 * step looks at once; where two processes do, only one of two answers at the same version is stored. What a killed process left is
 * found by a sweep.
 */
export class OrderKeeper {
  readonly #parts: Parts
  /** The rooms that are being looked after, and whether they must be once more. */
  readonly #keeping = new Map<Room, { again: boolean; readonly done: Promise<void> }>()
  #living: ReadonlySet<string> = new Set()
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The table may have come to a decision that somebody has ordered. This is called with every step. */
  consider(room: Room): void {
    const { orders } = room.state
    if (this.#stopped || room.closed || (orders.isEmpty && !orders.isOutdated)) return
    const keeping = this.#keeping.get(room)
    if (keeping) {
      keeping.again = true
      return
    }
    const done = this.#keep(room)
      .catch(error => this.#failed(room.id, error))
      .then(() => {
        const again = this.#keeping.get(room)?.again
        this.#keeping.delete(room)
        if (again) this.consider(room)
      })
    this.#keeping.set(room, { again: false, done })
  }

  /** Resolves when every order of the room has answered that can. */
  async rested(room: Room): Promise<void> {
    for (let keeping = this.#keeping.get(room); keeping; keeping = this.#keeping.get(room)) await keeping.done
  }

  /** Lets the orders at the table answer what they can. */
  async settle(id: string): Promise<void> {
    const room = await this.#parts.registry().room(id)
    this.consider(room)
    await this.rested(room)
  }

  /** Gives an order or withdraws it. `done` means that it is stored; then it answers, if it has to. */
  async wish(person: string | null, wish: OrderWish): Promise<Acted> {
    const { table, seat, order, stands } = wish
    const room = await this.#parts.registry().roomFor(table, person)
    for (let tries = 0; tries < mostTries; tries++) {
      const plan = await room.whenStored((): { to: SeatOrders } | Extract<Acted, { kind: 'refused' }> => {
        const { state } = room
        const version = stands ? wish.version : state.version
        const refused = refusalOf(state, { person }, { kind: 'move', seat, move: null }, version)
        if (refused) return { kind: 'refused', refused }
        const known = state.ordersOf(seat)
        const to = stands ? giveOrder(state.live, seat, known, order) : withdrawOrder(known, order)
        const message = 'there is no such standing order here now'
        return to ? { to } : { kind: 'refused', refused: { why: 'no-such-order', message } }
      })
      if ('kind' in plan) return plan
      if (await this.#put(room, { seat, person: person!, to: plan.to })) {
        this.consider(room)
        return { kind: 'done', version: room.version }
      }
    }
    throw new ApiFailure(503, 'unavailable', 'the order could not be stored; try again')
  }

  /** These processes live. Where one is missed, its tables may wait for an order that it should have carried out. */
  survived(living: ReadonlySet<string>): void {
    const isMissed = this.#living.size === 0 || [...this.#living].some(process => !living.has(process))
    this.#living = living
    if (isMissed) void this.sweep()
  }

  /** Looks through all that is ordered, for decisions that wait. */
  async sweep(): Promise<void> {
    const { store, log } = this.#parts
    try {
      for (let last = 0; !this.#stopped; ) {
        const seats = await store.read(() => orderedAfter(last, seatsTogether))
        for (const table of Map.groupBy(seats, each => each.table).values()) await this.#wake(table)
        if (seats.length < seatsTogether) return
        // The seats of one table may stand in two portions; looking twice does no harm.
        last = seats.at(-1)!.no - 1
      }
    } catch (error) {
      log.warn({ problem: String(error) }, 'not every standing order was looked for')
    }
  }

  stop(): void {
    this.#stopped = true
  }

  async #wake(seats: readonly OrderedSeat[]): Promise<void> {
    const { store, log } = this.#parts
    const { table } = seats[0]!
    try {
      const news = await store.since(table, noSteps)
      if (!seats.some(({ seat }) => news?.standing.actors.includes(seat))) return
      await this.settle(table)
    } catch (error) {
      log.warn({ table: nameInLog(table), problem: String(error) }, 'a standing order was not carried out yet')
    }
  }

  async #keep(room: Room): Promise<void> {
    if (room.state.orders.isOutdated) await room.catchUp()
    while (!this.#stopped) {
      const task = await room.whenStored(() => room.state.nextOrder())
      if (!task) return
      const { seat, person } = task.row
      if (task.do === 'change') await this.#put(room, { seat, person, to: task.to })
      else if (!(await this.#answer(room, task.row, task.move))) return
    }
  }

  /** The person's move, by their order; false where it cannot be made now. */
  async #answer(room: Room, { seat, person }: StoredOrders, move: unknown): Promise<boolean> {
    const { version } = room
    const outcome = await new Promise<Acted>(answer => {
      room.act({ person }, { kind: 'move', seat, move, ordered: true }, version, answer)
    })
    if (outcome.kind === 'failed') throw outcome.error
    return outcome.kind === 'done' || outcome.refused.why === 'stale'
  }

  /** Stores a seat's orders and tells their owner; false where others have changed them, which are read then. */
  async #put(
    room: Room,
    { seat, person, to }: { readonly seat: Seat; readonly person: string; readonly to: SeatOrders },
  ): Promise<boolean> {
    const { store, fanout } = this.#parts
    const { state } = room
    const known = state.orders.tagOf(seat)
    if (known === null && to === noOrders) return true
    const row = { seat, person, dealt: state.seating.dealt, orders: to }
    const tag = await store.write(() => putOrders(room.id, row, known))
    if (tag === null) {
      state.orders.isOutdated = true
      await room.catchUp()
      return false
    }
    state.orders.put({ ...row, tag })
    fanout.publish(room.id, { kind: 'orders' })
    await room.whenStored(() => tellOrders(room, [seat]))
    return true
  }

  #failed(id: string, error: unknown): void {
    if (this.#stopped) return
    this.#parts.log.warn({ table: nameInLog(id), problem: String(error) }, 'a standing order waits')
    if (!passes(error)) return
    const again = () =>
      void this.#parts
        .registry()
        .room(id)
        .then(room => this.consider(room))
        .catch(failure => this.#failed(id, failure))
    setTimeout(again, pauseMilliseconds).unref()
  }
}
