import type { Logger } from '../logs.ts'
import type { Store } from '../store/store.ts'
import { removeTarget, type TargetRow, targetBy, targetFailed, targetServed } from '../store/subjects/notices.ts'
import {
  claim,
  delayNotices,
  endLeases,
  forgetNoticesBefore,
  holdNotices,
  type NoticeRow,
  nextDue,
  settleNotices,
} from '../store/subjects/outbox.ts'
import type { TimeSource } from '../time/source.ts'
import { Unsent } from './guard.ts'
import { mostTries, type NoticeTimes } from './options.ts'

/** What becomes of what was to be sent to one place. */
export interface Plan {
  /** Those that are sent together now. */
  readonly sent: readonly NoticeRow[]
  /** Those that nobody needs to hear any more. */
  readonly dropped: readonly NoticeRow[]
  /** When those that are left are sent. */
  readonly later: number | null
}

interface Parts {
  readonly store: Store
  readonly log: Logger
  readonly time: TimeSource
  readonly times: NoticeTimes
  readonly plan: (target: TargetRow, rows: readonly NoticeRow[], now: number) => Promise<Plan>
  readonly send: (target: TargetRow, rows: readonly NoticeRow[]) => Promise<void>
}

/** Notices that are on their way at the same time. */
const lanes = 4
const tidyMilliseconds = 60 * 60 * 1000

/**
 * Empties the outbox. What is to be sent is taken by one process for a while; one that is killed meanwhile leaves it to the others.
 * Where it was killed between an answer and its note of it, the same comes a second time, under the same name.
 */
export class Sender {
  readonly #parts: Parts
  readonly #tidying: NodeJS.Timeout
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | null = null
  #again = false
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.#tidying = setInterval(() => void this.#tidy(), tidyMilliseconds).unref()
  }

  async start(): Promise<void> {
    if (!this.#parts.store.cluster) await this.#parts.store.write(endLeases)
    this.look()
  }

  /** Something may have to be sent. */
  look(): void {
    if (this.#stopped) return
    if (this.#working) {
      this.#again = true
      return
    }
    clearTimeout(this.#timer)
    this.#working = this.#empty()
      .catch(error => {
        this.#parts.log.warn({ problem: String(error) }, 'notices are not sent at the moment')
        return null
      })
      .then(next => {
        this.#working = null
        if (this.#stopped) return
        const { times, time } = this.#parts
        const wait = Math.max(50, Math.min(times.look, (next ?? Number.POSITIVE_INFINITY) - time.now()))
        this.#timer = setTimeout(() => this.look(), this.#again ? 50 : wait).unref()
        this.#again = false
      })
  }

  /** Waits until nothing is on its way from here. */
  async settled(): Promise<void> {
    while (this.#working) await this.#working
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    clearInterval(this.#tidying)
    await this.#working
  }

  /** Sends what is due; gives when there is more. */
  async #empty(): Promise<number | null> {
    const { store, time } = this.#parts
    await Promise.all(Array.from({ length: lanes }, () => this.#lane()))
    return store.read(() => nextDue(time.now()))
  }

  async #lane(): Promise<void> {
    const { store, times, time } = this.#parts
    while (!this.#stopped) {
      const rows = await store.write(() => claim(time.now(), times.lease, times.gather))
      if (rows.length === 0) return
      await this.#deliver(rows)
    }
  }

  async #deliver(rows: readonly NoticeRow[]): Promise<void> {
    const { store, plan, time } = this.#parts
    const target = await store.read(() => targetBy(rows[0]!.target))
    if (!target) return store.write(() => settleNotices(numbers(rows), 'dropped'))
    const { sent, dropped, later } = await plan(target, rows, time.now())
    const left = rows.filter(row => !sent.includes(row) && !dropped.includes(row))
    await store.write(function* () {
      yield* settleNotices(numbers(dropped), 'dropped')
      if (later !== null) yield* delayNotices(numbers(left), later, true)
    })
    if (sent.length > 0) await this.#send(target, sent)
  }

  async #send(target: TargetRow, rows: readonly NoticeRow[]): Promise<void> {
    const { store, times, time, log } = this.#parts
    try {
      await this.#held(target, rows)
    } catch (error) {
      const unsent = error instanceof Unsent ? error : new Unsent('this house could not send it', { final: true })
      if (!(error instanceof Unsent)) log.error({ err: error }, 'a notice cannot be made')
      const isOver = ({ tries }: NoticeRow) => unsent.final || tries >= mostTries
      // Each is given up after its own tries; those that go on stay together.
      const left = rows.filter(row => !isOver(row))
      const tries = Math.max(...left.map(row => row.tries))
      await store.write(function* () {
        const now = time.now()
        yield* settleNotices(numbers(rows.filter(isOver)), 'failed')
        yield* delayNotices(numbers(left), now + times.backoff * 2 ** (tries - 1))
        // A browser that has withdrawn its consent is no place any more.
        if (unsent.gone && target.way === 'push') yield* removeTarget(target.id)
        else yield* targetFailed(target.id, unsent.message, now)
      })
      return
    }
    await store.write(function* () {
      yield* settleNotices(numbers(rows), 'sent')
      yield* targetServed(target.id, time.now())
    })
  }

  /** Sends it, however long that takes: a mail server that is slow with every answer must not be sent the same again meanwhile. */
  async #held(target: TargetRow, rows: readonly NoticeRow[]): Promise<void> {
    const { store, send, times, time } = this.#parts
    const hold = () => void store.write(() => holdNotices(numbers(rows), time.now() + times.lease)).catch(() => {})
    const holding = setInterval(hold, times.lease / 3).unref()
    try {
      await send(target, rows)
    } finally {
      clearInterval(holding)
    }
  }

  async #tidy(): Promise<void> {
    const { store, time, log } = this.#parts
    try {
      while (!this.#stopped && (await store.write(() => forgetNoticesBefore(time.now()))) > 0);
    } catch (error) {
      log.warn({ problem: String(error) }, 'old notices are not removed')
    }
  }
}

const numbers = (rows: readonly NoticeRow[]): number[] => rows.map(({ no }) => no)
