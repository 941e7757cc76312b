import { setImmediate } from 'node:timers/promises'
import type { Result, Seat } from '@acheron/engine'
import { GroupCommit } from './group.ts'
import { LastSteps } from './last-steps.ts'
import { type OpenFile, openFile } from './open.ts'
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
} from './rows.ts'
import { prepareStatements, type Statements } from './statements.ts'
import type {
  Append,
  GoingOn,
  News,
  Parked,
  Person,
  RulesSnapshot,
  SeatRow,
  Store,
  StoredTable,
  TableBrief,
  TableRow,
} from './store.ts'

export interface SqliteOptions {
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
  /** Cached places of the written tables: every step would look them up again. This file is ours alone. */
  readonly #places = new Map<string, Place>()
  /** Tables up to this number are adopted, of those that were there at the start. */
  #adopted = 0
  readonly #adoptable: number
  #closed = false

  constructor({ file, onCommit = () => {} }: SqliteOptions) {
    this.#file = openFile(file)
    this.#sql = prepareStatements(this.#file.db)
    this.#adoptable = Number(this.#sql.lastTable.get()!.no ?? 0)
    this.#lastSteps = new LastSteps(this.#file.db)
    this.#group = new GroupCommit(this.#file.db, onCommit, () => {
      this.#places.clear()
      this.#lastSteps.forget()
    })
  }

  secret(name: string, make: () => string): Promise<string> {
    return this.#group.write(() => {
      this.#sql.newSecret.run(name, make())
      return String(this.#sql.secret.get(name)!.value)
    })
  }

  async person(id: string): Promise<Person | null> {
    const row = this.#sql.person.get(id)
    return row ? personOf(row) : null
  }

  savePerson({ id, name, language }: Person): Promise<void> {
    return this.#group.write(() => void this.#sql.savePerson.run(id, name, language))
  }

  createTable(table: TableRow): Promise<string> {
    const { id, game, name, rules, options, seed, daily, owner, opening, start } = table
    return this.#group.write(() => {
      const there = daily === null ? undefined : this.#sql.dailyTable.get(game, daily, owner)
      if (there) return String(there.id)
      const { lastInsertRowid } = this.#sql.newTable.run(
        ...[id, game, name, rules, JSON.stringify(options), seed, daily, owner, JSON.stringify(opening)],
        ...[start.at, start.actors.join(), start.progress],
      )
      table.seats.forEach((seat, i) => {
        this.#sql.newSeat.run(lastInsertRowid, i, seat.kind, whoOf(seat))
      })
      return id
    })
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = this.#sql.table.get(id)
    if (!row) return null
    const no = Number(row.no)
    const last = this.#lastSteps.of(no)
    const snapshot = this.#sql.snapshot.get(no)
    const parked = this.#sql.parked.get(no)
    return {
      table: { ...tableOf(row), seats: this.#seats(no) },
      steps: last === null ? [] : String(this.#sql.steps.get(last)!.bodies).split('\n'),
      snapshot: snapshot ? snapshotOf(snapshot) : null,
      parked: parked ? parkedOf(parked) : null,
      standing: standingOf(last === null ? row : this.#sql.step.get(last)!),
      result: resultOf(row),
      playsBots: true,
    }
  }

  /** This process knows all steps of its own file, so nobody asks often. */
  async since(id: string, version: number): Promise<News | null> {
    const stored = await this.table(id)
    if (!stored) return null
    const { table, steps, standing, result, playsBots } = stored
    const names = new Map<string, string>()
    for (const seat of table.seats) {
      const row = seat.kind === 'person' ? this.#sql.person.get(seat.person) : undefined
      if (row) names.set(String(row.id), String(row.name))
    }
    return { seats: table.seats, names, steps: steps.slice(version), standing, result, playsBots }
  }

  sit(table: string, seat: Seat, person: string): Promise<boolean> {
    return this.#group.write(() => {
      const no = this.#place(table)?.no
      if (no === undefined || this.#sql.seatOf.get(no, person)) return false
      return this.#sql.sit.run(person, no, seat).changes === 1
    })
  }

  append({ table, version, step, standing, result, snapshot }: Append): Promise<'stored' | 'conflict'> {
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
      if (result) {
        this.#sql.finish.run(JSON.stringify(result), no)
        this.#sql.unpark.run(no)
      }
      if (snapshot) this.#keep(no, snapshot)
      return 'stored'
    })
  }

  saveSnapshot(table: string, snapshot: RulesSnapshot): Promise<void> {
    return this.#group.write(() => {
      const place = this.#place(table)
      if (place) this.#keep(place.no, snapshot)
    })
  }

  park(table: string, { version, rules, state, legal }: Parked): Promise<void> {
    return this.#group.write(() => {
      const place = this.#place(table)
      if (place) this.#sql.park.run(place.no, version, rules, JSON.stringify(state), JSON.stringify(legal))
    })
  }

  async tablesOf(person: string): Promise<TableBrief[]> {
    return [...this.#sql.playingOf.all(person), ...this.#sql.overOf.all(person)].map(row => this.#brief(row))
  }

  async openTables(): Promise<TableBrief[]> {
    return this.#sql.openTables.all().map(row => this.#brief(row))
  }

  /** The file belongs to this process alone: its earlier owner is dead, and tables opened later are this one's. */
  async adopt(): Promise<string[]> {
    const waits = (row: Row) => {
      const { standing, seats } = this.#brief(row)
      return standing.actors.some(seat => seats[seat]?.kind === 'bot')
    }
    while (this.#adopted < this.#adoptable && !this.#closed) {
      const from = this.#adopted
      this.#adopted += adoptedTogether
      const found = this.#sql.withBots.all(from, Math.min(this.#adopted, this.#adoptable)).filter(waits)
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

  async dailyResults(game: string, day: string): Promise<{ person: Person; result: Result }[]> {
    return this.#sql.dailyResults.all(game, day).map(row => ({ person: personOf(row), result: resultOf(row)! }))
  }

  async dailyTable(game: string, day: string, person: string): Promise<string | null> {
    const row = this.#sql.dailyTable.get(game, day, person)
    return row ? String(row.id) : null
  }

  async check(): Promise<void> {
    this.#sql.secret.get('')
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
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

  #keep(no: number, { version, rules, state }: RulesSnapshot): void {
    this.#sql.saveSnapshot.run(no, version, rules, JSON.stringify(state))
  }

  #seats(no: number): SeatRow[] {
    return this.#sql.seats.all(no).map(seatOf)
  }

  #brief(row: Row): TableBrief {
    const no = Number(row.no)
    const last = this.#lastSteps.of(no)
    return {
      id: String(row.id),
      game: String(row.game),
      name: String(row.name),
      daily: textOrNull(row.daily),
      over: row.result !== null,
      seats: this.#seats(no),
      standing: standingOf(last === null ? row : this.#sql.step.get(last)!),
    }
  }
}

/** A table's number, and the version and number of its last step. */
type Place = { readonly no: number; version: number; last: number | null }
