import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LastSteps } from './last-steps.ts'
import { briefOf, type Row, standingOf } from './rows.ts'
import { mostListed as most, mostSeen, type Standing, type TableBrief } from './store.ts'

/** The seats of the person ?1. */
export const seatsOf = `
  select table_no, seat, stand_in from seat where who = ?1 and kind = 'person' order by table_no desc limit ${mostSeen.seats}`

/** The lists of tables in SQLite: a few statements each, however many tables there are. */
export class Lists {
  readonly #lastSteps: LastSteps
  readonly #playing: StatementSync
  readonly #over: StatementSync
  readonly #open: StatementSync
  readonly #invitations: StatementSync
  readonly #numbers: StatementSync
  readonly #briefs: StatementSync
  readonly #steps: StatementSync

  constructor(db: DatabaseSync, lastSteps: LastSteps) {
    this.#lastSteps = lastSteps
    // The index tells what is unfinished: the rows of finished tables are not read.
    this.#playing = db.prepare(
      `select t.no, s.seat,
         s.stand_in is not null or exists (select 1 from seat where table_no = t.no and kind = 'open') as waits,
         l.step_no, t.at, t.actors, t.progress
       from (${seatsOf}) s cross join game_table t indexed by going_on on t.no = s.table_no
         left join last_step l on l.table_no = t.no
       where t.result is null and t.continued is null order by s.table_no desc limit ${mostSeen.unfinished}`,
    )
    this.#over = db.prepare(
      `select t.no from (${seatsOf}) s cross join game_table t on t.no = s.table_no
       where t.result is not null and t.continued is null order by s.table_no desc limit ${most.over}`,
    )
    this.#open = db.prepare(
      `with seen as (
         select distinct table_no as no from seat where listed = 1 order by table_no desc limit ${mostSeen.open}
       ), ranked as (
         select t.no, coalesce(t.origin, t.owner) as place,
           row_number() over (partition by t.owner order by t.no desc) as nth
         from seen cross join game_table t on t.no = seen.no
         where t.continued is null and t.result is null and max(t.looked, t.at) >= ?
       ), placed as (
         select no, row_number() over (partition by place order by no desc) as nth
         from ranked where nth <= ${most.openOfOwner}
       )
       select no from (select no from placed order by nth, no desc limit ${most.open}) order by no desc`,
    )
    this.#invitations = db.prepare(
      `select distinct t.no from seat s cross join game_table t on t.no = s.table_no
       where s.kept_for = ? and t.result is null and t.continued is null order by t.no desc limit ${most.invitations}`,
    )
    this.#numbers = db.prepare('select no from json_each(?) j cross join game_table t on t.id = j.value')
    this.#briefs = db.prepare(
      `select t.no, t.id, t.game, t.name, t.daily, t.rated, t.owner, t.options, t.result,
         l.step_no, t.at, t.actors, t.progress,
         (select json_group_array(
           json_object('kind', kind, 'who', who, 'stand_in', stand_in, 'free', free, 'kept_for', kept_for) order by seat)
          from seat where table_no = t.no) as seats
       from json_each(?) j cross join game_table t on t.no = j.value left join last_step l on l.table_no = t.no
       order by j.key`,
    )
    this.#steps = db.prepare(
      'select s.no, s.at, s.actors, s.progress from json_each(?) j cross join step s on s.no = j.value',
    )
  }

  /** The tables where the person sits, the newest first, those over last. */
  of(person: string): TableBrief[] {
    const playing = this.#playing.all(person)
    const chosen = playing.length > most.playing ? this.#chosen(playing) : playing
    return this.#briefsOf([...chosen, ...this.#over.all(person)])
  }

  /** The newest public tables with a seat for whoever comes, of all owners and places. */
  open(since: number): TableBrief[] {
    return this.#briefsOf(this.#open.all(since))
  }

  invitations(person: string): TableBrief[] {
    return this.#briefsOf(this.#invitations.all(person))
  }

  briefs(ids: readonly string[]): TableBrief[] {
    return this.#briefsOf(this.#numbers.all(JSON.stringify(ids)))
  }

  #chosen(playing: readonly Row[]): readonly Row[] {
    const standings = this.#standings(playing)
    const all = playing.map((row, i) => {
      const { at, actors } = standings[i]!
      return { row, at, yours: row.waits === 0 && actors.includes(Number(row.seat)) }
    })
    return all
      .sort((a, b) => Number(b.yours) - Number(a.yours) || b.at - a.at)
      .filter(({ yours }, i) => i < (yours ? most.turns : most.playing))
      .map(({ row }) => row)
      .sort((a, b) => Number(b.no) - Number(a.no))
  }

  #briefsOf(tables: readonly Row[]): TableBrief[] {
    const rows = this.#briefs.all(JSON.stringify(tables.map(({ no }) => no)))
    const standings = this.#standings(rows)
    return rows.map((row, i) => briefOf(row, JSON.parse(String(row.seats)) as Row[], standings[i]!))
  }

  /** Where the tables stand: as of their last steps, or as they were opened. */
  #standings(rows: readonly Row[]): Standing[] {
    const lasts = rows.map(row => this.#lastSteps.unwritten(Number(row.no)) ?? row.step_no)
    const steps = new Map(this.#steps.all(JSON.stringify(lasts.filter(Boolean))).map(step => [step.no, step]))
    return rows.map((row, i) => standingOf(steps.get(lasts[i] as number) ?? row))
  }
}
