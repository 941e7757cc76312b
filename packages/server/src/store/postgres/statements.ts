/**
 * Every statement of the PostgreSQL store. Each is a transaction of its own, so each may go through another connection, as
 * with a pooler.
 */

const brief = `t.id, t.game, t.name, t.daily, t.result, s.at, s.actors, s.progress,
  (select json_agg(json_build_object('kind', kind, 'who', who) order by seat)
   from acheron.seat where table_no = t.no) as seats`

const tables = 'acheron.game_table t join acheron.standing s on s.table_no = t.no'

export const newSecret = 'insert into acheron.secret (name, value) values ($1, $2) on conflict do nothing'
export const secret = 'select value from acheron.secret where name = $1'

export const person = 'select id, name, language from acheron.person where id = $1'
export const savePerson = `
  insert into acheron.person (id, name, language) values ($1, $2, $3)
  on conflict (id) do update set name = excluded.name, language = excluded.language`

/** Returns no row where the person has a table of that game and day. */
export const newTable = `
  with added as (
    insert into acheron.game_table (id, game, name, rules, options, seed, daily, owner, opening, at, actors, progress)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (game, daily, owner) where daily is not null do nothing
    returning no, id, at, actors, progress
  ), seated as (
    insert into acheron.seat (table_no, seat, kind, who)
    select no, plan.seat - 1, plan.kind, plan.who
    from added, unnest($13::text[], $14::text[]) with ordinality as plan (kind, who, seat)
  ), stands as (
    insert into acheron.standing (table_no, version, at, actors, progress, process)
    select no, 0, at, actors, progress, $15 from added
  )
  select id from added`

export const dailyTable = 'select id from acheron.game_table where game = $1 and daily = $2 and owner = $3'
export const dailyResults = `
  select p.id, p.name, p.language, t.result
  from acheron.game_table t join acheron.person p on p.id = t.owner
  where t.game = $1 and t.daily = $2 and t.result is not null`

export const table = `
  select t.id, t.game, t.name, t.rules, t.options, t.seed, t.daily, t.owner, t.opening, t.at, t.actors, t.progress, t.result,
    json_build_object('at', s.at, 'actors', s.actors, 'progress', s.progress) as standing, s.process,
    (select json_agg(json_build_object('kind', kind, 'who', who) order by seat)
     from acheron.seat where table_no = t.no) as seats,
    (select string_agg(body, chr(10) order by version) from acheron.step where table_no = t.no) as bodies,
    (select to_json(k) from acheron.snapshot k where table_no = t.no) as snapshot,
    (select to_json(r) from acheron.parked r where table_no = t.no) as parked
  from ${tables} where t.id = $1`

export const since = `
  select t.result, s.at, s.actors, s.progress, s.process,
    (select json_agg(json_build_object('kind', kind, 'who', who, 'name', p.name) order by seat)
     from acheron.seat left join acheron.person p on kind = 'person' and p.id = who where table_no = t.no) as seats,
    case when s.version > $2 then
      (select string_agg(body, chr(10) order by version) from acheron.step where table_no = t.no and version > $2)
    end as bodies
  from ${tables} where t.id = $1`

/** The process where a person sits down plays the bots from then on. */
export const sit = `
  with sat as (
    update acheron.seat c set kind = 'person', who = $3
    from acheron.game_table t
    where t.id = $1 and c.table_no = t.no and c.seat = $2 and c.kind = 'open'
      and not exists (select from acheron.seat o where o.table_no = t.no and o.kind = 'person' and o.who = $3)
    returning c.table_no
  )
  update acheron.standing s set process = $4 from sat where s.table_no = sat.table_no`

/**
 * Stores the steps of many tables, one of each; returns the ids of those that are stored. Rows are locked in one order, so that
 * two processes that write to the same tables do not deadlock.
 */
export const append = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::float8[], $7::text[],
        $8::int[], $9::int[], $10::text[])
      as g (id, version, body, at, actors, progress, result, kept_version, kept_rules, kept_state)
  ), held as (
    select s.table_no, g.*
    from given g join acheron.game_table t on t.id = g.id join acheron.standing s on s.table_no = t.no
    where s.version = g.version - 1
    order by s.table_no
    for update of s
  ), moved as (
    update acheron.standing s
    set version = h.version, at = h.at, actors = h.actors, progress = h.progress, process = $11
    from held h where s.table_no = h.table_no and s.version = h.version - 1
    returning h.*
  ), added as (
    insert into acheron.step (table_no, version, body) select table_no, version, body from moved
  ), kept as (
    insert into acheron.snapshot as k (table_no, version, rules, state)
    select table_no, kept_version, kept_rules, kept_state from moved where kept_state is not null
    on conflict (table_no) do update set version = excluded.version, rules = excluded.rules, state = excluded.state
      where excluded.version >= k.version
  ), ended as (
    update acheron.game_table t set result = m.result from moved m where t.no = m.table_no and m.result is not null
  ), awake as (
    delete from acheron.parked r using moved m where r.table_no = m.table_no and m.result is not null
  )
  select id from moved`

export const stepAt = `
  select body from acheron.step s join acheron.game_table t on t.no = s.table_no where t.id = $1 and s.version = $2`

/** Another process may have stored a later one. */
export const saveSnapshot = `
  insert into acheron.snapshot as k (table_no, version, rules, state)
  select no, $2, $3, $4 from acheron.game_table where id = $1
  on conflict (table_no) do update set version = excluded.version, rules = excluded.rules, state = excluded.state
    where excluded.version >= k.version`

export const park = `
  insert into acheron.parked as r (table_no, version, rules, state, legal)
  select no, $2, $3, $4, $5 from acheron.game_table where id = $1 and result is null
  on conflict (table_no) do update
    set version = excluded.version, rules = excluded.rules, state = excluded.state, legal = excluded.legal
    where excluded.version >= r.version`

export const tablesOf = `
  with mine as (
    select t.no, t.result is not null as over,
      row_number() over (partition by t.result is null order by t.no desc) as place
    from acheron.seat c join acheron.game_table t on t.no = c.table_no where c.who = $1 and c.kind = 'person'
  )
  select ${brief} from mine m join acheron.game_table t on t.no = m.no join acheron.standing s on s.table_no = t.no
  where m.place <= case when m.over then 100 else 500 end
  order by m.over, t.no desc`

export const openTables = `
  select ${brief} from ${tables}
  where t.no in (select distinct table_no from acheron.seat where kind = 'open' order by table_no desc limit 100)
  order by t.no desc`

export const tablesGoingOn = `
  select t.no, t.id, coalesce(r.version = s.version, false) as parked
  from ${tables} left join acheron.parked r on r.table_no = t.no
  where t.no > $1 and t.result is null order by t.no limit 500`

/** A process that has not been seen for this long is dead. */
const dead = `seen < now() - interval '5 seconds'`

export const beat = `
  with me as (
    insert into acheron.process (id, seen) values ($1, now()) on conflict (id) do update set seen = now()
  )
  select id, ${dead} as dead from acheron.process where id <> $1`

export const farewell = `update acheron.process set seen = '-infinity' where id = $1`

const waits = `not exists (select from acheron.seat where table_no = t.no and kind = 'open')
    and exists (select from acheron.seat where table_no = t.no and kind = 'bot'
      and seat::text = any(string_to_array(s.actors, ',')))`

/** Adopts some tables of dead processes at a time, so that several processes share them. */
export const adopt = `
  with left_behind as (
    select s.table_no from ${tables}
    where s.process = any($2) and t.result is null
    order by s.table_no limit 1000 for update of s skip locked
  )
  update acheron.standing s set process = $1
  from left_behind l join acheron.game_table t on t.no = l.table_no
  where s.table_no = l.table_no
  returning t.id, ${waits} as waits`

export const waitingOf = `select t.id from ${tables} where s.process = $1 and t.result is null and ${waits}`

export const bury = `
  delete from acheron.process p where p.id = any($1) and ${dead} and not exists (
    select from acheron.standing s join acheron.game_table t on t.no = s.table_no
    where s.process = p.id and t.result is null)`
