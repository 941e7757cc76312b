import { equal, type Move, type Order, type PastView, type Plan, type Seat, type TableView } from '@acheron/engine'
import type {
  ClientMessage,
  GoBack,
  NewBranch,
  OpenTable,
  SavesList,
  ServerMessage,
  StepsPage,
  TableInfo,
  WentBack,
} from '@acheron/protocol'
import { noteFigures } from '../table/clock/since.ts'
import { heldSeat } from '../table/players/seats.ts'
import type { ActionOutcome, CampaignSource, TableSnapshot, TableSource } from '../table/source.ts'
import { ApiFailure } from './api.ts'
import { joined, withPage } from './join.ts'
import { Moments } from './moments.ts'
import { ToldSeen } from './seen.ts'
import type { Listener, Socket } from './socket.ts'

/** The REST side of a table; `api` implements it. */
export interface TableApi {
  sit(id: string, seat: Seat): Promise<unknown>
  /** The moments from that entry on; fewer than `count` where the game ends. */
  past(id: string, entry: number, count: number): Promise<readonly PastView[]>
  /** A page of the steps before that version. */
  steps(id: string, before: number): Promise<StepsPage>
  record(id: string): Promise<string>
  saves(id: string): Promise<SavesList>
  back(id: string, to: GoBack): Promise<WentBack>
  stay(id: string): Promise<void>
  branch(id: string, wanted: NewBranch): Promise<{ readonly id: string }>
  campaign(id: string): Promise<string>
}

type Act = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'redo' | 'order' }>

interface Pending {
  readonly message: Act
  /** What could be done when it was decided. */
  readonly moves: readonly Move[]
  answer(outcome: ActionOutcome): void
}

/** The code of a temporary failure: too many requests at once. */
const tooMuch = 'too-many-messages'
/** Milliseconds until a table that could not be sent is asked for again. */
const firstPause = 1000
const longestPause = 30_000
/** Milliseconds in which the steps that made a move stale come, if they come at all. */
const catchUpMs = 1000

/** A table on the server: shown as the server sends it, without guesses. */
export class RemoteTable implements TableSource, Listener {
  readonly kind = 'remote'
  readonly id: string
  readonly campaign: CampaignSource
  readonly #socket: Socket
  readonly #api: TableApi
  readonly #isNamed: () => boolean
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Map<string, Pending>()
  readonly #leave: () => void
  readonly #moments: Moments
  #snapshot: TableSnapshot = { connection: { state: 'opening' }, table: null }
  /** The page of earlier steps that is on its way. */
  #coming: Promise<void> | null = null
  /** The step that the viewer may take back after all, and how many in a row. */
  #undoable: Pick<TableView, 'seat' | 'version' | 'undos'> | null = null
  /** The last plan that was told, and its version. */
  #planned: { readonly version: number; readonly plan: Plan | null } = { version: -1, plan: null }
  readonly #seen = new ToldSeen(version => this.#tellSeen(version))
  #count = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #pause = firstPause

  /** `isNamed` tells whether others may see my name while I watch. */
  constructor(id: string, socket: Socket, api: TableApi, isNamed = () => false) {
    this.id = id
    this.#isNamed = isNamed
    this.#socket = socket
    this.#api = api
    this.campaign = {
      saves: () => api.saves(id),
      back: to => api.back(id, to),
      stay: () => api.stay(id),
      // People at the server bring their own names.
      branch: async ({ names: _, ...wanted }) => (await api.branch(id, wanted)).id,
      file: () => api.campaign(id),
    }
    this.#moments = new Moments((entry, count) => api.past(id, entry, count))
    this.#leave = socket.join(this)
  }

  snapshot(): TableSnapshot {
    return this.#snapshot
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  move(seat: Seat, move: Move): Promise<ActionOutcome> {
    return this.#act(rest => ({ type: 'move', ...rest, seat, move }))
  }

  undo(seat: Seat, count = 1): Promise<ActionOutcome> {
    return this.#act(rest => ({ type: 'undo', ...rest, seat, ...(count > 1 && { count }) }))
  }

  redo(seat: Seat): Promise<ActionOutcome> {
    return this.#act(rest => ({ type: 'redo', ...rest, seat }))
  }

  order(seat: Seat, order: Order, stands: boolean): Promise<ActionOutcome> {
    return this.#act(rest => ({ type: 'order', ...rest, seat, order, stands }))
  }

  plan(seat: Seat, plan: Plan | null): void {
    const version = this.#snapshot.table?.now.version
    if (version === undefined) return
    // The others forget a plan with its version.
    const before = this.#planned.version === version ? this.#planned.plan : null
    if (equal(before, plan)) return
    this.#planned = { version, plan }
    const { move = null, next = [] } = plan ?? {}
    this.#socket.send({ type: 'plan', table: this.id, seat, version, move, next })
  }

  seen(version: number): void {
    this.#seen.note(version)
  }

  async sit(seat: Seat): Promise<ActionOutcome> {
    try {
      await this.#api.sit(this.id, seat)
    } catch (error) {
      return { ok: false, why: error instanceof ApiFailure ? error.code : 'other', message: messageOf(error) }
    }
    this.#watch(undefined) // another viewer now: the whole table again
    return { ok: true }
  }

  past(entry: number): Promise<PastView> {
    return this.#moments.at(entry, this.#snapshot.table?.now.entries ?? entry)
  }

  /** Several calls share one request. */
  async earlier(): Promise<void> {
    if (!this.#snapshot.table?.before) return
    this.#coming ??= this.#page()
    return this.#coming
  }

  /** The seed, and so the record, is told when the game is over. */
  async record(): Promise<string | null> {
    return this.#snapshot.table?.info.seed == null ? null : this.#api.record(this.id)
  }

  close(): void {
    this.#seen.close()
    this.#socket.send({ type: 'unwatch', table: this.id })
    this.#leave()
    this.#calm()
    for (const { answer } of this.#pending.values()) answer({ ok: false, why: 'closed', message: '' })
    this.#pending.clear()
  }

  /** The line is up: catch up from the known version, then repeat unanswered requests. */
  open(): void {
    this.#watch(this.#snapshot.table?.now.version)
    for (const { message } of this.#pending.values()) this.#socket.send(message)
  }

  lost(): void {
    this.#calm()
    this.#planned = { version: -1, plan: null }
    this.#seen.lost()
    if (this.#snapshot.connection.state !== 'failed') this.#set({ connection: { state: 'lost' }, intentions: [] })
  }

  message(message: ServerMessage): void {
    if ((message.type === 'table' || message.type === 'steps') && message.table === this.id) this.#pause = firstPause
    switch (message.type) {
      case 'table':
        if (message.table === this.id) this.#show(message.open)
        break
      case 'steps':
        if (message.table === this.id) this.#append(message)
        break
      case 'info':
        if (message.table === this.id) this.#inform(message)
        break
      case 'canUndo':
        if (message.table === this.id) this.#mayUndo(message)
        break
      case 'watching':
        if (message.table === this.id) this.#set({ watching: { count: message.count, names: message.names } })
        break
      case 'plan':
        if (message.table === this.id) this.#intended(message)
        break
      case 'done':
        // Who moves has seen what comes of it, even if the page is left before it is shown.
        if (this.#pending.get(message.id)?.message.type === 'move') this.seen(message.version)
        this.#settle(message.id, { ok: true })
        break
      case 'refused':
        void this.#refused(message)
        break
      case 'error':
        if (message.id !== undefined)
          this.#settle(message.id, { ok: false, why: message.code, message: message.message })
        else if (message.table === undefined || message.table === this.id) this.#troubled(message)
        break
    }
  }

  /** How far the viewer has seen the table, as it was told or as this page knows. */
  #seenSince(told = -1): Pick<OpenTable, 'seen'> {
    const seen = Math.max(told, this.#seen.version)
    return seen < 0 ? {} : { seen }
  }

  /** Only who sits there is asked about it, and only while the line is up: the server takes it from who watches. */
  #tellSeen(version: number): boolean {
    const { table, connection } = this.#snapshot
    if (!table || heldSeat(table) === null || connection.state !== 'open') return false
    this.#socket.send({ type: 'seen', table: this.id, version })
    return true
  }

  /** The table cannot be sent at the moment. A visible one is asked for again, less and less often. */
  #troubled({ code, message, table }: Extract<ServerMessage, { type: 'error' }>): void {
    const gone = code === 'no-such-table' || code === 'removed'
    const passes = table === this.id && !gone && (this.#snapshot.table || code === tooMuch)
    if (passes) {
      if (code !== tooMuch) this.#set({ connection: { state: 'lost' } })
      this.#calm()
      this.#again = setTimeout(() => this.#watch(this.#snapshot.table?.now.version), this.#pause)
      this.#pause = Math.min(this.#pause * 2, longestPause)
    } else if (!this.#snapshot.table || table === this.id) this.#set({ connection: { state: 'failed', message, code } })
  }

  /** Nothing is to be asked for again. */
  #calm(): void {
    clearTimeout(this.#again)
    this.#again = undefined
  }

  #watch(since: number | undefined): void {
    const named = this.#isNamed() ? { named: true } : {}
    this.#socket.send({ type: 'watch', table: this.id, ...(since === undefined ? {} : { since }), ...named })
  }

  #show(open: OpenTable): void {
    this.#moments.forget()
    const table = joined(this.#snapshot.table, { ...open, now: this.#known(open.now) })
    this.#set({ connection: { state: 'open' }, table })
    this.#seen.due()
  }

  /** A page that comes after the table itself was sent anew belongs to it no more, and is asked for again. */
  async #page(): Promise<void> {
    let table: OpenTable | null = null
    try {
      while (!table) {
        const asked = this.#snapshot.table
        if (!asked || asked.before === 0) return
        const page = await this.#api.steps(this.id, asked.before + 1)
        table = withPage(this.#snapshot.table, asked, page)
      }
    } finally {
      this.#coming = null
    }
    // Whoever hears of it may ask for the next page at once.
    this.#set({ table })
  }

  /** It may be ahead of the steps that it rests on. Another page of the viewer's own tells of no other seat. */
  #intended({ seat, version, move, next }: Extract<ServerMessage, { type: 'plan' }>): void {
    const { table, intentions = [] } = this.#snapshot
    if (!table || seat === heldSeat(table)) return
    const others = intentions.filter(each => each.seat !== seat && each.version >= table.now.version)
    this.#set({ intentions: move ? [...others, { seat, version, move, next }] : others })
  }

  #mayUndo({ version, count }: Extract<ServerMessage, { type: 'canUndo' }>): void {
    const known = this.#snapshot.table
    if (!known) return
    this.#undoable = { version, seat: known.now.seat, ...(count !== undefined && { undos: count }) }
    if (version === known.now.version) this.#set({ table: { ...known, now: this.#known(known.now) } })
  }

  /** The view, with what was told of its step apart: a view of the same version that comes later does not say it again. */
  #known(now: TableView): TableView {
    const { version, seat, ...more } = this.#undoable ?? {}
    return now.version === version && now.seat === seat ? { ...now, canUndo: true, ...more } : now
  }

  #append({ info: told, now, steps, clock, seen }: Extract<ServerMessage, { type: 'steps' }>): void {
    const known = this.#snapshot.table
    if (!known) return
    const fresh = steps.filter(step => step.version > known.now.version)
    const missed = now.version > known.now.version + fresh.length || (fresh[0]?.version ?? 0) > known.now.version + 1
    if (missed) {
      this.#watch(undefined)
      return
    }
    if (now.version < known.now.version) return
    if (fresh.some(step => step.kind !== 'move')) this.#moments.forget()
    const info = told ?? { ...infoAt(now, known.info), clock: clock ?? null }
    const table: OpenTable = { ...known, info, now: this.#known(now), steps: [...known.steps, ...fresh] }
    this.#set({ connection: { state: 'open' }, table: { ...table, ...this.#seenSince(seen ?? known.seen) } })
    this.#seen.due()
  }

  #inform({ info, now }: Extract<ServerMessage, { type: 'info' }>): void {
    const known = this.#snapshot.table
    if (!known) return
    if (now.version > known.now.version) {
      this.#watch(known.now.version)
      return
    }
    // The table has given or taken a seat: what this viewer saw of the past is another's.
    if (now.seat !== known.now.seat) this.#watch(undefined)
    const table: OpenTable = { ...known, info, now: now.version < known.now.version ? known.now : this.#known(now) }
    this.#set({ connection: { state: 'open' }, table })
  }

  #act(make: (rest: { id: string; table: string; version: number }) => Act): Promise<ActionOutcome> {
    const known = this.#snapshot.table
    if (!known) return Promise.resolve({ ok: false, why: 'waiting', message: '' })
    const message = make({ id: `${this.id}-${++this.#count}`, table: this.id, version: known.now.version })
    return new Promise(answer => {
      this.#pending.set(message.id, { message, moves: known.now.moves, answer })
      this.#socket.send(message)
    })
  }

  async #refused({ id, why, message }: Extract<ServerMessage, { type: 'refused' }>): Promise<void> {
    const pending = this.#pending.get(id)
    if (!pending) return
    // Sent twice, because the first answer was lost with the line: the action is done, and the steps have shown it.
    if (why === 'stale' && (await this.#stands(pending.message))) this.#settle(id, { ok: true })
    else if (why === 'stale' && (await this.#isStillAsked(pending))) this.#repeat(pending)
    else this.#settle(id, { ok: false, why, message })
  }

  /** Whether a step of somebody else's has only come before it: the same can be done as when it was decided. */
  async #isStillAsked({ message, moves }: Pending): Promise<boolean> {
    // The server knows whether an order is still offered.
    if (message.type === 'order') return this.#isBeyond(message.version)
    if (message.type !== 'move' || !moves.some(each => equal(each, message.move))) return false
    return (await this.#isBeyond(message.version)) && equal(this.#snapshot.table?.now.moves, moves)
  }

  /** Whether the steps that were missed have come, after a moment at most. */
  #isBeyond(version: number): Promise<boolean> {
    const isThere = () => (this.#snapshot.table?.now.version ?? 0) > version
    if (isThere()) return Promise.resolve(true)
    return new Promise(resolve => {
      const end = () => {
        clearTimeout(timer)
        stop()
        resolve(isThere())
      }
      const timer = setTimeout(end, catchUpMs)
      const stop = this.subscribe(() => isThere() && end())
    })
  }

  #repeat({ message, moves, answer }: Pending): void {
    const version = this.#snapshot.table?.now.version ?? message.version
    const again = { ...message, version }
    this.#pending.set(message.id, { message: again, moves, answer })
    this.#socket.send(again)
  }

  async #stands(act: Act): Promise<boolean> {
    const wanted = act.version + 1
    const known = this.#snapshot.table
    // After a long gap the step lies before the steps that were sent.
    const steps =
      known && wanted <= known.before
        ? await this.#api.steps(this.id, wanted + 1).then(
            page => page.steps,
            () => [],
          )
        : known?.steps
    const step = steps?.find(({ version }) => version === wanted)
    if (!step || step.kind !== act.type || step.seat !== act.seat) return false
    return act.type !== 'move' || equal(step.move, act.move)
  }

  #settle(id: string, outcome: ActionOutcome): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.answer(outcome)
  }

  #set(part: Partial<TableSnapshot>): void {
    if (part.table?.info.clock) noteFigures(part.table.info.clock)
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of [...this.#listeners]) listener()
  }
}

/** The page's info of a running table, after further steps. */
function infoAt({ seat, actors, progress }: TableView, known: TableInfo): TableInfo {
  const held = seat === null ? undefined : known.seats[seat]
  const isMine = held?.you === true && actors.includes(seat!) && held.standIn === undefined
  const yourTurn = known.status === 'playing' && isMine
  return { ...known, progress, yourTurn }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
