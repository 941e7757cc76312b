import type { Move, Seat, TableView } from '@acheron/engine'
import type { ServerMessage } from '@acheron/protocol'
import { type Guest, patienceMilliseconds } from '../house/guest.ts'
import { Line, type Listener } from '../house/line.ts'
import type { Shown, Wish } from './history.ts'
import type { Recorder } from './recorder.ts'
import type { Supervised } from './supervised.ts'

type Answer = Pick<Wish, 'outcome' | 'answer'>

const unanswered: Answer = { outcome: 'unknown', answer: 'closed' }

let lines = 0

/** One line of a guest to a table at a process. Everything asked and told is recorded. */
export class Visit implements Listener {
  readonly #recorder: Recorder
  readonly #table: string
  readonly #process: string
  readonly #name = `${++lines}`
  #line: Line | null = null
  #watching: { readonly at: number; readonly came: () => void } | null = null
  readonly #waiting = new Map<string, (answer: Answer) => void>()
  #ids = 0
  /** The table as it was last shown here. */
  now: TableView | null = null

  private constructor(recorder: Recorder, table: string, process: Supervised) {
    this.#recorder = recorder
    this.#table = table
    this.#process = process.name
  }

  /** Connects; null where nobody answers. */
  static async open(recorder: Recorder, guest: Guest, table: string, process: Supervised): Promise<Visit | null> {
    const { address } = process
    if (!address) return null
    const visit = new Visit(recorder, table, process)
    try {
      visit.#line = await Line.open(address, guest, visit)
      return visit
    } catch {
      return null
    }
  }

  get isOpen(): boolean {
    return this.#line?.isOpen ?? false
  }

  /** Asks for the table and all its changes; false where it does not come. */
  async watch(since: number | null): Promise<boolean> {
    const first = Promise.withResolvers<void>()
    this.#watching = { at: performance.now(), came: first.resolve }
    this.#line!.say({ type: 'watch', table: this.#table, ...(since === null ? {} : { since }) })
    const timer = setTimeout(first.resolve, patienceMilliseconds)
    await first.promise
    clearTimeout(timer)
    return this.now !== null
  }

  /** Asks for a step and waits for its answer. */
  async wish(kind: Wish['kind'], seat: Seat, version: number, move: Move | null): Promise<Answer['outcome']> {
    const id = `${++this.#ids}`
    const at = performance.now()
    const asked = { id, table: this.#table, seat, version }
    const answered = new Promise<Answer>(resolve => this.#waiting.set(id, resolve))
    const timer = setTimeout(() => this.leave(), patienceMilliseconds)
    if (!this.isOpen) this.#answer(id, unanswered)
    else if (kind === 'move') this.#line!.say({ type: kind, ...asked, move: move as never })
    else this.#line!.say({ type: kind, ...asked })
    const answer = await answered
    clearTimeout(timer)
    const [table, process, end] = [this.#table, this.#process, performance.now()]
    this.#recorder.add({ type: 'wish', table, process, at, end, kind, seat, version, move, ...answer })
    return answer.outcome
  }

  /** Without a word, as a page whose phone goes into a tunnel. */
  leave(): void {
    this.#line?.drop()
    this.closed()
  }

  heard(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#shown(message.open.now, [])
        return
      case 'steps':
        this.#shown(message.now, message.steps)
        return
      case 'info':
        this.#shown(message.now, [])
        return
      case 'done':
        this.#answer(message.id, { outcome: 'done', answer: message.version })
        return
      case 'refused':
        this.#answer(message.id, { outcome: 'refused', answer: message.why })
        return
      case 'error':
        // With an id it says that the request had no effect; without one the table must be asked for again.
        if (message.id !== undefined) this.#answer(message.id, { outcome: 'refused', answer: message.code })
        else this.leave()
    }
  }

  closed(): void {
    for (const id of [...this.#waiting.keys()]) this.#answer(id, unanswered)
    this.#watching?.came()
    this.#watching = null
  }

  #shown(now: TableView, steps: Shown['steps']): void {
    const at = performance.now()
    const about = { table: this.#table, process: this.#process }
    const { version } = now
    this.now = now
    if (this.#watching) {
      this.#recorder.add({ type: 'read', ...about, at: this.#watching.at, end: at, way: 'socket', version })
      this.#watching.came()
      this.#watching = null
    }
    const told = steps.map(({ version, kind, seat }) => ({ version, kind, seat }))
    this.#recorder.add({ type: 'shown', ...about, at, line: this.#name, version, steps: told })
  }

  #answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }
}
