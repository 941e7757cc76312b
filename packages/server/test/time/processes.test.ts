import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { ClockRules } from '@acheron/protocol'
import { afterAll, expect, test } from 'vitest'
import { Visitor } from '../client.ts'
import { startNats } from '../nats.ts'
import { type PostgresServer, startPostgres } from '../postgres.ts'
import { childFile, kill, type Started, start } from '../process.ts'

const clock: ClockRules = { kind: 'slow', per: 'decision', hours: 24, reserve: 0, daysOff: [], timeout: 'decide' }
const hour = 3_600_000
const count = 24

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
if ('why' in postgres) test.skip(`clocks of several processes: ${postgres.why}`, () => {})
else if ('why' in nats) test.skip(`clocks of several processes: ${nats.why}`, () => {})
else processTests(postgres, nats.url)

function processTests(postgres: PostgresServer, natsUrl: string): void {
  const children: ChildProcess[] = []
  afterAll(async () => void (await Promise.all(children.map(child => kill(child)))), 60_000)

  async function enter(database: string): Promise<Started> {
    const env = { ...process.env, DATABASE_URL: database, NATS_URL: natsUrl }
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

  test('tables that sleep come due exactly once with three processes, of which one is killed', async () => {
    const database = await postgres.database()
    const [one, two, three] = await Promise.all([enter(database), enter(database), enter(database)])
    const ids: string[] = []
    for (let i = 0; i < count; i++) {
      const at = [one, two, three][i % 3]!
      const [dante, virgil] = [await Visitor.guest(at.address), await Visitor.guest([two, three, one][i % 3]!.address)]
      const seats = [{ kind: 'me' }, { kind: 'open' }] as const
      const { id } = await dante.open({ game: 'counting', seats, clock, options: { goal: 1000 } })
      await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
      ids.push(id)
    }
    await expect.poll(async () => (await standings(database)).size, { timeout: 20_000 }).toBe(count)
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
    for (let i = 0; i < 40 && (await done()) < count; i++) {
      await pass(5000, two, three)
      await new Promise(resolve => setTimeout(resolve, 500))
    }
    await new Promise(resolve => setTimeout(resolve, 2000))
    expect(await standings(database)).toEqual(new Map(ids.map(id => [id, [1, 1]])))
  }, 120_000)
}
