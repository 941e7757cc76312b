import type { GameDefinition } from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import type { Share } from '../bots/queue.ts'
import { noSuchTable, passes } from '../errors.ts'
import { people as peopleTopic } from '../fanout.ts'
import { nameInLog } from '../logs.ts'
import type { People } from '../people.ts'
import { goingOn } from '../store/going-on.ts'
import { belongs, mayEnter, nothingAgreed, peopleOf, type Seating } from '../store/seating.ts'
import type { Person, Store, StoredTable, TableRow } from '../store/store.ts'
import { within } from '../within.ts'
import { Attendance } from './attendance.ts'
import { TableLoader } from './loader.ts'
import { openingSave } from './open.ts'
import { parkedOf, restore } from './restore.ts'
import { Room, type RoomParts } from './room.ts'
import type { LoadedTable } from './state.ts'

export interface RegistryParts extends Omit<RoomParts, 'loader' | 'attendance'> {
  readonly people: People
  readonly games: readonly GameEntry[]
  /** Whether somebody may look into a table that is hidden from them: an admin, of whom it is noted for these people. */
  readonly oversees?: (person: string, table: string, people: readonly string[]) => Promise<boolean>
}

/** The time that a table stays in memory at which nobody looks. Opening it again costs milliseconds. */
const idleMilliseconds = 30_000
const sweepMilliseconds = 10_000
/** The number of tables that are parked together at a stop. */
const parkedTogether = 50
/** A table whose last step is not stored yet does not hold up the others for longer. */
const parkingMilliseconds = 250

/** The tables in memory: loads them on demand, and drops unused ones. */
export class Registry {
  readonly #parts: RegistryParts
  readonly #store: Store
  readonly #loader: TableLoader
  /** Who came to their seats, and went. */
  readonly attendance: Attendance
  /** Rooms may close by themselves; the sweep drops those. */
  readonly #rooms = new Map<string, Room>()
  readonly #loading = new Map<string, Promise<Room>>()
  readonly #sweeper: NodeJS.Timeout
  readonly #unsubscribe: () => void
  /** The known processes on the same store. */
  #living: ReadonlySet<string> = new Set()

  constructor(parts: RegistryParts) {
    this.#parts = parts
    this.#store = parts.store
    this.attendance = new Attendance(parts)
    this.#loader = new TableLoader({ ...parts, attendance: this.attendance })
    const sweep = () => void this.sweep(performance.now() - idleMilliseconds)
    this.#sweeper = setInterval(sweep, sweepMilliseconds).unref()
    this.#unsubscribe = parts.fanout.subscribe(peopleTopic, heard => {
      if (heard.kind === 'name') this.#rename(heard.person, heard.name)
    })
  }

  get size(): number {
    return this.#openRooms().length
  }

  /** The people who have tables open at this process, by table. */
  present(): ReadonlyMap<string, readonly string[]> {
    return this.#byTable(room => [...room.present])
  }

  /** Those of them who do not look at the table. */
  hidden(): ReadonlyMap<string, readonly string[]> {
    return this.#byTable(({ present, looking }) => [...present].filter(person => !looking.has(person)))
  }

  #byTable(peopleOf: (room: Room) => readonly string[]): ReadonlyMap<string, readonly string[]> {
    const found = this.#openRooms().map(room => [room.id, peopleOf(room)] as const)
    return new Map(found.filter(([, people]) => people.length > 0))
  }

  loaded(id: string): Room | undefined {
    const room = this.#rooms.get(id)
    return room?.closed ? undefined : room
  }

  /** Every table in memory reads what is stored of it. */
  async catchUpAll(): Promise<void> {
    await Promise.allSettled(this.#openRooms().map(room => room.catchUp()))
  }

  game(id: string): Promise<GameDefinition> {
    return this.#loader.game(id)
  }

  /** The room of a table, up to date with all processes; an ApiFailure when there is none. */
  async room(id: string): Promise<Room> {
    // A load that has begun may have read the table before another process's last step.
    const known = this.loaded(id) ?? this.#loading.get(id)
    if (known) {
      const room = await known
      if (this.#store.cluster) await room.catchUp()
      return room
    }
    const loading = this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /** Stores a new table; returns its id: for an existing table of the day, or one where another goes on, that table's id. */
  async open(table: TableRow, { saves = [], ...more }: Parameters<Store['createTable']>[1] = {}): Promise<string> {
    const own = openingSave(await this.game(table.game), table)
    const id = await this.#store.createTable(table, { ...more, saves: own ? [...saves, own] : saves })
    this.#parts.onListed?.(id)
    // Where it goes on from another table, that one is no longer played.
    if (more.continues !== undefined) this.#parts.onListed?.(more.continues)
    return id
  }

  /** The same, and its room at once: the row just written need not be read. */
  async openRoom(table: TableRow, share?: Share, more?: Parameters<Store['createTable']>[1]): Promise<Room> {
    const id = await this.open(table, more)
    if (id !== table.id) return this.room(id)
    const stored = { table, version: 0, steps: [], snapshot: null, parked: null, standing: table.start, result: null }
    const { name, owner, visibility, rated = false, seats, agreed } = table
    const seating = { ...nothingAgreed, ...agreed, rev: 0, name, owner, visibility, rated, seats }
    return this.#enter({ ...stored, seating, playsBots: true, continued: null, wishes: [], clock: null }, share)
  }

  /** The room of a table for a visitor; to whom it is hidden there is none. */
  async roomFor(id: string, person: string | null): Promise<Room> {
    return (await this.visit(id, person)).room
  }

  /** The same, and whether they see it as an admin although it is hidden from them. */
  async visit(id: string, person: string | null): Promise<{ readonly room: Room; readonly oversees: boolean }> {
    const room = await this.room(id)
    const oversees = await this.#oversees(room, person)
    if (!oversees && !mayEnter(room.state.seating, person)) throw noSuchTable(id)
    room.looked()
    return { room, oversees }
  }

  /** A look of an admin is noted where others come by the link or by invitation alone. */
  async #oversees({ id, state: { seating } }: Room, person: string | null): Promise<boolean> {
    if (person === null || seating.visibility === 'public' || belongs(seating, person)) return false
    return (await this.#parts.oversees?.(person, id, peopleOf(seating))) ?? false
  }

  /** The names of all who are named at a table. */
  namesOf(seating: Seating): Promise<ReadonlyMap<string, string>> {
    return this.#loader.namesOf(seating)
  }

  /** The table is no longer stored. */
  removed(id: string): void {
    this.loaded(id)?.removed()
    this.#parts.onListed?.(id)
    this.#parts.fanout.publish(id, { kind: 'removed' })
  }

  /** Who sits at the table has changed in the store, and not by its room. */
  async reseated(id: string): Promise<void> {
    this.#parts.fanout.publish(id, { kind: 'seats' })
    this.#parts.onListed?.(id)
    await this.loaded(id)?.catchUp()
  }

  renamed({ id, name }: Person): void {
    this.#rename(id, name)
    this.#parts.fanout.publish(peopleTopic, { kind: 'name', person: id, name })
  }

  /** Asks the bots again: one may have failed at this turn. */
  consider(room: Room): void {
    this.#parts.onTurn(room)
  }

  /** Only these processes live: the people of other ones are gone. */
  survived(living: ReadonlySet<string>): void {
    this.#living = living
    for (const room of this.#openRooms()) room.keepOnly(living)
  }

  /** Continues the bots of a table that a process has left; null if it cannot go on. */
  async resume(id: string): Promise<Room | null> {
    try {
      const room = await this.room(id)
      this.consider(room)
      return room
    } catch (error) {
      // The store is down: the caller tries again.
      if (passes(error)) throw error
      this.#parts.log.error({ table: nameInLog(id), problem: String(error) }, 'a table cannot go on')
      return null
    }
  }

  /** Drops a table that nobody uses. */
  async release(room: Room): Promise<void> {
    if (!room.closed && room.idle) {
      await this.#park(room)
      // A visitor may have arrived during the write.
      if (room.idle) room.close()
    }
    if (room.closed && this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
  }

  /** Drops the tables that nobody has used since then, by `performance.now`. */
  async sweep(longAgo: number): Promise<void> {
    for (const [id, room] of [...this.#rooms]) {
      if (!room.closed && room.present.size > 0) room.looked()
      if (!room.closed && room.idle && room.used <= longAgo) {
        await this.#park(room)
        // A visitor may have arrived during the write.
        if (room.idle && room.used <= longAgo) room.close()
      }
      if (room.closed && this.#rooms.get(id) === room) this.#rooms.delete(id)
    }
  }

  /**
   * Stores the place of every table: the next start is quick, and may be one of other rules. Tables for which the time is
   * too short are parked next time.
   */
  async close(milliseconds = 5000): Promise<void> {
    const until = performance.now() + milliseconds
    clearInterval(this.#sweeper)
    this.#unsubscribe()
    const rooms = this.#openRooms()
    for (let i = 0; i < rooms.length && performance.now() < until; i += parkedTogether) {
      const parking = rooms.slice(i, i + parkedTogether).map(room => this.#park(room))
      await within(Math.min(parkingMilliseconds, until - performance.now()), Promise.all(parking))
    }
    for (const room of rooms) room.close()
    this.#rooms.clear()
    // The last process also looks after tables that are not in memory. Those of other processes go on.
    if (this.#living.size <= 1) await within(until - performance.now(), this.#parkOthers(until))
  }

  #openRooms(): Room[] {
    return [...this.#rooms.values()].filter(room => !room.closed)
  }

  async #load(id: string): Promise<Room> {
    return this.#newRoom(await this.#loader.load(id))
  }

  async #enter(stored: StoredTable, share?: Share): Promise<Room> {
    return this.#newRoom(await this.#loader.restored(stored), share)
  }

  #newRoom(loaded: LoadedTable, share?: Share): Room {
    const room = new Room(this.#loader.stateOf(loaded), {
      ...this.#parts,
      loader: this.#loader,
      attendance: this.attendance,
    })
    if (share) room.share = share
    this.#rooms.set(room.id, room)
    this.#parts.onTurn(room)
    return room
  }

  /** Parks tables after a crash: only the rules by which they were played can still restore them. */
  async #parkOthers(until: number): Promise<void> {
    try {
      for await (const { id, parked } of goingOn(this.#store)) {
        if (performance.now() > until) return
        if (!parked) await this.#parkOther(id)
      }
    } catch (error) {
      this.#parts.log.warn({ problem: String(error) }, 'not every table could be looked after')
    }
  }

  async #parkOther(id: string): Promise<void> {
    try {
      const stored = await this.#store.table(id)
      if (!stored) return
      const { live } = restore(await this.game(stored.table.game), stored)
      await this.#store.park(id, parkedOf(live))
    } catch (error) {
      this.#logNotParked(id, error)
    }
  }

  async #park(room: Room): Promise<void> {
    const { id, state } = room
    try {
      const [snapshot, parked] = await room.whenStored(() => [state.freshSnapshot(), state.freshParked()] as const)
      await Promise.all([snapshot && this.#store.saveSnapshot(id, snapshot), parked && this.#store.park(id, parked)])
    } catch (error) {
      this.#logNotParked(id, error)
    }
  }

  /** The steps are stored: the same rules can restore the table from them. */
  #logNotParked(id: string, error: unknown): void {
    this.#parts.log.warn({ table: nameInLog(id), problem: String(error) }, 'where a table stands is not stored')
  }

  #rename(person: string, name: string): void {
    for (const room of this.#openRooms()) room.renamed(person, name)
  }
}
