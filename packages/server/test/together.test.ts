import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printOf, sealOf } from '@acheron/engine'
import type { LobbyPage, OpenTable, Profile, TableInfo } from '@acheron/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Visitor } from './client.ts'
import { type NatsServer, startNats } from './nats.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { childFile, kill, mainFile, run, type Started, start, untilStarted } from './process.ts'

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
if ('why' in postgres) test.skip(`several processes: ${postgres.why}`, () => {})
else if ('why' in nats) test.skip(`several processes: ${nats.why}`, () => {})
else togetherTests(postgres, nats)

function togetherTests(postgres: PostgresServer, nats: NatsServer): void {
  const children: ChildProcess[] = []
  const cache = mkdtempSync(join(tmpdir(), 'acheron-together-'))
  /** Two processes of one house, for tests that kill nobody. */
  let one: Started
  let other: Started
  beforeAll(async () => {
    const { enter } = await house()
    ;[one, other] = await Promise.all([enter(), enter()])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(children.map(child => kill(child)))
    rmSync(cache, { recursive: true, force: true })
  }, 60_000)

  /** A database that any number of server processes serve. */
  async function house() {
    const env = { NODE_COMPILE_CACHE: cache, DATABASE_URL: await postgres.database(), NATS_URL: nats.url }
    const standby = (more: Record<string, string> = {}) => {
      const child = run([process.execPath, childFile, '', 'standby'], { env: { ...env, ...more } })
      children.push(child)
      return child
    }
    const go = (child: ChildProcess): Promise<Started> => {
      child.stdin?.write('go')
      return untilStarted(child)
    }
    return { env, standby, go, enter: (more?: Record<string, string>) => go(standby(more)) }
  }

  /** The same person at another process. */
  function at(address: string, { cookie }: Visitor): Visitor {
    const visitor = new Visitor(address)
    visitor.cookie = cookie
    return visitor
  }

  const versionOf = `select version from acheron.standing join acheron.game_table on no = table_no where id = $1`

  const move = (table: string, seat: number, version: number, add: number) =>
    ({ type: 'move', table, seat, version, move: { add } }) as const

  test('people at two processes add to the seed of one table, and both are told when it is made', async () => {
    const dante = await Visitor.guest(one.address)
    const virgil = await Visitor.guest(other.address)
    const asked = { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }], seedOfAll: true } as const
    const { id, parts } = await dante.open(asked)
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
    await Promise.all([dantes.watch(id), virgils.watch(id)])
    const { host } = parts!
    const own = ['1', '2'].map(digit => digit.repeat(32))
    const prints = own.map((part, seat) => printOf(seat, part))
    const give = (who: Visitor, given: object) => who.send<TableInfo>('PUT', `/api/tables/${id}/part`, given)
    await Promise.all([give(dante, { host, print: prints[0] }), give(virgil, { host, print: prints[1] })])
    const seal = sealOf({ host, seats: prints as string[] })
    await Promise.all([give(dante, { seal, part: own[0] }), give(virgil, { seal, part: own[1] })])
    for (const line of [dantes, virgils]) await line.next('table', ({ open }) => open.info.parts?.drawn === true)
    expect(await dantes.ask(move(id, 0, 0, 1))).toMatchObject({ type: 'done' })
    expect(await virgils.ask(move(id, 1, 1, 1))).toMatchObject({ type: 'done', version: 2 })
  })

  test('a seat is left to a bot at one process and taken back at another, and everybody sees it at both', async () => {
    const dante = await Visitor.guest(one.address)
    const virgil = await Visitor.guest(other.address)
    const { id } = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
    await Promise.all([dantes.watch(id), virgils.watch(id)])
    expect(await dantes.ask(move(id, 0, 0, 1))).toMatchObject({ type: 'done' })
    await virgil.send('POST', `/api/tables/${id}/leave`, { how: 'standIn', bot: 'random' })
    await dantes.next('info', ({ info }) => info.seats[1]!.standIn === 'random')
    await dantes.next('steps', ({ now }) => now.version === 2)
    // Through the process where the bot does not think.
    await at(one.address, virgil).send('POST', `/api/tables/${id}/return`)
    await virgils.next('info', ({ info, now }) => now.version === 2 && info.seats[1]!.standIn === undefined)
    expect(await dantes.ask(move(id, 0, 2, 1))).toMatchObject({ type: 'done' })
    expect(await virgils.ask(move(id, 1, 3, 1))).toMatchObject({ type: 'done', version: 4 })
    // A table that is hidden at one process is hidden at both.
    const stranger = await Visitor.guest(other.address)
    const eyes = await stranger.socket()
    await eyes.watch(id)
    expect((await dante.request('PATCH', `/api/tables/${id}`, { visibility: 'invited' })).status).toBe(200)
    expect(await eyes.next('error')).toMatchObject({ code: 'no-such-table' })
    expect((await stranger.request('GET', `/api/tables/${id}`)).status).toBe(404)
    expect((await at(one.address, stranger).request('GET', `/api/tables/${id}`)).status).toBe(404)
  })

  test('a rated game that ends through one process is on the profile at the other at once, and counted once', async () => {
    const account = async (address: string, name: string) => {
      const visitor = await Visitor.guest(address)
      await visitor.send('POST', '/api/account', { name, password: 'nel mezzo del cammin' })
      return visitor
    }
    const dante = await account(one.address, 'Rated Dante')
    const virgil = await account(other.address, 'Rated Virgil')
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    for (const games of [1, 2, 3]) {
      const { id } = await dante.open({ game: 'counting', options: { goal: 3 }, seats, rated: true })
      await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
      const line = await dante.socket()
      await line.watch(id)
      expect(await line.ask(move(id, 0, 0, 3))).toMatchObject({ type: 'done' })
      const asked = [virgil, at(one.address, virgil), at(other.address, dante), dante]
      const profiles = await Promise.all(asked.map(who => who.get<Profile>('/api/profile')))
      expect(profiles.map(({ ratings }) => ratings)).toEqual(
        asked.map(() => [{ game: 'counting', games, standing: null }]),
      )
      await line.end()
    }
  })

  test('changes of the same seats through two processes at once are all made, one after the other', async () => {
    const dante = await Visitor.guest(one.address)
    const { id } = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    const guests = await Promise.all([one, other, one, other].map(({ address }) => Visitor.guest(address)))
    const sat = await Promise.all(
      guests.map((guest, i) => guest.request('POST', `/api/tables/${id}/sit`, { seat: 1 + (i % 2) })),
    )
    expect(sat.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    const { info } = await dante.get<OpenTable>(`/api/tables/${id}`)
    expect(info.status).toBe('playing')
  })

  test('killed while a bot plays for somebody: another process goes on with it, and the seat is taken back there', async () => {
    const { enter, standby, go } = await house()
    const [first, second] = await Promise.all([enter(), go(standby())])
    const dante = await Visitor.guest(first.address)
    const virgil = await Visitor.guest(second.address)
    const { id } = await dante.open({ game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const line = await at(second.address, dante).socket()
    await line.watch(id)
    expect(await line.ask(move(id, 0, 0, 1))).toMatchObject({ type: 'done' })
    await at(first.address, virgil).send('POST', `/api/tables/${id}/leave`, { how: 'standIn', bot: 'random' })
    await kill(first.child)
    await line.next('steps', ({ now }) => now.version === 2)
    await virgil.send('POST', `/api/tables/${id}/return`)
    expect(await line.ask(move(id, 0, 2, 1))).toMatchObject({ type: 'done' })
    const virgils = await virgil.socket()
    await virgils.watch(id)
    expect(await virgils.ask(move(id, 1, 3, 1))).toMatchObject({ type: 'done' })
  })

  test('three people wish to go back through different processes: enough of them decide, and everybody follows', async () => {
    const dante = await Visitor.guest(one.address)
    const [virgil, beatrice] = [await Visitor.guest(other.address), await Visitor.guest(one.address)]
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
    const { id } = await dante.open({ game: 'caravan', options: {}, seats })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    await beatrice.send('POST', `/api/tables/${id}/sit`, { seat: 2 })
    // Three picks, and the chapter begins.
    for (const [seat, visitor] of [dante, virgil, beatrice].entries()) {
      const { now } = await visitor.get<OpenTable>(`/api/tables/${id}`)
      const line = await visitor.socket()
      const pick = { type: 'move', table: id, seat, version: now.version, move: now.moves[0] }
      expect(await line.ask(pick)).toMatchObject({ type: 'done' })
      await line.end()
    }
    const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
    await Promise.all([dantes.watch(id), virgils.watch(id)])
    const to = { table: id, n: 1 }
    expect(await virgil.send('POST', `/api/tables/${id}/back`, to)).toEqual({ table: null, wishes: 1, needed: 2 })
    const wished = ({ info }: { info: TableInfo }) => info.campaign?.wishes.length === 1
    expect((await dantes.next('info', wished)).info.campaign?.wishes).toEqual([{ ...to, seats: [1] }])
    const { table } = await beatrice.send<{ table: string }>('POST', `/api/tables/${id}/back`, to)
    const gone = ({ info }: { info: TableInfo }) => info.campaign?.continued === table
    await Promise.all([dantes.next('info', gone), virgils.next('info', gone)])
    expect(await virgil.get(`/api/tables/${table}`)).toMatchObject({ now: { seat: 1, version: 0 } })
    expect(await virgil.request('POST', `/api/tables/${id}/back`, to)).toMatchObject({ status: 409 })
  })

  test('what is said through one process is heard through the other, by those for whom it is', async () => {
    const [dante, virgil] = [await Visitor.guest(one.address), await Visitor.guest(other.address)]
    const watcher = await Visitor.guest(other.address)
    const { id } = await dante.open({ game: 'counting', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [dantes, virgils, watchers] = [await dante.socket(), await virgil.socket(), await watcher.socket()]
    for (const line of [dantes, virgils, watchers]) await line.watch(id)
    for (const words of ['one', 'two'])
      expect(await dantes.ask({ type: 'say', table: id, words })).toMatchObject({ type: 'done' })
    expect((await virgils.next('said')).said).toMatchObject({ words: 'one', n: 1, you: false })
    expect((await virgils.next('said')).said).toMatchObject({ words: 'two', n: 2 })
    expect(await watchers.ask({ type: 'say', table: id, words: 'apart' })).toMatchObject({ type: 'done' })
    expect((await watchers.next('said')).said).toMatchObject({ side: 'watchers', words: 'apart' })
    expect(await virgil.get(`/api/tables/${id}/talk`)).toMatchObject({ unread: 2, messages: [{ n: 1 }, { n: 2 }] })
    for (const line of [dantes, virgils, watchers]) await line.end()
    expect(watchers.inbox.some(({ type }) => type === 'said')).toBe(false)
  })

  test('who is there is known at every process: in the lobby, at a table, and who watches', async () => {
    const [dante, virgil] = [await Visitor.guest(one.address), await Visitor.guest(other.address)]
    await virgil.send('PUT', '/api/me', { name: 'Virgil', language: 'en' })
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const { id } = await dante.open({ game: 'counting', options: {}, seats, visibility: 'public' })
    const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
    await dantes.watch(id)
    virgils.say({ type: 'watch', table: id, named: true })
    expect(await dantes.next('watching', ({ count }) => count === 1)).toMatchObject({ names: ['Virgil'] })
    const seen = async (who: Visitor) => {
      const { tables, house } = await who.get<LobbyPage>('/api/lobby')
      const found = tables.find(({ table }) => table.id === id)
      return { online: found?.table.seats[0]?.online, watching: found?.watching, several: house.people > 1 }
    }
    const both = { online: true, watching: 1, several: true }
    await expect.poll(() => seen(dante), { timeout: 15_000 }).toEqual(both)
    await expect.poll(() => seen(virgil), { timeout: 15_000 }).toEqual(both)
    await dantes.end()
    await expect.poll(async () => (await seen(virgil)).online, { timeout: 15_000 }).toBe(false)
    await virgils.end()
  })

  test('an order that is given at one process answers at the other, once, and its owner sees it at both', async () => {
    const dante = await Visitor.guest(one.address)
    const virgil = at(other.address, await Visitor.guest(other.address))
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats } as never)
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [mine, theirs, mineToo] = [
      await dante.socket(),
      await virgil.socket(),
      await at(other.address, dante).socket(),
    ] as const
    for (const line of [mine, theirs, mineToo]) await line.watch(id)
    const order = { order: 'count', add: 1, until: 50 }
    const wish = { type: 'order', table: id, seat: 0, version: 0, order, stands: true }
    expect(await mine.ask(wish)).toMatchObject({ type: 'done' })
    await mineToo.next('info', ({ now }) => now.orders?.standing.length === 1)
    for (let version = 1; version < 10; version += 2) {
      await theirs.next('steps', ({ now }) => now.version === version)
      expect(await theirs.ask(move(id, 1, version, 1))).toMatchObject({ type: 'done' })
    }
    await theirs.next('steps', ({ now }) => now.version === 11)
    const steps = await dante.steps(id)
    expect(steps.map(step => `${step.seat}${step.ordered ? '!' : ''}`).join(' ')).toBe(`${'0! 1 '.repeat(5)}0!`)
    expect(JSON.stringify(theirs.inbox)).not.toMatch(/until|ordered/)
    expect(await mineToo.ask({ ...wish, version: 11, stands: false })).toMatchObject({ type: 'done' })
    await mine.next('info', ({ now }) => now.orders === undefined && now.version === 11)
  })

  test('what a seat points at is seen through another process', async () => {
    const [dante, virgil] = [await Visitor.guest(one.address), await Visitor.guest(other.address)]
    const { id } = await dante.open({ game: 'caravan', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const [dantes, virgils] = [await dante.socket(), await virgil.socket()]
    const { now } = await dantes.watch(id)
    await virgils.watch(id)
    // Virgil's process listens before it tells who is there.
    await dantes.next('info', ({ info }) => info.seats.every(seat => seat.online))
    const plan = { type: 'plan', table: id, seat: 0, version: now.version, move: now.moves[1]!, next: [] } as const
    dantes.say(plan)
    expect(await virgils.next('plan')).toEqual(plan)
  })

  test('two people at one table through different processes see each other, and each other’s moves', async () => {
    const dante = await Visitor.guest(one.address)
    await dante.send('PUT', '/api/me', { name: 'Dante', language: 'en' })
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats })
    const dantes = await dante.socket()
    await dantes.watch(id)

    // Both processes know the same people.
    const virgil = await Visitor.guest(other.address)
    await virgil.send('PUT', '/api/me', { name: 'Virgil', language: 'es' })
    expect(await at(one.address, virgil).me()).toMatchObject({ name: 'Virgil', language: 'es' })
    const virgils = await virgil.socket()
    expect(await virgils.watch(id)).toMatchObject({ info: { status: 'waiting', seats: [{ name: 'Dante' }, {}] } })
    await virgil.send('POST', `/api/tables/${id}/sit`, { seat: 1 })
    const both = [
      { name: 'Dante', online: true },
      { name: 'Virgil', online: true },
    ]
    const arrived = ({ info }: { info: TableInfo }) => info.seats[1]!.name === 'Virgil' && info.seats[1]!.online
    expect((await dantes.next('info', arrived)).info).toMatchObject({ status: 'playing', seats: both })
    await virgils.next('info', ({ info }) => info.seats.every(seat => seat.online))

    for (let version = 0; version < 20; version += 2) {
      expect(await dantes.ask(move(id, 0, version, 1))).toMatchObject({ type: 'done', version: version + 1 })
      const { steps } = await virgils.next('steps', ({ now }) => now.version === version + 1)
      expect(steps).toMatchObject([{ version: version + 1, seat: 0, move: { add: 1 } }])
      // Right after the step was shown; the other process may not have read it yet.
      expect(await virgils.ask(move(id, 1, version + 1, 2))).toMatchObject({ type: 'done', version: version + 2 })
      await dantes.next('steps', ({ now }) => now.version === version + 2)
    }
    expect(await virgils.ask({ type: 'undo', table: id, seat: 1, version: 20 })).toMatchObject({ type: 'done' })
    expect((await dantes.next('steps', ({ now }) => now.version === 21)).steps).toMatchObject([
      { kind: 'undo', seat: 1 },
    ])

    await virgil.send('PUT', '/api/me', { name: 'Virgilio', language: 'es' })
    await dantes.next('info', ({ info }) => info.seats[1]!.name === 'Virgilio')
    await virgils.end()
    await dantes.next('info', ({ info }) => !info.seats[1]!.online)
    const tables = await Promise.all(
      [one, other].map(({ address }) => at(address, dante).get<OpenTable>(`/api/tables/${id}`)),
    )
    expect(tables[0]!.now).toEqual(tables[1]!.now)
    expect(tables[0]!.steps).toEqual(tables[1]!.steps)
  })

  test('of two moves at the same version through two processes one is played, and the other is refused and shown it', async () => {
    const dante = await Visitor.guest(one.address)
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
    const lines = [await dante.socket(), await at(other.address, dante).socket()]
    for (const line of lines) await line.watch(id)
    let count = 0
    const winners = new Set<number>()
    for (let version = 0; version < 40; version++) {
      const answers = await Promise.all(lines.map((line, i) => line.ask(move(id, 0, version, i + 1))))
      const won = answers.findIndex(({ type }) => type === 'done')
      winners.add(won)
      expect(answers[won]).toMatchObject({ type: 'done', version: version + 1 })
      expect(answers[1 - won]).toMatchObject({ type: 'refused', why: 'stale' })
      count += won + 1
      for (const line of lines) {
        const { steps, now } = await line.next('steps', ({ now }) => now.version === version + 1)
        expect(steps.at(-1)).toMatchObject({ version: version + 1, move: { add: won + 1 } })
        expect(now.view).toMatchObject({ count })
      }
    }
    for (const { address } of [one, other]) {
      const { steps, now } = await at(address, dante).get<OpenTable>(`/api/tables/${id}`)
      expect(steps).toHaveLength(40)
      expect(now.view).toMatchObject({ count })
    }
  })

  test('killed in the middle of play: who was there goes on at the other process, and nothing acknowledged is lost', async () => {
    const { standby, go, enter } = await house()
    let [first, second] = await Promise.all([enter(), enter()])
    const dante = await Visitor.guest(first.address)
    const tables = new Map<string, Map<number, number>>()
    for (let i = 0; i < 4; i++)
      tables.set((await dante.open({ game: 'counting', options: { goal: 100_000 } })).id, new Map())
    const total = () => [...tables.values()].reduce((sum, moves) => sum + moves.size, 0)

    /** Plays at a table, at any process that answers; acknowledged moves are noted. */
    const play = async (id: string, moves: Map<number, number>, addresses: readonly string[], until: () => boolean) => {
      for (const address of addresses) {
        const line = await at(address, dante).socket()
        const broken = line.untilClosed()
        // Like a reconnecting page: it names the last version it knows.
        line.say({ type: 'watch', table: id, since: moves.size })
        const message = await Promise.race([broken, line.next('table'), line.next('steps')])
        if (!('type' in message)) continue
        let { version } = message.type === 'table' ? message.open.now : message.now
        const { view } = message.type === 'table' ? message.open.now : message.now
        expect(version, 'at least what was acknowledged').toBeGreaterThanOrEqual(moves.size)
        // At most one more: stored, and killed before the answer.
        expect(version - moves.size).toBeLessThanOrEqual(1)
        if (version > moves.size) {
          const known = [...moves.values()].reduce((sum, add) => sum + add, 0)
          moves.set(version, Number((view as { count?: unknown }).count) - known)
        }
        while (!until()) {
          const add = 1 + (version % 3)
          const answer = await Promise.race([broken, line.ask(move(id, 0, version, add))])
          if (!('type' in answer)) break
          expect(answer).toMatchObject({ type: 'done', version: version + 1 })
          moves.set(++version, add)
        }
        if (until()) {
          await line.end()
          return
        }
      }
      throw new Error('no process is left')
    }

    for (let round = 0; round < 3; round++) {
      const next = standby()
      const before = total()
      let enough = Number.POSITIVE_INFINITY
      const addresses = [first.address, second.address]
      const playing = [...tables].map(([id, moves]) => play(id, moves, addresses, () => total() >= enough))
      await expect.poll(() => total() - before, { timeout: 30_000, interval: 5 }).toBeGreaterThan(40)
      await kill(first.child)
      enough = total() + 100
      await Promise.all(playing)
      for (const [id, moves] of tables) {
        const there = at(second.address, dante)
        const { now } = await there.get<OpenTable>(`/api/tables/${id}`)
        const steps = await there.steps(id)
        expect(steps.map(({ version, move }) => [version, move.add])).toEqual([...moves])
        expect(now.view).toMatchObject({ count: [...moves.values()].reduce((sum, add) => sum + add, 0) })
      }
      first = second
      second = await go(next)
    }
  })

  test('the bots of a process that is killed, or stopped, are played by another one', async () => {
    const { enter } = await house()
    // Its bots never finish a move, so they are still thinking when it stops.
    const [killed, stopped, left] = await Promise.all([enter({ BOTS: 'held' }), enter({ BOTS: 'held' }), enter()])
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
    const spectator = await Visitor.guest(left.address)
    const begun = await Promise.all(
      [killed, stopped].map(async ({ address }) => {
        const dante = await Visitor.guest(address)
        const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats })
        const line = await dante.socket()
        await line.watch(id)
        expect(await line.ask(move(id, 0, 0, 1))).toMatchObject({ type: 'done', version: 1 })
        const seen = await spectator.socket()
        const { info, now } = await seen.watch(id)
        expect(now).toMatchObject({ version: 1, actors: [1] })
        if (!info.seats[0]!.online) await seen.next('info', ({ info }) => info.seats[0]!.online)
        return { id, dante, seen }
      }),
    )
    await Promise.all([kill(killed.child), kill(stopped.child, 'SIGTERM')])
    for (const { id, dante, seen } of begun) {
      const { steps } = await seen.next('steps', ({ now }) => now.version === 2)
      expect(steps).toMatchObject([{ version: 2, seat: 1, kind: 'move' }])
      // A person at the stopped process is no longer there.
      await seen.next('info', ({ info }) => !info.seats[0]!.online)
      const line = await at(left.address, dante).socket()
      await line.watch(id)
      expect(await line.ask(move(id, 0, 2, 1))).toMatchObject({ type: 'done', version: 3 })
      await line.next('steps', ({ now }) => now.version === 4)
    }
  })

  test('NATS goes and comes back in the middle of play: every move is done, and seen through the other process', async () => {
    const dante = await Visitor.guest(one.address)
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
    const lines = [await dante.socket(), await at(other.address, dante).socket()] as const
    for (const line of lines) await line.watch(id)
    let version = 0
    const visitors = [dante, at(other.address, dante)] as const
    const playOn = async (moves: number) => {
      for (const until = version + moves; version < until; version++) {
        const turn = version % 2
        // Through the other process than the move before, even if that one has not heard of it.
        expect(await lines[turn]!.ask(move(id, 0, version, 1))).toMatchObject({ type: 'done', version: version + 1 })
        if (version % 4 > 1) continue
        const { now } = await visitors[1 - turn]!.get<OpenTable>(`/api/tables/${id}`)
        expect(now).toMatchObject({ version: version + 1, view: { count: version + 1 } })
      }
      for (const line of lines) await line.next('steps', ({ now }) => now.version === version)
    }
    const connected = () =>
      Promise.all(
        [one, other].map(async ({ address }) => {
          const text = await at(address, dante).get<string>('/metrics')
          return Number(/^acheron_fanout_connected (\d)$/m.exec(text)?.[1])
        }),
      )
    await playOn(4)
    expect(await connected()).toEqual([1, 1])
    await nats.stop()
    await playOn(8)
    await expect.poll(connected).toEqual([0, 0])
    expect(await dante.get('/healthz')).toEqual({ ok: true, problems: [] })
    await playOn(8)
    // A seat taken through one process is known to the other in time.
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const { id: second } = await dante.open({ game: 'counting', seats })
    await lines[0].watch(second)
    const virgil = await Visitor.guest(other.address)
    const virgils = await virgil.socket()
    await virgils.watch(second)
    await virgil.send('POST', `/api/tables/${second}/sit`, { seat: 1 })
    expect(await lines[0].ask(move(second, 0, 0, 1))).toMatchObject({ type: 'done', version: 1 })
    expect(await virgils.ask(move(second, 1, 1, 1))).toMatchObject({ type: 'done', version: 2 })
    await nats.start()
    await expect.poll(connected).toEqual([1, 1])
    await playOn(8)
    expect((await dante.get<OpenTable>(`/api/tables/${id}`)).now).toMatchObject({ version, view: { count: version } })
  })

  test('the database stops and restarts: only acknowledged moves are there, and play goes on', async () => {
    const { enter, env } = await house()
    const { address } = await enter()
    const dante = await Visitor.guest(address)
    const line = await dante.socket()
    const { id } = await dante.open({ game: 'counting', options: { goal: 1000 } })
    await line.watch(id)
    expect(await line.ask(move(id, 0, 0, 1))).toMatchObject({ type: 'done', version: 1 })
    // Bots at many tables are in the middle of a move.
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'search:ms=300' }] as const
    const bots = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { id } = await dante.open({ game: 'counting', options: { goal: 1000 }, seats })
        return { id, asked: line.ask(move(id, 0, 0, 1)) }
      }),
    )
    for (const { asked } of bots) expect(await asked).toMatchObject({ type: 'done', version: 1 })
    await postgres.stop()
    expect(await dante.request('GET', '/healthz')).toMatchObject({ status: 503, body: { ok: false } })
    expect(await dante.request('GET', `/api/tables/${id}`)).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    })
    expect(await line.ask(move(id, 0, 1, 2))).toMatchObject({ type: 'error', code: 'not-stored' })
    await postgres.start()
    await expect.poll(async () => (await dante.request('GET', '/healthz')).status).toBe(200)
    const open = await line.watch(id)
    expect(open).toMatchObject({ now: { version: 1, view: { count: 1 } } })
    expect(await line.ask(move(id, 0, 1, 3))).toMatchObject({ type: 'done', version: 2 })
    // The tables go on without a viewer.
    for (const { id } of bots) {
      const version = async () => Number((await postgres.query(versionOf, [id], env.DATABASE_URL))[0]!.version)
      await expect.poll(version).toBe(2)
    }
  })

  test('the process as it is started: by its settings, and one line where they are wrong', async () => {
    const { env } = await house()
    const command = [process.execPath, mainFile]
    const settings = { PORT: '0', HOST: '127.0.0.1', ...env }
    const { child, address } = await start(command, { env: settings })
    expect(await (await Visitor.guest(address)).open()).toMatchObject({ game: 'nine-circles' })
    expect(await kill(child, 'SIGTERM')).toBe(0)
    const { NATS_URL, ...alone } = settings
    // NATS may come later.
    const early = await start(command, { env: { ...alone, NATS_URL: 'nats://127.0.0.1:1' } })
    expect(await (await Visitor.guest(early.address)).open()).toMatchObject({ game: 'nine-circles' })
    expect(await kill(early.child, 'SIGTERM')).toBe(0)
    const failing = (env: Record<string, string>) =>
      start(command, { env }).then(
        () => 'it has started',
        (error: Error) => error.message,
      )
    const [withoutDatabase, wrongDatabase, wrongNats] = await Promise.all([
      failing({ PORT: '0', NATS_URL }),
      failing({ ...alone, DATABASE_URL: 'postgres://127.0.0.1:1/acheron' }),
      failing({ ...alone, NATS_URL: 'http://127.0.0.1:4222' }),
    ])
    expect(withoutDatabase).toMatch(/^exit 1: NATS_URL needs DATABASE_URL: [^\n]+\n$/)
    expect(wrongDatabase).toMatch(/^exit 1: the database acheron at 127.0.0.1:1 cannot be used: [^\n]+\n$/)
    expect(wrongNats).toMatch(/^exit 1: NATS_URL must be such as [^\n]+\n$/)
  })
}
