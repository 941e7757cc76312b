/**
 * The migrations of both databases, oldest first, after those that each has of its own. Never change one that was released: add
 * the next at the end.
 *
 * A text is written as PostgreSQL takes it; for a data file `forFile` makes another of it. So it keeps to what both have:
 *
 * - every name of a table stands behind `acheron.`, that of a new index alone; a statement ends with a semicolon, and has no other;
 * - columns are `text`, `integer`, `bigint` (times in milliseconds, numbers of tables) or `double precision`; truth is an
 *   integer, 0 or 1; what is structured is JSON in a text. A number that counts by itself is `bigint generated always as
 *   identity primary key`;
 * - `alter table ... add column` adds one column, which may be null or has a default;
 * - it only adds, so that processes of the version before go on beside it. One that does more raises `worksFrom`
 *   (see `postgres/schema.ts`).
 *
 * Where the databases need different texts, as the tables of old do, an entry has two. A new table is in every backup by itself.
 */
const later: readonly (string | { readonly file: string; readonly database: string })[] = [
  // Who is behind a cookie: see `subjects/sessions.ts`.
  `
  create table acheron.session (
    id text primary key,
    token text not null unique,
    person text not null,
    device text not null,
    made bigint not null,
    seen bigint not null
  );
  create index session_of_person on acheron.session (person);
  `,
  // Accounts, their passkeys, and what is good once or for a while: see `subjects/accounts.ts` and `subjects/tickets.ts`.
  `
  alter table acheron.session add column way text not null default 'guest';
  alter table acheron.session add column ended bigint;
  create index session_ended on acheron.session (ended) where ended is not null;

  create table acheron.account (
    person text primary key,
    name text not null,
    folded text not null unique,
    password text,
    made bigint not null
  );

  create table acheron.passkey (
    id text primary key,
    person text not null,
    name text not null,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    made bigint not null,
    used bigint
  );
  create index passkey_of_person on acheron.passkey (person);

  create table acheron.ticket (
    hash text primary key,
    kind text not null,
    person text not null,
    until bigint not null
  );
  create index ticket_of_person on acheron.ticket (person, kind);
  create index ticket_until on acheron.ticket (until);
  `,
  // Who sits where and who may come in: see `seating.ts`. Tables with an open seat were in the lobby, others by their link.
  // Processes of before would show tables that are hidden, so they must end.
  `
  alter table acheron.game_table add column visibility text not null default 'link';
  alter table acheron.game_table add column looked bigint not null default 0;
  alter table acheron.seat add column stand_in text;
  alter table acheron.seat add column free integer not null default 0;
  alter table acheron.seat add column kept_for text;
  alter table acheron.seat add column listed integer not null default 0;
  update acheron.game_table set visibility = 'public' where no in (select table_no from acheron.seat where kind = 'open');
  update acheron.seat set listed = 1 where kind = 'open';
  create index seat_listed on acheron.seat (table_no) where listed = 1;
  create index seat_kept on acheron.seat (kept_for, table_no) where kept_for is not null;
  create index seat_stood_in on acheron.seat (table_no) where stand_in is not null;
  create table acheron.seating (
    table_no bigint primary key references acheron.game_table,
    rev integer not null,
    body text not null
  );
  `,
  // What is said at tables, how far people have read it, and whom they do not hear: see `subjects/talk.ts` and `subjects/hushed.ts`.
  `
  create table acheron.said (
    table_no bigint not null references acheron.game_table on delete cascade,
    side text not null,
    n integer not null,
    person text not null,
    seat integer,
    at bigint not null,
    words text,
    phrase text,
    origin text not null,
    primary key (table_no, side, n)
  );
  create index said_by_person on acheron.said (person);

  create table acheron.listener (
    table_no bigint not null references acheron.game_table on delete cascade,
    person text not null,
    side text not null,
    since integer not null,
    read integer not null,
    primary key (table_no, person, side)
  );
  create index listener_of_person on acheron.listener (person);

  create table acheron.hushed (
    id text primary key,
    person text not null,
    other text not null,
    place text not null,
    how text not null,
    at bigint not null,
    unique (person, other, place)
  );
  create index hushed_by on acheron.hushed (other, person);
  `,
  // Order in the house: see `subjects/order.ts`.
  `
  create table acheron.report (
    no bigint generated always as identity primary key,
    at bigint not null,
    by_person text not null,
    about text,
    place text not null,
    reason text not null,
    words text not null,
    context text not null,
    done integer not null,
    note text not null
  );
  create index report_done on acheron.report (done, no);
  create index report_by on acheron.report (by_person);

  create table acheron.ban (
    id text primary key,
    person text,
    origin text,
    until bigint not null,
    reason text not null,
    at bigint not null
  );
  create index ban_on_person on acheron.ban (person, until) where person is not null;
  create index ban_on_origin on acheron.ban (origin, until) where origin is not null;

  create table acheron.admin (person text primary key, at bigint not null);

  create table acheron.audit (
    no bigint generated always as identity primary key,
    at bigint not null,
    by_person text not null,
    act text not null,
    about text,
    place text,
    words text not null
  );
  create index audit_about on acheron.audit (about, no) where about is not null;
  `,
  // What people let others see of them: see `subjects/profiles.ts`.
  `
  create table acheron.profile (
    person text primary key,
    shown text not null
  );
  `,
  // What the lobby shows, and how many of what: see `subjects/lobby.ts`. Tables that waited for people are there at once.
  `
  create table acheron.lobby (
    id text primary key,
    no bigint not null,
    state text not null,
    game text not null,
    language text not null,
    free integer not null,
    owner text not null,
    place text not null,
    looked bigint not null
  );
  create index lobby_newest on acheron.lobby (state, no);
  create index lobby_cell on acheron.lobby (state, game, language, free, no);
  create index lobby_of_owner on acheron.lobby (owner);
  create index lobby_of_place on acheron.lobby (place);
  create index lobby_looked on acheron.lobby (state, looked);
  create table acheron.lobby_count (
    state text not null,
    game text not null,
    language text not null,
    free integer not null,
    n integer not null,
    primary key (state, game, language, free)
  );
  insert into acheron.lobby
    select t.id, t.no, 'open', t.game, coalesce(p.language, 'en'), s.free, t.owner, coalesce(t.origin, t.owner), t.at
    from (select table_no, cast(count(*) as integer) as free from acheron.seat where listed = 1 group by table_no) s
      join acheron.game_table t on t.no = s.table_no
      left join acheron.person p on p.id = t.owner
    where t.visibility = 'public' and t.result is null and t.continued is null;
  insert into acheron.lobby_count
    select state, game, language, free, cast(count(*) as integer) from acheron.lobby group by state, game, language, free;
  `,
  // What people are told when they are not here: see `subjects/notices.ts` and `subjects/outbox.ts`.
  `
  create table acheron.notice_choice (
    person text primary key,
    body text not null,
    since bigint not null,
    feed text
  );
  create index notice_feed on acheron.notice_choice (feed) where feed is not null;

  create table acheron.notice_target (
    id text primary key,
    person text not null,
    way text not null,
    address text not null,
    secret text not null,
    made bigint not null,
    confirmed integer not null,
    sent bigint,
    problem text,
    problem_at bigint
  );
  create index notice_target_of_person on acheron.notice_target (person);
  create index notice_target_at on acheron.notice_target (address);

  create table acheron.notice_mute (
    person text not null,
    place text not null,
    primary key (person, place)
  );

  create table acheron.notice_known (
    person text not null,
    place text not null,
    version integer not null,
    at bigint not null,
    body text not null,
    primary key (person, place)
  );

  create table acheron.notice (
    no bigint generated always as identity primary key,
    target text not null,
    person text not null,
    kind text not null,
    place text not null,
    version bigint not null,
    at bigint not null,
    due bigint not null,
    lease bigint not null,
    tries integer not null,
    state text not null,
    unique (target, kind, place, version)
  );
  create index notice_due on acheron.notice (due) where state = 'waiting';
  create index notice_of_person on acheron.notice (person);
  create index notice_over on acheron.notice (at) where state <> 'waiting';
  `,
  // Programs and the tokens by which they come: see `subjects/programs.ts`.
  `
  create table acheron.program (
    person text primary key,
    owner text not null,
    made bigint not null
  );
  create index program_of_owner on acheron.program (owner);
  create table acheron.program_token (
    id text primary key,
    token text not null unique,
    person text not null,
    owner text not null,
    name text not null,
    scopes text not null,
    made bigint not null,
    seen bigint not null
  );
  create index program_token_of_owner on acheron.program_token (owner);
  `,
  // The clocks of tables, and until when the house was served: see `subjects/clocks.ts`. Processes of before would leave the clocks
  // of those who move as they are, so they must end.
  `
  create table acheron.clock (
    table_no bigint primary key references acheron.game_table on delete cascade,
    rev integer not null,
    body text not null,
    due bigint,
    shift bigint not null default 0,
    leased bigint not null default 0
  );
  create index clock_due on acheron.clock (due) where due is not null;
  create table acheron.served (
    id integer primary key,
    at bigint not null,
    gaps integer not null
  );
  `,
  // Since when people are away from their seats: see `subjects/attendance.ts`.
  `
  create table acheron.attendance (
    table_no bigint not null references acheron.game_table on delete cascade,
    person text not null,
    process text not null,
    gone bigint,
    primary key (table_no, person)
  );
  create index attendance_of_person on acheron.attendance (person);
  `,
  // Ratings: see `subjects/ratings.ts`. A table is 1 while it is rated, 2 once its places are certain before its end, 3 once they
  // are counted.
  `
  alter table acheron.game_table add column rated integer not null default 0;
  create index rated_over on acheron.game_table (no) where rated = 1 and result is not null;
  create index rated_decided on acheron.game_table (no) where rated = 2;

  create table acheron.rating (
    person text not null,
    game text not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    primary key (person, game)
  );

  create table acheron.rated_game (
    person text not null,
    table_no bigint not null references acheron.game_table on delete cascade,
    game text not null,
    seat integer not null,
    place integer not null,
    players integer not null,
    games integer not null,
    before_mu double precision not null,
    before_sigma double precision not null,
    mu double precision not null,
    sigma double precision not null,
    at bigint not null,
    primary key (person, table_no)
  );
  create index rated_game_at on acheron.rated_game (table_no);
  create index rated_game_of on acheron.rated_game (person, game, at);
  `,
  // What players have ordered: see `subjects/standing-orders.ts`.
  `
  create table acheron.standing_order (
    table_no bigint not null references acheron.game_table on delete cascade,
    seat integer not null,
    person text not null,
    tag text not null,
    body text not null,
    primary key (table_no, seat)
  );
  create index standing_order_of on acheron.standing_order (person);
  `,
  // How far people have seen the tables where they sit: see `subjects/seen.ts`.
  `
  create table acheron.seen (
    table_no bigint not null references acheron.game_table on delete cascade,
    person text not null,
    version integer not null,
    primary key (table_no, person)
  );
  create index seen_of_person on acheron.seen (person);
  `,
  // The lobby by pace: see `subjects/lobby.ts`. `lobby_count`, which knows nothing of it, stays empty from now on. Processes of
  // before would count there, so they must end.
  `
  alter table acheron.lobby add column pace text not null default 'none';
  update acheron.lobby set pace = 'slow'
    where no in (select table_no from acheron.seating where body like '%"clock":{%"kind":"slow"%');
  update acheron.lobby set pace = 'live'
    where no in (select table_no from acheron.seating where body like '%"clock":{%"kind":"live"%');
  create index lobby_paced on acheron.lobby (state, game, language, free, pace, no);
  create table acheron.lobby_tally (
    state text not null,
    game text not null,
    language text not null,
    free integer not null,
    pace text not null,
    n integer not null,
    primary key (state, game, language, free, pace)
  );
  insert into acheron.lobby_tally
    select state, game, language, free, pace, cast(count(*) as integer) from acheron.lobby
    group by state, game, language, free, pace;
  delete from acheron.lobby_count;
  `,
]

export const laterOfFile = later.map(each => (typeof each === 'string' ? forFile(each) : each.file))
export const laterOfDatabase = later.map(each => (typeof each === 'string' ? each : each.database))

/** The tables that these make, in an order in which they can be filled. */
export const laterTables = laterOfDatabase.flatMap(text =>
  [...text.matchAll(/create table acheron\.(\w+)/g)].map(([, name]) => name!),
)

/** The same for a data file: no schema, numbers of one kind, and columns that take nothing but their type. */
function forFile(text: string): string {
  return text
    .replaceAll('acheron.', '')
    .replaceAll('bigint generated always as identity', 'integer')
    .replaceAll('bigint', 'integer')
    .replaceAll('double precision', 'real')
    .split(';')
    .map(statement => (statement.trimStart().startsWith('create table') ? `${statement} strict` : statement))
    .join(';')
}
