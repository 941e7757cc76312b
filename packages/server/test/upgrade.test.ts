import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Outdated, StartError, StoreError } from '../src/errors.ts'
import { PostgresStore } from '../src/store/postgres/store.ts'
import { Visitor } from './client.ts'
import { type NatsServer, startNats } from './nats.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { childFile, kill, mainFile, run, type Started, untilStarted } from './process.ts'

/** Old and new processes side by side on one database. */

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
if ('why' in postgres) test.skip(`upgrades: ${postgres.why}`, () => {})
else if ('why' in nats) test.skip(`upgrades: ${nats.why}`, () => {})
else upgradeTests(postgres, nats)

function upgradeTests(postgres: PostgresServer, nats: NatsServer): void {
  const children: ChildProcess[] = []
  const cache = mkdtempSync(join(tmpdir(), 'acheron-upgrade-'))
  afterAll(async () => {
    await Promise.all(children.map(child => kill(child)))
    rmSync(cache, { recursive: true, force: true })
  }, 60_000)

  function enter(database: string, file = childFile): Promise<Started> {
    const settings = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database, NATS_URL: nats.url }
    const child = run([process.execPath, file, ''], { env: { NODE_COMPILE_CACHE: cache, ...settings } })
    children.push(child)
    return untilStarted(child)
  }

  /** Somebody who plays at a table with a bot, through whichever process is there, as a page does. */
  class Player {
    readonly id: string
    readonly visitor: Visitor
    /** The amounts of the acknowledged moves, by version. */
    readonly done = new Map<number, number>()
    reconnected = 0

    constructor(id: string, visitor: Visitor) {
      this.id = id
      this.visitor = visitor
    }

    at(address: string): Visitor {
      return Object.assign(new Visitor(address), { cookie: this.visitor.cookie })
    }

    async play(addresses: () => readonly string[], until: () => boolean): Promise<void> {
      while (!until()) {
        const [address] = addresses()
        await this.#playAt(address!, until).catch(error => {
          // The process has just closed its door.
          if (!/ECONN|socket hang up|503/.test(String(error))) throw error
        })
        this.reconnected++
      }
    }

    async #playAt(address: string, until: () => boolean): Promise<void> {
      const line = await this.at(address).socket()
      const broken = line.untilClosed()
      line.say({ type: 'watch', table: this.id })
      const first = await Promise.race([broken, line.next('table')])
      if (!('type' in first)) return
      let { version, actors } = first.open.now
      expect(version, 'at least what was acknowledged').toBeGreaterThanOrEqual(Math.max(0, ...this.done.keys()))
      let isFirst = true
      while (!until()) {
        if (actors[0] === 0) {
          const add = 1 + (version % 3)
          const answer = await Promise.race([
            broken,
            line.ask({ type: 'move', table: this.id, seat: 0, version, move: { add } }),
          ])
          if (!('type' in answer)) return
          // The process that we left may have stored our last move without an answer.
          if (isFirst && answer.type === 'refused' && answer.why === 'stale') return
          isFirst = false
          expect(answer).toMatchObject({ type: 'done', version: version + 1 })
          this.done.set(++version, add)
        }
        const known = version
        const news = await Promise.race([broken, line.next('steps', ({ now }) => now.version > known)])
        if (!('type' in news)) return
        ;({ version, actors } = news.now)
      }
      await line.end()
    }
  }

  test('processes are replaced one by one while people play: nothing acknowledged is lost, and bots go on', async () => {
    const database = await postgres.database()
    let serving: Started[] = await Promise.all([enter(database), enter(database)])
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
    const players = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => {
        const visitor = await Visitor.guest(serving[i % 2]!.address)
        const { id } = await visitor.open({ game: 'counting', options: { goal: 100_000 }, seats })
        return new Player(id, visitor)
      }),
    )
    const moves = () => players.map(({ done }) => done.size)
    /** Everybody has moved some more, so every bot has too. */
    const goesOn = async () => {
      const before = moves()
      await expect
        .poll(() => moves().every((count, i) => count >= before[i]! + 5), { timeout: 60_000, interval: 10 })
        .toBe(true)
    }
    let over = false
    const playing = Promise.all(
      players.map((player, i) =>
        player.play(
          () => [serving[(i + player.reconnected) % serving.length]!.address],
          () => over,
        ),
      ),
    )
    await Promise.race([playing, goesOn()])
    for (const old of serving) {
      const next = await enter(database)
      serving = [...serving.filter(one => one !== old), next]
      await Promise.all([Promise.race([playing, goesOn()]), kill(old.child, 'SIGTERM')])
      expect(old.child.exitCode).toBe(0)
      await Promise.race([playing, goesOn()])
    }
    over = true
    await playing
    for (const player of players) {
      expect(player.done.size).toBeGreaterThan(20)
      const steps = await player.at(serving[0]!.address).steps(player.id)
      for (const [version, add] of player.done)
        expect(steps[version - 1]).toMatchObject({ version, seat: 0, move: { add } })
    }
    expect(players.some(({ reconnected }) => reconnected > 1)).toBe(true)
  })

  test('a newer process changes the database: an older one goes on, or ends with one line if it cannot', async () => {
    const database = await postgres.database()
    const { child, address } = await enter(database)
    const dante = await Visitor.guest(address)
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
    const line = await dante.socket()
    await line.watch(id)
    await postgres.query('alter table acheron.standing add column mood text', [], database)
    await postgres.query('update acheron.format set version = 99', [], database)
    expect(await line.ask({ type: 'move', table: id, seat: 0, version: 0, move: { add: 1 } })).toMatchObject({
      type: 'done',
    })
    const late = await enter(database, mainFile)
    let said = ''
    late.child.stderr?.on('data', chunk => {
      said += chunk
    })
    const ended = Promise.all([once(child, 'exit'), once(late.child, 'exit')])
    await postgres.query('update acheron.format set works_from = 99', [], database)
    expect((await ended).map(([code]) => code)).toEqual([1, 1])
    expect(said).toMatch(/^a newer Acheron has changed the database, [^\n]+\n$/)
    await expect(enter(database)).rejects.toThrow(/was written by a newer Acheron \(format 99\)/)
  })

  async function open(url: string, rules: number): Promise<PostgresStore> {
    const times = { otherRules: 0 }
    const store = await PostgresStore.open({ url, process: randomUUID(), rules: { counting: rules }, times })
    onTestFinished(() => store.close())
    return store
  }

  const row = {
    ...{
      id: 't1',
      game: 'counting',
      name: '',
      rules: 1,
      seed: 's',
      daily: null,
      owner: 'p1',
      visibility: 'link' as const,
      options: {},
      opening: [],
    },
    seats: [{ kind: 'person', person: 'p1' }],
    start: { at: 0, actors: [0], progress: 0 },
  } as const

  const step = { table: 't1', version: 1, step: '{}', standing: row.start, result: null, snapshot: null }

  test('a process with other rules does not start beside one that plays, whichever is newer', async () => {
    const url = await postgres.database()
    const old = await open(url, 1)
    const tried = open(url, 2)
    await expect(tried).rejects.toThrow(StartError)
    await expect(tried).rejects.toThrow(
      /^the database \S+ at \S+ is used by an Acheron that plays counting by rules version 1, and this one by 2; stop [^\n]+$/,
    )
    expect((await old.cluster.beat()).size).toBe(1)
    await (await open(url, 1)).close()
    await old.close()
    await open(url, 2)
    await expect(open(url, 1)).rejects.toThrow(/by rules version 2, and this one by 1/)
  })

  test('a process that was silent while newer rules came stores nothing more, and ends', async () => {
    const url = await postgres.database()
    const old = await open(url, 1)
    await old.createTable(row)
    await postgres.query(`update acheron.process set seen = now() - interval '20 seconds'`, [], url)
    const later = await open(url, 2)
    await later.saveSnapshot('t1', { version: 0, rules: 2, state: { flow: [], rng: null } as never })
    await expect(old.append(step)).rejects.toThrow(StoreError)
    await expect(old.cluster.beat()).rejects.toThrow(Outdated)
    await expect(old.cluster.beat()).rejects.toThrow(/^a newer Acheron [^\n]+; start that version here$/)
    // Nor does it replace a state of the newer rules when it stops.
    await old.saveSnapshot('t1', { version: 0, rules: 1, state: { flow: [], rng: null } as never })
    expect(await later.table('t1')).toMatchObject({ steps: [], snapshot: { rules: 2 } })
    expect(await later.append(step)).toBe('stored')
  })

  test('a process that was silent for a while stores again at once', async () => {
    const url = await postgres.database()
    const store = await open(url, 1)
    await store.createTable(row)
    await postgres.query(`update acheron.process set seen = now() - interval '20 seconds'`, [], url)
    expect(await store.append(step)).toBe('stored')
  })
}
