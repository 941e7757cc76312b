import { equal, type Move, type PastView, type Seat, type TableView } from '@acheron/engine'
import type { ClientMessage, OpenTable, ServerMessage, TableInfo } from '@acheron/protocol'
import type { ActionOutcome, TableSnapshot, TableSource } from '../table/source.ts'
import { ApiFailure } from './api.ts'
import { Moments } from './moments.ts'
import type { Listener, Socket } from './socket.ts'

/** The REST side of a table; `api` implements it. */
export interface TableApi {
  sit(id: string, seat: Seat): Promise<unknown>
  /** The moments from that entry on; fewer than `count` where the game ends. */
  past(id: string, entry: number, count: number): Promise<readonly PastView[]>
  record(id: string): Promise<string>
}

type Act = Extract<ClientMessage, { readonly type: 'move' | 'undo' | 'redo' }>

interface Pending {
  readonly message: Act
  answer(outcome: ActionOutcome): void
}

/** The code of a temporary failure: too many requests at once. */
const tooMuch = 'too-many-messages'
/** Milliseconds until a table that could not be sent is asked for again. */
const firstPause = 1000
const longestPause = 30_000

/** A table on the server: shown as the server sends it, without guesses. */
export class RemoteTable implements TableSource, Listener {
  readonly kind = 'remote'
  readonly id: string
  readonly #socket: Socket
  readonly #api: TableApi
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Map<string, Pending>()
  readonly #leave: () => void
  readonly #moments: Moments
  #snapshot: TableSnapshot = { connection: { state: 'opening' }, table: null }
  #count = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #pause = firstPause

  constructor(id: string, socket: Socket, api: TableApi) {
    this.id = id
    this.#socket = socket
    this.#api = api
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

  undo(seat: Seat): Promise<ActionOutcome> {
    return this.#act(rest => ({ type: 'undo', ...rest, seat }))
  }

  redo(seat: Seat): Promise<ActionOutcome> {
    return this.#act(rest => ({ type: 'redo', ...rest, seat }))
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

  /** The seed, and so the record, is told when the game is over. */
  async record(): Promise<string | null> {
    return this.#snapshot.table?.info.seed == null ? null : this.#api.record(this.id)
  }

  close(): void {
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
    if (this.#snapshot.connection.state !== 'failed') this.#set({ connection: { state: 'lost' } })
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
      case 'done':
        this.#settle(message.id, { ok: true })
        break
      case 'refused':
        this.#refused(message)
        break
      case 'error':
        if (message.id !== undefined)
          this.#settle(message.id, { ok: false, why: message.code, message: message.message })
        else if (message.table === undefined || message.table === this.id) this.#troubled(message)
        break
    }
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
    this.#socket.send({ type: 'watch', table: this.id, ...(since === undefined ? {} : { since }) })
  }

  #show(table: OpenTable): void {
    this.#moments.forget()
    this.#set({ connection: { state: 'open' }, table })
  }

  #append({ info: told, now, steps }: Extract<ServerMessage, { type: 'steps' }>): void {
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
    const info = told ?? infoAt(now, known.info)
    const table: OpenTable = { ...known, info, now, steps: [...known.steps, ...fresh] }
    this.#set({ connection: { state: 'open' }, table })
  }

  #inform({ info, now }: Extract<ServerMessage, { type: 'info' }>): void {
    const known = this.#snapshot.table
    if (!known) return
    if (now.version > known.now.version) {
      this.#watch(known.now.version)
      return
    }
    const table: OpenTable = { ...known, info, now: now.version < known.now.version ? known.now : now }
    this.#set({ connection: { state: 'open' }, table })
  }

  #act(make: (rest: { id: string; table: string; version: number }) => Act): Promise<ActionOutcome> {
    const known = this.#snapshot.table
    if (!known) return Promise.resolve({ ok: false, why: 'waiting', message: '' })
    const message = make({ id: `${this.id}-${++this.#count}`, table: this.id, version: known.now.version })
    return new Promise(answer => {
      this.#pending.set(message.id, { message, answer })
      this.#socket.send(message)
    })
  }

  #refused({ id, why, message }: Extract<ServerMessage, { type: 'refused' }>): void {
    const pending = this.#pending.get(id)
    if (!pending) return
    // Sent twice, because the first answer was lost with the line: the action is done, and the steps have shown it.
    if (why === 'stale' && this.#stands(pending.message)) this.#settle(id, { ok: true })
    else this.#settle(id, { ok: false, why, message })
  }

  #stands(act: Act): boolean {
    const step = this.#snapshot.table?.steps.find(({ version }) => version === act.version + 1)
    if (!step || step.kind !== act.type || step.seat !== act.seat) return false
    return act.type !== 'move' || equal(step.move, act.move)
  }

  #settle(id: string, outcome: ActionOutcome): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.answer(outcome)
  }

  #set(part: Partial<TableSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part }
    for (const listener of [...this.#listeners]) listener()
  }
}

/** The page's info of a running table, after further steps. */
function infoAt({ seat, actors, progress }: TableView, known: TableInfo): TableInfo {
  const yourTurn = known.status === 'playing' && seat !== null && actors.includes(seat)
  return { ...known, progress, yourTurn }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
