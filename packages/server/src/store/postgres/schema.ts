import { laterOfDatabase } from '../migrations.ts'

/**
 * The migrations, oldest first; `format` counts those that a database has had. Never change one that was released: add
 * the next to `migrations.ts`, which both databases share. Everything lies in a schema of its own, so that the database may be another program's too.
 *
 * What changes with every step is a narrow row of its own, `standing`, which PostgreSQL rewrites in its place; the rest of a
 * table is written once.
 */
export const migrations: readonly string[] = [
  `
  create table acheron.secret (name text primary key, value text not null);

  create table acheron.person (
    id text primary key,
    name text not null,
    language text not null
  );

  create table acheron.game_table (
    no bigint generated always as identity primary key,
    id text not null unique,
    game text not null,
    name text not null,
    rules integer not null,
    options text not null,
    seed text not null,
    daily text,
    owner text not null,
    opening text not null,
    at bigint not null,
    actors text not null,
    progress double precision not null,
    result text
  );
  create unique index daily_once on acheron.game_table (game, daily, owner) where daily is not null;
  create index going_on on acheron.game_table (no) where result is null;

  create table acheron.seat (
    table_no bigint not null references acheron.game_table,
    seat integer not null,
    kind text not null check (kind in ('person', 'bot', 'open')),
    who text,
    primary key (table_no, seat)
  );
  create index seat_of_person on acheron.seat (who) where kind = 'person';
  create unique index one_seat_each on acheron.seat (table_no, who) where kind = 'person';
  create index seat_open on acheron.seat (table_no) where kind = 'open';

  create table acheron.process (id text primary key, seen timestamptz not null);

  create table acheron.standing (
    table_no bigint primary key references acheron.game_table,
    version integer not null,
    at bigint not null,
    actors text not null,
    progress double precision not null,
    process text not null
  ) with (fillfactor = 70);
  create index standing_of_process on acheron.standing (process);

  create table acheron.step (
    table_no bigint not null references acheron.game_table,
    version integer not null,
    body text not null,
    primary key (table_no, version)
  );

  create table acheron.snapshot (
    table_no bigint primary key references acheron.game_table,
    version integer not null,
    rules integer not null,
    state text not null
  );

  create table acheron.rest (
    table_no bigint primary key references acheron.game_table,
    version integer not null,
    rules integer not null,
    state text not null,
    legal text not null
  );
  `,
  'alter table acheron.rest rename to parked',
  // What the steps up to a state come to, so that a long table opens without them.
  `
  alter table acheron.snapshot add column entries integer, add column retaken integer;
  alter table acheron.parked add column entries integer, add column retaken integer;
  `,
  'create table acheron.counter (name text primary key, value bigint not null)',
  // Tables where nobody has moved, without the daily ones. They are counted by person, and removed after some days.
  `
  create table acheron.unbegun (
    table_no bigint primary key references acheron.game_table,
    owner text not null,
    at bigint not null
  );
  create index unbegun_of_owner on acheron.unbegun (owner);
  insert into acheron.unbegun (table_no, owner, at)
    select t.no, t.owner, t.at from acheron.game_table t join acheron.standing s on s.table_no = t.no
    where t.daily is null and t.result is null and s.version = 0;

  drop index acheron.seat_of_person;
  create index seat_of_person on acheron.seat (who, table_no) where kind = 'person';
  `,
  // Where a daily table was begun, as a keyed hash of the address.
  `
  alter table acheron.game_table add column origin text;
  create index daily_origin on acheron.game_table (game, daily, origin) where origin is not null;
  `,
  // Processes of different code side by side: by which rules each plays, and which of them the schema still serves. Those from
  // before tell nothing, and have these rules and dice.
  `
  alter table acheron.process add column rules text not null
    default '{"caravan":2,"charons-obol":1,"dice":1,"florence":2,"hellgame":2,"imp-race":2,"nine-circles":2}';
  alter table acheron.format add column works_from integer not null default 2;
  `,
  // Which process has stored a step: one that has lost its answer must not take the same step of another for its own.
  'alter table acheron.step add column process text',
  // Saves, and tables that go on from them.
  `
  alter table acheron.game_table
    add column start text, add column start_rules integer, add column from_table text, add column from_n integer,
    add column campaign text, add column continued text;
  create index branch_of_campaign on acheron.game_table (campaign) where campaign is not null;

  create table acheron.save (
    table_no bigint not null references acheron.game_table,
    n integer not null,
    version integer not null,
    at bigint not null,
    rules integer not null,
    event text not null,
    state text not null,
    primary key (table_no, n)
  );

  create table acheron.wish (
    table_no bigint not null references acheron.game_table,
    person text not null,
    save_table text not null,
    n integer,
    primary key (table_no, person)
  );
  `,
  ...laterOfDatabase,
]

/**
 * Code that knows this many migrations works on a database that has had all of them: later ones only add to it. Raise it with a
 * migration that older code cannot live with; its processes then end.
 */
export const worksFrom = 24
