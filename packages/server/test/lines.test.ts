import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type ApiFailure, StartError, StoreError, Unsure } from '../src/errors.ts'
import { noFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { answerError } from '../src/rest/failures.ts'
import { failureMessage } from '../src/socket/failures.ts'
import type { Times } from '../src/store/postgres/connections.ts'
import { PostgresStore } from '../src/store/postgres/store.ts'
import type { Append, TableRow } from '../src/store/store.ts'
import { newSession, sessionsOf } from '../src/store/subjects/sessions.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import { Visitor } from './client.ts'
import { testGames } from './games.ts'
import { undoFinder } from './help.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { childFile, kill, start } from './process.ts'
import { type Line, startProxy, type TcpProxy } from './proxy.ts'
import { sit } from './sitting.ts'

/** Faults of the line between server and database, at chosen moments of a commit. */

const row = (id: string): TableRow => ({
  ...{ id, game: 'counting', name: '', rules: 1, seed: 's', daily: null, owner: 'p1', options: {}, opening: [] },
  visibility: 'public',
  seats: [{ kind: 'person', person: 'p1' }, { kind: 'open' }],
  start: { at: 0, actors: [0], progress: 0 },
})

const write = (table: string, version: number, by = ''): Append => ({
  ...{ table, version, step: JSON.stringify({ version, by }), result: null, snapshot: null },
  standing: { at: version, actors: [0], progress: 0 },
})

/** Done twice it leaves two rows. */
const addSession = () =>
  newSession({
    ...{ id: randomUUID(), token: randomUUID(), person: 'p1', device: '' },
    ...{ way: 'guest', made: 1, seen: 1, ended: null },
  })

/** Part of the statement that stores steps. */
const appending = 'insert into acheron.step'

/** Moments at which a line is broken, each before anything else of it is passed on. */
const beforeTheDatabaseHasIt = (line: Line, broken: () => void) => {
  line.hold('up')
  broken()
}
const beforeTheAnswer = async (line: Line, chunk: Buffer, broken: () => void) => {
  const answered = line.untilHeld('down')
  line.pass(chunk)
  await answered
  broken()
}

const postgres = await startPostgres()
if ('why' in postgres) test.skip(`lines that break: ${postgres.why}`, () => {})
else lineTests(postgres)

function lineTests(postgres: PostgresServer): void {
  async function house(disguise = false): Promise<{ url: string; proxy: TcpProxy; admin: pg.Client }> {
    const url = await postgres.database()
    const proxy = await startProxy(url, disguise)
    const admin = new pg.Client(url)
    await admin.connect()
    onTestFinished(() => admin.end())
    return { url, proxy, admin }
  }

  async function open(url: string, times: Partial<Times> = {}): Promise<PostgresStore> {
    const store = await PostgresStore.open({ url, process: randomUUID(), times })
    onTestFinished(() => store.close())
    return store
  }

  /** A store whose lines the test can break, with tables t1 and t2, and another one that stands beside it. */
  async function scene(times: Partial<Times> = {}, disguise = false) {
    const { url, proxy, admin } = await house(disguise)
    const other = await open(url)
    for (const id of ['t1', 't2']) await other.createTable(row(id))
    const store = await open(proxy.through(url), times)
    const steps = async (id = 't1') => (await other.table(id))!.steps
    return { url, proxy, admin, store, other, steps }
  }

  const ways = ['cut', 'reset'] as const

  for (const way of ways) {
    test(`a line that is ${way} before the database has the step: it is stored once, by another line`, async () => {
      const { proxy, store, steps } = await scene()
      const met = proxy.when(appending, line => beforeTheDatabaseHasIt(line, () => line[way]()))
      const outcome = store.append(write('t1', 1))
      await met
      expect(await outcome).toBe('stored')
      expect(await steps()).toEqual([write('t1', 1).step])
    })

    test(`a line that is ${way} before the answer: the step is found, and stored once`, async () => {
      const { proxy, store, steps } = await scene()
      void proxy.when(appending, (line, chunk) => void beforeTheAnswer(line, chunk, () => line[way]()))
      expect(await Promise.all([store.append(write('t1', 1)), store.append(write('t2', 1))])).toEqual([
        'stored',
        'stored',
      ])
      expect(await steps()).toEqual([write('t1', 1).step])
      expect(await store.append(write('t1', 2))).toBe('stored')
    })

    test(`a line that is ${way} before the answer to a work's commit: it is found, and done once`, async () => {
      const { proxy, store, other } = await scene()
      let begun = 0
      const work = () => {
        begun++
        return addSession()
      }
      void proxy.when('commit', (line, chunk) => void beforeTheAnswer(line, chunk, () => line[way]()))
      await store.write(work)
      expect([begun, (await other.read(() => sessionsOf('p1'))).length]).toEqual([1, 1])
    })

    test(`a line that is ${way} before the database has a work's commit: the work is done anew`, async () => {
      const { proxy, store, other } = await scene()
      const met = proxy.when('commit', line => beforeTheDatabaseHasIt(line, () => line[way]()))
      const written = store.write(addSession)
      await met
      await written
      expect(await other.read(() => sessionsOf('p1'))).toHaveLength(1)
    })

    test(`a line that is ${way} in the middle of a work: the work is done anew`, async () => {
      const { proxy, store, other } = await scene()
      void proxy.when('insert into "acheron"."session"', line => line[way]())
      await store.write(addSession)
      expect(await other.read(() => sessionsOf('p1'))).toHaveLength(1)
    })

    test(`a line that is ${way} while the tables are made: one line says so`, async () => {
      const { url, proxy } = await house()
      void proxy.when('pg_advisory_xact_lock', line => line[way]())
      const error: unknown = await open(proxy.through(url)).catch(error => error)
      expect(error).toBeInstanceOf(StartError)
      expect((error as Error).message).toMatch(/^the database .* cannot be used: [^\n]+$/)
      await open(proxy.through(url))
    })
  }

  test('lines that break in the middle of a commit: the process lives, and every sender is answered rightly', async () => {
    const { url, proxy } = await house()
    const env = { DATABASE_URL: proxy.through(url) }
    const { child, address } = await start([process.execPath, childFile, ''], { env })
    onTestFinished(() => void kill(child))
    const dante = await Visitor.guest(address)
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
    const line = await dante.socket()
    await line.watch(id)
    let version = 0
    const moves = async () => {
      const answer = await line.ask({ type: 'move', table: id, seat: 0, version, move: { add: 1 } })
      expect(answer).toMatchObject({ type: 'done', version: ++version })
    }
    await moves()
    for (const way of ways) {
      void proxy.when(appending, broken => beforeTheDatabaseHasIt(broken, () => broken[way]()))
      await moves()
      void proxy.when(appending, (broken, chunk) => void beforeTheAnswer(broken, chunk, () => broken[way]()))
      await moves()
    }
    expect(child.exitCode).toBeNull()
    expect(await dante.get(`/api/tables/${id}`)).toMatchObject({ now: { version: 5, view: { count: 5 } } })
  })

  /** Times with which a lost answer is noticed soon. */
  const soon = { statement: 1000, lock: 300, answer: 1500, append: 100 }

  const outcomeOf = (appending: Promise<unknown>) => appending.catch((error: unknown) => error)

  test('a step that comes to the database after it was refused is never stored', async () => {
    const { proxy, store, other, steps } = await scene(soon)
    const met = proxy.when(appending, (line, chunk) => {
      line.hold('up')
      line.pass(chunk)
    })
    expect(await outcomeOf(store.append(write('t1', 1)))).toBeInstanceOf(StoreError)
    ;(await met).release()
    for (const table of ['t2', 't1']) expect(await other.append(write(table, 1, 'other'))).toBe('stored')
    expect(await steps()).toEqual([write('t1', 1, 'other').step])
  })

  test('a step of which the database has all but the end: the table does not stay locked, and it is never stored', async () => {
    const { proxy, store, other, steps } = await scene(soon)
    const end = 5
    const met = proxy.when(appending, (line, chunk) => {
      line.pass(chunk.subarray(0, -end))
      line.hold('up')
      line.pass(chunk.subarray(-end))
    })
    expect(await outcomeOf(store.append(write('t1', 1)))).toBeInstanceOf(StoreError)
    expect(await other.append(write('t1', 1, 'other'))).toBe('stored')
    ;(await met).release()
    expect(await other.append(write('t2', 1))).toBe('stored')
    expect(await steps()).toEqual([write('t1', 1, 'other').step])
  })

  test('an answer that never comes: the step is found', async () => {
    const { proxy, store, steps } = await scene(soon)
    void proxy.when(appending, (line, chunk) => {
      line.hold('down')
      line.pass(chunk)
    })
    expect(await store.append(write('t1', 1))).toBe('stored')
    expect(await steps()).toHaveLength(1)
  })

  test('another process comes first while the line is lost: a conflict', async () => {
    const { proxy, store, other } = await scene()
    void proxy.when(appending, async line => {
      line.hold('up')
      await other.append(write('t1', 1, 'other'))
      line.reset()
    })
    expect(await store.append(write('t1', 1))).toBe('conflict')
  })

  test('a step that the database holds up beyond all limits: refused, and never stored', async () => {
    const { admin, store, other } = await scene(soon)
    await admin.query('begin')
    await admin.query('lock table acheron.step in exclusive mode')
    expect(await outcomeOf(store.append(write('t1', 1)))).toBeInstanceOf(StoreError)
    await admin.query('commit')
    for (const table of ['t2', 't1']) expect(await other.append(write(table, 1, 'other'))).toBe('stored')
  })

  test('a table that is locked in the database holds up no other one, and goes on when it is free', async () => {
    const { admin, store } = await scene()
    await admin.query('begin')
    await admin.query(
      `select from acheron.standing join acheron.game_table on no = table_no where id = 't1' for update`,
    )
    const locked = store.append(write('t1', 1))
    const next = store.append(write('t1', 2))
    for (let version = 1; version <= 20; version++) expect(await store.append(write('t2', version))).toBe('stored')
    await admin.query('commit')
    expect(await Promise.all([locked, next])).toEqual(['stored', 'stored'])
  })

  test('a statement without an answer holds up no other table', async () => {
    const { proxy, store } = await scene()
    const met = proxy.when(appending, (line, chunk) => {
      line.hold('up')
      line.pass(chunk)
    })
    const held = store.append(write('t1', 1))
    const line = await met
    for (let version = 1; version <= 20; version++) expect(await store.append(write('t2', version))).toBe('stored')
    line.release()
    expect(await held).toBe('stored')
  })

  test('a database that cannot be asked whether a step is stored: nobody is told that it is not', async () => {
    const { proxy, store, steps } = await scene({ settle: 500 })
    void proxy.when(appending, (line, chunk) => void beforeTheAnswer(line, chunk, () => proxy.shut()))
    expect(await outcomeOf(store.append(write('t1', 1)))).toBeInstanceOf(Unsure)
    expect(await steps()).toHaveLength(1)
    // A step that was never sent is certainly not stored.
    expect(await outcomeOf(store.append(write('t2', 1)))).toBeInstanceOf(StoreError)
    proxy.open()
    expect(await store.append(write('t1', 2))).toBe('stored')
  })

  test('a pooler hides who serves us: a lost step that is there is found, of another one nobody says that it is not', async () => {
    const { proxy, store, steps } = await scene({}, true)
    void proxy.when(appending, (line, chunk) => void beforeTheAnswer(line, chunk, () => line.reset()))
    expect(await store.append(write('t1', 1))).toBe('stored')
    void proxy.when(appending, line => beforeTheDatabaseHasIt(line, () => line.reset()))
    expect(await outcomeOf(store.append(write('t1', 2)))).toBeInstanceOf(Unsure)
    expect(await steps()).toHaveLength(1)
  })

  test('what nobody knows is told as such, by socket and by REST', async () => {
    const log = { info() {}, warn() {}, error() {} }
    const move = { type: 'move', id: 'm1', table: 't1', seat: 0, version: 0, move: {} } as const
    const told = failureMessage(new Unsure('the line broke'), move, log)
    const words = { code: 'maybe-stored', message: expect.stringMatching(/^it is not known whether/) }
    expect(told).toEqual({ type: 'error', id: 'm1', ...words })
    const app = Fastify()
    const metrics = new Metrics()
    onTestFinished(() => metrics.close())
    app.setErrorHandler((error: ApiFailure, request, reply) => answerError(error, request, reply, metrics))
    app.get('/', () => Promise.reject(new Unsure('the line broke')))
    const { statusCode, body } = await app.inject('/')
    expect({ statusCode, ...JSON.parse(body) }).toEqual({ statusCode: 503, error: words })
  })

  test('tables, seats and names whose answers are lost are there once', async () => {
    const { proxy, store, other } = await scene()
    const loseNext = (text: string) =>
      void proxy.when(text, (line, chunk) => void beforeTheAnswer(line, chunk, () => line.reset()))
    loseNext('insert into acheron.game_table')
    expect(await store.createTable(row('t3'))).toBe('t3')
    loseNext('update acheron.seat')
    expect(await sit(store, 't3', 1, 'p2')).toBe(true)
    loseNext('insert into acheron.person')
    await store.savePerson({ id: 'p2', name: 'Virgil', language: 'es' })
    expect((await other.table('t3'))?.table.seats[1]).toEqual({ kind: 'person', person: 'p2' })
    expect(await other.person('p2')).toMatchObject({ name: 'Virgil' })
  })

  test('a counter whose answer is lost has counted once', async () => {
    const { proxy, store, other } = await scene()
    void proxy.when(
      'insert into acheron.counter',
      (line, chunk) => void beforeTheAnswer(line, chunk, () => line.reset()),
    )
    await expect(store.count('crashes', 1)).rejects.toThrow(Unsure)
    expect(await other.count('crashes', 0)).toBe(1)
    expect(await store.count('crashes', 1)).toBe(2)
  })

  /** The tables of a process on this store. */
  function registryOf(store: PostgresStore): Registry {
    const metrics = new Metrics()
    const log = { info() {}, warn() {}, error() {} }
    const parts = { store, metrics, fanout: noFanout, people: new People(store), games: testGames, log }
    const registry = new Registry({ ...parts, undo: undoFinder(), onTurn() {} })
    onTestFinished(async () => {
      await registry.close()
      metrics.close()
    })
    return registry
  }

  test('a table asked for while it is being read is not older than what another process has acknowledged', async () => {
    const { proxy, store, other } = await scene()
    const [here, there] = [registryOf(store), registryOf(other)]
    const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
    const asked = { game: 'counting', options: { goal: 1000 }, seats: [{ kind: 'me' }] } as const
    const room = await there.openRoom(newTable(await there.game('counting'), asked, dante, 'seed'))
    const read = new Promise<Line>(resolve => {
      void proxy.when('acheron.snapshot', async (line, chunk) => {
        const answered = line.untilHeld('down')
        line.pass(chunk)
        await answered
        resolve(line)
      })
    })
    const early = here.room(room.id)
    // The answer, on its way now, is from before the step.
    const line = await read
    const move = { kind: 'move', seat: 0, move: { add: 1 } } as const
    expect(await new Promise(answer => room.act({ person: 'dante' }, move, 0, answer))).toMatchObject({ kind: 'done' })
    const late = here.room(room.id)
    const seen = late.then(found => found.version)
    line.release()
    expect(await seen).toBe(1)
    expect(await late).toBe(await early)
  })

  test('a read whose line breaks is done again', async () => {
    const { proxy, store } = await scene()
    void proxy.when('acheron.snapshot', line => line.reset())
    expect((await store.table('t1'))?.table.id).toBe('t1')
  })

  test('the probe tells whether the database can be written, not only read', async () => {
    const { url, admin, store } = await scene()
    await store.check()
    const name = new URL(url).pathname.slice(1)
    /** Sets it for all lines; those there are end. */
    const set = async (what: string) => {
      await admin.query(`alter database ${name} ${what}`)
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'acheron'`)
      await outcomeOf(store.check())
    }
    await set('set default_transaction_read_only = on')
    expect((await store.table('t1'))?.table.id).toBe('t1')
    await expect(store.check()).rejects.toThrow(/read-only/)
    await set('reset default_transaction_read_only')
    await store.check()
  })
}
