import { setTimeout } from 'node:timers/promises'
import type { Result, Seat } from '@acheron/engine'
import pg from 'pg'
import { ApiFailure, StoreError } from '../../errors.ts'
import {
  parkedOf,
  personOf,
  type Row,
  resultOf,
  seatOf,
  snapshotOf,
  standingOf,
  tableOf,
  textOrNull,
  whoOf,
} from '../rows.ts'
import type {
  Append,
  Cluster,
  GoingOn,
  News,
  Parked,
  Person,
  RulesSnapshot,
  Store,
  StoredTable,
  TableBrief,
  TableRow,
} from '../store.ts'
import { type Appended, Appends } from './appends.ts'
import { type Connections, openDatabase } from './open.ts'
import * as sql from './statements.ts'

export interface PostgresOptions {
  readonly url: string
  /** The id of this process. */
  readonly process: string
  /** Called after every commit of steps, for the metrics. */
  readonly onCommit?: (writes: number, milliseconds: number) => void
  readonly onLost?: (error: Error) => void
}

/** A store in PostgreSQL, which any number of processes may share. */
export class PostgresStore implements Store {
  readonly cluster: Cluster
  readonly #me: string
  readonly #connections: Connections
  readonly #onCommit: (writes: number, milliseconds: number) => void
  readonly #appends = new Appends(writes => this.#appendAll(writes))
  /** Writes that are not stored yet. */
  readonly #unwritten = new Set<Promise<unknown>>()
  /** Dead processes that may have left tables behind. */
  #dead: readonly string[] = []
  #closed = false

  /** Connects; a StartError says in one line why it cannot. */
  static async open(options: PostgresOptions): Promise<PostgresStore> {
    const store = new PostgresStore(await openDatabase(options), options)
    await store.cluster.beat()
    return store
  }

  /** A read-only store that is not counted among the processes. */
  static async reader(url: string): Promise<PostgresStore> {
    return new PostgresStore(await openDatabase({ url, readOnly: true }), { url, process: '' })
  }

  private constructor(connections: Connections, { process, onCommit = () => {} }: PostgresOptions) {
    this.#connections = connections
    this.#me = process
    this.#onCommit = onCommit
    this.cluster = { me: process, beat: () => this.#beat() }
  }

  async secret(name: string, make: () => string): Promise<string> {
    await this.#write(sql.newSecret, [name, make()])
    const [row] = await this.#write(sql.secret, [name])
    return String(row!.value)
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.#read(sql.person, [id])
    return row ? personOf(row) : null
  }

  async savePerson({ id, name, language }: Person): Promise<void> {
    await this.#write(sql.savePerson, [id, name, language])
  }

  async createTable(table: TableRow): Promise<string> {
    const { id, game, name, rules, options, seed, daily, owner, opening, start, seats } = table
    const [row] = await this.#write(sql.newTable, [
      ...[id, game, name, rules, JSON.stringify(options), seed, daily, owner, JSON.stringify(opening)],
      ...[start.at, start.actors.join(), start.progress],
      ...[seats.map(({ kind }) => kind), seats.map(whoOf), this.#me],
    ])
    return row ? id : (await this.dailyTable(game, daily!, owner))!
  }

  async table(id: string): Promise<StoredTable | null> {
    const [row] = await this.#read(sql.table, [id])
    if (!row) return null
    return {
      table: { ...tableOf(row), seats: rowsOf(row.seats).map(seatOf) },
      steps: linesOf(row.bodies),
      snapshot: row.snapshot ? snapshotOf(row.snapshot as Row) : null,
      parked: row.parked ? parkedOf(row.parked as Row) : null,
      standing: standingOf(row.standing as Row),
      result: resultOf(row),
      playsBots: this.#plays(row),
    }
  }

  async since(id: string, version: number): Promise<News | null> {
    const [row] = await this.#read(sql.since, [id, version])
    if (!row) return null
    const seats = rowsOf(row.seats)
    return {
      seats: seats.map(seatOf),
      names: new Map(seats.filter(({ name }) => name !== null).map(({ who, name }) => [String(who), String(name)])),
      steps: linesOf(row.bodies),
      standing: standingOf(row),
      result: resultOf(row),
      playsBots: this.#plays(row),
    }
  }

  async sit(table: string, seat: Seat, person: string): Promise<boolean> {
    try {
      return (await this.#run(sql.sit, [table, seat, person, this.#me])).rowCount === 1
    } catch (error) {
      // Another process has seated the person at the same moment.
      if (codeOf(error) === uniqueViolation) return false
      throw error
    }
  }

  append(write: Append): Promise<'stored' | 'conflict'> {
    if (this.#closed) return Promise.reject(new StoreError('not stored: the store is closed'))
    return this.#appends.add(write)
  }

  async saveSnapshot(table: string, { version, rules, state }: RulesSnapshot): Promise<void> {
    await this.#write(sql.saveSnapshot, [table, version, rules, JSON.stringify(state)])
  }

  async park(table: string, { version, rules, state, legal }: Parked): Promise<void> {
    await this.#write(sql.park, [table, version, rules, JSON.stringify(state), JSON.stringify(legal)])
  }

  async tablesOf(person: string): Promise<TableBrief[]> {
    return (await this.#read(sql.tablesOf, [person])).map(briefOf)
  }

  async openTables(): Promise<TableBrief[]> {
    return (await this.#read(sql.openTables)).map(briefOf)
  }

  async adopt(own = false): Promise<string[]> {
    const waiting = own ? await this.#read(sql.waitingOf, [this.#me]) : []
    if (this.#dead.length > 0) {
      const adopted = await this.#write(sql.adopt, [this.#me, this.#dead])
      if (adopted.length === 0) await this.#write(sql.bury, [this.#dead])
      waiting.push(...adopted.filter(({ waits }) => waits))
    }
    return waiting.map(({ id }) => String(id))
  }

  async tablesGoingOn(after: number): Promise<GoingOn[]> {
    const rows = await this.#read(sql.tablesGoingOn, [after])
    return rows.map(({ no, id, parked }) => ({ no: Number(no), id: String(id), parked: parked === true }))
  }

  async dailyResults(game: string, day: string): Promise<{ person: Person; result: Result }[]> {
    const rows = await this.#read(sql.dailyResults, [game, day])
    return rows.map(row => ({ person: personOf(row), result: resultOf(row)! }))
  }

  async dailyTable(game: string, day: string, person: string): Promise<string | null> {
    const [row] = await this.#read(sql.dailyTable, [game, day, person])
    return row ? String(row.id) : null
  }

  async check(): Promise<void> {
    await this.#read('select 1')
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await Promise.allSettled([this.#appends.done(), ...this.#unwritten])
    const { writes, reads } = this.#connections
    // The others need not wait until this process counts as dead. If the database is down, they wait.
    if (this.#me) await writes.query(sql.farewell, [this.#me]).catch(() => {})
    await Promise.all([writes.end(), reads.end()])
  }

  /** A table of a dead process that somebody opens here goes on at once, before it is adopted. */
  #plays({ process }: Row): boolean {
    return process === this.#me || this.#dead.includes(String(process))
  }

  async #beat(): Promise<ReadonlySet<string>> {
    const others = await this.#write(sql.beat, [this.#me])
    this.#dead = others.filter(({ dead }) => dead).map(({ id }) => String(id))
    return new Set([this.#me, ...others.filter(({ dead }) => !dead).map(({ id }) => String(id))])
  }

  async #read(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      return (await this.#connections.reads.query<Row>(text, [...values])).rows
    } catch (error) {
      throw new ApiFailure(503, 'unavailable', 'the tables cannot be reached at the moment; try again in a while', {
        cause: error,
      })
    }
  }

  async #write(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.#run(text, values)).rows
  }

  #run(text: string, values: readonly unknown[]): Promise<pg.QueryResult<Row>> {
    if (this.#closed) return Promise.reject(new StoreError('not stored: the store is closed'))
    const running = this.#connections.writes.query<Row>(text, [...values]).catch(error => {
      throw notStored(error)
    })
    this.#unwritten.add(running)
    const written = () => void this.#unwritten.delete(running)
    running.then(written, written)
    return running
  }

  async #appendAll(writes: readonly Append[]): Promise<readonly Appended[]> {
    const started = performance.now()
    // A statement that was never sent is not stored.
    const client = await this.#connections.writes.connect().catch(notStored)
    if (client instanceof StoreError) return writes.map(() => client)
    try {
      const { rows } = await client.query<{ id: string }>(sql.append, columnsOf(writes, this.#me))
      client.release()
      if (rows.length > 0) this.#onCommit(rows.length, performance.now() - started)
      const stored = new Set(rows.map(({ id }) => id))
      return writes.map(({ table }) => (stored.has(table) ? 'stored' : 'conflict'))
    } catch (error) {
      const refused = isRefusal(error)
      client.release(!refused)
      if (!refused) return this.#lookFor(writes, error)
      // One bad write must not fail the others.
      if (writes.length === 1) return [notStored(error)]
      const outcomes: Appended[] = []
      for (const write of writes) outcomes.push(...(await this.#appendAll([write])))
      return outcomes
    }
  }

  /** The connection broke before the answer: after reconnecting, the store is asked whether the steps are there. */
  async #lookFor(writes: readonly Append[], why: unknown): Promise<readonly Appended[]> {
    for (let tries = 0; tries < 10; tries++) {
      await setTimeout(500)
      try {
        const found: Appended[] = []
        for (const { table, version, step } of writes) {
          const { rows } = await this.#connections.reads.query<{ body: string }>(sql.stepAt, [table, version])
          const [there] = rows
          found.push(there ? (there.body === step ? 'stored' : 'conflict') : notStored(why))
        }
        return found
      } catch {
        // Not yet.
      }
    }
    return writes.map(() => notStored(why))
  }
}

const uniqueViolation = '23505'

/** PostgreSQL's error code. */
function codeOf(error: unknown): string {
  const of = error instanceof StoreError ? error.cause : error
  return of instanceof pg.DatabaseError ? (of.code ?? '') : ''
}

/** Whether the database has refused the statement; errors of a stop (57) or a lost connection (08) are no refusals. */
function isRefusal(error: unknown): boolean {
  const code = codeOf(error)
  return code !== '' && !code.startsWith('57') && !code.startsWith('08')
}

const notStored = (error: unknown) => new StoreError(`not stored: ${(error as Error).message}`, { cause: error })

/** Column by column, as `unnest` takes them. */
function columnsOf(writes: readonly Append[], me: string): unknown[] {
  const column = (of: (write: Append) => unknown) => writes.map(of)
  return [
    ...[column(({ table }) => table), column(({ version }) => version), column(({ step }) => step)],
    column(({ standing }) => standing.at),
    column(({ standing }) => standing.actors.join()),
    column(({ standing }) => standing.progress),
    column(({ result }) => result && JSON.stringify(result)),
    column(({ snapshot }) => snapshot?.version ?? null),
    column(({ snapshot }) => snapshot?.rules ?? null),
    column(({ snapshot }) => snapshot && JSON.stringify(snapshot.state)),
    me,
  ]
}

const rowsOf = (json: unknown) => json as Row[]
const linesOf = (bodies: unknown) => (bodies === null ? [] : String(bodies).split('\n'))

function briefOf(row: Row): TableBrief {
  return {
    id: String(row.id),
    game: String(row.game),
    name: String(row.name),
    daily: textOrNull(row.daily),
    over: row.result !== null,
    seats: rowsOf(row.seats).map(seatOf),
    standing: standingOf(row),
  }
}
