import { mostListed as most, mostSeen } from '../store.ts'

/**
 * Every statement of the PostgreSQL store. Each is a transaction of its own, so each may go through another connection, as
 * with a pooler.
 */

/** Which backend of the database it is; ids of processes are used again. */
const started = '(extract(epoch from backend_start) * 1000000)::bigint::text'

/** The first statement on a line: its limits, and who serves it. */
export const session = `
  select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
    set_config('idle_in_transaction_session_timeout', '10000', false),
    set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    pid, ${started} as started
  from pg_stat_activity where pid = pg_backend_pid()`

/** Returns no row when the backend is gone. */
export const endBackend = `select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and ${started} = $2`

const seatFields = `'kind', kind, 'who', who, 'stand_in', stand_in, 'free', free, 'kept_for', kept_for`

const seatsJson = `(select json_agg(json_build_object(${seatFields}) order by seat) from acheron.seat where table_no = t.no)`

/** What the people have agreed on. */
const agreed = '(select to_json(g) from acheron.seating g where g.table_no = t.no) as agreed'
/** The id of the transaction that runs, and later how it has ended: null where it is too long ago. */
export const transaction = 'select txid_current()::text as id'
export const endOfTransaction = 'select txid_status($1::bigint) as status'

const brief = `t.id, t.game, t.name, t.daily, t.rated, t.owner, t.options, t.result, s.at, s.actors, s.progress,
  ${seatsJson} as seats`

const tables = 'acheron.game_table t join acheron.standing s on s.table_no = t.no'

/** The clocks, where there are any. */
const clock = '(select to_json(c) from acheron.clock c where c.table_no = t.no) as clock'

const wishes = `(select json_agg(w order by person) from acheron.wish w where w.table_no = t.no) as wishes`

export const newSecret = 'insert into acheron.secret (name, value) values ($1, $2) on conflict do nothing'
export const secret = 'select value from acheron.secret where name = $1'
export const forgetSecret = 'delete from acheron.secret where name = $1'

export const count = `
  insert into acheron.counter as c (name, value) values ($1, $2)
  on conflict (name) do update set value = c.value + excluded.value returning value`

export const person = 'select id, name, language from acheron.person where id = $1'
export const people = 'select id, name, language from acheron.person where id = any($1)'
export const savePerson = `
  insert into acheron.person (id, name, language) values ($1, $2, $3)
  on conflict (id) do update set name = excluded.name, language = excluded.language`

/** Returns no row where the person has a table of that game and day, or the table that is to go on here goes on elsewhere. */
export const newTable = `
  with before as (
    select no from acheron.game_table where id = $22::text and continued is null for update
  ), added as (
    insert into acheron.game_table
      (id, game, name, rules, options, seed, daily, owner, opening, at, actors, progress, origin,
        start, start_rules, from_table, from_n, campaign, visibility, rated)
    select $1::text, $2::text, $3::text, $4::int, $5::text, $6::text, $7::text, $8::text, $9::text, $10::bigint, $11::text,
      $12::float8, $16::text, $17::text, $18::int, $19::text, $20::int, $21::text, $27::text, $33::int
    where $22::text is null or exists (select from before)
    on conflict (game, daily, owner) where daily is not null do nothing
    returning no, id, at, actors, progress, owner, daily
  ), seated as (
    insert into acheron.seat (table_no, seat, kind, who, stand_in, free, kept_for, listed)
    select no, plan.seat - 1, plan.kind, plan.who, plan.stand_in, plan.free, plan.kept_for, plan.listed
    from added, unnest($13::text[], $14::text[], $28::text[], $29::int[], $30::text[], $31::int[])
      with ordinality as plan (kind, who, stand_in, free, kept_for, listed, seat)
  ), agreed as (
    insert into acheron.seating (table_no, rev, body) select no, 0, $32::text from added where $32::text is not null
  ), stands as (
    insert into acheron.standing (table_no, version, at, actors, progress, process)
    select no, 0, at, actors, progress, $15 from added
  ), waits as (
    insert into acheron.unbegun (table_no, owner, at) select no, owner, at from added where daily is null
  ), saved as (
    insert into acheron.save (table_no, n, version, at, rules, event, state)
    select no, s.n, 0, s.at, s.rules, s.event, s.state
    from added, unnest($23::bigint[], $24::int[], $25::text[], $26::text[]) with ordinality as s (at, rules, event, state, n)
  ), gone_on as (
    update acheron.game_table t set continued = a.id from before b, added a where t.no = b.no
  ), granted as (
    delete from acheron.wish w using before b, added a where w.table_no = b.no
  ), needed as (
    delete from acheron.unbegun u using acheron.game_table t, added a
    where u.table_no = t.no and t.id in ($19::text, $22::text)
  )
  select id from added`

export const continuedAt = 'select continued from acheron.game_table where id = $1'

export const isTable = 'select id from acheron.game_table where id = $1'
export const isNoTable = 'select 1 where not exists (select from acheron.game_table where id = $1)'

export const dailyTable = 'select id from acheron.game_table where game = $1 and daily = $2 and owner = $3'
export const dailyResults = `
  select p.id, p.name, p.language, t.result, exists (select from acheron.account where person = p.id) as known,
    greatest(1, (select count(*) from acheron.game_table o
                 where o.game = t.game and o.daily = t.daily and o.origin = t.origin)) as begun
  from acheron.game_table t join acheron.person p on p.id = t.owner
  where t.game = $1 and t.daily = $2 and t.result is not null`
export const dailyResultOf = `${dailyResults} and t.owner = $3`
export const dailyBegun = `
  select count(*) as begun from acheron.game_table where game = $1 and daily = $2 and origin = $3`

/** With the last steps only: those that the stored states do not cover, and at least $2; see `stepsAfter`. */
export const table = `
  select t.id, t.game, t.name, t.rules, t.options, t.seed, t.daily, t.origin, t.owner, t.opening, t.at, t.actors, t.progress, t.result,
    t.start, t.start_rules, t.from_table, t.from_n, t.campaign, t.continued, ${wishes},
    json_build_object('at', s.at, 'actors', s.actors, 'progress', s.progress) as standing, s.process, s.version,
    t.visibility, t.rated, ${seatsJson} as seats, ${agreed}, ${clock},
    (select string_agg(body, chr(10) order by version) from acheron.step
     where table_no = t.no and step.version >
       case when k.entries is null or (r.table_no is not null and r.entries is null) then 0
       else least(k.version, s.version - $2::int) end) as bodies,
    to_json(k) as snapshot, to_json(r) as parked
  from ${tables} left join acheron.snapshot k on k.table_no = t.no left join acheron.parked r on r.table_no = t.no
  where t.id = $1`

export const steps = `
  select string_agg(body, chr(10) order by version) as bodies
  from acheron.step join acheron.game_table t on t.no = table_no where t.id = $1 and version > $2 and version <= $3`

export const since = `
  select t.result, s.at, s.actors, s.progress, s.process, t.continued, ${wishes},
    t.name, t.owner, t.visibility, t.rated, ${agreed}, ${clock},
    (select json_agg(json_build_object(${seatFields}, 'name', p.name) order by seat)
     from acheron.seat left join acheron.person p on kind = 'person' and p.id = who where table_no = t.no) as seats,
    case when s.version > $2 then
      (select string_agg(body, chr(10) order by version) from acheron.step where table_no = t.no and version > $2)
    end as bodies
  from ${tables} where t.id = $1`

/**
 * Changes the seats at $2, their revision; returns no row where there is another. The process where that is done plays the bots
 * from then on.
 */
const reseatThe = (table: string, about: string, standing: string, more = '') => `
  with the as (
    ${table}
  ), changed as (
    insert into acheron.seating as s (table_no, rev, body) select no, $2::int + 1, $3::text from the
    on conflict (table_no) do update set rev = excluded.rev, body = excluded.body where s.rev = $2::int
    returning table_no
  ), placed as (
    update acheron.seat c
    set kind = g.kind, who = g.who, stand_in = g.stand_in, free = g.free, kept_for = g.kept_for, listed = g.listed
    from changed, unnest($4::text[], $5::text[], $6::text[], $7::int[], $8::text[], $9::int[])
      with ordinality as g (kind, who, stand_in, free, kept_for, listed, seat)
    where c.table_no = changed.table_no and c.seat = g.seat - 1
  ), about as (
    update acheron.game_table t set name = $10, owner = $11, visibility = $12,
      rated = case when rated = 1 and $14::int = 1 then 2 else rated end${about}
    from changed
    where t.no = changed.table_no
  ), held as (
    update acheron.unbegun u set owner = $11 from changed where u.table_no = changed.table_no
  )${more}
  update acheron.standing s set process = $13${standing} from changed where s.table_no = changed.table_no returning s.table_no`

export const reseat = reseatThe('select no from acheron.game_table where id = $1', '', '')

/** Where nobody has moved: the first step waits for the lock, and then finds another game. */
export const redeal = reseatThe(
  `select s.table_no as no from acheron.standing s join acheron.game_table t on t.no = s.table_no
    where t.id = $1 and s.version = 0 for update of s`,
  ', options = $15, seed = $16, opening = $17, rules = $18::int, actors = $19, progress = $20::float8',
  ', actors = $19, progress = $20::float8',
  `, unkept as (
    delete from acheron.snapshot k using changed where k.table_no = changed.table_no
  ), awake as (
    delete from acheron.parked r using changed where r.table_no = changed.table_no
  ), unsaved as (
    delete from acheron.save v using changed where v.table_no = changed.table_no and v.n > 1
  ), saved as (
    insert into acheron.save as v (table_no, n, version, at, rules, event, state)
    select table_no, 1, 0, $21::bigint, $22::int, $23::text, $24::text from changed where $24::text is not null
    on conflict (table_no, n) do update set at = excluded.at, rules = excluded.rules, event = excluded.event, state = excluded.state
  )`,
)

/** Whether that change has been made. */
export const isReseated = `
  select from acheron.seating join acheron.game_table on no = table_no where id = $1 and rev = $2::int + 1 and body = $3`

export const looked = 'update acheron.game_table set looked = $2 where id = $1'

/** A process that has not been seen for this long is dead. */
const dead = `seen < clock_timestamp() - interval '5 seconds'`

/**
 * Stores the steps of many tables, one of each; returns the ids of those that are stored. A table that somebody else holds
 * locked is left out, so that the others do not wait for it. A process that counts as dead stores nothing: others may have taken
 * over by other rules.
 */
export const append = `
  with given as (
    select * from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::float8[], $7::text[],
        $8::int[], $9::int[], $10::text[], $11::int[], $12::int[], $13::int[], $14::text[], $15::int[], $16::int[],
        $18::int[], $19::text[], $20::text[], $21::bigint[], $22::int[], $23::text[], $24::bigint[])
      as g (id, version, body, at, actors, progress, result, kept_version, kept_rules, kept_state, kept_entries, kept_retaken,
        parked_rules, parked_state, parked_entries, parked_retaken, save_rules, save_event, save_state, save_at,
        clock_rev, clock_body, clock_due)
  ), held as (
    select s.table_no, g.*
    from given g join acheron.game_table t on t.id = g.id join acheron.standing s on s.table_no = t.no
    where s.version = g.version - 1 and exists (select from acheron.process where id = $17 and not (${dead}))
    for update of s skip locked
  ), moved as (
    update acheron.standing s
    set version = h.version, at = h.at, actors = h.actors, progress = h.progress, process = $17
    from held h where s.table_no = h.table_no and s.version = h.version - 1
    returning h.*
  ), added as (
    insert into acheron.step (table_no, version, body, process) select table_no, version, body, $17 from moved
  ), begun as (
    delete from acheron.unbegun u using moved m where u.table_no = m.table_no and m.version = 1
  ), kept as (
    insert into acheron.snapshot as k (table_no, version, rules, state, entries, retaken)
    select table_no, kept_version, kept_rules, kept_state, kept_entries, kept_retaken from moved where kept_state is not null
    on conflict (table_no) do update set version = excluded.version, rules = excluded.rules, state = excluded.state,
      entries = excluded.entries, retaken = excluded.retaken
      where excluded.version >= k.version and excluded.rules >= k.rules
  ), parked as (
    insert into acheron.parked as r (table_no, version, rules, state, legal, entries, retaken)
    select table_no, version, parked_rules, parked_state, 'null', parked_entries, parked_retaken
    from moved where parked_state is not null
    on conflict (table_no) do update
      set version = excluded.version, rules = excluded.rules, state = excluded.state, legal = excluded.legal,
        entries = excluded.entries, retaken = excluded.retaken
      where excluded.version >= r.version and excluded.rules >= r.rules
  ), saved as (
    insert into acheron.save (table_no, n, version, at, rules, event, state)
    select table_no, 1 + coalesce((select max(n) from acheron.save s where s.table_no = m.table_no), 0),
      version, save_at, save_rules, save_event, save_state
    from moved m where save_state is not null
  ), clocked as (
    insert into acheron.clock as c (table_no, rev, body, due)
    select table_no, clock_rev, clock_body, clock_due from moved where clock_body is not null
    on conflict (table_no) do update
      set rev = greatest(excluded.rev, c.rev + 1), body = excluded.body, due = excluded.due, shift = 0, leased = 0
  ), ended as (
    update acheron.game_table t set result = m.result from moved m where t.no = m.table_no and m.result is not null
  ), awake as (
    delete from acheron.parked r using moved m where r.table_no = m.table_no and m.result is not null
  )
  select id from moved`

/** Stores the clocks at $2, their revision; returns no row where there is another. */
export const setClock = `
  with the as (
    select no from acheron.game_table where id = $1
      and (exists (select from acheron.clock c where c.table_no = no and c.rev = $2::int - 1)
        or ($2::int = 1 and not exists (select from acheron.clock c where c.table_no = no)))
  ), stored as (
    insert into acheron.clock as c (table_no, rev, body, due) select no, $2::int, $3::text, $4::bigint from the
    on conflict (table_no) do update
      set rev = excluded.rev, body = excluded.body, due = excluded.due, shift = 0, leased = 0
      where c.rev = $2::int - 1
    returning table_no
  )
  update acheron.standing s set process = $5 from stored where s.table_no = stored.table_no returning s.table_no`

/** Whether that change has been made. */
export const isClockSet = `
  select from acheron.clock join acheron.game_table on no = table_no where id = $1 and rev = $2::int and body = $3`

export const versions = `select t.id, s.version from ${tables} where t.id = any($1)`

export const stepsAt = `
  select t.id, s.body, s.process
  from unnest($1::text[], $2::int[]) as g (id, version)
    join acheron.game_table t on t.id = g.id join acheron.step s on s.table_no = t.no and s.version = g.version`

/** Another process may have stored a later one, or one of newer rules. */
export const saveSnapshot = `
  insert into acheron.snapshot as k (table_no, version, rules, state, entries, retaken)
  select no, $2, $3, $4, $5, $6 from acheron.game_table where id = $1
  on conflict (table_no) do update set version = excluded.version, rules = excluded.rules, state = excluded.state,
    entries = excluded.entries, retaken = excluded.retaken
    where excluded.version >= k.version and excluded.rules >= k.rules`

export const park = `
  insert into acheron.parked as r (table_no, version, rules, state, legal, entries, retaken)
  select no, $2, $3, $4, $5, $6, $7 from acheron.game_table where id = $1 and result is null
  on conflict (table_no) do update
    set version = excluded.version, rules = excluded.rules, state = excluded.state, legal = excluded.legal,
      entries = excluded.entries, retaken = excluded.retaken
    where excluded.version >= r.version and excluded.rules >= r.rules`

/**
 * The briefs of the tables that a query of numbers gives. They are few, and looked up one by one (`offset 0` has it so): read as a
 * whole, which PostgreSQL may think cheaper, the tables would cost more the more there are.
 */
const briefs = (numbers: string) => `
  select ${brief} from (${numbers}) m
    cross join lateral (select * from acheron.game_table where no = m.no offset 0) t
    cross join lateral (select * from acheron.standing where table_no = m.no offset 0) s`

/** The tables where the person sits, with their seats. */
const seatsOf = `
  select c.table_no as no, c.seat, c.stand_in from acheron.seat c
  where c.who = $1 and c.kind = 'person' order by c.table_no desc limit ${mostSeen.seats}`

export const tablesOf = `
  with playing as (
    select m.no, s.at, m.seat::text = any(string_to_array(s.actors, ',')) and m.stand_in is null
      and (select true from acheron.seat where table_no = m.no and kind = 'open' limit 1) is null as yours
    from (
      select m.* from (${seatsOf}) m
        cross join lateral (
          select from acheron.game_table where no = m.no and result is null and continued is null offset 0) t
      limit ${mostSeen.unfinished}) m
      cross join lateral (select at, actors from acheron.standing where table_no = m.no offset 0) s
  )
  ${briefs(`
    select no from (select no, yours, row_number() over (order by yours desc, at desc) as place from playing) p
    where place <= case when yours then ${most.turns} else ${most.playing} end
    union all
    (select m.no from (${seatsOf}) m
      cross join lateral (
        select from acheron.game_table where no = m.no and result is not null and continued is null offset 0) t
     limit ${most.over})`)}
  order by t.result is not null, t.no desc`

export const openTables = `
  with seen as (
    select distinct table_no as no from acheron.seat where listed = 1 order by no desc limit ${mostSeen.open}
  ), ranked as (
    select t.*, row_number() over (partition by t.owner order by t.no desc) as nth
    from seen
      cross join lateral (
        select no, owner, coalesce(origin, owner) as place from acheron.game_table
        where no = seen.no and continued is null and result is null and greatest(looked, at) >= $1 offset 0) t
  ), placed as (
    select no, row_number() over (partition by place order by no desc) as nth from ranked where nth <= ${most.openOfOwner}
  )
  ${briefs(`select no from placed order by nth, no desc limit ${most.open}`)}
  order by t.no desc`

export const invitationsOf = `
  ${briefs(`
    select distinct c.table_no as no from acheron.seat c
      cross join lateral (
        select from acheron.game_table where no = c.table_no and result is null and continued is null offset 0) t
    where c.kept_for = $1 order by no desc limit ${most.invitations}`)}
  order by t.no desc`

export const briefsOf = briefs('select no from acheron.game_table where id = any($1)')

export const unbegunOf = `
  select (select count(*) from acheron.unbegun where owner = $1) as tables,
    (select count(*) from (${seatsOf}) m
      cross join lateral (select from acheron.unbegun where table_no = m.no and owner <> $1 offset 0) u) as seats`

export const unfinishedOf = `
  select count(*) as tables from (
    select from (${seatsOf}) m
      cross join lateral (
        select from acheron.game_table where no = m.no and result is null and continued is null offset 0) t
    limit $2) u`

export const unbegunAmong = `
  select t.id from acheron.game_table t join acheron.unbegun u on u.table_no = t.no where t.id = any($1)`

/** Removes the tables where nobody has moved that a query gives, with their standings locked. */
const removeThose = (old: string) => `
  with old as (
    ${old}
  ), disagreed as (
    delete from acheron.seating g using old where g.table_no = old.table_no
  ), unlisted as (
    delete from acheron.unbegun u using old where u.table_no = old.table_no
  ), left_seats as (
    delete from acheron.seat c using old where c.table_no = old.table_no
  ), stood as (
    delete from acheron.standing s using old where s.table_no = old.table_no
  ), kept as (
    delete from acheron.snapshot k using old where k.table_no = old.table_no
  ), awake as (
    delete from acheron.parked r using old where r.table_no = old.table_no
  ), unsaved as (
    delete from acheron.save v using old where v.table_no = old.table_no
  ), unwished as (
    delete from acheron.wish w using old where w.table_no = old.table_no
  ), left_open as (
    update acheron.game_table t set continued = null
    from old join acheron.game_table gone on gone.no = old.table_no
    where t.continued = gone.id and t.no not in (select table_no from old)
  )
  delete from acheron.game_table t using old where t.no = old.table_no returning t.id`

const unbegun = 'select s.table_no from acheron.unbegun u join acheron.standing s on s.table_no = u.table_no'

/** A table where somebody moves at this moment is locked, and stays. */
export const removeStale = removeThose(
  `${unbegun} where u.at < $1 and s.version = 0 order by s.table_no limit $2 for update of s skip locked`,
)

export const remove = removeThose(
  `${unbegun} where s.version = 0 and s.table_no = (select no from acheron.game_table where id = $1) for update of s`,
)

export const tablesGoingOn = `
  select t.no, t.id, coalesce(r.version = s.version, false) as parked
  from ${tables} left join acheron.parked r on r.table_no = t.no
  where t.no > $1 and t.result is null order by t.no limit 500`

export const beat = `
  with me as (
    insert into acheron.process (id, seen, rules) values ($1, clock_timestamp(), $2)
    on conflict (id) do update set seen = clock_timestamp()
  )
  select p.id, p.${dead} as dead, p.rules, f.works_from
  from acheron.format f left join acheron.process p on p.id <> $1`

/** The rules of the others. What a process has sent before it was last seen may still be carried out for a while. */
export const othersRules = `
  select rules from acheron.process where id <> $1 and seen > clock_timestamp() - interval '15 seconds'`

export const farewell = `update acheron.process set seen = '-infinity' where id = $1`

const waits = `t.continued is null and not exists (select from acheron.seat where table_no = t.no and kind = 'open')
    and exists (select from acheron.seat where table_no = t.no and kind = 'person' and stand_in is null)
    and exists (select from acheron.seat where table_no = t.no and (kind = 'bot' or stand_in is not null)
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
