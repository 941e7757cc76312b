import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { GameDefinition } from '@acheron/engine'
import type { ClockRules } from '@acheron/protocol'
import { afterAll, expect, test } from 'vitest'
import { isWhole } from '../../../../scripts/sampling.ts'
import { countingBy } from '../../../engine/test/counting.ts'
import { PostgresStore } from '../../src/store/postgres/store.ts'
import { newTable } from '../../src/tables/open.ts'
import { dueOf, newClock, settled } from '../../src/time/clock.ts'
import { startNats } from '../nats.ts'
import { type PostgresServer, startPostgres } from '../postgres.ts'
import { childFile, kill, type Started, start } from '../process.ts'

const clock: ClockRules = { kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'decide' }
const hour = 3_600_000
/** As many as a large house has; `npm test` takes a few. */
const count = isWhole ? 10_000 : 24
const patience = isWhole ? 900_000 : 60_000

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
if ('why' in postgres) test.skip(`clocks of several processes: ${postgres.why}`, () => {})
// Without NATS a process finds in the database what another one has done.
else processTests(postgres, 'why' in nats ? {} : { NATS_URL: nats.url })

function processTests(postgres: PostgresServer, told: Readonly<Record<string, string>>): void {
  const children: ChildProcess[] = []
  afterAll(async () => void (await Promise.all(children.map(child => kill(child)))), 60_000)

  async function enter(database: string): Promise<Started> {
    const env = { ...process.env, DATABASE_URL: database, ...told }
    const started = await start([process.execPath, childFile, ''], { env, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] })
    children.push(started.child)
    return started
  }

  async function pass(milliseconds: number, ...processes: readonly Started[]): Promise<void> {
    for (const { child } of processes) {
      child.send({ pass: milliseconds })
      await once(child, 'message')
    }
  }

  /** By table, its version and how often somebody's time was up there. */
  async function standings(database: string): Promise<Map<string, [number, number]>> {
    const rows = await postgres.query(
      `select t.id, s.version, c.body from acheron.game_table t join acheron.standing s on s.table_no = t.no
         join acheron.clock c on c.table_no = t.no`,
      [],
      database,
    )
    return new Map(
      rows.map(({ id, version, body }) => {
        const { seats } = JSON.parse(String(body)) as { seats: { outs: number }[] }
        return [String(id), [Number(version), seats.reduce((sum, { outs }) => sum + outs, 0)]]
      }),
    )
  }

  test(
    'tables that sleep come due exactly once with three processes, of which one is killed',
    async () => {
      const database = await postgres.database()
      const ids = await storeSleeping(database)
      const [one, two, three] = await Promise.all([enter(database), enter(database), enter(database)])
      expect((await standings(database)).size).toBe(count)
      await pass(23 * hour, one, two, three)
      await new Promise(resolve => setTimeout(resolve, 1500))
      expect([...(await standings(database)).values()]).toEqual(ids.map(() => [0, 0]))
      // While one is killed in the middle of it, the time of all tables is up.
      await pass(1.5 * hour, one, two, three)
      const begun = async () => [...(await standings(database)).values()].some(([version]) => version > 0)
      await expect.poll(begun, { timeout: 20_000, interval: 5 }).toBe(true)
      await kill(one.child)
      const done = async () => [...(await standings(database)).values()].filter(([version]) => version > 0).length
      // What the dead process was given is given to others when its lease is over.
      for (let i = 0; i < 8; i++) {
        await pass(5000, two, three)
        await new Promise(resolve => setTimeout(resolve, 500))
      }
      await expect.poll(done, { timeout: patience, interval: 500 }).toBe(count)
      await new Promise(resolve => setTimeout(resolve, 2000))
      expect(await standings(database)).toEqual(new Map(ids.map(id => [id, [1, 1]])))
    },
    120_000 + patience,
  )
}

/** Tables where somebody has a day to decide; nobody has been there since. */
async function storeSleeping(url: string): Promise<string[]> {
  const store = await PostgresStore.open({ url, process: 'earlier' })
  const people = ['dante', 'virgil'].map(name => ({ id: name.padEnd(16, '0'), name, language: 'en' }) as const)
  await Promise.all(people.map(person => store.savePerson(person)))
  const [now, asked] = [Date.now(), { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }], clock } as const]
  const clocks = settled(newClock(clock, 2), {
    ...{ rules: clock, now, zone: () => 'UTC', isPerson: () => true, isHeld: () => true },
    runs: seat => seat === 0,
  })
  const due = dueOf(clocks, () => 'UTC', now)
  const game = countingBy({ rulesVersion: 1 }) as unknown as GameDefinition
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const table = newTable(game, { ...asked, options: { goal: 1000 } }, people[0]!, `seed ${i}`)
    await store.createTable({ ...table, seats: people.map(({ id }) => ({ kind: 'person', person: id })) })
    expect(await store.setClock(table.id, { ...clocks, due })).toBe(true)
    ids.push(table.id)
  }
  await store.close()
  return ids
}
