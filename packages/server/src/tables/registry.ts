import { type GameDefinition, InputError, type LiveTable, type Seat } from '@acheron/engine'
import type { GameEntry } from '@acheron/games'
import { ApiFailure, noSuchTable } from '../errors.ts'
import { type Fanout, type Heard, type Notice, people as peopleTopic } from '../fanout.ts'
import { type Logger, nameInLog } from '../logs.ts'
import type { Metrics } from '../metrics.ts'
import type { People } from '../people.ts'
import type { News, Person, Store, StoredTable, TableRow } from '../store/store.ts'
import type { House } from './house.ts'
import { restOf, restore } from './restore.ts'
import { Room } from './room.ts'

export interface RegistryParts {
  readonly store: Store
  readonly fanout: Fanout
  readonly people: People
  readonly games: readonly GameEntry[]
  readonly log: Logger
  readonly metrics: Metrics
  /** A table may have come to a bot's turn. */
  readonly onTurn: (room: Room) => void
}

/** How long a table that nobody has to do with stays in memory. */
const idleMilliseconds = 300_000
/** How long a stop may look after tables that are not in memory: whoever stops a server kills it in the end. */
const settlingMilliseconds = 5000

/** The tables in memory: loads them when they are wanted, and lets go of those that nobody needs. */
export class Registry implements House {
  readonly store: Store
  readonly #parts: RegistryParts
  readonly #rooms = new Map<string, Room>()
  readonly #loading = new Map<string, Promise<Room>>()
  readonly #subscriptions = new Map<string, () => void>()
  readonly #games = new Map<string, Promise<GameDefinition>>()
  readonly #sweeper: NodeJS.Timeout
  readonly #deaf: () => void
  /** The processes on the same store, as far as is known. */
  #living: ReadonlySet<string> = new Set()

  constructor(parts: RegistryParts) {
    this.#parts = parts
    this.store = parts.store
    this.#sweeper = setInterval(() => void this.sweep(Date.now() - idleMilliseconds), 30_000).unref()
    this.#deaf = parts.fanout.subscribe(peopleTopic, heard => {
      if (heard.kind === 'name') this.#rename(heard.person, heard.name)
    })
  }

  get size(): number {
    return this.#rooms.size
  }

  loaded(id: string): Room | undefined {
    return this.#rooms.get(id)
  }

  /** The rules of a game, loaded once. */
  game(id: string): Promise<GameDefinition> {
    const known = this.#games.get(id)
    if (known) return known
    const entry = this.#parts.games.find(game => game.meta.id === id)
    if (!entry) {
      const ids = this.#parts.games.map(game => game.meta.id).join(', ')
      return Promise.reject(new ApiFailure(404, 'no-such-game', `there is no game '${id}'; there are: ${ids}`))
    }
    const loading = entry.load()
    this.#games.set(id, loading)
    loading.catch(() => this.#games.delete(id))
    return loading
  }

  /** The room of a table, as far as all processes have come; an ApiFailure when there is none. */
  async room(id: string): Promise<Room> {
    const room = this.#rooms.get(id)
    if (room) {
      if (this.store.crew) await room.catchUp()
      return room
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    return loading
  }

  /** Stores a new table; gives the id under which it can be found: for a day's table that is there already, that one's. */
  async open(table: TableRow): Promise<string> {
    return this.store.createTable(table)
  }

  /** The same, and its room at once: what was just written need not be read. */
  async openRoom(table: TableRow): Promise<Room> {
    const id = await this.open(table)
    if (id !== table.id) return this.room(id)
    return this.#enter({
      table,
      steps: [],
      snapshot: null,
      rest: null,
      standing: table.start,
      result: null,
      ours: true,
    })
  }

  async sit(id: string, seat: Seat, person: Person): Promise<Room> {
    const room = await this.room(id)
    if (room.seatOf(person.id) !== null) throw new ApiFailure(409, 'already-seated', 'you sit at this table already')
    if (!room.seats[seat]) throw new ApiFailure(400, 'no-such-seat', `this table has no seat ${seat}`)
    await this.#parts.people.settle(person)
    if (!(await this.store.sit(id, seat, person.id)))
      throw new ApiFailure(409, 'seat-taken', 'somebody else has just sat down there; take another seat')
    // Another one by now, perhaps, where nobody had had to do with the table for long.
    const now = await this.room(id)
    now.seated(seat, person.id, person.name)
    this.published(now, { kind: 'seats' })
    // Who sits down may have watched before.
    this.presenceChanged(now)
    this.#parts.onTurn(now)
    return now
  }

  renamed({ id, name }: Person): void {
    this.#rename(id, name)
    this.#parts.fanout.publish(peopleTopic, { kind: 'name', person: id, name })
  }

  published(room: Room, notice: Notice): void {
    if (notice.kind === 'step') this.#parts.metrics.steps++
    try {
      // Others first: what goes wrong here must not keep them from hearing it.
      this.#parts.fanout.publish(room.id, notice)
      if (notice.kind === 'seats') room.tellSeats()
      if (notice.kind !== 'step') return
      room.tell(notice.version - 1)
      this.#parts.onTurn(room)
    } catch (error) {
      // It is stored: whoever was not told catches up by version.
      this.untold(room.id, error)
    }
  }

  presenceChanged(room: Room): void {
    const { crew } = this.store
    if (!crew) return
    const { id, version } = room
    this.#parts.fanout.publish(id, { kind: 'here', process: crew.me, people: room.seatedHere(), version })
  }

  untold(table: string, error: unknown): void {
    this.#parts.log.error({ err: error, table: nameInLog(table) }, 'a change could not be told')
  }

  /** Nothing will happen there any more: whoever looks at it later has it read again. */
  finished(room: Room): void {
    this.#forget(room)
  }

  /** Asks the bots again: one may have failed at this very turn. */
  consider(room: Room): void {
    this.#parts.onTurn(room)
  }

  async news(room: Room): Promise<News> {
    const news = await this.store.since(room.id, room.version)
    if (!news) throw new Error('the table is gone')
    return news
  }

  /** These processes live: whoever was at another one is not here any more. */
  survived(living: ReadonlySet<string>): void {
    this.#living = living
    for (const room of this.#rooms.values()) if (room.elsewhere.keepOnly(living)) room.tellSeats()
  }

  /** Has the bots of a table go on that a process has left. */
  async resume(id: string): Promise<void> {
    try {
      this.consider(await this.room(id))
    } catch (error) {
      // The store is away: whoever asks for it tries again.
      if (error instanceof ApiFailure && error.status === 503) throw error
      this.#parts.log.error({ table: nameInLog(id), problem: String(error) }, 'a table cannot go on')
    }
  }

  async reread(room: Room, known?: number): Promise<void> {
    try {
      const stored = await this.store.table(room.id)
      if (!stored) throw new Error('the table is gone')
      const { live, now } = await this.#restored(room.game, stored)
      room.reload(live, now, await this.#names(stored), known)
      this.consider(room)
    } catch (error) {
      // What is in memory cannot be trusted and what is stored cannot be read: the next visitor tries anew.
      this.#forget(room)
      room.dismiss('the table cannot be read at the moment; load the page again in a while')
      throw error
    }
  }

  /** Lets go of the tables that nobody has had to do with since. */
  async sweep(longAgo: number): Promise<void> {
    for (const room of [...this.#rooms.values()]) {
      if (!room.idle || room.used > longAgo) continue
      await this.#saveRest(room)
      // Somebody may have come in while it was written.
      if (room.idle && room.used <= longAgo) this.#forget(room)
    }
  }

  /** Has stored where every table stands: the next start is quick, and may be one of other rules. */
  async close(): Promise<void> {
    clearInterval(this.#sweeper)
    this.#deaf()
    await Promise.allSettled([...this.#rooms.values()].map(room => this.#saveRest(room)))
    for (const room of [...this.#rooms.values()]) this.#forget(room)
    // The last one looks after the rest: the others' tables go on.
    if (this.#living.size <= 1) await this.#settle(Date.now() + settlingMilliseconds)
  }

  async #load(id: string): Promise<Room> {
    const stored = await this.store.table(id)
    if (!stored) throw noSuchTable(id)
    return this.#enter(stored)
  }

  async #enter(stored: StoredTable): Promise<Room> {
    const { id } = stored.table
    const game = await this.game(stored.table.game)
    const { live, now } = await this.#restored(game, stored)
    const names = await this.#names(stored)
    const room = this.#orUnreadable(game, stored, () => new Room(live, now, names, this))
    this.#rooms.set(id, room)
    this.#subscriptions.set(
      id,
      this.#parts.fanout.subscribe(id, heard => this.#heard(room, heard)),
    )
    this.#parts.onTurn(room)
    return room
  }

  /** The table as it stands, and what is stored of it by now: if today's rules took over from others, also where. */
  async #restored(game: GameDefinition, stored: StoredTable): Promise<{ live: LiveTable; now: StoredTable }> {
    const { live, taken } = this.#orUnreadable(game, stored, () => restore(game, stored))
    if (!taken) return { live, now: stored }
    await this.store.saveSnapshot(stored.table.id, taken)
    return { live, now: { ...stored, snapshot: taken } }
  }

  #orUnreadable<T>(game: GameDefinition, { table: { id, rules } }: StoredTable, read: () => T): T {
    try {
      return read()
    } catch (error) {
      this.#parts.log.error(
        { err: error, table: nameInLog(id), rules, now: game.meta.rulesVersion },
        'a table cannot be restored',
      )
      const why = error instanceof InputError ? error.message : 'its steps do not play again as stored'
      throw new ApiFailure(409, 'table-unreadable', `this table cannot go on: ${why}`)
    }
  }

  /** Tables that a sudden end left where only the rules they were played by can find them: these still can. */
  async #settle(until: number): Promise<void> {
    try {
      for (const { id, rested } of await this.store.tablesGoingOn()) {
        if (rested) continue
        if (Date.now() > until) return
        await this.#settleOne(id)
      }
    } catch (error) {
      this.#parts.log.warn({ problem: String(error) }, 'not every table could be looked after')
    }
  }

  async #settleOne(id: string): Promise<void> {
    try {
      const stored = await this.store.table(id)
      if (!stored) return
      const { live } = restore(await this.game(stored.table.game), stored)
      await this.store.saveRest(id, restOf(live))
    } catch (error) {
      this.#parts.log.warn({ table: nameInLog(id), problem: String(error) }, 'where a table stands is not stored')
    }
  }

  async #names({ table }: StoredTable): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const seat of table.seats) {
      if (seat.kind === 'person') names.set(seat.person, (await this.#parts.people.get(seat.person)).name)
    }
    return names
  }

  /** Another process has something to say of the table. The news is in the store. */
  #heard(room: Room, heard: Heard): void {
    switch (heard.kind) {
      case 'step':
        room.overtaken(heard.version)
        break
      case 'seats':
        room.outdated()
        break
      case 'here':
        // It may not be stored yet: whether it is theirs to play, the store knows.
        if (heard.version > room.version) room.outdated()
        if (room.elsewhere.set(heard.process, heard.people)) room.tellSeats()
        break
      case 'who':
        this.presenceChanged(room)
        break
      case 'missed':
        room.outdated()
        // Who has missed something was not heard either, perhaps.
        this.presenceChanged(room)
        this.#parts.fanout.publish(room.id, { kind: 'who' })
    }
  }

  #rename(person: string, name: string): void {
    for (const room of this.#rooms.values()) room.renamed(person, name)
  }

  async #saveRest(room: Room): Promise<void> {
    try {
      const [snapshot, rest] = await room.whenStored(() => [room.freshSnapshot(), room.freshRest()] as const)
      const { id } = room
      await Promise.all([snapshot && this.store.saveSnapshot(id, snapshot), rest && this.store.saveRest(id, rest)])
    } catch (error) {
      // Its steps are stored: these rules find it again by them.
      this.#parts.log.warn({ table: nameInLog(room.id), problem: String(error) }, 'where a table stands is not stored')
    }
  }

  #forget(room: Room): void {
    this.#rooms.delete(room.id)
    this.#subscriptions.get(room.id)?.()
    this.#subscriptions.delete(room.id)
  }
}
