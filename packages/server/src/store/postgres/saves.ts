import { branchOf, type Row, saveBriefOf, saveRowOf } from '../rows.ts'
import {
  type BranchRow,
  type GoingBack,
  mostOfCampaign,
  mostSaves,
  type SaveBrief,
  type SaveRow,
  type TablePlace,
} from '../store.ts'
import type { Question } from './connections.ts'

const of = 't.id, s.n, s.version, s.at, s.event'
const whole = `select ${of}, s.rules, s.state from acheron.game_table t join acheron.save s on s.table_no = t.no where t.id = $1`

const saves = `
  select ${of} from acheron.game_table t join acheron.save s on s.table_no = t.no where t.id = $1 or t.campaign = $1
  order by s.at desc, t.no desc, s.n desc limit ${mostOfCampaign.saves}`

const save = `${whole} and s.n = $2`
const savesUpTo = `${whole} and s.n <= $2 order by s.n`

/** The next save has taken the place of an older one. */
const dropSaves = `
  with mine as (
    select s.table_no, s.n, s.event::json ->> 'at' as moment, s.event::json ->> 'chapter' as chapter
    from acheron.game_table t join acheron.save s on s.table_no = t.no where t.id = $1
  )
  delete from acheron.save s using (
    select m.table_no, m.n from mine m
    order by exists (select from mine e where e.n < m.n and e.moment = m.moment and e.chapter = m.chapter) desc, m.n
    limit (select greatest(0, count(*) - ${mostSaves}) from mine)
  ) d where s.table_no = d.table_no and s.n = d.n`

const tables = `
  select t.no, t.id from acheron.game_table t
  where t.no > $1 and exists (select from acheron.save where table_no = t.no) order by t.no limit 1000`

const branches = `
  select t.id, t.name, s.at, t.result, t.continued, t.from_table, t.from_n
  from acheron.game_table t join acheron.standing s on s.table_no = t.no
  where t.id = $1 or t.campaign = $1 order by t.no desc limit ${mostOfCampaign.branches}`

const wish = `
  insert into acheron.wish (table_no, person, save_table, n) select no, $2, $3, $4 from acheron.game_table where id = $1
  on conflict (table_no, person) do update set save_table = excluded.save_table, n = excluded.n`

const unwish = `
  delete from acheron.wish w using acheron.game_table t where t.id = $1 and w.table_no = t.no and w.person = $2`

const returnTo = `
  with gone_on as (
    update acheron.game_table set continued = $2 where id = $1 and continued is null returning no
  ), reopened as (
    update acheron.game_table set continued = null where id = $2 and exists (select from gone_on)
  ), granted as (
    delete from acheron.wish w using gone_on g where w.table_no = g.no
  )
  select no from gone_on`

const isContinued = 'select from acheron.game_table where id = $1 and continued = $2'

type Read = (text: string, values: readonly unknown[]) => Promise<Row[]>
type Write = (about: string, text: string, values: readonly unknown[], done?: Question) => Promise<Row[]>

/** The saves, wishes and branches in PostgreSQL. */
export class Saves {
  readonly #read: Read
  readonly #write: Write

  constructor(read: Read, write: Write) {
    this.#read = read
    this.#write = write
  }

  async list(campaign: string): Promise<SaveBrief[]> {
    return (await this.#read(saves, [campaign])).map(saveBriefOf)
  }

  async one(table: string, n: number): Promise<SaveRow | null> {
    const [row] = await this.#read(save, [table, n])
    return row ? saveRowOf(row) : null
  }

  async upTo(table: string, n: number): Promise<SaveRow[]> {
    return (await this.#read(savesUpTo, [table, n])).map(saveRowOf)
  }

  async tables(after: number): Promise<TablePlace[]> {
    return (await this.#read(tables, [after])).map(({ no, id }) => ({ no: Number(no), id: String(id) }))
  }

  async branches(campaign: string): Promise<BranchRow[]> {
    return (await this.#read(branches, [campaign])).map(branchOf)
  }

  async wish(table: string, person: string, to: GoingBack | null): Promise<void> {
    if (to) await this.#write(table, wish, [table, person, to.table, to.n])
    else await this.#write(table, unwish, [table, person])
  }

  async returnTo(table: string, there: string): Promise<boolean> {
    const done = { text: isContinued, values: [table, there] }
    return (await this.#write(table, returnTo, [table, there], done)).length === 1
  }

  /** A table with more saves than it keeps lets go of some. */
  async dropSome(table: string): Promise<void> {
    await this.#write(table, dropSaves, [table])
  }
}
