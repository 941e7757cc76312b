import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { unsureOf } from '../../errors.ts'
import type { Row } from '../rows.ts'
import type { Answer, Statement } from '../work.ts'
import * as sql from './statements.ts'

/**
 * What has been sent to a database may be carried out although nobody hears of it: the line broke, or the answer did not come
 * in time. So that nobody is told "it has not happened" of what happens later:
 *
 * 1. The database gives up before we do: its `statement_timeout` and `lock_timeout` lie well below our wait for the answer.
 *    What it has refused, it has not done and will not do.
 * 2. Every line knows which backend of the database serves it. If an answer is lost, a new line ends that backend and waits until
 *    it is gone. What it has not committed by then it never will, even if bytes of ours are still on their way to it.
 * 3. Only then the new line looks whether it was done. If not, it may be done again, or refused as not stored.
 * 4. If the database cannot be asked for `settle` milliseconds, or a pooler hides who serves us, the outcome is `Unsure`,
 *    which is never told as "not stored".
 */

/** How long each thing may take, in milliseconds. */
export interface Times {
  /** Until there is a line. */
  readonly connect: number
  /** The database's own limit for a statement... */
  readonly statement: number
  /** ...and for its wait for a lock. */
  readonly lock: number
  /** Until an answer counts as lost; above the other two. */
  readonly answer: number
  /** Until a write whose answer was lost counts as unsure. */
  readonly settle: number
  /** Until a step that meets locks or lost lines again and again is given up. */
  readonly append: number
  /** Until a start beside processes with other rules is given up: those that were killed are gone by then. */
  readonly otherRules: number
}

export const usualTimes: Times = {
  connect: 5000,
  statement: 5000,
  lock: 2000,
  answer: 10_000,
  settle: 30_000,
  append: 10_000,
  otherRules: 16_000,
}

/** As many statements with steps run at once. */
export const stepLines = 3

/** A statement that is asked for its rows. */
export interface Question {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Who serves a line: process ids are used again, but not with the same start. */
interface Backend {
  readonly pid: number
  readonly started: string
}

/** The statement may have been carried out, or will be. Null where a pooler hides the backend. */
export class AnswerLost extends Error {
  readonly backend: Backend | null

  constructor(cause: unknown, backend: Backend | null) {
    super((cause as Error).message, { cause })
    this.backend = backend
  }
}

/** The transaction may have been committed, or will be. */
export class CommitLost extends AnswerLost {
  readonly transaction: string

  constructor(cause: unknown, backend: Backend | null, transaction: string) {
    super(cause, backend)
    this.transaction = transaction
  }
}

/** A line of its own, with the limits of all. The caller connects and ends it. */
export function newClient(url: string, times: Times): pg.Client {
  const client = new pg.Client(settings(url, times))
  client.on('error', () => {})
  return client
}

function settings(url: string, times: Times): pg.ClientConfig {
  return {
    ...{ connectionString: url, application_name: 'acheron', keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    ...{ connectionTimeoutMillis: times.connect, query_timeout: times.answer },
  }
}

/** The lines to a database. Steps have their own, so that nothing else holds them up. */
export class Connections {
  readonly #url: string
  readonly #times: Times
  readonly #steps: pg.Pool
  readonly #writes: pg.Pool
  readonly #reads: pg.Pool
  readonly #backends = new WeakMap<pg.ClientBase, Backend>()
  readonly #ending = new AbortController()

  /** `onLost` hears of idle lines that are lost; the pool makes another when it is needed. */
  constructor(url: string, times: Times, onLost: (error: Error) => void) {
    this.#url = url
    this.#times = times
    const pool = (max: number) =>
      new pg.Pool({
        ...settings(url, times),
        ...{ max, idleTimeoutMillis: 0, onConnect: client => this.#connected(client) },
      }).on('error', onLost)
    this.#steps = pool(stepLines)
    this.#writes = pool(2)
    this.#reads = pool(4)
  }

  /** Reads. A read whose line broke is done again by another one. */
  async read(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const query = async () => (await this.#reads.query<Row>(text, [...values])).rows
    return query().catch(error => {
      if (isRefusal(error) || isTooLate(error)) throw error
      return query()
    })
  }

  /** Stores steps; throws AnswerLost where it cannot be told whether that is done. */
  append(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#send(this.#steps, text, values)
  }

  /** Writes anything else, as `append` does. */
  write(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#send(this.#writes, text, values)
  }

  /** Reads as `read` does; large numbers come as numbers. */
  async ask({ text, values }: Statement): Promise<Answer> {
    const query = async () => answerOf(await this.#reads.query<Row>({ text, values: [...values], types: plainNumbers }))
    return query().catch(error => {
      if (isRefusal(error) || isTooLate(error)) throw error
      return query()
    })
  }

  /**
   * Runs the work in one transaction, as if no other ran. If it throws, or a line breaks before its end, nothing has happened;
   * throws CommitLost where it cannot be told whether it is committed.
   */
  async transaction<T>(work: (ask: (statement: Statement) => Promise<Answer>) => Promise<T>): Promise<T> {
    const client = await this.#writes.connect()
    let transaction = ''
    let atEnd = false
    try {
      await client.query('begin isolation level serializable')
      transaction = String((await client.query<Row>(sql.transaction)).rows[0]!.id)
      const result = await work(async ({ text, values }) =>
        answerOf(await client.query<Row>({ text, values: [...values], types: plainNumbers })),
      )
      atEnd = true
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      if (atEnd && !isRefusal(error)) {
        client.release(true)
        throw new CommitLost(error, this.#backends.get(client) ?? null, transaction)
      }
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
  }

  /** How a transaction has ended, once the backend is gone that has not answered. */
  async endOf(lost: CommitLost): Promise<'committed' | 'undone' | 'unknown'> {
    const question = { text: sql.endOfTransaction, values: [lost.transaction] }
    const { rows, certain } = await this.afterEndOf(lost, question)
    if (rows[0]?.status === 'committed') return 'committed'
    return certain || rows[0]?.status === 'aborted' ? 'undone' : 'unknown'
  }

  get isEnding(): boolean {
    return this.#ending.signal.aborted
  }

  /**
   * Asks the database once the backend is gone that has not answered. `certain` is false where it is not known which one that
   * is: it may still be at work.
   */
  async afterEndOf(lost: AnswerLost, question: Question): Promise<{ rows: Row[]; certain: boolean }> {
    const { backend } = lost
    const { signal } = this.#ending
    const until = performance.now() + this.#times.settle
    while (!signal.aborted && performance.now() < until) {
      try {
        return { rows: await this.#askAlone(backend, question), certain: backend !== null }
      } catch {
        await setTimeout(250, undefined, { signal }).catch(() => {})
      }
    }
    throw unsureOf(lost)
  }

  /** Ends all lines; those in use when they are free, for a while. */
  async end(): Promise<void> {
    this.#ending.abort()
    const ended = Promise.all([this.#steps.end(), this.#writes.end(), this.#reads.end()])
    await Promise.race([ended, setTimeout(1000, undefined, { ref: false })])
  }

  async #send(pool: pg.Pool, text: string, values: readonly unknown[]): Promise<Row[]> {
    // Without a line nothing is sent.
    const client = await pool.connect()
    try {
      const { rows } = await client.query<Row>(text, [...values])
      client.release()
      return rows
    } catch (error) {
      const refused = isRefusal(error)
      client.release(!refused)
      if (refused) throw error
      throw new AnswerLost(error, this.#backends.get(client) ?? null)
    }
  }

  /** A new line: the others may be as dead as the one that was lost. */
  async #askAlone(backend: Backend | null, { text, values }: Question): Promise<Row[]> {
    const client = newClient(this.#url, this.#times)
    try {
      await client.connect()
      while (backend && (await client.query(sql.endBackend, [backend.pid, backend.started])).rowCount !== 0)
        await setTimeout(20)
      return (await client.query<Row>(text, [...values])).rows
    } finally {
      // Nobody answers the farewell on a dead line.
      void client.end()
    }
  }

  /** The first thing on a line. */
  async #connected(client: pg.ClientBase): Promise<void> {
    // Errors are told to whoever waits for an answer. Without a listener they would end the process.
    client.on('error', () => {})
    const { statement, lock } = this.#times
    const { rows } = await client.query<Row>(sql.session, [String(statement), String(lock)])
    const { pid, started } = rows[0]!
    // A pooler has its own ids: the statements may be served by anybody.
    if (pid === (client as { processID?: unknown }).processID)
      this.#backends.set(client, { pid: Number(pid), started: String(started) })
  }
}

const answerOf = ({ rows, rowCount }: pg.QueryResult<Row>): Answer => ({ rows, changed: rowCount ?? 0 })

/** The ids of the types `bigint` and `numeric`, which come as texts by themselves. */
const largeNumbers = [20, 1700]

const plainNumbers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    largeNumbers.includes(type) ? Number : pg.types.getTypeParser(type, format as 'text'),
}

/** PostgreSQL's error code. */
export function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

/** Whether the database has refused the statement; errors of a stop (57P) or a lost connection (08) are no refusals. */
export const isRefusal = (error: unknown) => /^(?!57P|08)./.test(codeOf(error))

const isTooLate = (error: unknown) => /timeout/i.test((error as Error).message)
