import { connected } from '../store/postgres/backup.ts'
import { OlderFormat, openDatabase, placeOf } from '../store/postgres/open.ts'
import { type Finding, good, messageOf, moment, note, wrong } from './finding.ts'

/** Looks at the database; servers may be using it. */
export async function lookAtDatabase(url: string): Promise<Finding[]> {
  try {
    await openDatabase(url, null)
    return await connected(url, async client => {
      const { rows } = await client.query<Record<string, string>>(
        `select (select count(*) from acheron.game_table) as tables, (select count(*) from acheron.step) as steps,
           (select count(*) from acheron.person) as people, (select sum(version) from acheron.standing) as versions,
           (select count(*) from acheron.process where seen > now() - interval '5 seconds') as servers,
           extract(epoch from clock_timestamp()) * 1000 as now, current_setting('fsync') as fsync,
           current_setting('synchronous_commit') as commits`,
      )
      const { tables, steps, people, versions, servers, now, fsync, commits } = rows[0]!
      const away = Math.abs(Number(now) - Date.now())
      const held = `tables ${tables}, steps ${steps}, people ${people}`
      return [
        Number(versions ?? 0) === Number(steps)
          ? good('database', `${placeOf(url)} can be used: ${held}`)
          : wrong('database', `${placeOf(url)} lacks steps of some tables: ${held}; restore a backup`),
        note('server', `${servers} running on this database`),
        fsync === 'off' || commits === 'off'
          ? wrong(
              'durability',
              `PostgreSQL has fsync ${fsync}, synchronous_commit ${commits}: a power cut loses steps; set both on`,
            )
          : good('durability', 'PostgreSQL waits for its disk'),
        away < 5000
          ? good('clock', `it is ${moment(Date.now())}`)
          : wrong(
              'clock',
              `it is ${moment(Date.now())} here, ${moment(Number(now))} at the database; have both set (NTP)`,
            ),
      ]
    })
  } catch (error) {
    return [(error instanceof OlderFormat ? note : wrong)('database', messageOf(error))]
  }
}
