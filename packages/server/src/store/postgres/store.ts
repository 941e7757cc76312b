import { setTimeout } from 'node:timers/promises'
import { ApiFailure, Outdated, StoreError, storeErrorOf, unsureOf } from '../../errors.ts'
import { Turns } from '../../turns.ts'
import {
  briefOf,
  clockColumns,
  clockOf,
  columnsOf,
  dailyRowOf,
  originColumns,
  parkedOf,
  personOf,
  type Row,
  resultOf,
  snapshotOf,
  standingOf,
  tableOf,
  textOrNull,
  wishOf,
} from '../rows.ts'
import { agreedText, isDecided, nothingAgreed, type Seating, type SeatRow, seatColumns, seatingOf } from '../seating.ts'
import {
  type Append,
  type Cluster,
  type Course,
  type DailyRow,
  type GoingOn,
  lastSteps,
  mostRemoved,
  type NewSave,
  type News,
  type Parked,
  type Person,
  type RulesSnapshot,
  type Store,
  type StoredClock,
  type StoredTable,
  type TableBrief,
  type TableRow,
  type Unbegun,
} from '../store.ts'
import type { Work } from '../work.ts'
import { AnswerLost, Connections, codeOf, type Question, type Times, usualTimes } from './connections.ts'
import { openDatabase } from './open.ts'
import { differenceOf, inWords, type Rules } from './rules.ts'
import { Saves } from './saves.ts'
import { migrations } from './schema.ts'
import * as sql from './statements.ts'
import { Steps } from './steps.ts'
import { PostgresWorks } from './works.ts'

export interface PostgresOptions {
  readonly url: string
  /** The id of this process. */
  readonly process: string
  /** The rules by which it plays. */
  readonly rules?: Rules
  /** Called after every commit of steps, for the metrics. */
  readonly onCommit?: (writes: number, milliseconds: number) => void
  /** An idle line was lost. */
  readonly onLost?: (error: Error) => void
  readonly times?: Partial<Times>
}

/** A write whose line breaks this often is given up. */
const mostTries = 3
/** A stop waits this long for what is being written. */
const closingMilliseconds = 3000
const farewellMilliseconds = 1000

/** A store in PostgreSQL, which any number of processes may share. */
export class PostgresStore implements Store {
  readonly cluster: Cluster
  readonly #me: string
  readonly #rules: Rules
  readonly #connections: Connections
  readonly #steps: Steps
  readonly #turns = new Turns()
  readonly #works: PostgresWorks
  /** How many works have been written. */
  #worksBegun = 0
  readonly #saves = new Saves(
    (text, values) => this.#read(text, values),
    (about, text, values, done) => this.#write(about, text, values, done),
  )
  /** Dead processes that may have left tables behind. */
  #dead: readonly string[] = []
  #closed = false

  /** Connects; a StartError says in one line why it cannot. */
  static async open(options: PostgresOptions): Promise<PostgresStore> {
    const { url, process, rules = {}, times } = options
    await openDatabase(url, { process, rules }, { ...usualTimes, ...times })
    return new PostgresStore(options)
  }

  /** A read-only store that is not counted among the processes. */
  static async reader(url: string): Promise<PostgresStore> {
    await openDatabase(url, null)
    return new PostgresStore({ url, process: '' })
  }

  private constructor(options: PostgresOptions) {
    const { url, process, rules = {}, times = {}, onCommit = () => {}, onLost = () => {} } = options
    const all = { ...usualTimes, ...times }
    this.#connections = new Connections(url, all, onLost)
    this.#works = new PostgresWorks(this.#connections)
    this.#me = process
    this.#rules = rules
    this.#steps = new Steps(this.#connections, {
      process,
      onCommit,
      patienceMilliseconds: all.append,
      sayAlive: async () => void this.#othersIn(await this.#connections.write(sql.beat, this.#sign)),
    })
    this.cluster = { me: process, beat: () => this.#beat() }
  }

  readonly saves: Store['saves'] = campaign => this.#saves.list(campaign)
  readonly save: Store['save'] = (table, n) => this.#saves.one(table, n)
  readonly tablesWithSaves: Store['tablesWithSaves'] = after => this.#saves.tables(after)
  readonly savesOf: Store['savesOf'] = (table, until) => this.#saves.upTo(table, until)
  readonly branches: Store['branches'] = campaign => this.#saves.branches(campaign)
  readonly wish: Store['wish'] = (table, person, to) => this.#saves.wish(table, person, to)
  readonly returnTo: Store['returnTo'] = (table, there) => this.#saves.returnTo(table, there)

  read<T>(work: () => Work<T>): Promise<T> {
    return this.#works.read(work)
  }

  write<T>(work: () => Work<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new StoreError('not stored: the store is closed'))
    return this.#turns.take(`work ${++this.#worksBegun}`, () => this.#works.write(work))
  }

  async secret(name: string, make: () => string): Promise<string> {
    const about = `secret ${name}`
    await this.#write(about, sql.newSecret, [name, make()])
    const [row] = await this.#write(about, sql.secret, [name])
    return String(row!.value)
  }

  async knownSecret(name: string): Promise<string | null> {
    const [row] = await this.#read(sql.secret, [name])
    return row ? String(row.value) : null
  }

  async forgetSecret(name: string): Promise<void> {
    await this.#write(`secret ${name}`, sql.forgetSecret, [name])
  }

  async count(name: string, add: number): Promise<number> {
    const about = `counter ${name}`
    const [row] = await (add === 0
      ? this.#write(about, sql.count, [name, 0])
      : this.#once(about, sql.count, [name, add]))
    return Number(row!.value)
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.#read(sql.person, [id])
    return row ? personOf(row) : null
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    return (await this.#read(sql.people, [ids])).map(personOf)
  }

  async savePerson({ id, name, language }: Person): Promise<void> {
    await this.#write(`person ${id}`, sql.savePerson, [id, name, language])
  }

  async createTable(
    table: TableRow,
    { saves = [], continues }: { saves?: readonly NewSave[]; continues?: string } = {},
  ): Promise<string> {
    const { id, game, name, rules, options, seed, daily, owner, opening, start, seats, origin = null } = table
    const [kinds, who, ...more] = columnsOfSeats(seats, table.visibility)
    const values = [
      ...[id, game, name, rules, JSON.stringify(options), seed, daily, owner, JSON.stringify(opening)],
      ...[start.at, start.actors.join(), start.progress],
      ...[kinds, who, this.#me, origin],
      ...[...originColumns(table), continues ?? null, saves.map(({ at }) => at), saves.map(({ rules }) => rules)],
      ...[saves.map(({ event }) => JSON.stringify(event)), saves.map(({ state }) => JSON.stringify(state))],
      ...[table.visibility, ...more, agreedText({ ...nothingAgreed, ...table.agreed }, seats)],
      Number(table.rated === true),
    ]
    const [row] = await this.#write(`person ${owner}`, sql.newTable, values, { text: sql.isTable, values: [id] })
    if (row) return id
    if (continues === undefined) return (await this.dailyTable(game, daily!, owner))!
    const [before] = await this.#read(sql.continuedAt, [continues])
    return String(before!.continued)
  }

  async table(id: string): Promise<StoredTable | null> {
    const [row] = await this.#read(sql.table, [id, lastSteps])
    if (!row) return null
    const seating = seatingIn(row)
    return {
      table: tableOf(row, seating),
      seating,
      version: Number(row.version),
      steps: linesOf(row.bodies),
      snapshot: row.snapshot ? snapshotOf(row.snapshot as Row) : null,
      parked: row.parked ? parkedOf(row.parked as Row) : null,
      standing: standingOf(row.standing as Row),
      result: resultOf(row),
      playsBots: this.#plays(row),
      clock: row.clock ? clockOf(row.clock as Row) : null,
      ...courseOf(row),
    }
  }

  async steps(id: string, after: number, until: number): Promise<readonly string[]> {
    const [row] = await this.#read(sql.steps, [id, after, until])
    return linesOf(row?.bodies ?? null)
  }

  async since(id: string, version: number): Promise<News | null> {
    const [row] = await this.#read(sql.since, [id, version])
    if (!row) return null
    const seats = rowsOf(row.seats)
    return {
      seating: seatingIn(row),
      names: new Map(seats.filter(({ name }) => name !== null).map(({ who, name }) => [String(who), String(name)])),
      steps: linesOf(row.bodies),
      standing: standingOf(row),
      result: resultOf(row),
      playsBots: this.#plays(row),
      clock: row.clock ? clockOf(row.clock as Row) : null,
      ...courseOf(row),
    }
  }

  reseat(table: string, seating: Seating): Promise<boolean> {
    return this.#reseat(table, seating, sql.reseat, [])
  }

  redeal(table: string, seating: Seating, row: TableRow, save: NewSave | null): Promise<boolean> {
    const { options, seed, opening, start, rules } = row
    const texts = [JSON.stringify(options), seed, JSON.stringify(opening), rules, start.actors.join(), start.progress]
    const saved = save
      ? [save.at, save.rules, JSON.stringify(save.event), JSON.stringify(save.state)]
      : [0, 0, '', null]
    return this.#reseat(table, seating, sql.redeal, [...texts, ...saved])
  }

  async #reseat(table: string, seating: Seating, text: string, more: readonly unknown[]): Promise<boolean> {
    const { seats, visibility, name, owner, rev } = seating
    const body = agreedText(seating, seats) ?? JSON.stringify(nothingAgreed)
    const columns = [
      ...columnsOfSeats(seats, visibility),
      name,
      owner,
      visibility,
      this.#me,
      Number(isDecided(seating)),
    ]
    const values = [table, rev, body, ...columns, ...more]
    const done = { text: sql.isReseated, values: [table, rev, body] }
    try {
      return (await this.#write(table, text, values, done)).length === 1
    } catch (error) {
      // One person would sit at two seats.
      if (error instanceof StoreError && codeOf(error.cause) === uniqueViolation) return false
      throw error
    }
  }

  async setClock(table: string, clock: StoredClock): Promise<boolean> {
    const [rev, body, due] = clockColumns(clock)
    const done = { text: sql.isClockSet, values: [table, rev, body] }
    return (await this.#write(table, sql.setClock, [table, rev, body, due, this.#me], done)).length === 1
  }

  async looked(table: string, at: number): Promise<void> {
    await this.#write(table, sql.looked, [table, at])
  }

  append(write: Append): Promise<'stored' | 'conflict'> {
    if (this.#closed) return Promise.reject(new StoreError('not stored: the store is closed'))
    const stored = this.#steps.append(write)
    // The save is there already; that an older one goes is not waited for.
    if (write.save) stored.then(() => this.#saves.dropSome(write.table)).catch(() => {})
    return stored
  }

  async saveSnapshot(table: string, { version, rules, state, counts }: RulesSnapshot): Promise<void> {
    await this.#write(table, sql.saveSnapshot, [table, version, rules, JSON.stringify(state), ...columnsOf(counts)])
  }

  async park(table: string, { version, rules, state, legal, counts }: Parked): Promise<void> {
    const texts = [JSON.stringify(state), JSON.stringify(legal)]
    await this.#write(table, sql.park, [table, version, rules, ...texts, ...columnsOf(counts)])
  }

  async tablesOf(person: string): Promise<TableBrief[]> {
    return (await this.#read(sql.tablesOf, [person])).map(listedOf)
  }

  async openTables(since: number): Promise<TableBrief[]> {
    return (await this.#read(sql.openTables, [since])).map(listedOf)
  }

  async invitationsOf(person: string): Promise<TableBrief[]> {
    return (await this.#read(sql.invitationsOf, [person])).map(listedOf)
  }

  async briefs(ids: readonly string[]): Promise<TableBrief[]> {
    return (await this.#read(sql.briefsOf, [ids])).map(listedOf)
  }

  async unbegunOf(person: string): Promise<Unbegun> {
    const [row] = await this.#read(sql.unbegunOf, [person])
    return { tables: Number(row!.tables), seats: Number(row!.seats) }
  }

  async unfinishedOf(person: string, most: number): Promise<number> {
    const [row] = await this.#read(sql.unfinishedOf, [person, most])
    return Number(row!.tables)
  }

  async unbegunAmong(ids: readonly string[]): Promise<string[]> {
    return (await this.#read(sql.unbegunAmong, [ids])).map(({ id }) => String(id))
  }

  async removeStale(before: number): Promise<string[]> {
    return (await this.#write('stale tables', sql.removeStale, [before, mostRemoved])).map(({ id }) => String(id))
  }

  async remove(table: string): Promise<boolean> {
    const done = { text: sql.isNoTable, values: [table] }
    return (await this.#write(table, sql.remove, [table], done)).length === 1
  }

  async adopt(own = false): Promise<string[]> {
    const waiting = own ? await this.#read(sql.waitingOf, [this.#me]) : []
    if (this.#dead.length > 0) {
      // Not done again: who has been adopted would not be told. The caller asks for its own tables after a failure.
      const adopted = await this.#connections.write(sql.adopt, [this.#me, this.#dead])
      if (adopted.length === 0) await this.#write('processes', sql.bury, [this.#dead])
      waiting.push(...adopted.filter(({ waits }) => waits))
    }
    return waiting.map(({ id }) => String(id))
  }

  async tablesGoingOn(after: number): Promise<GoingOn[]> {
    const rows = await this.#read(sql.tablesGoingOn, [after])
    return rows.map(({ no, id, parked }) => ({ no: Number(no), id: String(id), parked: parked === true }))
  }

  async dailyResults(game: string, day: string, person?: string): Promise<DailyRow[]> {
    const rows =
      person === undefined
        ? this.#read(sql.dailyResults, [game, day])
        : this.#read(sql.dailyResultOf, [game, day, person])
    return (await rows).map(dailyRowOf)
  }

  async dailyBegun(game: string, day: string, origin: string): Promise<number> {
    const [row] = await this.#read(sql.dailyBegun, [game, day, origin])
    return Number(row!.begun)
  }

  async dailyTable(game: string, day: string, person: string): Promise<string | null> {
    const [row] = await this.#read(sql.dailyTable, [game, day, person])
    return row ? String(row.id) : null
  }

  /** Says that this process lives, which is a write. */
  async check(): Promise<void> {
    if (this.#closed) throw new StoreError('the store is closed')
    const late = setTimeout(checkMilliseconds, undefined, { ref: false }).then(() => {
      throw new StoreError('the database does not answer')
    })
    await Promise.race([this.#connections.write(sql.beat, this.#sign), late])
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    const written = Promise.all([this.#steps.done(), this.#turns.done()])
    await Promise.race([written, setTimeout(closingMilliseconds, undefined, { ref: false })])
    // The others need not wait until this process counts as dead. If the database is down, they wait.
    const farewell = this.#me ? this.#connections.write(sql.farewell, [this.#me]).catch(() => {}) : null
    await Promise.race([farewell, setTimeout(farewellMilliseconds, undefined, { ref: false })])
    await this.#connections.end()
  }

  get #sign(): unknown[] {
    return [this.#me, JSON.stringify(this.#rules)]
  }

  /** A table of a dead process that somebody opens here goes on at once, before it is adopted. */
  #plays({ process }: Row): boolean {
    return process === this.#me || this.#dead.includes(String(process))
  }

  async #beat(): Promise<ReadonlySet<string>> {
    const others = this.#othersIn(await this.#write('processes', sql.beat, this.#sign))
    this.#dead = others.filter(({ dead }) => dead).map(({ id }) => String(id))
    return new Set([this.#me, ...others.filter(({ dead }) => !dead).map(({ id }) => String(id))])
  }

  /** The other processes; throws Outdated if this one must end because of them. */
  #othersIn(rows: Row[]): Row[] {
    if (Number(rows[0]!.works_from) > migrations.length)
      throw new Outdated(
        'a newer Acheron has changed the database, and this one cannot use it; start that version here',
      )
    const others = rows.filter(({ id }) => id !== null)
    for (const other of others.filter(({ dead }) => !dead)) {
      const difference = differenceOf(this.#rules, other, true)
      if (difference)
        throw new Outdated(`a newer Acheron on the same database ${inWords(difference)}; start that version here`)
    }
    return others
  }

  async #read(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      return await this.#connections.read(text, values)
    } catch (error) {
      throw new ApiFailure(503, 'unavailable', 'the tables cannot be reached at the moment; try again in a while', {
        cause: error,
      })
    }
  }

  /** Writes what must not be done twice: after a lost answer it is `Unsure`. */
  #once(about: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    if (this.#closed) return Promise.reject(new StoreError('not stored: the store is closed'))
    return this.#turns.take(about, () =>
      this.#connections.write(text, values).catch(error => {
        throw error instanceof AnswerLost ? unsureOf(error) : storeErrorOf(error)
      }),
    )
  }

  /**
   * Writes, after earlier writes about the same thing. If the answer is lost, the write is done again, so doing it twice must
   * be as good as once; where it is not, `done` finds out whether it is done.
   */
  #write(about: string, text: string, values: readonly unknown[], done = nothing): Promise<Row[]> {
    if (this.#closed) return Promise.reject(new StoreError('not stored: the store is closed'))
    return this.#turns.take(about, async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await this.#connections.write(text, values)
        } catch (error) {
          // An earlier try may have been carried out, if nobody has looked.
          if (!(error instanceof AnswerLost))
            throw tries > 1 && done === nothing ? unsureOf(error) : storeErrorOf(error)
          const { rows, certain } = await this.#connections.afterEndOf(error, done)
          if (rows.length > 0) return rows
          if (!certain || tries === mostTries) throw unsureOf(error)
        }
      }
    })
  }
}

const uniqueViolation = '23505'
/** The probe of the store gives up after this. */
const checkMilliseconds = 3000

/** Finds nothing out. */
const nothing: Question = { text: 'select where false', values: [] }

const rowsOf = (json: unknown) => json as Row[]
const linesOf = (bodies: unknown) => (bodies === null ? [] : String(bodies).split('\n'))

function courseOf(row: Row): Course {
  return { continued: textOrNull(row.continued), wishes: rowsOf(row.wishes ?? []).map(wishOf) }
}

const columnsOfSeats = (seats: readonly SeatRow[], visibility: TableRow['visibility']) => {
  const rows = seats.map(seat => seatColumns(seat, visibility))
  const columns = ['kind', 'who', 'stand_in', 'free', 'kept_for', 'listed'] as const
  return columns.map(column => rows.map(row => row[column]))
}

function seatingIn(row: Row): Seating {
  const agreed = row.agreed as { rev: number; body: string } | null
  return seatingOf(row, rowsOf(row.seats), agreed)
}

const listedOf = (row: Row): TableBrief => briefOf(row, rowsOf(row.seats), standingOf(row))
