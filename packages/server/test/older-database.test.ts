import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUp } from '../src/backup/write.ts'
import { checkTables } from '../src/check.ts'
import { lookAtDatabase } from '../src/doctor/database.ts'
import { migrations } from '../src/store/postgres/schema.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { folder } from './help.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

const postgres = await startPostgres()
if ('why' in postgres) test.skip(`a database of an older Acheron: ${postgres.why}`, () => {})
else
  test('new code backs up and checks a database that an older Acheron has left, and does not change it', async () => {
    const url = await leftByOlder(postgres)
    const backup = join(folder(), 'backup.sqlite')
    const silent = `update acheron.process set seen = now() - interval '1 minute'`

    // Today's format would have to lock what its servers use.
    for (const use of [() => backUp(url, backup), () => checkTables(url, [])])
      await expect(use()).rejects.toThrow(/^the database \S+ at \S+ is in use by an older Acheron; [^\n]+$/)
    await postgres.query(silent, [], url)

    expect(await lookAtDatabase(url)).toEqual([
      {
        about: 'database',
        state: 'note',
        text: expect.stringMatching(/ is of format 2; the next start brings it to \d+: /),
      },
    ])
    expect(await backUp(url, backup)).toMatchObject({ tables: 1, steps: 1, people: 1, format: expect.any(Number) })
    const store = new SqliteStore({ file: backup })
    expect(await store.table('t1')).toMatchObject({ version: 1, table: { game: 'tower-of-dis', owner: 'p1' } })
    await store.close()
    expect(await checkTables(url, [])).toMatchObject({
      tables: 1,
      findings: [{ table: 't1', problem: 'cannot-go-on', detail: 'there is no such game' }],
    })
    expect(await postgres.query('select * from acheron.format', [], url)).toEqual([{ version: 2 }])
  })

/** A database of the second format with one table, whose server was there a moment ago. */
async function leftByOlder(server: PostgresServer): Promise<string> {
  const url = await server.database()
  await server.query(
    `create schema acheron; create table acheron.format (version integer not null); ${migrations.slice(0, 2).join(';')};
    insert into acheron.format values (2);
    insert into acheron.process values ('old', now());
    insert into acheron.person values ('p1', 'Dante', 'en');
    insert into acheron.game_table (id, game, name, rules, options, seed, owner, opening, at, actors, progress)
      values ('t1', 'tower-of-dis', '', 1, '{}', 's', 'p1', '[]', 1, '[0]', 0);
    insert into acheron.seat values (1, 0, 'person', 'p1');
    insert into acheron.standing values (1, 1, 1, '[0]', 0, 'old');
    insert into acheron.step values (1, 1, '{"version":1}');`,
    [],
    url,
  )
  return url
}
