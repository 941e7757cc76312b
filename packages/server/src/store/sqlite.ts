import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../time/clock.ts'
import { GroupCommit } from './group.ts'
import { LastSteps } from './last-steps.ts'
import { Lists } from './lists.ts'
import { type OpenFile, type OpenOptions, openFile } from './open.ts'
import {
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
} from './rows.ts'
import { Saves } from './saves.ts'
import { botOf, isPlayed, type Seating } from './seating.ts'
import { Seats } from './seats.ts'
import { SqliteWorks } from './sqlite-works.ts'
import { prepareStatements, type Statements } from './statements.ts'
import {
  type Append,
  type DailyRow,
  type GoingBack,
  type GoingOn,
  mostRemoved,
  type NewSave,
  type News,
  type Parked,
  type Person,
  type RulesSnapshot,
  type Standing,
  type Store,
  type StoredClock,
  type StoredTable,
  stepsAfter,
  type TableBrief,
  type TableRow,
  type Unbegun,
} from './store.ts'
import type { Work } from './work.ts'

export interface SqliteOptions extends OpenOptions {
  readonly file: string
  /** Called after every transaction, for the figures. */
  readonly onCommit?: (writes: number, milliseconds: number) => void
}

/** Numbers of tables that are looked at together. */
const adoptedTogether = 100

/** The default store: one SQLite file, written with the durability of WAL and synchronous FULL. */
export class SqliteStore implements Store {
  readonly cluster = null
  readonly #file: OpenFile
  readonly #sql: Statements
  readonly #group: GroupCommit
  readonly #lastSteps: LastSteps
  readonly #lists: Lists
  readonly #saves: Saves
  readonly #seats: Seats
  readonly #works: SqliteWorks
  /** Cached places of the written tables: every step would look them up again. This file is ours alone. */
  readonly #places = new Map<string, Place>()
  /** By table, the step at which the last page of old steps began: the next page mostly ends there. */
  readonly #pages = new Map<number, Page>()
  /** Tables up to this number are adopted, of those that were there at the start. */
  #adopted = 0
  readonly #adoptable: number
  #closed = false

  constructor({ file, onCommit = () => {}, ...options }: SqliteOptions) {
    this.#file = openFile(file, options)
    this.#sql = prepareStatements(this.#file.db)
    this.#adoptable = Number(this.#sql.lastTable.get()!.no ?? 0)
    this.#lastSteps = new LastSteps(this.#file.db)
    this.#lists = new Lists(this.#file.db, this.#lastSteps)
    this.#saves = new Saves(this.#file.db, this.#lastSteps)
    this.#seats = new Seats(this.#file.db)
    const rolledBack = () => {
      this.#places.clear()
      this.#lastSteps.forget()
    }
    const probe = () => void this.#sql.probe.run()
    this.#group = new GroupCommit(this.#file.db, onCommit, rolledBack, probe)
    this.#works = new SqliteWorks(this.#file.db, this.#group)
  }

  read<T>(work: () => Work<T>): Promise<T> {
    return this.#works.read(work)
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return this.#works.write(work)
  }

  readonly saves: Store['saves'] = async campaign => this.#saves.list(campaign)
  readonly save: Store['save'] = async (table, n) => this.#saves.one(table, n)
  readonly savesOf: Store['savesOf'] = async (table, until) => this.#saves.upTo(table, until)
  readonly tablesWithSaves: Store['tablesWithSaves'] = async after => this.#saves.tables(after)
  readonly branches: Store['branches'] = async campaign => this.#saves.branches(campaign)

  secret(name: string, make: () => string): Promise<string> {
    return this.#group.write(() => {
      this.#sql.newSecret.run(name, make())
      return String(this.#sql.secret.get(name)!.value)
    })
  }

  async knownSecret(name: string): Promise<string | null> {
    const row = this.#sql.secret.get(name)
    return row ? String(row.value) : null
  }

  forgetSecret(name: string): Promise<void> {
    return this.#group.write(() => void this.#sql.forgetSecret.run(name))
  }

  count(name: string, add: number): Promise<number> {
    return this.#group.write(() => Number(this.#sql.count.get(name, add)!.value))
  }

  async person(id: string): Promise<Person | null> {
    const row = this.#sql.person.get(id)
    return row ? personOf(row) : null
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    return this.#sql.people.all(JSON.stringify(ids)).map(personOf)
  }

  savePerson({ id, name, language }: Person): Promise<void> {
    return this.#group.write(() => void this.#sql.savePerson.run(id, name, language))
  }

  createTable(
    table: TableRow,
    { saves = [], continues }: { saves?: readonly NewSave[]; continues?: string } = {},
  ): Promise<string> {
    const { id, game, name, rules, options, seed, daily, owner, opening, start, origin = null } = table
    return this.#group.write(() => {
      const there = daily === null ? undefined : this.#sql.dailyTable.get(game, daily, owner)
      if (there) return String(there.id)
      const before = continues === undefined ? undefined : this.#sql.table.get(continues)
      if (before?.continued) return String(before.continued)
      const { lastInsertRowid } = this.#sql.newTable.run(
        ...[id, game, name, rules, JSON.stringify(options), seed, daily, owner, JSON.stringify(opening)],
        ...[start.at, start.actors.join(), start.progress, origin, table.visibility],
        ...originColumns(table),
        Number(table.rated === true),
      )
      for (const save of saves) this.#saves.add(Number(lastInsertRowid), 0, save)
      if (before) this.#saves.continue(Number(before.no), String(before.id), id)
      // Its saves are needed from now on.
      const from = table.begin?.from ? this.#sql.tableNo.get(table.begin.from.table) : undefined
      for (const needed of [before, from]) if (needed) this.#sql.begun.run(needed.no!)
      if (daily === null) this.#sql.newUnbegun.run(lastInsertRowid, owner, start.at)
      this.#seats.add(Number(lastInsertRowid), table)
      return id
    })
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = this.#sql.table.get(id)
    if (!row) return null
    const no = Number(row.no)
    const last = this.#lastSteps.of(no)
    const step = last === null ? null : this.#sql.step.get(last)!
    const version = step ? Number(step.version) : 0
    const kept = this.#sql.snapshot.get(no)
    const left = this.#sql.parked.get(no)
    const snapshot = kept ? snapshotOf(kept) : null
    const parked = left ? parkedOf(left) : null
    const seating = this.#seats.of(row)
    return {
      table: tableOf(row, seating),
      seating,
      version,
      steps: last === null ? [] : this.#chain(last, stepsAfter(version, snapshot, parked), version).texts,
      snapshot,
      parked,
      standing: standingOf(step ?? row),
      result: resultOf(row),
      playsBots: true,
      continued: textOrNull(row.continued),
      wishes: this.#saves.wishes(no),
      clock: this.#clock(no),
    }
  }

  async steps(id: string, after: number, until: number): Promise<readonly string[]> {
    const place = this.#place(id)
    if (!place || place.last === null || after >= until) return []
    const { no } = place
    const page = this.#pages.get(no)
    const { texts, first } = this.#chain(page && page.version >= until ? page.step : place.last, after, until)
    const previous = first === null ? null : this.#sql.previous.get(first)?.previous
    if (this.#pages.size > 1000) this.#pages.clear()
    if (typeof previous === 'number') this.#pages.set(no, { version: after, step: previous })
    return texts
  }

  /** This process knows all steps of its own file, so nobody asks often. */
  async since(id: string, version: number): Promise<News | null> {
    const stored = await this.table(id)
    if (!stored) return null
    const { seating, standing, result, playsBots, continued, wishes, clock } = stored
    const steps = await this.steps(id, version, stored.version)
    const names = new Map<string, string>()
    for (const seat of seating.seats) {
      const row = seat.kind === 'person' ? this.#sql.person.get(seat.person) : undefined
      if (row) names.set(String(row.id), String(row.name))
    }
    return { seating, names, steps, standing, result, playsBots, continued, wishes, clock }
  }

  reseat(table: string, seating: Seating): Promise<boolean> {
    return this.#group.write(() => {
      const no = this.#place(table)?.no
      return no !== undefined && this.#seats.change(no, seating)
    })
  }

  redeal(table: string, seating: Seating, row: TableRow, save: NewSave | null): Promise<boolean> {
    return this.#group.write(() => {
      const place = this.#place(table)
      if (place?.version !== 0 || !this.#seats.redeal(place.no, seating, row)) return false
      if (save) this.#saves.add(place.no, 0, save)
      return true
    })
  }

  looked(table: string, at: number): Promise<void> {
    return this.#group.write(() => this.#seats.looked(table, at))
  }

  append(write: Append): Promise<'stored' | 'conflict'> {
    const { table, version, step, standing, result, snapshot, parked, save, clock } = write
    const actors = standing.actors.join()
    return this.#group.write(() => {
      const place = this.#place(table)
      if (!place || place.version !== version - 1) return 'conflict'
      const { no } = place
      const { at, progress } = standing
      const added = this.#sql.newStep.run(no, version, place.last, at, actors, progress, step)
      place.last = Number(added.lastInsertRowid)
      place.version = version
      this.#lastSteps.set(no, place.last)
      if (version === 1) this.#sql.begun.run(no)
      if (result) {
        this.#sql.finish.run(JSON.stringify(result), no)
        this.#sql.unpark.run(no)
      }
      if (snapshot) this.#keep(no, snapshot)
      if (parked) this.#park(no, parked)
      if (save) this.#saves.add(no, version, save)
      if (clock) this.#sql.saveClock.run(no, ...clockColumns(clock))
      return 'stored'
    })
  }

  setClock(table: string, clock: StoredClock): Promise<boolean> {
    return this.#group.write(() => {
      const no = this.#place(table)?.no
      if (no === undefined || (this.#clock(no)?.rev ?? 0) !== clock.rev) return false
      this.#sql.saveClock.run(no, ...clockColumns(clock))
      return true
    })
  }

  saveSnapshot(table: string, snapshot: RulesSnapshot): Promise<void> {
    return this.#group.write(() => {
      const place = this.#place(table)
      if (place) this.#keep(place.no, snapshot)
    })
  }

  park(table: string, parked: Parked): Promise<void> {
    return this.#group.write(() => {
      const place = this.#place(table)
      if (place) this.#park(place.no, parked)
    })
  }

  wish(table: string, person: string, to: GoingBack | null): Promise<void> {
    return this.#group.write(() => {
      const place = this.#place(table)
      if (place) this.#saves.wish(place.no, person, to)
    })
  }

  returnTo(table: string, there: string): Promise<boolean> {
    return this.#group.write(() => {
      const place = this.#place(table)
      return place !== null && this.#saves.continue(place.no, table, there)
    })
  }

  async tablesOf(person: string): Promise<TableBrief[]> {
    return this.#lists.of(person)
  }

  async openTables(since: number): Promise<TableBrief[]> {
    return this.#lists.open(since)
  }

  async invitationsOf(person: string): Promise<TableBrief[]> {
    return this.#lists.invitations(person)
  }

  async briefs(ids: readonly string[]): Promise<TableBrief[]> {
    return this.#lists.briefs(ids)
  }

  async unbegunOf(person: string): Promise<Unbegun> {
    const { tables, seats } = this.#sql.unbegunOf.get(person)!
    return { tables: Number(tables), seats: Number(seats) }
  }

  async unfinishedOf(person: string, most: number): Promise<number> {
    return Number(this.#sql.unfinishedOf.get(person, most)!.tables)
  }

  async unbegunAmong(ids: readonly string[]): Promise<string[]> {
    return this.#sql.unbegunAmong.all(JSON.stringify([...new Set(ids)])).map(({ id }) => String(id))
  }

  removeStale(before: number): Promise<string[]> {
    return this.#group.write(() => this.#sql.stale.all(before, mostRemoved).map(row => this.#remove(row)))
  }

  remove(table: string): Promise<boolean> {
    return this.#group.write(() => {
      const row = this.#sql.unbegun.get(table)
      if (row) this.#remove(row)
      return row !== undefined
    })
  }

  /** The file belongs to this process alone: its earlier owner is dead, and tables opened later are this one's. */
  async adopt(): Promise<string[]> {
    const waits = (row: Row) => {
      const { seats } = this.#seats.of(row)
      return isPlayed(seats) && this.#standing(row).actors.some(seat => botOf(seats[seat]) !== null)
    }
    while (this.#adopted < this.#adoptable && !this.#closed) {
      const until = Math.min(this.#adopted + adoptedTogether, this.#adoptable)
      const found = this.#sql.withBots.all(this.#adopted, until).filter(waits)
      this.#adopted = until
      if (found.length > 0) return found.map(row => String(row.id))
      // Others are answered in between.
      await setImmediate()
    }
    return []
  }

  async tablesGoingOn(after: number): Promise<GoingOn[]> {
    return this.#sql.goingOn.all(after).map(row => {
      const no = Number(row.no)
      const last = this.#lastSteps.of(no)
      const version = last === null ? 0 : this.#sql.step.get(last)!.version
      return { no, id: String(row.id), parked: this.#sql.parkedVersion.get(no)?.version === version }
    })
  }

  async dailyResults(game: string, day: string, person?: string): Promise<DailyRow[]> {
    const { dailyResults, dailyResultOf } = this.#sql
    const rows = person === undefined ? dailyResults.all(game, day) : dailyResultOf.all(game, day, person)
    return rows.map(dailyRowOf)
  }

  async dailyBegun(game: string, day: string, origin: string): Promise<number> {
    return Number(this.#sql.dailyBegun.get(game, day, origin)!.begun)
  }

  async dailyTable(game: string, day: string, person: string): Promise<string | null> {
    const row = this.#sql.dailyTable.get(game, day, person)
    return row ? String(row.id) : null
  }

  check(): Promise<void> {
    return this.#group.write(() => void this.#sql.probe.run())
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    // Where this cannot be written, the log stays beside the file, and the next start reads it.
    this.#group.write(() => void this.#sql.leave.run()).catch(() => {})
    this.#group.close()
    this.#file.db.close()
    this.#file.unlock()
  }

  #place(id: string): Place | null {
    const known = this.#places.get(id)
    if (known) return known
    const row = this.#sql.tableNo.get(id)
    if (!row) return null
    const no = Number(row.no)
    const last = this.#lastSteps.of(no)
    const place = { no, version: last === null ? 0 : Number(this.#sql.step.get(last)!.version), last }
    if (this.#places.size > 100_000) this.#places.clear()
    this.#places.set(id, place)
    return place
  }

  #clock(no: number): Clock | null {
    const row = this.#sql.clock.get(no)
    return row ? clockOf(row) : null
  }

  #keep(no: number, { version, rules, state, counts }: RulesSnapshot): void {
    this.#sql.saveSnapshot.run(no, version, rules, JSON.stringify(state), ...columnsOf(counts))
  }

  #park(no: number, { version, rules, state, legal, counts }: Parked): void {
    this.#sql.park.run(no, version, rules, JSON.stringify(state), JSON.stringify(legal), ...columnsOf(counts))
  }

  /** The steps after a version up to another one, found by going back from a step; and the number of the first of them. */
  #chain(end: number, after: number, until: number): { texts: string[]; first: number | null } {
    const row = this.#sql.steps.get({ end, after, until })!
    if (row.bodies === null) return { texts: [], first: null }
    return { texts: String(row.bodies).split('\n'), first: Number(row.first) }
  }

  #remove({ no, id }: Row): string {
    const table = Number(no)
    this.#sql.begun.run(table)
    this.#sql.unpark.run(table)
    this.#sql.removeSnapshot.run(table)
    this.#seats.remove(table)
    this.#saves.remove(table, String(id))
    this.#sql.removeTable.run(table)
    this.#places.delete(String(id))
    return String(id)
  }

  #standing(row: Row): Standing {
    const last = this.#lastSteps.of(Number(row.no))
    return standingOf(last === null ? row : this.#sql.step.get(last)!)
  }
}

/** A table's number, and the version and number of its last step. */
type Place = { readonly no: number; version: number; last: number | null }
/** A version, and the number of its step. */
type Page = { readonly version: number; readonly step: number }
