import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Row } from './rows.ts'
import { agreedText, isDecided, nothingAgreed, type Seating, seatColumns, seatingOf } from './seating.ts'
import type { TableRow } from './store.ts'

/** Who sits at tables, in SQLite. */
export class Seats {
  readonly #all: StatementSync
  readonly #agreed: StatementSync
  readonly #add: StatementSync
  readonly #agree: StatementSync
  readonly #place: StatementSync
  readonly #clear: StatementSync
  readonly #about: StatementSync
  readonly #unbegun: StatementSync
  readonly #looked: StatementSync
  readonly #redeal: StatementSync
  readonly #forget: readonly StatementSync[]
  readonly #remove: readonly StatementSync[]

  constructor(db: DatabaseSync) {
    this.#all = db.prepare('select kind, who, stand_in, free, kept_for from seat where table_no = ? order by seat')
    this.#agreed = db.prepare('select rev, body from seating where table_no = ?')
    this.#add = db.prepare(
      'insert into seat (table_no, seat, kind, who, stand_in, free, kept_for, listed) values (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    this.#agree = db.prepare(
      `insert into seating (table_no, rev, body) values (?1, ?2, ?3)
       on conflict do update set rev = excluded.rev, body = excluded.body`,
    )
    this.#place = db.prepare(
      `update seat set kind = ?3, who = ?4, stand_in = ?5, free = ?6, kept_for = ?7, listed = ?8
       where table_no = ?1 and seat = ?2`,
    )
    // Nobody may sit at two seats, not even while seats are being changed.
    this.#clear = db.prepare(`update seat set kind = 'open', who = null where table_no = ?`)
    this.#about = db.prepare(
      `update game_table
       set name = ?1, owner = ?2, visibility = ?3, rated = case when rated = 1 and ?4 = 1 then 2 else rated end
       where no = ?5`,
    )
    this.#unbegun = db.prepare('update unbegun set owner = ? where table_no = ?')
    this.#looked = db.prepare('update game_table set looked = ? where id = ?')
    this.#redeal = db.prepare(
      'update game_table set options = ?, seed = ?, opening = ?, rules = ?, actors = ?, progress = ? where no = ?',
    )
    const gone = (table: string) => db.prepare(`delete from ${table} where table_no = ?`)
    this.#forget = ['snapshot', 'parked', 'save'].map(gone)
    this.#remove = ['seat', 'seating'].map(gone)
  }

  /** Of the table with this row. */
  of(row: Row): Seating {
    const agreed = this.#agreed.get(row.no as number)
    const body = agreed ? { rev: Number(agreed.rev), body: String(agreed.body) } : null
    return seatingOf(row, this.#all.all(row.no as number), body)
  }

  add(no: number, { seats, visibility, agreed }: TableRow): void {
    seats.forEach((seat, i) => {
      const { kind, who, stand_in, free, kept_for, listed } = seatColumns(seat, visibility)
      this.#add.run(no, i, kind, who, stand_in, free, kept_for, listed)
    })
    const body = agreedText({ ...nothingAgreed, ...agreed }, seats)
    if (body !== null) this.#agree.run(no, 0, body)
  }

  /** False if the seating has changed since. */
  change(no: number, seating: Seating): boolean {
    const { seats, visibility, name, owner, rev } = seating
    if (Number(this.#agreed.get(no)?.rev ?? 0) !== rev) return false
    const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []))
    if (new Set(people).size < people.length) return false
    this.#agree.run(no, rev + 1, agreedText(seating, seats) ?? JSON.stringify(nothingAgreed))
    this.#clear.run(no)
    seats.forEach((seat, i) => {
      const { kind, who, stand_in, free, kept_for, listed } = seatColumns(seat, visibility)
      this.#place.run(no, i, kind, who, stand_in, free, kept_for, listed)
    })
    this.#about.run(name, owner, visibility, Number(isDecided(seating)), no)
    this.#unbegun.run(owner, no)
    return true
  }

  /** The same, and the table is set up anew; what was stored of it before is gone. */
  redeal(no: number, seating: Seating, { options, seed, opening, start, rules }: TableRow): boolean {
    if (!this.change(no, seating)) return false
    const texts = [JSON.stringify(options), seed, JSON.stringify(opening), rules] as const
    this.#redeal.run(...texts, start.actors.join(), start.progress, no)
    for (const statement of this.#forget) statement.run(no)
    return true
  }

  looked(id: string, at: number): void {
    this.#looked.run(at, id)
  }

  remove(no: number): void {
    for (const statement of this.#remove) statement.run(no)
  }
}
