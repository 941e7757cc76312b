import type { FastifyReply, FastifyRequest } from 'fastify'
import { folded } from '../accounts/names.ts'
import { TooMany } from '../errors.ts'
import { Held, tooManyUnbegun } from '../held.ts'
import { originOf, shareOf, visitorOf } from '../identity.ts'
import type { Services } from '../services.ts'
import { keptOf, type SeatRow } from '../store/seating.ts'
import type { Person, Store, TableRow } from '../store/store.ts'
import { personNamed } from '../store/subjects/accounts.ts'
import { dayOf } from '../tables/describe.ts'
import type { Room } from '../tables/room.ts'
import { Turns } from '../turns.ts'

/** Opens tables for people, within the limits of all ways to open one. */
export class Openings {
  readonly #services: Services
  readonly #openedHere: Held
  /** One at a time by person, or many at once would all be counted before any of them is stored. */
  readonly turns = new Turns()

  constructor(services: Services) {
    this.#services = services
    this.#openedHere = new Held('tables', services.limits.unbegunTablesPerAddress, services.store)
  }

  /** Stores the table at the person's expense, and gives its room. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    me: Person,
    row: TableRow,
    more?: Parameters<Store['createTable']>[1],
  ): Promise<Room> {
    const { registry, people, quotas } = this.#services
    const listed = row.seats.some(({ kind }) => kind === 'open')
    const seats = await this.#named(row.seats)
    const origin = listed ? { origin: originOf(this.#services, request, dayOf(Date.now())) } : {}
    const table = { ...row, seats, ...origin }
    const share = shareOf(request)
    const open = async () => {
      await this.#services.order.checkBan(share)
      await this.checkUnfinished(me.id)
      await this.#checkUnbegun(me.id)
      return this.#openedHere.take(visitorOf(request), table.id, async () => {
        await people.settle(me)
        return registry.openRoom(table, share, more)
      })
    }
    return quotas.tables.for(share, reply, () => this.turns.take(me.id, open))
  }

  /** Whoever has an account of the name that a seat is reserved for may take it. */
  async #named(seats: readonly SeatRow[]): Promise<SeatRow[]> {
    const { store } = this.#services
    const named = async (seat: SeatRow): Promise<SeatRow> => {
      const kept = keptOf(seat)
      if (seat.kind === 'person' || kept === null || kept.name === null || kept.person !== null) return seat
      const compared = folded(kept.name)
      return { ...seat, kept: { ...kept, person: await store.read(() => personNamed(compared)) } }
    }
    return Promise.all(seats.map(named))
  }

  async checkUnfinished(person: string): Promise<void> {
    const { store, limits } = this.#services
    const { unfinishedTablesPerPerson: most } = limits
    if ((await store.unfinishedOf(person, most)) < most) return
    const message = `${most} unfinished tables are the most where one person may sit; finish one of them first`
    throw new TooMany('too-many-unfinished', message, { most, seconds: 60 })
  }

  async #checkUnbegun(person: string): Promise<void> {
    const { store, limits } = this.#services
    const { unbegunTablesPerPerson: most } = limits
    const { tables } = await store.unbegunOf(person)
    if (tables >= most) throw tooManyUnbegun('too-many-unbegun-tables', most, 'tables', 'one person')
  }
}
