import type { GameDefinition, Seat, TableView } from '@acheron/engine'
import type { NewTable, PastViews, SeatPlan, ServerMessage, TableInfo } from '@acheron/protocol'
import type { Guest } from '../house/guest.ts'
import { Line, type Listener } from '../house/line.ts'
import type { GameTally } from './reports.ts'

/** Where a table's people are, and whom it tells that a move can be played. */
export interface Place {
  /** Any process of the house. */
  base(): string
  free(table: LoadTable): void
}

/** A table with all its people, each at a line of their own. */
export class LoadTable {
  readonly #game: GameDefinition
  readonly #guests: readonly Guest[]
  readonly #spectator: Guest | null
  readonly #tally: GameTally
  readonly #place: Place
  #viewers: Viewer[] = []
  #id = ''
  /** A move, a return or a new table is under way. */
  #busy = true

  constructor(
    game: GameDefinition,
    { guests, spectator }: { guests: readonly Guest[]; spectator: Guest | null },
    tally: GameTally,
    place: Place,
  ) {
    this.#game = game
    this.#guests = guests
    this.#spectator = spectator
    this.#tally = tally
    this.#place = place
  }

  /** Opens a table, seats everybody, and connects them. */
  async open(): Promise<void> {
    const [host, ...others] = this.#guests
    const seats = this.#guests.map((_, seat): SeatPlan => ({ kind: seat === 0 ? 'me' : 'open' }))
    const wanted: NewTable = { game: this.#game.meta.id, options: {}, seats }
    const opened = await host!.post<TableInfo>(this.#place.base(), '/api/tables', wanted)
    if (!opened.ok) throw new Error(`no table of ${wanted.game}: ${opened.status} ${opened.code}`)
    this.#id = opened.body.id
    for (const [i, guest] of others.entries()) {
      const sat = await guest.post(this.#place.base(), `/api/tables/${this.#id}/sit`, { seat: i + 1 })
      if (!sat.ok) throw new Error(`no seat at a table of ${wanted.game}: ${sat.status} ${sat.code}`)
    }
    const watching = [...this.#guests, ...(this.#spectator ? [this.#spectator] : [])]
    this.#viewers = await Promise.all(
      watching.map((guest, seat) => this.#arrive(guest, guest === this.#spectator ? null : seat)),
    )
    this.#busy = false
    this.#consider()
  }

  /** True if somebody can play now. */
  get isFree(): boolean {
    return !this.#busy && this.#actors().length > 0
  }

  /** Plays a random legal move that gives nothing up. */
  async play(): Promise<void> {
    const viewer = any(this.#actors())
    const { version, moves } = viewer.now!
    this.#busy = true
    const started = performance.now()
    const answer = await viewer.move(this.#id, version, any(moves.filter(move => !this.#game.concedes(move))))
    if (answer === 'done') this.#tally.latencies.push(performance.now() - started)
    else this.#tally.refuse(answer)
    if (!viewer.isOpen) await this.#replace(viewer)
    this.#busy = false
    this.#consider()
  }

  /** One of the guests looks at an earlier moment; the milliseconds it took, null where it was refused. */
  async lookBack(): Promise<number | null> {
    const entries = this.#viewers[0]?.now?.entries ?? 0
    const started = performance.now()
    const path = `/api/tables/${this.#id}/past/${Math.floor(Math.random() * (entries + 1))}`
    const answer = await any(this.#guests).get<PastViews>(this.#place.base(), path)
    if (answer.ok) return performance.now() - started
    this.#tally.refuse(`past: ${answer.code}`)
    return null
  }

  /** One of the guests goes and comes back, naming the version they know; the milliseconds until they have the table. */
  async goAndReturn(): Promise<number> {
    const viewer = any(this.#viewers)
    this.#busy = true
    viewer.close()
    const started = performance.now()
    await this.#replace(viewer)
    this.#busy = false
    this.#consider()
    return performance.now() - started
  }

  close(): void {
    this.#busy = true
    for (const viewer of this.#viewers) viewer.close()
  }

  #actors(): Viewer[] {
    const version = Math.max(...this.#viewers.map(({ now }) => now?.version ?? 0))
    return this.#viewers.filter(
      ({ now, isOpen }) =>
        isOpen && now?.version === version && now.moves.some(move => !this.#game.concedes(move)) && now.result === null,
    )
  }

  #consider(): void {
    if (this.#busy) return
    if (this.#viewers.some(({ now }) => now?.result)) {
      this.#tally.finished++
      this.#again()
    } else if (this.isFree) this.#place.free(this)
  }

  /** The game is over: the same people open the next. */
  #again(): void {
    this.close()
    this.open().catch(() => {
      this.#tally.refuse('no new table')
      setTimeout(() => this.#again(), 1000)
    })
  }

  #arrive(guest: Guest, seat: Seat | null, known: TableView | null = null): Promise<Viewer> {
    return Viewer.arrive(guest, seat, this.#place.base(), this.#id, known, this.#tally, () => this.#consider())
  }

  async #replace(viewer: Viewer): Promise<void> {
    try {
      this.#viewers[this.#viewers.indexOf(viewer)] = await this.#arrive(viewer.guest, viewer.seat, viewer.now)
    } catch {
      this.#tally.refuse('no way back')
    }
  }
}

/** A guest's line to the table, and what it shows. */
class Viewer implements Listener {
  readonly guest: Guest
  readonly seat: Seat | null
  readonly #tally: GameTally
  readonly #onNews: () => void
  #line: Line | null = null
  #counted = { received: 0, sent: 0 }
  #arrived: PromiseWithResolvers<void> | null = null
  #answer: ((answer: string) => void) | null = null
  now: TableView | null

  private constructor(guest: Guest, seat: Seat | null, known: TableView | null, tally: GameTally, onNews: () => void) {
    this.guest = guest
    this.seat = seat
    this.now = known
    this.#tally = tally
    this.#onNews = onNews
  }

  static async arrive(
    guest: Guest,
    seat: Seat | null,
    base: string,
    table: string,
    known: TableView | null,
    tally: GameTally,
    onNews: () => void,
  ): Promise<Viewer> {
    const viewer = new Viewer(guest, seat, known, tally, onNews)
    const arrived = Promise.withResolvers<void>()
    viewer.#arrived = arrived
    viewer.#line = await Line.open(base, guest, viewer)
    viewer.#line.say({ type: 'watch', table, ...(known ? { since: known.version } : {}) })
    await arrived.promise
    viewer.#arrived = null
    return viewer
  }

  get isOpen(): boolean {
    return this.#line?.isOpen ?? false
  }

  /** 'done', or the code of what went wrong. */
  move(table: string, version: number, move: unknown): Promise<string> {
    return new Promise(resolve => {
      this.#answer = resolve
      if (!this.isOpen) this.closed()
      else this.#line!.say({ type: 'move', id: 'm', table, seat: this.seat!, version, move: move as never })
    })
  }

  close(): void {
    this.#line?.close()
  }

  heard(message: ServerMessage): void {
    this.#count()
    switch (message.type) {
      case 'table':
        this.#show(message.open.now)
        break
      case 'steps':
      case 'info':
        this.#show(message.now)
        break
      case 'done':
        this.#answered('done')
        break
      case 'refused':
        this.#answered(message.why)
        break
      case 'error':
        if (message.id !== undefined) this.#answered(message.code)
        else {
          this.#tally.refuse(message.code)
          this.#line?.drop()
        }
    }
  }

  closed(): void {
    this.#answered('closed')
    this.#arrived?.reject(new Error('closed'))
  }

  #show(now: TableView): void {
    this.now = now
    this.#arrived?.resolve()
    this.#onNews()
  }

  #answered(answer: string): void {
    this.#answer?.(answer)
    this.#answer = null
  }

  #count(): void {
    const { received, sent } = this.#line ?? this.#counted
    this.#tally.bytesReceived += received - this.#counted.received
    this.#tally.bytesSent += sent - this.#counted.sent
    this.#counted = { received, sent }
  }
}

const any = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!
