import type { Action, Move, PastView, Seat } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { type Failure, failureOf } from '../app/refusals.ts'
import type { ActionOutcome, CampaignSource, TableSnapshot, TableSource } from '../table/source.ts'
import { localCampaign } from './campaign.ts'
import type { ask, listen } from './client.ts'
import type { News } from './protocol.ts'

/** How often a table is reopened after its worker was lost. */
const mostLost = 3

/** A table played by the worker of this browser. */
export class LocalSource implements TableSource {
  readonly kind = 'local'
  readonly id: string
  readonly campaign: CampaignSource
  readonly #ask: typeof ask
  readonly #listeners = new Set<() => void>()
  readonly #stopListening: () => void
  /** Whether the worker counts this page as a watcher; false where the table could not be opened. */
  #watching: Promise<boolean>
  #lost = 0
  #snapshot: TableSnapshot = { connection: { state: 'opening' }, table: null }
  #closed = false

  constructor(id: string, worker: { ask: typeof ask; listen: typeof listen }) {
    this.id = id
    this.campaign = localCampaign(id, worker.ask)
    this.#ask = worker.ask
    this.#stopListening = worker.listen(
      news => news.table === id && this.#hear(news),
      () => this.#openAgain(),
    )
    this.#watching = this.#watch()
  }

  snapshot(): TableSnapshot {
    return this.#snapshot
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  move(seat: Seat, move: Move): Promise<ActionOutcome> {
    return this.#act({ kind: 'move', seat, move })
  }

  undo(seat: Seat, count = 1): Promise<ActionOutcome> {
    return this.#act({ kind: 'undo', seat }, count)
  }

  redo(seat: Seat): Promise<ActionOutcome> {
    return this.#act({ kind: 'redo', seat })
  }

  sit(seat: Seat): Promise<ActionOutcome> {
    return this.#ask('sit', this.id, seat)
  }

  past(entry: number): Promise<PastView> {
    return this.#ask('past', this.id, entry)
  }

  /** The worker sends all steps at once. */
  async earlier(): Promise<void> {}

  record(): Promise<string | null> {
    return this.#ask('record', this.id)
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#stopListening()
    this.#listeners.clear()
    this.#watching.then(watching => (watching ? this.#ask('unwatch', this.id) : undefined)).catch(() => {})
  }

  async #act(action: Action, count = 1): Promise<ActionOutcome> {
    const { table } = this.#snapshot
    if (!table) return { ok: false, why: 'opening', message: 'the table is not open yet' }
    try {
      return await this.#ask('act', this.id, table.now.version, action, count)
    } catch (error) {
      const { code, message } = failureOf(error)
      return { ok: false, why: code, message }
    }
  }

  #watch(): Promise<boolean> {
    return this.#ask('watch', this.id).then(
      table => {
        this.#show({ connection: { state: 'open' }, table })
        return true
      },
      error => {
        this.#fail(failureOf(error))
        return false
      },
    )
  }

  /** Reopens the table from storage after its worker was lost, a few times at most. */
  #openAgain(): void {
    if (this.#closed || this.#snapshot.connection.state !== 'open') return
    if (++this.#lost > mostLost) {
      this.#fail({ code: 'other', message: 'the worker that plays the tables of this browser has stopped' })
      this.#watching = Promise.resolve(false)
      return
    }
    this.#show({ ...this.#snapshot, connection: { state: 'lost' } })
    this.#watching = this.#watch()
  }

  #hear(news: News): void {
    if ('failed' in news) {
      this.#fail({ code: news.code ?? 'other', message: news.failed })
      return
    }
    const { table } = this.#snapshot
    // News before the first view, or older than the present view, are dropped.
    if (!table || news.now.version < table.now.version) return
    const { info, now, from } = news
    const steps = [...table.steps.slice(0, from), ...news.steps]
    this.#show({ connection: { state: 'open' }, table: { ...table, info, now, steps } satisfies OpenTable })
  }

  #fail({ code, message }: Failure): void {
    this.#show({ connection: { state: 'failed', code, message }, table: this.#snapshot.table })
  }

  #show(snapshot: TableSnapshot): void {
    if (this.#closed) return
    this.#snapshot = snapshot
    for (const listener of [...this.#listeners]) listener()
  }
}
