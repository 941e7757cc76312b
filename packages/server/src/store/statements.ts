import type { DatabaseSync } from 'node:sqlite'

export type Statements = ReturnType<typeof prepareStatements>

/** Every statement of the SQLite store, compiled once. */
export function prepareStatements(db: DatabaseSync) {
  const brief = 't.no, t.id, t.game, t.name, t.daily, t.result, t.at, t.actors, t.progress'
  return {
    newSecret: db.prepare('insert into secret (name, value) values (?, ?) on conflict do nothing'),
    secret: db.prepare('select value from secret where name = ?'),

    person: db.prepare('select id, name, language from person where id = ?'),
    savePerson: db.prepare(
      `insert into person (id, name, language) values (?, ?, ?)
       on conflict do update set name = excluded.name, language = excluded.language`,
    ),

    newTable: db.prepare(
      `insert into game_table (id, game, name, rules, options, seed, daily, owner, opening, at, actors, progress)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    newSeat: db.prepare('insert into seat (table_no, seat, kind, who) values (?, ?, ?, ?)'),
    table: db.prepare('select * from game_table where id = ?'),
    tableNo: db.prepare('select no from game_table where id = ?'),
    seats: db.prepare('select kind, who from seat where table_no = ? order by seat'),
    seatOf: db.prepare(`select seat from seat where table_no = ? and who = ? and kind = 'person'`),
    sit: db.prepare(`update seat set kind = 'person', who = ? where table_no = ? and seat = ? and kind = 'open'`),

    newStep: db.prepare(
      `insert into step (table_no, version, previous, at, actors, progress, body) values (?, ?, ?, ?, ?, ?, ?)`,
    ),
    step: db.prepare('select version, at, actors, progress from step where no = ?'),
    /** The chain that ends with a step, as lines of one text: thousands of rows take twice as long to read. */
    steps: db.prepare(
      `with recursive chain (no) as (
         values (?)
         union all
         select s.previous from chain c join step s on s.no = c.no where s.previous is not null
       )
       select group_concat(body, char(10)) as bodies from (select body from chain join step using (no) order by no)`,
    ),
    finish: db.prepare('update game_table set result = ? where no = ?'),

    snapshot: db.prepare('select version, rules, state from snapshot where table_no = ?'),
    saveSnapshot: db.prepare(
      `insert into snapshot (table_no, version, rules, state) values (?, ?, ?, ?)
       on conflict do update set version = excluded.version, rules = excluded.rules, state = excluded.state`,
    ),
    parked: db.prepare('select version, rules, state, legal from parked where table_no = ?'),
    parkedVersion: db.prepare('select version from parked where table_no = ?'),
    park: db.prepare(
      `insert into parked (table_no, version, rules, state, legal) values (?, ?, ?, ?, ?)
       on conflict do update
         set version = excluded.version, rules = excluded.rules, state = excluded.state, legal = excluded.legal
         where excluded.version >= version`,
    ),
    unpark: db.prepare('delete from parked where table_no = ?'),

    playingOf: db.prepare(
      `select ${brief} from seat s join game_table t on t.no = s.table_no
       where s.who = ? and s.kind = 'person' and t.result is null order by t.no desc limit 500`,
    ),
    overOf: db.prepare(
      `select ${brief} from seat s join game_table t on t.no = s.table_no
       where s.who = ? and s.kind = 'person' and t.result is not null order by t.no desc limit 100`,
    ),
    openTables: db.prepare(
      `select ${brief} from game_table t
       where t.no in (select distinct table_no from seat where kind = 'open' order by table_no desc limit 100)
       order by t.no desc`,
    ),
    lastTable: db.prepare('select max(no) as no from game_table'),
    withBots: db.prepare(
      `select ${brief} from game_table t
       where t.no > ? and t.no <= ? and t.result is null
         and exists (select 1 from seat where table_no = t.no and kind = 'bot')
         and not exists (select 1 from seat where table_no = t.no and kind = 'open')
       order by t.no`,
    ),

    goingOn: db.prepare('select no, id from game_table where no > ? and result is null order by no limit 500'),

    dailyTable: db.prepare('select id from game_table where game = ? and daily = ? and owner = ?'),
    dailyResults: db.prepare(
      `select p.id, p.name, p.language, t.result from game_table t join person p on p.id = t.owner
       where t.game = ? and t.daily = ? and t.result is not null`,
    ),
  }
}
