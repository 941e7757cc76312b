import type { DatabaseSync } from 'node:sqlite'
import { seatsOf } from './lists.ts'

/** The results of a day. */
const dailyResults = `
  select p.id, p.name, p.language, t.result, exists (select 1 from account where person = p.id) as known,
    max(1, (select count(*) from game_table o
            where o.game = t.game and o.daily = t.daily and o.origin = t.origin)) as begun
  from game_table t join person p on p.id = t.owner
  where t.game = ? and t.daily = ? and t.result is not null`

export type Statements = ReturnType<typeof prepareStatements>

/** Every statement of the SQLite store, compiled once. */
export function prepareStatements(db: DatabaseSync) {
  const brief = 't.no, t.id, t.name, t.owner, t.visibility, t.at, t.actors, t.progress'
  return {
    newSecret: db.prepare('insert into secret (name, value) values (?, ?) on conflict do nothing'),
    secret: db.prepare('select value from secret where name = ?'),
    forgetSecret: db.prepare('delete from secret where name = ?'),
    count: db.prepare(
      `insert into counter (name, value) values (?, ?)
       on conflict do update set value = value + excluded.value returning value`,
    ),

    probe: db.prepare('update upkeep set probes = probes + 1'),
    leave: db.prepare('update upkeep set in_use = 0'),

    person: db.prepare('select id, name, language from person where id = ?'),
    people: db.prepare('select id, name, language from person where id in (select value from json_each(?))'),
    savePerson: db.prepare(
      `insert into person (id, name, language) values (?, ?, ?)
       on conflict do update set name = excluded.name, language = excluded.language`,
    ),

    newTable: db.prepare(
      `insert into game_table
         (id, game, name, rules, options, seed, daily, owner, opening, at, actors, progress, origin, visibility,
           start, start_rules, from_table, from_n, campaign, rated)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    table: db.prepare('select * from game_table where id = ?'),
    tableNo: db.prepare('select no from game_table where id = ?'),

    newStep: db.prepare(
      `insert into step (table_no, version, previous, at, actors, progress, body) values (?, ?, ?, ?, ?, ?, ?)`,
    ),
    step: db.prepare('select version, at, actors, progress from step where no = ?'),
    /**
     * The chain of steps after a version that ends with a step, up to another version, as lines of one text: thousands of rows
     * take twice as long to read.
     */
    steps: db.prepare(
      `with recursive chain (no) as (
         values ($end)
         union all
         select s.previous from chain c join step s on s.no = c.no where s.version > $after + 1
       )
       select group_concat(body, char(10)) as bodies, min(no) as first
       from (select no, body from chain join step using (no) where version > $after and version <= $until order by no)`,
    ),
    previous: db.prepare('select previous from step where no = ?'),
    finish: db.prepare('update game_table set result = ? where no = ?'),

    clock: db.prepare('select rev, body, shift from clock where table_no = ?'),
    saveClock: db.prepare(
      `insert into clock (table_no, rev, body, due) values (?, ?, ?, ?)
       on conflict do update set rev = excluded.rev, body = excluded.body, due = excluded.due, shift = 0, leased = 0`,
    ),

    snapshot: db.prepare('select version, rules, state, entries, retaken from snapshot where table_no = ?'),
    saveSnapshot: db.prepare(
      `insert into snapshot (table_no, version, rules, state, entries, retaken) values (?, ?, ?, ?, ?, ?)
       on conflict do update set version = excluded.version, rules = excluded.rules, state = excluded.state,
         entries = excluded.entries, retaken = excluded.retaken`,
    ),
    parked: db.prepare('select version, rules, state, legal, entries, retaken from parked where table_no = ?'),
    parkedVersion: db.prepare('select version from parked where table_no = ?'),
    park: db.prepare(
      `insert into parked (table_no, version, rules, state, legal, entries, retaken) values (?, ?, ?, ?, ?, ?, ?)
       on conflict do update
         set version = excluded.version, rules = excluded.rules, state = excluded.state, legal = excluded.legal,
           entries = excluded.entries, retaken = excluded.retaken
         where excluded.version >= version`,
    ),
    unpark: db.prepare('delete from parked where table_no = ?'),

    lastTable: db.prepare('select max(no) as no from game_table'),
    withBots: db.prepare(
      `select ${brief} from game_table t
       where t.no > ? and t.no <= ? and t.result is null and t.continued is null
         and (exists (select 1 from seat where table_no = t.no and kind = 'bot')
           or exists (select 1 from seat where table_no = t.no and stand_in is not null))
         and not exists (select 1 from seat where table_no = t.no and kind = 'open')
       order by t.no`,
    ),

    newUnbegun: db.prepare('insert into unbegun (table_no, owner, at) values (?, ?, ?)'),
    begun: db.prepare('delete from unbegun where table_no = ?'),
    unbegunOf: db.prepare(
      `select (select count(*) from unbegun where owner = ?1) as tables,
         (select count(*) from (${seatsOf}) s cross join unbegun u on u.table_no = s.table_no
          where u.owner <> ?1) as seats`,
    ),
    unfinishedOf: db.prepare(
      `select count(*) as tables from
         (select 1 from (${seatsOf}) s cross join game_table t indexed by going_on on t.no = s.table_no
          where t.result is null and t.continued is null limit ?2)`,
    ),
    unbegunAmong: db.prepare(
      `select t.id from json_each(?) j cross join game_table t on t.id = j.value join unbegun u on u.table_no = t.no`,
    ),
    stale: db.prepare(
      `select t.no, t.id from unbegun u join game_table t on t.no = u.table_no where u.at < ? order by t.no limit ?`,
    ),
    unbegun: db.prepare('select t.no, t.id from game_table t join unbegun u on u.table_no = t.no where t.id = ?'),
    removeSnapshot: db.prepare('delete from snapshot where table_no = ?'),
    removeTable: db.prepare('delete from game_table where no = ?'),

    goingOn: db.prepare('select no, id from game_table where no > ? and result is null order by no limit 500'),

    dailyTable: db.prepare('select id from game_table where game = ? and daily = ? and owner = ?'),
    dailyResults: db.prepare(dailyResults),
    dailyResultOf: db.prepare(`${dailyResults} and t.owner = ?`),
    dailyBegun: db.prepare('select count(*) as begun from game_table where game = ? and daily = ? and origin = ?'),
  }
}
