import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LastSteps } from './last-steps.ts'
import { branchOf, saveBriefOf, saveRowOf, standingOf, wishOf } from './rows.ts'
import {
  type BranchRow,
  type GoingBack,
  mostOfCampaign,
  mostSaves,
  type NewSave,
  type SaveBrief,
  type SaveRow,
  type TablePlace,
  type Wish,
} from './store.ts'

const ofCampaign = '(t.id = ?1 or t.campaign = ?1)'

/** The saves, wishes and branches in SQLite. Whatever writes is called in a transaction. */
export class Saves {
  readonly #lastSteps: LastSteps
  readonly #add: StatementSync
  readonly #last: StatementSync
  readonly #drop: StatementSync
  readonly #list: StatementSync
  readonly #one: StatementSync
  readonly #upTo: StatementSync
  readonly #tables: StatementSync
  readonly #branches: StatementSync
  readonly #step: StatementSync
  readonly #wishes: StatementSync
  readonly #wish: StatementSync
  readonly #unwish: StatementSync
  readonly #forgetWishes: StatementSync
  readonly #continue: StatementSync
  readonly #reopen: StatementSync
  readonly #left: StatementSync
  readonly #remove: StatementSync

  constructor(db: DatabaseSync, lastSteps: LastSteps) {
    this.#lastSteps = lastSteps
    this.#add = db.prepare(
      'insert into save (table_no, n, version, at, rules, event, state) values (?, ?, ?, ?, ?, ?, ?)',
    )
    this.#last = db.prepare('select coalesce(max(n), 0) as n, count(*) as kept from save where table_no = ?')
    this.#drop = db.prepare(
      `delete from save where table_no = ?1 and n in (
         select s.n from save s where s.table_no = ?1
         order by not exists (select 1 from save e where e.table_no = ?1 and e.n < s.n
           and e.event ->> '$.at' = s.event ->> '$.at' and e.event ->> '$.chapter' = s.event ->> '$.chapter'), s.n
         limit ?2)`,
    )
    const of = 't.id, s.n, s.version, s.at, s.event'
    this.#list = db.prepare(
      `select ${of} from game_table t join save s on s.table_no = t.no where ${ofCampaign}
       order by s.at desc, t.no desc, s.n desc limit ${mostOfCampaign.saves}`,
    )
    const whole = `select ${of}, s.rules, s.state from game_table t join save s on s.table_no = t.no where t.id = ?`
    this.#one = db.prepare(`${whole} and s.n = ?`)
    this.#upTo = db.prepare(`${whole} and s.n <= ? order by s.n`)
    this.#tables = db.prepare(
      'select no, id from game_table t where no > ? and exists (select 1 from save where table_no = t.no) order by no limit 1000',
    )
    this.#branches = db.prepare(
      `select t.no, t.id, t.name, t.at, t.actors, t.progress, t.result, t.continued, t.from_table, t.from_n
       from game_table t where ${ofCampaign} order by t.no desc limit ${mostOfCampaign.branches}`,
    )
    this.#step = db.prepare('select at, actors, progress from step where no = ?')
    this.#wishes = db.prepare('select person, save_table, n from wish where table_no = ? order by person')
    this.#wish = db.prepare(
      `insert into wish (table_no, person, save_table, n) values (?, ?, ?, ?)
       on conflict do update set save_table = excluded.save_table, n = excluded.n`,
    )
    this.#unwish = db.prepare('delete from wish where table_no = ? and person = ?')
    this.#forgetWishes = db.prepare('delete from wish where table_no = ?')
    this.#continue = db.prepare('update game_table set continued = ? where id = ? and continued is null')
    this.#reopen = db.prepare('update game_table set continued = null where id = ?')
    this.#left = db.prepare('update game_table set continued = null where continued = ?')
    this.#remove = db.prepare('delete from save where table_no = ?')
  }

  add(no: number, version: number, { at, rules, event, state }: NewSave): void {
    const { n, kept } = this.#last.get(no)!
    this.#add.run(no, Number(n) + 1, version, at, rules, JSON.stringify(event), JSON.stringify(state))
    if (Number(kept) >= mostSaves) this.#drop.run(no, Number(kept) + 1 - mostSaves)
  }

  list(campaign: string): SaveBrief[] {
    return this.#list.all(campaign).map(saveBriefOf)
  }

  one(table: string, n: number): SaveRow | null {
    const row = this.#one.get(table, n)
    return row ? saveRowOf(row) : null
  }

  upTo(table: string, n: number): SaveRow[] {
    return this.#upTo.all(table, n).map(saveRowOf)
  }

  tables(after: number): TablePlace[] {
    return this.#tables.all(after).map(({ no, id }) => ({ no: Number(no), id: String(id) }))
  }

  branches(campaign: string): BranchRow[] {
    return this.#branches.all(campaign).map(row => {
      const last = this.#lastSteps.of(Number(row.no))
      return branchOf({ ...row, at: standingOf(last === null ? row : this.#step.get(last)!).at })
    })
  }

  wishes(no: number): Wish[] {
    return this.#wishes.all(no).map(wishOf)
  }

  wish(no: number, person: string, to: GoingBack | null): void {
    if (to) this.#wish.run(no, person, to.table, to.n)
    else this.#unwish.run(no, person)
  }

  /** The table goes on there; false if it goes on elsewhere already. */
  continue(no: number, id: string, there: string): boolean {
    if (this.#continue.run(there, id).changes !== 1) return false
    this.#reopen.run(there)
    this.#forgetWishes.run(no)
    return true
  }

  /** The table is about to be removed: what goes on there is left open again. */
  remove(no: number, id: string): void {
    this.#left.run(id)
    this.#forgetWishes.run(no)
    this.#remove.run(no)
  }
}
