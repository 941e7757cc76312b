import type { OpenTable } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { type Line, Visitor } from './client.ts'
import { type NatsServer, startNats } from './nats.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { childFile, kill, start } from './process.ts'

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
if ('why' in postgres) test.skip(`a stopped process among several: ${postgres.why}`, () => {})
else if ('why' in nats) test.skip(`a stopped process among several: ${nats.why}`, () => {})
else stoppedTests(postgres, nats)

function stoppedTests(postgres: PostgresServer, nats: NatsServer): void {
  test('a process that is stopped is taken for dead; when it comes back it plays nothing twice', async () => {
    const url = await postgres.database()
    const enter = async () => {
      const started = await start([process.execPath, childFile, ''], { env: { DATABASE_URL: url, NATS_URL: nats.url } })
      onTestFinished(async () => void (await kill(started.child)))
      return started
    }
    const [one, other] = await Promise.all([enter(), enter()])
    const dante = await Visitor.guest(one.address)
    const elsewhere = new Visitor(other.address)
    elsewhere.cookie = dante.cookie
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats })
    const [line, others] = [await dante.socket(), await elsewhere.socket()]
    let { version } = (await line.watch(id)).now
    await others.watch(id)
    const ask = (by: Line) => by.ask({ type: 'move', table: id, seat: 0, version, move: { add: 1 } })
    /** A move of Dante's, and the bot's that follows. */
    const round = async (by: Line) => {
      expect(await ask(by)).toMatchObject({ type: 'done', version: version + 1 })
      version += 2
      await by.next('steps', ({ now }) => now.version === version)
    }
    const owner = async () => {
      const rows = await postgres.query('select process from acheron.standing', [], url)
      return rows[0]?.process
    }
    await round(line)
    const before = await owner()

    one.child.kill('SIGSTOP')
    // It reaches a process that does not run.
    const late = ask(line)
    await expect.poll(owner, { timeout: 30_000 }).not.toBe(before)
    await round(others)
    await round(others)

    one.child.kill('SIGCONT')
    // Decided before all that: refused, and shown what has happened.
    expect(await late).toMatchObject({ type: 'refused', why: 'stale' })
    for (const by of [line, others, line, line, others]) await round(by)
    const tables = await Promise.all([dante, elsewhere].map(visitor => visitor.get<OpenTable>(`/api/tables/${id}`)))
    expect(tables[0]!.steps).toEqual(tables[1]!.steps)
    expect(tables[0]!.steps.map(({ seat }) => seat)).toEqual(Array.from({ length: version }, (_, i) => i % 2))
    for (const visitor of [dante, elsewhere])
      await expect.poll(async () => (await visitor.request('GET', '/healthz')).status).toBe(200)
  })
}
