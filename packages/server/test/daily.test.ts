import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type GameEvent, type GameRecord, type Move, replay, Table } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import type { Daily, OpenTable, TableInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { Boards, boardOf } from '../src/rest/board.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { dayOf } from '../src/tables/describe.ts'
import { newTable } from '../src/tables/open.ts'
import { Visitor } from './client.ts'
import { folder, server } from './help.ts'

const path = '/api/daily/nine-circles'
const free = { messagesPerSecond: 10_000, messageBurst: 10_000 }

/** Plays moves one after the other as `choose` says, for so many or to the end; gives the events of all. */
async function descend(visitor: Visitor, id: string, choose: (moves: readonly Move[]) => Move, most = Infinity) {
  const line = await visitor.socket()
  let { now } = await line.watch(id)
  const events = []
  for (let i = 0; i < most && now.result === null; i++) {
    line.say({ type: 'move', id: `m${i}`, table: id, seat: 0, version: now.version, move: choose(now.moves) })
    const { steps, now: next } = await line.next('steps')
    events.push(...steps.flatMap(step => step.events))
    now = next
  }
  line.socket.close()
  return events
}

/** The faces thrown, in their order. */
const facesIn = (events: readonly GameEvent[]) =>
  events.flatMap(event => (event.e === 'rolled' ? (event.values as number[]) : []))

/** The descent that a visitor begins from an address. */
const begin = (visitor: Visitor, from = '192.0.2.1') =>
  visitor.request('POST', path, undefined, { 'x-forwarded-for': from })

async function guestFrom(base: string, from: string) {
  const visitor = await Visitor.guest(base)
  const { status, body } = await begin(visitor, from)
  expect(status).toBe(200)
  return { visitor, info: body as TableInfo }
}

const first = (moves: readonly Move[]) => moves[0]!
const last = (moves: readonly Move[]) => moves.findLast(move => move.do !== 'concede')!

test('the daily table: one each, the seed kept until the day is over', async () => {
  const { address } = await server({ limits: free })
  const [dante, virgil] = [await Visitor.guest(address), await Visitor.guest(address)]
  const mine = await dante.send<TableInfo>('POST', path)
  const his = await virgil.send<TableInfo>('POST', path)
  expect((await dante.send<TableInfo>('POST', path)).id).toBe(mine.id)
  expect(his.id).not.toBe(mine.id)
  expect(his.seedHash).toBe(mine.seedHash)
  expect(mine.daily).toMatch(/^\d{4}-\d\d-\d\d$/)
  await descend(dante, mine.id, first)
  const over = await dante.get<OpenTable>(`/api/tables/${mine.id}`)
  expect(over.info).toMatchObject({ status: 'over', seed: null })
  expect((await dante.request('GET', `/api/tables/${mine.id}/record`)).status).toBe(403)
  const day = await virgil.get<Daily>(path)
  expect(day).toMatchObject({ date: mine.daily, mine: his.id, ranked: [], guests: [{ you: false }] })
  expect(await dante.get(path)).toMatchObject({ guests: [{ you: true }] })
})

test('equal decisions meet equal dice, other decisions others, from the first one that differs', async () => {
  const { address } = await server({ limits: free })
  const descents = []
  for (const choose of [first, first, last]) {
    const { visitor, info } = await guestFrom(address, '192.0.2.1')
    descents.push(await descend(visitor, info.id, choose))
  }
  const [one, same, other] = descents
  expect(same).toEqual(one)
  // Were the dice one stream, two descents would meet the same faces in the same order, whatever they do with them.
  const [ones, others] = [facesIn(one!), facesIn(other!)]
  const both = Math.min(ones.length, others.length)
  expect(both).toBeGreaterThan(8)
  expect(others.slice(0, both)).not.toEqual(ones.slice(0, both))
})

test('when the day is over, the record of a descent verifies every die', async () => {
  const { address, file, close } = await server({ limits: free })
  const { visitor, info } = await guestFrom(address, '192.0.2.1')
  await descend(visitor, info.id, first)
  await close()
  const db = new DatabaseSync(file)
  db.prepare('update game_table set daily = ? where id = ?').run('2026-01-01', info.id)
  db.close()
  const later = new Visitor((await server({ file })).address)
  const record = await later.get<GameRecord>(`/api/tables/${info.id}/record`)
  expect(record.seed).toMatch(/^forking:[0-9a-f]{32}$/)
  expect(replay(nineCircles, record).entryCount).toBe(record.entries.length)
  expect(() => replay(nineCircles, { ...record, seed: record.seed.replace('forking', 'keyed') })).toThrow('entry 1: ')
})

test('a daily table from before the forking dice goes on with its own', async () => {
  const file = join(folder(), 'data.sqlite')
  const store = new SqliteStore({ file })
  const person = { id: 'aaaabbbbccccdddd', name: 'Dante', language: 'en' } as const
  await store.savePerson(person)
  const asked = { game: 'nine-circles', options: {}, seats: [{ kind: 'open' }] } as const
  // As an older server made it: a plain seed, no place.
  const row = newTable(nineCircles as never, asked, person, '00112233445566778899aabbccddeeff', dayOf(Date.now()))
  await store.createTable(row)
  await store.close()
  const old = new Table(nineCircles, { players: 1, options: {}, seed: row.seed })
  const { address, close } = await server({ file, limits: free })
  const dante = await Visitor.guest(address)
  await dante.send('POST', `/api/tables/${row.id}/sit`, { seat: 0 })
  const events = await descend(dante, row.id, first, 3)
  // From its snapshot and steps, too.
  await close()
  const again = new Visitor((await server({ file, limits: free })).address)
  again.cookie = dante.cookie
  events.push(...(await descend(again, row.id, first)))
  const expected = []
  while (old.actors().length > 0) {
    const outcome = old.submit(0, old.moves(0)[0])
    if (outcome.ok) expected.push(...outcome.events)
  }
  expect(events).toEqual(expected)
})

test('so many descents are begun from one address, at once or one by one, and no more', async () => {
  const { address } = await server({ limits: { ...free, descentsPerDay: 3 } })
  const guests = await Promise.all(Array.from({ length: 8 }, () => Visitor.guest(address)))
  const answers = await Promise.all(guests.map(guest => begin(guest)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-descents', message: expect.stringContaining('3 descents were begun') } },
  })
  // Who has begun goes on; who comes from elsewhere begins.
  const within = guests[answers.findIndex(({ status }) => status === 200)]!
  expect((await begin(within)).status).toBe(200)
  expect((await begin(guests[answers.indexOf(refused[0]!)]!, '198.51.100.7')).status).toBe(200)
})

test('the board tells how many were begun from the same connection, and the file does not tell from which', async () => {
  const { address, file, close } = await server({ limits: free })
  const scout = await guestFrom(address, '192.0.2.1')
  await guestFrom(address, '192.0.2.1')
  const other = await guestFrom(address, '198.51.100.7')
  for (const { visitor, info } of [scout, other]) await descend(visitor, info.id, moves => moves.at(-1)!, 1)
  const { guests } = await other.visitor.get<Daily>(path)
  expect(guests.map(({ you, begun }) => `${you} ${begun}`).sort()).toEqual(['false 2', 'true 1'])
  await close()
  const db = new DatabaseSync(file)
  const origins = db.prepare('select distinct origin from game_table').all()
  db.close()
  expect(origins).toHaveLength(2)
  for (const { origin } of origins) expect(origin).toMatch(/^[0-9a-f]{32}$/)
})

test('those who are known are ranked, guests stand apart', () => {
  const row = (id: string, score: number, known: boolean) => ({
    ...{ person: { id, name: id, language: 'en' as const }, known, begun: 1 },
    result: { winners: [0], ranking: [[0]], scores: [score] },
  })
  const rows = [row('beatrice', 5, true), row('guest', 9, false), row('virgil', 7, true)]
  const named = (board: ReturnType<typeof boardOf>) => [
    board.ranked.map(({ name }) => name),
    board.guests.map(({ name }) => name),
  ]
  expect(named(boardOf(rows, 'guest'))).toEqual([['virgil', 'beatrice'], ['guest']])
})

test('a long board is read once for all who ask within a while, and everybody has their own row at once', async () => {
  const store = new SqliteStore({ file: ':memory:' })
  const finish = async (id: string, score: number) => {
    const person = { id, name: id, language: 'en' } as const
    const seats = [{ kind: 'person', person: id }] as const
    const row = newTable(
      nineCircles as never,
      { game: 'nine-circles', options: {}, seats: [{ kind: 'me' }] },
      person,
      's',
      day,
    )
    await store.savePerson(person)
    await store.createTable({ ...row, seats })
    const standing = { at: 1, actors: [], progress: 100 }
    const result = { winners: [0], ranking: [[0]], scores: [score] }
    await store.append({ table: row.id, version: 1, step: '{}', standing, result, snapshot: null })
  }
  const day = '2026-11-15'
  await Promise.all(Array.from({ length: 600 }, (_, i) => finish(`p${i}`, i)))
  const boards = new Boards(store)
  const asked = (me: string, now: number) => boards.of('nine-circles', day, me, now)
  const names = async (me: string, now: number) => (await asked(me, now)).guests.map(({ name }) => name)
  const best = Array.from({ length: 200 }, (_, i) => `p${599 - i}`)
  expect(await names('nobody', 0)).toEqual(best)
  expect(await names('p3', 0)).toEqual([...best, 'p3'])
  await finish('late', 1000)
  expect(await names('nobody', 4999)).toEqual(best)
  expect((await asked('late', 4999)).guests[0]).toMatchObject({ name: 'late', you: true })
  expect(await names('nobody', 5000)).toEqual(['late', ...best.slice(0, 199)])
  await store.close()
})

test('a short board is always up to date', async () => {
  const { address } = await server({ limits: free })
  const [one, other] = [await guestFrom(address, '192.0.2.1'), await guestFrom(address, '198.51.100.7')]
  expect((await one.visitor.get<Daily>(path)).guests).toEqual([])
  await descend(other.visitor, other.info.id, moves => moves.at(-1)!, 1)
  expect((await one.visitor.get<Daily>(path)).guests).toHaveLength(1)
})
