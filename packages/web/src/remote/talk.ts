import type { PhraseId, SaidMessage, ServerMessage, Side, TalkPage } from '@acheron/protocol'
import type { ActionOutcome } from '../table/source.ts'
import { createStore, type Store } from '../ui/store.ts'
import type { Listener, Socket } from './socket.ts'
import { talkApi } from './talkApi.ts'

/** What is known of one side's talk. */
export interface SideTalk {
  /** Oldest first. */
  readonly messages: readonly SaidMessage[]
  /** Whether there are earlier ones. */
  readonly more: boolean
  /** The number of the last message that the viewer has read. */
  readonly read: number
}

/** The sides that the viewer may read. */
export type TalkState = Readonly<Partial<Record<Side, SideTalk>>>

export type Utterance = { readonly words: string } | { readonly phrase: PhraseId }

type Api = Pick<typeof talkApi, 'page' | 'read'>

/** What is said at a table on the server. */
export class RemoteTalk implements Listener {
  readonly table: string
  readonly state: Store<TalkState> = createStore<TalkState>({})
  readonly #socket: Socket
  readonly #api: Api
  readonly #onHeard: (message: SaidMessage) => void
  readonly #pending = new Map<string, (outcome: ActionOutcome) => void>()
  readonly #leave: () => void
  #count = 0
  #closed = false
  /** Something may have been said that was not told here. */
  #missed: boolean

  constructor(table: string, socket: Socket, onHeard: (message: SaidMessage) => void, api: Api = talkApi) {
    this.table = table
    this.#socket = socket
    this.#api = api
    this.#onHeard = onHeard
    this.#leave = socket.join(this)
    this.#missed = !socket.isOpen
  }

  say(what: Utterance): Promise<ActionOutcome> {
    if (!this.#socket.isOpen) return Promise.resolve(away)
    const id = `say-${this.table.slice(0, 16)}-${++this.#count}`
    return new Promise(answer => {
      this.#pending.set(id, answer)
      this.#socket.send({ type: 'say', id, table: this.table, ...what })
    })
  }

  /** Brings what the viewer may read now. What cannot be brought comes with the table's next news. */
  async load(): Promise<void> {
    this.#missed = false
    try {
      const own = await this.#api.page(this.table)
      const others = own.sides.filter(side => side !== own.side)
      const pages = [own, ...(await Promise.all(others.map(side => this.#api.page(this.table, side))))]
      if (!this.#closed) this.state.set(Object.fromEntries(pages.map(page => [page.side, this.#joined(page)])))
    } catch {
      // The page says that the line is lost.
      this.#missed = true
    }
  }

  async earlier(side: Side): Promise<void> {
    const known = this.state.get()[side]
    const first = known?.messages[0]
    if (!known || !first) return
    const { messages, more } = await this.#api.page(this.table, side, first.n)
    const now = this.state.get()[side]
    if (now) this.state.set({ ...this.state.get(), [side]: { ...now, messages: merged(messages, now.messages), more } })
  }

  /** The viewer has read all of a side. */
  seen(side: Side): void {
    const known = this.state.get()[side]
    const last = known?.messages.at(-1)?.n ?? 0
    if (!known || known.read >= last) return
    this.state.set({ ...this.state.get(), [side]: { ...known, read: last } })
    this.#api.read(this.table, side, last).catch(() => {})
  }

  close(): void {
    this.#closed = true
    this.#leave()
    for (const answer of this.#pending.values()) answer({ ok: false, why: 'closed', message: '' })
    this.#pending.clear()
  }

  /** What is said is told from the table's answer on, so what was missed is brought after it. */
  open(): void {}

  /** What was on its way may be said or not: the words stay in the field, and what was said comes with the next page. */
  lost(): void {
    this.#missed = true
    for (const answer of this.#pending.values()) answer(away)
    this.#pending.clear()
  }

  message(message: ServerMessage): void {
    if (message.type === 'said' && message.table === this.table) this.#heard(message.said)
    else if ((message.type === 'table' || message.type === 'steps') && message.table === this.table) {
      if (this.#missed) void this.load()
    } else if (message.type === 'done') this.#settle(message.id, { ok: true })
    else if (message.type === 'refused')
      this.#settle(message.id, { ok: false, why: message.why, message: message.message })
    else if (message.type === 'error' && message.id !== undefined)
      this.#settle(message.id, { ok: false, why: message.code, message: message.message })
  }

  #heard(said: SaidMessage): void {
    const state = this.state.get()
    const known = state[said.side] ?? { messages: [], more: false, read: 0 }
    if (known.messages.some(({ n }) => n === said.n)) return
    this.state.set({ ...state, [said.side]: { ...known, messages: merged(known.messages, [said]) } })
    if (!said.you) this.#onHeard(said)
  }

  #joined({ side, messages, more, read }: TalkPage): SideTalk {
    const known = this.state.get()[side]
    const first = messages[0]?.n ?? 0
    // Pages do not overlap where much was said meanwhile: then the newest one counts, and what was told since.
    const meets = known?.messages.some(({ n }) => n === first) ?? false
    const kept = known?.messages.filter(({ n }) => meets || n > first) ?? []
    return {
      messages: merged(kept, messages),
      more: known && meets ? known.more : more,
      read: Math.max(read, known?.read ?? 0),
    }
  }

  #settle(id: string, outcome: ActionOutcome): void {
    this.#pending.get(id)?.(outcome)
    this.#pending.delete(id)
  }
}

const away: ActionOutcome = { ok: false, why: 'away', message: '' }

/** All messages of both, each once, in order. */
function merged(some: readonly SaidMessage[], others: readonly SaidMessage[]): SaidMessage[] {
  const all = new Map([...some, ...others].map(message => [message.n, message]))
  return [...all.values()].sort((a, b) => a.n - b.n)
}

/** The messages of others that the viewer has not read. */
export function unreadIn(state: TalkState, side: Side): number {
  const { messages, read } = state[side] ?? { messages: [], read: 0 }
  return messages.filter(({ n, you }) => n > read && !you).length
}
