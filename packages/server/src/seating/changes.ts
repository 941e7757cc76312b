import { seedOfParts } from '@acheron/engine'
import type { GivePart } from '@acheron/protocol'
import type { Share } from '../bots/queue.ts'
import { ApiFailure, noSuchTable } from '../errors.ts'
import type { People } from '../people.ts'
import { mayEnter, personAt, type Seating } from '../store/seating.ts'
import type { Person, Store, TableRow } from '../store/store.ts'
import { closeTable } from '../store/subjects/closing.ts'
import { listenFromNow } from '../store/subjects/talk.ts'
import type { Work } from '../store/work.ts'
import { newSeed, openedTable, openingSave } from '../tables/open.ts'
import type { Registry } from '../tables/registry.ts'
import type { Room } from '../tables/room.ts'
import { hasTakenOver } from '../talk/rules.ts'
import { systemTime, type TimeSource } from '../time/source.ts'
import { Turns } from '../turns.ts'
import { dealAnew } from './acts.ts'
import { settled } from './coaches.ts'
import { type Moment, need } from './moment.ts'
import { givePart, settledParts, wholeParts } from './parts.ts'
import { rematchOf } from './rematch.ts'

/** Another process may change the same seats at the same time; this often it is tried again. */
const mostTries = 8

interface Parts {
  readonly store: Store
  readonly registry: Registry
  readonly people: People
  readonly time?: TimeSource
}

/** Changes who sits at tables: finds out, stores, tells everybody, in this order. */
export class Seatings {
  readonly #parts: Parts
  readonly #turns = new Turns()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Carries out what a person wants; gives the room as it is then. */
  change(
    id: string,
    me: Person,
    act: (moment: Moment, room: Room) => Seating,
    { share, stranger = false }: { readonly share?: Share; readonly stranger?: boolean } = {},
  ): Promise<Room> {
    return this.#turns.take(id, () => this.#change(id, me, act, share, stranger))
  }

  /** The owner has the game set up anew with other options. */
  redeal(id: string, me: Person, options: unknown): Promise<Room> {
    return this.#turns.take(id, async () => {
      const { store, registry } = this.#parts
      const room = await registry.roomFor(id, me.id)
      const { seating, row } = await room.whenStored(() => {
        const { table, game } = room.state
        const { name, seats, owner, visibility } = table
        const dealt = dealAnew(room.momentFor(me.id))
        const plan = { name, seats, owner, visibility, options, seed: newSeed(), at: this.#now() }
        return { seating: dealt, row: openedTable(game, plan) }
      })
      const save = openingSave(room.state.game, row)
      if (!(await store.redeal(id, seating, row, save)))
        throw new ApiFailure(409, 'begun', 'somebody has just moved or changed the seats; look again')
      const now = await registry.room(id)
      await now.dealtAnew()
      return now
    })
  }

  /** A person adds to the seed. With the last part the game is set up by the seed of all, in one transaction with that part. */
  givePart(id: string, me: Person, given: GivePart): Promise<Room> {
    return this.#turns.take(id, async () => {
      const { store, registry } = this.#parts
      for (let tries = 0; tries < mostTries; tries++) {
        const room = await registry.roomFor(id, me.id)
        const { before, after } = await room.whenStored(() => {
          return { before: room.state.seating, after: givePart(room.momentFor(me.id), given) }
        })
        if (after === before) return room
        const parts = wholeParts(after)
        if (!parts) {
          if (await store.reseat(id, { ...after, rev: before.rev })) return this.#reseated(id, after, before.rev)
        } else {
          const { table, game } = room.state
          const { name, seats, owner, visibility, options } = table
          const plan = { name, seats, owner, visibility, options, seed: seedOfParts(parts), at: this.#now() }
          const row = openedTable(game, plan)
          const drawn = { ...after, parts: after.parts && { ...after.parts, drawn: true }, dealt: after.dealt + 1 }
          if (await store.redeal(id, { ...drawn, rev: before.rev }, row, openingSave(game, row))) {
            const now = await registry.room(id)
            await now.dealtAnew()
            return now
          }
        }
        await room.catchUp()
      }
      throw new ApiFailure(409, 'stale', 'too much changed at this table at once; look again and try again')
    })
  }

  /** The table where the same people play again; `open` opens it if nobody has asked for it before. */
  rematch(id: string, me: Person, open: (row: TableRow) => Promise<Room>): Promise<Room> {
    return this.#turns.take(`rematch ${id}`, async () => {
      const { store, registry } = this.#parts
      const room = await registry.roomFor(id, me.id)
      need(room.momentFor(me.id), 'rematch')
      const known = await this.#rematchOf(room, me)
      if (known) return known
      const made = await open(rematchOf(room, me.id, this.#now()))
      const linked = await this.change(id, me, ({ seating }) =>
        seating.rematch === null || seating.rematch === room.state.seating.rematch
          ? { ...seating, rematch: made.id }
          : seating,
      )
      const { rematch } = linked.state.seating
      if (rematch === made.id || rematch === null) return made
      // Through another process somebody was faster.
      if (await store.remove(made.id)) registry.removed(made.id)
      return registry.roomFor(rematch, me.id)
    })
  }

  #now(): number {
    return (this.#parts.time ?? systemTime).now()
  }

  /**
   * The rematch of a table; null if there is none, or it was removed because nobody began it. One that is hidden from the person, for
   * whom its owner keeps no seat any more, is not there.
   */
  async #rematchOf({ state }: Room, me: Person): Promise<Room | null> {
    const { rematch } = state.seating
    const { registry } = this.#parts
    if (rematch === null) return null
    const there = await registry.room(rematch).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.code === 'no-such-table') return null
      throw error
    })
    return there && registry.roomFor(rematch, me.id)
  }

  /** The owner removes the table. */
  close(id: string, me: Person): Promise<void> {
    return this.#turns.take(id, async () => {
      const { store, registry } = this.#parts
      const room = await registry.roomFor(id, me.id)
      need(room.momentFor(me.id), 'close')
      if (!(await store.remove(id))) throw new ApiFailure(409, 'begun', 'somebody has just moved')
      registry.removed(id)
    })
  }

  /**
   * An admin ends a table: nobody plays on there, and one that nobody has begun is removed. `noted` writes in the same
   * transaction for whom that is.
   */
  shut(id: string, noted: (people: readonly string[]) => Work<void>): Promise<void> {
    return this.#turns.take(id, async () => {
      const { store, registry } = this.#parts
      await store.write(function* () {
        const people = yield* closeTable(id)
        if (people === null) throw noSuchTable(id)
        yield* noted(people)
      })
      if (await store.remove(id)) registry.removed(id)
      else await registry.reseated(id)
    })
  }

  /** The seats are stored: everybody is told. The sweep may have replaced the room meanwhile. */
  async #reseated(id: string, seating: Seating, rev: number, share?: Share): Promise<Room> {
    const { registry } = this.#parts
    const now = await registry.room(id)
    now.reseated({ ...seating, rev: rev + 1 }, await registry.namesOf(seating), share)
    return now
  }

  async #change(
    id: string,
    me: Person,
    act: (moment: Moment, room: Room) => Seating,
    share: Share | undefined,
    stranger: boolean,
  ): Promise<Room> {
    const { store, registry, people } = this.#parts
    for (let tries = 0; tries < mostTries; tries++) {
      const room = await registry.room(id)
      if (!stranger && !mayEnter(room.state.seating, me.id)) throw noSuchTable(id)
      const { before, after } = await room.whenStored(() => {
        const { seating } = room.state
        const moment = room.momentFor(me.id)
        return { before: seating, after: settledParts(seating, settled(act(moment, room)), moment.begun) }
      })
      if (after === before) return room
      await people.settle(me)
      if (!(await store.reseat(id, { ...after, rev: before.rev }))) {
        await room.catchUp()
        continue
      }
      // Where it cannot be noted, they read from their first look on.
      await this.#listen(id, before, after).catch(() => {})
      return this.#reseated(id, after, before.rev, share)
    }
    throw new ApiFailure(409, 'stale', 'too much changed at this table at once; look again and try again')
  }

  /** Whoever takes over a seat reads what the players say from then on, whenever they first look. */
  async #listen(id: string, before: Seating, after: Seating): Promise<void> {
    const sat = new Set(before.seats.map(personAt))
    const people = after.seats.flatMap(row => personAt(row) ?? [])
    const came = people.filter(person => !sat.has(person) && hasTakenOver(after, person))
    if (came.length === 0) return
    await this.#parts.store.write(function* () {
      for (const person of came) yield* listenFromNow(id, person, 'players')
    })
  }
}
