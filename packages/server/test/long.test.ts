import { join } from 'node:path'
import { LiveTable, type Result } from '@acheron/engine'
import type { DailyResult, OpenTable, StepsPage, TableInfo } from '@acheron/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { noFanout } from '../src/fanout.ts'
import { Metrics } from '../src/metrics.ts'
import { People } from '../src/people.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { type Acted, mostSteps } from '../src/tables/actions.ts'
import { newTable } from '../src/tables/open.ts'
import { Registry } from '../src/tables/registry.ts'
import { Visitor } from './client.ts'
import { testGames } from './games.ts'
import { folder, server, undoFinder } from './help.ts'

/** A stored table with that many moves and nothing to undo, because another seat has always decided. */
async function longTable(file: string, moves: number): Promise<string> {
  const store = new SqliteStore({ file })
  const game = await testGames.find(({ meta }) => meta.id === 'counting')!.load()
  const dante = { id: 'dante', name: 'Dante', language: 'en' } as const
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const
  const table = newTable(game, { game: 'counting', options: { goal: 100_000 }, seats }, dante, 'seed')
  await store.createTable(table)
  const live = new LiveTable(game, { players: 2, options: table.options, seed: 'seed' })
  const writes = Array.from({ length: moves }, (_, i) => {
    const outcome = live.act({ kind: 'move', seat: i % 2, move: { add: 1 } })
    if (!outcome.ok) throw new Error(outcome.message)
    const standing = { at: i, actors: live.actors(), progress: 0 }
    return store.append({ table: table.id, version: i + 1, step: outcome.text, standing, result: null, snapshot: null })
  })
  await Promise.all(writes)
  const { state } = live
  const before = { ...state, count: moves - 20 } as typeof state
  await store.saveSnapshot(table.id, { version: moves - 20, rules: 1, state: before })
  await store.close()
  return table.id
}

test('a table of 2,000 entries is there as it was', async () => {
  const file = join(folder(), 'data.sqlite')
  const id = await longTable(file, 2000)
  const { address } = await server({ file })
  const guest = await Visitor.guest(address)
  const open = await guest.get<OpenTable>(`/api/tables/${id}`)
  expect(open.now.view).toMatchObject({ count: 2000 })
  expect(open).toMatchObject({ before: 1940, steps: { length: 60 } })
  expect((await guest.steps(id)).map(step => step.version)).toEqual(Array.from({ length: 2000 }, (_, i) => i + 1))
})

test('a page of old steps ends right before the version, and there is none before the first', async () => {
  const file = join(folder(), 'data.sqlite')
  const id = await longTable(file, 200)
  const { address } = await server({ file })
  const guest = await Visitor.guest(address)
  const page = async (before: number) => {
    const { steps, before: left } = await guest.get<StepsPage>(`/api/tables/${id}/steps?before=${before}`)
    return { first: steps[0]?.version, last: steps.at(-1)?.version, left }
  }
  expect(await page(141)).toEqual({ first: 81, last: 140, left: 80 })
  expect(await page(21)).toEqual({ first: 1, last: 20, left: 0 })
  expect(await page(1)).toEqual({ first: undefined, last: undefined, left: 0 })
  // Another page than the one before the last, and one beyond the end.
  expect(await page(181)).toEqual({ first: 121, last: 180, left: 120 })
  expect(await page(999)).toEqual({ first: 141, last: 200, left: 140 })
})

test('a client catches up step by step; after a gap longer than 200 the whole table comes', async () => {
  const file = join(folder(), 'data.sqlite')
  const id = await longTable(file, 500)
  const { address } = await server({ file })
  const line = await (await Visitor.guest(address)).socket()
  line.say({ type: 'watch', table: id, since: 300 })
  expect((await line.next('steps')).steps.map(step => step.version)).toEqual(
    Array.from({ length: 200 }, (_, i) => 301 + i),
  )
  line.say({ type: 'watch', table: id, since: 299 })
  expect((await line.next('table')).open).toMatchObject({ before: 440, steps: { length: 60 } })
})

test('a table costs as much as several messages', async () => {
  const file = join(folder(), 'data.sqlite')
  const id = await longTable(file, 2000)
  const { address } = await server({ file, limits: { messageBurst: 10, messagesPerSecond: 5 } })
  const visitor = await Visitor.guest(address)
  const line = await visitor.socket()
  await line.watch(id)
  line.say({ type: 'watch', table: id })
  expect(await line.next('error')).toMatchObject({ code: 'too-many-messages', table: id })
  // New steps still arrive, and the table goes on after a pause.
  line.say({ type: 'watch', table: id, since: 1995 })
  expect((await line.next('steps')).steps).toHaveLength(5)
  await new Promise(resolve => setTimeout(resolve, 2000))
  expect((await line.watch(id)).steps).toHaveLength(60)
})

test('a look back is charged by what it costs, and others are not kept waiting', async () => {
  const file = join(folder(), 'data.sqlite')
  const id = await longTable(file, 2000)
  const { address } = await server({ file, limits: { lookBurst: 1, lookMilliseconds: 0.001 } })
  const [greedy, other] = [await Visitor.guest(address), await Visitor.guest(address)]
  const look = (visitor: Visitor, headers = {}) =>
    visitor.request('GET', `/api/tables/${id}/past/1999`, undefined, headers)
  expect((await look(greedy)).status).toBe(200)
  expect(await look(greedy)).toMatchObject({ status: 429, body: { error: { code: 'too-many-looks' } } })
  expect((await look(other, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(200)
})

test('many looks back at once are charged one by one', async () => {
  const file = join(folder(), 'data.sqlite')
  const id = await longTable(file, 2000)
  const { address } = await server({ file, limits: { lookBurst: 1, lookMilliseconds: 0.001 } })
  const guest = await Visitor.guest(address)
  const looks = Array.from({ length: 40 }, (_, i) => guest.request('GET', `/api/tables/${id}/past/${1900 + i}`))
  const statuses = (await Promise.all(looks)).map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(1)
  expect(statuses.filter(status => status === 429)).toHaveLength(39)
})

/** A day on which that many others finish, with the score and the other results of each. Then mine. */
async function dayOf(results: readonly Partial<Result>[], mine: Partial<Result>): Promise<DailyResult[]> {
  const file = join(folder(), 'data.sqlite')
  const first = await server({ file })
  const dante = await Visitor.guest(first.address)
  const own = await dante.send<TableInfo>('POST', '/api/daily/nine-circles')
  await first.close()
  const store = new SqliteStore({ file })
  const game = await testGames.find(({ meta }) => meta.id === 'nine-circles')!.load()
  const asked = { game: 'nine-circles', options: {}, seats: [{ kind: 'me' }] } as const
  const finish = (table: string, more: Partial<Result>) => {
    const standing = { at: 0, actors: [], progress: 100 }
    const result = { winners: [], ranking: [[0]], scores: [0], ...more }
    return store.append({ table, version: 1, step: '{}', standing, result, snapshot: null })
  }
  await finish(own.id, mine)
  for (const [i, result] of results.entries()) {
    const person = { id: `p${i}`, name: `Guest ${i}`, language: 'en' } as const
    await store.savePerson(person)
    const table = newTable(game, asked, person, 'seed', own.daily)
    await store.createTable(table)
    await finish(table.id, result)
  }
  await store.close()
  const { address } = await server({ file })
  const again = new Visitor(address)
  again.cookie = dante.cookie
  return (await again.get<{ guests: DailyResult[] }>('/api/daily/nine-circles')).guests
}

test('a day with very many results shows the best, and mine', async () => {
  const others = Array.from({ length: 300 }, (_, score) => ({ scores: [score] }))
  const results = await dayOf(others, { scores: [-1] })
  expect(results.map(row => row.score)).toEqual([...Array.from({ length: 200 }, (_, i) => 299 - i), -1])
  expect(results.at(-1)?.you).toBe(true)
})

test('a day: winners stand above losers, whatever the points; losers by progress', async () => {
  const results = await dayOf(
    [
      { scores: [5], cleared: 2 },
      { scores: [3], winners: [0] },
      { scores: [5], cleared: 7 },
    ],
    { scores: [12], winners: [0] },
  )
  // Only the game knows the full length.
  expect(results).toEqual([
    { name: expect.any(String), you: true, outcome: 'won', score: 12, rank: null, begun: 1 },
    { name: 'Guest 1', you: false, outcome: 'won', score: 3, rank: null, begun: 1 },
    { name: 'Guest 2', you: false, outcome: 'lost', score: 5, rank: null, cleared: 7, begun: 1 },
    { name: 'Guest 0', you: false, outcome: 'lost', score: 5, rank: null, cleared: 2, begun: 1 },
  ])
})

test('a table does not grow for ever', async () => {
  const file = join(folder(), 'data.sqlite')
  const id = await longTable(file, mostSteps)
  const store = new SqliteStore({ file })
  const metrics = new Metrics()
  const log = { info() {}, warn() {}, error() {} }
  const people = new People(store)
  const registry = new Registry({
    ...{ store, metrics, log, people, fanout: noFanout, games: testGames },
    undo: undoFinder(),
    onTurn() {},
  })
  onTestFinished(async () => {
    await registry.close()
    await store.close()
    metrics.close()
  })
  const room = await registry.room(id)
  const outcome = await new Promise<Acted>(answer => {
    room.act({ person: 'dante' }, { kind: 'move', seat: 0, move: { add: 1 } }, mostSteps, answer)
  })
  expect(outcome).toMatchObject({ kind: 'refused', refused: { why: 'too-many-steps' } })
})
