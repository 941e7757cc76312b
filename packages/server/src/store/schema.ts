import { laterOfFile } from './migrations.ts'

/** Marks the file as ours ('ACHN'), so that another program's database is not taken for a damaged one. */
export const applicationId = 0x4143484e

/**
 * The migrations, oldest first; `user_version` counts those that a file has had. Never change one that was released:
 * add the next to `migrations.ts`, which both databases share.
 *
 * Steps are appended to one b-tree in the order they come, so that a commit of many tables' steps dirties few pages.
 */
export const migrations: readonly string[] = [
  `
  create table secret (name text primary key, value text not null) strict, without rowid;

  create table person (
    id text primary key,
    name text not null,
    language text not null
  ) strict, without rowid;

  create table game_table (
    no integer primary key,
    id text not null unique,
    game text not null,
    name text not null,
    rules integer not null,
    options text not null,
    seed text not null,
    daily text,
    owner text not null,
    opening text not null,
    at integer not null,
    actors text not null,
    progress real not null,
    result text
  ) strict;
  create unique index daily_once on game_table (game, daily, owner) where daily is not null;

  create table seat (
    table_no integer not null references game_table,
    seat integer not null,
    kind text not null check (kind in ('person', 'bot', 'open')),
    who text,
    primary key (table_no, seat)
  ) strict, without rowid;
  create index seat_of_person on seat (who) where kind = 'person';
  create unique index one_seat_each on seat (table_no, who) where kind = 'person';
  create index seat_open on seat (table_no) where kind = 'open';
  create index seat_of_bot on seat (table_no) where kind = 'bot';

  create table step (
    no integer primary key,
    table_no integer not null,
    version integer not null,
    at integer not null,
    actors text not null,
    progress real not null,
    body text not null
  ) strict;
  create unique index step_version on step (table_no, version);

  create table snapshot (
    table_no integer primary key,
    version integer not null,
    state text not null
  ) strict;
  `,
  // Steps as chains, from a table's last one backwards. An index of all steps was more than half of what a commit wrote:
  // the tables that are played lie far apart in it, while their last steps' numbers fit on a few pages.
  `
  create table last_step (table_no integer primary key, step_no integer not null) strict;
  insert into last_step
    select table_no, no from step s where version = (select max(version) from step where table_no = s.table_no);

  alter table step add column previous integer;
  update step set previous =
    (select no from step p where p.table_no = step.table_no and p.version = step.version - 1);
  drop index step_version;
  `,
  // The numbers of the last steps are written now and then; up to this step they are all there (see `last-steps.ts`).
  `
  create table heads_until (step_no integer not null) strict;
  insert into heads_until select coalesce(max(no), 0) from step;
  `,
  // Rules change while tables go on: the rules version of a state, and the place of a table that is not in memory.
  `
  alter table snapshot add column rules integer not null default 0;
  update snapshot set rules = (select rules from game_table where no = table_no);
  create table rest (
    table_no integer primary key,
    version integer not null,
    rules integer not null,
    state text not null,
    legal text not null
  ) strict;
  `,
  `
  alter table rest rename to parked;
  alter table heads_until rename to last_steps_until;
  `,
  // What the steps up to a state come to, so that a long table opens without them.
  `
  alter table snapshot add column entries integer;
  alter table snapshot add column retaken integer;
  alter table parked add column entries integer;
  alter table parked add column retaken integer;
  `,
  'create table counter (name text primary key, value integer not null) strict, without rowid',
  // Tables where nobody has moved, without the daily ones. They are counted by person, and removed after some days.
  `
  create table unbegun (
    table_no integer primary key references game_table,
    owner text not null,
    at integer not null
  ) strict;
  create index unbegun_of_owner on unbegun (owner);
  insert into unbegun select no, owner, at from game_table
    where daily is null and result is null and no not in (select table_no from last_step)
      and no not in (select table_no from step where no > (select step_no from last_steps_until));

  create index if not exists going_on on game_table (no) where result is null;
  `,
  // Where a daily table was begun, as a keyed hash of the address.
  `
  alter table game_table add column origin text;
  create index daily_origin on game_table (game, daily, origin) where origin is not null;
  `,
  // Whether a server has the file open, and a row that a probe writes (see `open.ts` and `health.ts`).
  `
  create table upkeep (in_use integer not null, probes integer not null) strict;
  insert into upkeep values (0, 0);
  `,
  // Saves, and tables that go on from them: see `saves.ts`.
  `
  alter table game_table add column start text;
  alter table game_table add column start_rules integer;
  alter table game_table add column from_table text;
  alter table game_table add column from_n integer;
  alter table game_table add column campaign text;
  alter table game_table add column continued text;
  create index branch_of_campaign on game_table (campaign) where campaign is not null;

  create table save (
    table_no integer not null references game_table,
    n integer not null,
    version integer not null,
    at integer not null,
    rules integer not null,
    event text not null,
    state text not null,
    primary key (table_no, n)
  ) strict;

  create table wish (
    table_no integer not null references game_table,
    person text not null,
    save_table text not null,
    n integer,
    primary key (table_no, person)
  ) strict, without rowid;
  `,
  ...laterOfFile,
]
