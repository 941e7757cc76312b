import type { JsonObject } from '@acheron/engine'
import { expect, test } from 'vitest'
import { StoreError } from '../src/errors.ts'
import { nothingAgreed } from '../src/store/seating.ts'
import type { Append, SeatRow, Store, TableRow } from '../src/store/store.ts'
import { newAccount } from '../src/store/subjects/accounts.ts'
import { lobbyContract } from './lobby-contract.ts'
import { noticesContract } from './notices-contract.ts'
import { ratingsContract } from './ratings-contract.ts'
import { savesContract } from './saves-contract.ts'
import { seatsContract } from './seats-contract.ts'
import { sit } from './sitting.ts'
import { talkContract } from './talk-contract.ts'
import { clocksContract } from './time/clocks-contract.ts'
import { worksContract } from './works-contract.ts'

/** A store on an empty place, and another on the same place once that is closed. */
export interface Place {
  readonly store: Store
  again(): Promise<Store>
}

/** What every store must do. */
export function storeContract(name: string, open: () => Promise<Place>): void {
  const it = (title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>) =>
    test(`${name}: ${title}`, async () => {
      const { store, again } = await open()
      let current = store
      try {
        await check(store, async () => {
          current = await again()
          return current
        })
      } finally {
        await current.close()
      }
    })

  const person = (id: string) => ({ id, name: `name of ${id}`, language: 'sv' as const })
  const seats: readonly SeatRow[] = [{ kind: 'person', person: 'p1' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }]
  const table = (id: string, change: Partial<TableRow> = {}): TableRow => ({
    ...{ id, game: 'counting', name: 'Räkna "1"', rules: 1, seed: `seed of ${id}`, daily: null, owner: 'p1', seats },
    visibility: 'public',
    options: { goal: 3, nested: { list: [1, null, 'ö'] } } as JsonObject,
    opening: [{ e: 'started' }],
    start: { at: 1000, actors: [0], progress: 0 },
    ...change,
  })
  const state = { flow: [], rng: { v: 1 as const, a: 1, b: 2, c: 3, d: 4 } }
  const step = (version: number) => JSON.stringify({ version, kind: 'move', events: [{ e: 'counted "ö"' }] })
  const append = (id: string, version: number, change: Partial<Append> = {}): Append => ({
    ...{ table: id, version, step: step(version), result: null, snapshot: null },
    standing: { at: 1000 + version, actors: [version % 3], progress: version },
    ...change,
  })

  const seating = {
    ...nothingAgreed,
    rev: 0,
    name: table('t1').name,
    owner: 'p1',
    visibility: 'public',
    rated: false,
    seats,
  }

  savesContract({ it, table, append })
  worksContract(it)
  clocksContract({ it, table, append })
  ratingsContract({ it, table, append })

  it('makes a secret once and keeps it', async (store, again) => {
    expect(await store.secret('a', () => 'first')).toBe('first')
    expect(await store.secret('a', () => 'second')).toBe('first')
    await store.close()
    expect(await (await again()).secret('a', () => 'third')).toBe('first')
  })

  it('knows the secrets that were made, and makes none by itself', async store => {
    expect(await store.knownSecret('b')).toBeNull()
    expect(await store.secret('b', () => 'first')).toBe('first')
    expect(await store.knownSecret('b')).toBe('first')
    await store.forgetSecret('b')
    expect(await store.knownSecret('b')).toBeNull()
  })

  it('counts beyond its end', async (store, again) => {
    expect(await store.count('ends', 0)).toBe(0)
    expect(await Promise.all([store.count('ends', 1), store.count('ends', 2)])).toEqual([1, 3])
    await store.close()
    expect(await (await again()).count('ends', 0)).toBe(3)
  })

  it('keeps people and their changes', async store => {
    expect(await store.person('p1')).toBeNull()
    await store.savePerson(person('p1'))
    await store.savePerson({ ...person('p1'), name: '<b>ñ</b>' })
    expect(await store.person('p1')).toEqual({ ...person('p1'), name: '<b>ñ</b>' })
  })

  it('gives back a table as it was put in, before and after closing', async (store, again) => {
    expect(await store.table('t1')).toBeNull()
    expect(await store.createTable(table('t1'))).toBe('t1')
    const fresh = {
      version: 0,
      steps: [],
      snapshot: null,
      parked: null,
      result: null,
      standing: table('t1').start,
      playsBots: true,
      continued: null,
      wishes: [],
      seating,
      clock: null,
    }
    expect(await store.table('t1')).toEqual({ table: table('t1'), ...fresh })
    await store.append(append('t1', 1))
    const kept = { version: 2, rules: 1, state: { ...state, count: 2 }, counts: { entries: 2, retaken: 0 } }
    const parked = { ...kept, rules: 2, legal: [{ seat: 0, count: 3, hash: 'abc' }] }
    await store.append(append('t1', 2, { snapshot: kept }))
    await store.park('t1', parked)
    const { standing } = append('t1', 2)
    const steps = [step(1), step(2)]
    const stored = {
      table: table('t1'),
      version: 2,
      steps,
      snapshot: kept,
      parked,
      standing,
      result: null,
      playsBots: true,
      continued: null,
      wishes: [],
      seating,
      clock: null,
    }
    expect(await store.table('t1')).toEqual(stored)
    await store.close()
    expect(await (await again()).table('t1')).toEqual({ ...stored, playsBots: expect.any(Boolean) })
  })

  it('gives the last steps with a table and others by their versions', async store => {
    await store.createTable(table('t1'))
    const counts = { entries: 150, retaken: 0 }
    for (let version = 1; version <= 200; version++) await store.append(append('t1', version))
    const versions = (texts: readonly string[] = []) => texts.map(text => JSON.parse(text).version as number)
    const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
    // Nothing tells what the steps come to: all are needed.
    expect(versions((await store.table('t1'))?.steps)).toEqual(from(1, 200))
    await store.saveSnapshot('t1', { version: 150, rules: 1, state })
    expect(versions((await store.table('t1'))?.steps)).toEqual(from(1, 200))
    await store.saveSnapshot('t1', { version: 150, rules: 1, state, counts })
    expect(versions((await store.table('t1'))?.steps)).toEqual(from(141, 200))
    await store.saveSnapshot('t1', { version: 120, rules: 1, state, counts })
    const since = store.cluster ? 141 : 121
    expect(versions((await store.table('t1'))?.steps)).toEqual(from(since, 200))
    expect(versions(await store.steps('t1', 100, 150))).toEqual(from(101, 150))
    expect(versions(await store.steps('t1', 50, 100))).toEqual(from(51, 100))
    expect(versions(await store.steps('t1', 0, 2))).toEqual([1, 2])
    expect(versions(await store.steps('t1', 190, 999))).toEqual(from(191, 200))
    expect(await store.steps('t1', 200, 300)).toEqual([])
    expect(await store.steps('none', 0, 10)).toEqual([])
  })

  it('appends a version once, right after the one before', async store => {
    await store.createTable(table('t1'))
    await store.createTable(table('t2'))
    const tries = [
      append('t1', 1),
      append('t1', 1),
      append('t2', 1),
      append('t1', 3),
      append('t1', 2),
      append('none', 1),
    ]
    const outcomes = await Promise.all(tries.map(one => store.append(one)))
    expect(outcomes).toEqual(['stored', 'conflict', 'stored', 'conflict', 'stored', 'conflict'])
    expect((await store.table('t1'))?.steps).toEqual([step(1), step(2)])
    expect((await store.table('t2'))?.steps).toEqual([step(1)])
  })

  seatsContract({ it, table, append })
  talkContract({ it, table })
  noticesContract({ it, table })
  lobbyContract({ it, table, append })

  it('lists my tables, those over last, and those with an open seat', async store => {
    await store.createTable(table('t1'))
    await store.createTable(table('t2', { seats: seats.slice(0, 1) }))
    await store.createTable(table('t3', { seats: [{ kind: 'person', person: 'p2' }] }))
    await store.append(append('t1', 1))
    const result = { winners: [0], ranking: [[0]], scores: [1] }
    await store.append(append('t2', 1, { result, standing: { at: 5, actors: [], progress: 100 } }))
    const mine = await store.tablesOf('p1')
    const { options } = table('t1')
    expect(mine.map(({ id, result, options, standing }) => ({ id, result, options, standing }))).toEqual([
      { id: 't1', result: null, options, standing: { at: 1001, actors: [1], progress: 1 } },
      { id: 't2', result, options, standing: { at: 5, actors: [], progress: 100 } },
    ])
    expect((await store.openTables(0)).map(({ id, seats }) => ({ id, seats }))).toEqual([{ id: 't1', seats }])
  })

  it('lists every table where it is my turn; of the others those that changed last', async store => {
    const pair: SeatRow[] = [
      { kind: 'person', person: 'p1' },
      { kind: 'person', person: 'p2' },
    ]
    const make = async (id: string, actors: number[], at: number, over = false) => {
      await store.createTable(table(id, { seats: pair }))
      const result = over ? { winners: [0], ranking: [[0]], scores: [1] } : null
      await store.append(append(id, 1, { result, standing: { at, actors, progress: 1 } }))
    }
    const many = (count: number, of: (i: number) => Promise<void>) =>
      Promise.all(Array.from({ length: count }, (_, i) => of(i)))
    await many(60, i => make(`over${i}`, [], 5000 + i, true))
    await many(3, i => make(`mine${i}`, [0, 1], i))
    await many(120, i => make(`theirs${i}`, [1], 3000 - i))
    // My seat is to decide, but the table waits for a person.
    await store.createTable(table('waits'))
    const ids = (await store.tablesOf('p1')).map(({ id }) => id)
    const listed = (start: string) => ids.filter(id => id.startsWith(start))
    expect(listed('mine')).toEqual(['mine2', 'mine1', 'mine0'])
    expect(listed('theirs').toSorted()).toEqual(Array.from({ length: 97 }, (_, i) => `theirs${i}`).toSorted())
    expect(listed('waits')).toEqual([])
    expect(listed('over')).toHaveLength(50)
    expect(ids.indexOf('over59')).toBe(100)
    expect(await store.tablesOf('p2')).toHaveLength(100 + 23 + 50)
  })

  const manyTables = (store: Store, count: number, of: (i: number) => TableRow) =>
    Promise.all(Array.from({ length: count }, (_, i) => store.createTable(of(i))))

  it('looks for my unfinished tables among the newest, and counts them as far as that', async store => {
    const mine = [{ kind: 'person', person: 'p1' } as const]
    // The oldest is the one that changed last.
    const at = (time: number) => ({ seats: mine, start: { at: time, actors: [], progress: 0 } })
    await manyTables(store, 1010, i => table(`t${i}`, at(i < 10 ? 9999 : i)))
    const ids = (await store.tablesOf('p1')).map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 100 }, (_, i) => `t${1009 - i}`))
    expect(await store.unfinishedOf('p1', 2000)).toBe(1010)
    expect(await store.unfinishedOf('p1', 500)).toBe(500)
    const result = { winners: [0], ranking: [[0]], scores: [1] }
    await store.append(append('t1009', 1, { result }))
    expect(await store.unfinishedOf('p1', 2000)).toBe(1009)
    expect(await store.unfinishedOf('p2', 2000)).toBe(0)
  })

  const listedOpen = async (store: Store) => (await store.openTables(0)).map(({ id }) => id)

  it('lists the newest tables with an open seat', async store => {
    for (let i = 0; i < 105; i++) await store.createTable(table(`t${i}`, { owner: `p${i}` }))
    await sit(store, 't104', 1, 'p2')
    expect(await listedOpen(store)).toEqual(Array.from({ length: 100 }, (_, i) => `t${103 - i}`))
  })

  it('lists five open tables of one owner at most, and of one place only as many as leave room for others', async store => {
    for (let i = 0; i < 30; i++) await store.createTable(table(`honest${i}`, { owner: `h${i}` }))
    for (let i = 0; i < 12; i++) await store.createTable(table(`flood${i}`, { owner: 'flood' }))
    const flood = ['flood11', 'flood10', 'flood9', 'flood8', 'flood7']
    expect(await listedOpen(store)).toEqual([...flood, ...Array.from({ length: 30 }, (_, i) => `honest${29 - i}`)])
    // Each by another guest, from one place.
    await manyTables(store, 150, i => table(`guest${i}`, { owner: `g${i}`, origin: 'here' }))
    const ids = await listedOpen(store)
    expect(ids).toHaveLength(100)
    expect(ids.filter(id => id.startsWith('honest'))).toHaveLength(30)
    expect(ids.filter(id => id.startsWith('flood'))).toEqual(flood)
  })

  it('gives the people who are stored', async store => {
    for (const id of ['p1', 'p2', 'p3']) await store.savePerson(person(id))
    const found = await store.people(['p3', 'none', 'p1'])
    expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([person('p1'), person('p3')])
    expect(await store.people([])).toEqual([])
  })

  it('counts the tables and seats of a person where nobody has moved', async store => {
    for (const id of ['t1', 't2', 't3']) await store.createTable(table(id))
    await store.createTable(table('d1', { daily: '2026-11-15' }))
    await store.createTable(table('t4', { owner: 'p2' }))
    await sit(store, 't1', 1, 'p2')
    expect(await store.unbegunOf('p1')).toEqual({ tables: 3, seats: 1 })
    expect(await store.unbegunOf('p2')).toEqual({ tables: 1, seats: 1 })
    await store.append(append('t1', 1))
    expect(await store.unbegunOf('p1')).toEqual({ tables: 2, seats: 1 })
    expect(await store.unbegunOf('p2')).toEqual({ tables: 1, seats: 0 })
  })

  it('tells at which of some tables nobody has moved', async store => {
    for (const id of ['t1', 't2', 't3']) await store.createTable(table(id))
    await store.append(append('t1', 1))
    expect((await store.unbegunAmong(['t3', 't1', 't2', 'none'])).toSorted()).toEqual(['t2', 't3'])
    expect(await store.unbegunAmong([])).toEqual([])
  })

  it('removes old tables where nobody has moved, and nothing else', async (store, again) => {
    const at = (time: number) => ({ start: { at: time, actors: [0], progress: 0 } })
    await store.createTable(table('old', at(1000)))
    await store.createTable(table('moved', at(1000)))
    await store.append(append('moved', 1))
    await store.createTable(table('daily', { ...at(1000), daily: '2026-11-15' }))
    await store.createTable(table('full', { ...at(1000), seats: seats.toSpliced(1, 1) }))
    await store.createTable(table('new', at(3000)))
    const parked = { version: 0, rules: 1, state, legal: [] }
    await store.park('old', parked)
    await store.saveSnapshot('old', parked)
    expect((await store.removeStale(2000)).toSorted()).toEqual(['full', 'old'])
    expect(await store.removeStale(2000)).toEqual([])
    expect([await store.table('old'), await store.since('old', 0)]).toEqual([null, null])
    expect(await store.append(append('old', 1))).toBe('conflict')
    expect(await sit(store, 'old', 1, 'p2')).toBe(false)
    expect((await store.tablesOf('p1')).map(({ id }) => id)).toEqual(['new', 'daily', 'moved'])
    expect(await store.unbegunOf('p1')).toEqual({ tables: 1, seats: 0 })
    // A later table may have the number of a removed one, and has nothing else of it.
    await store.createTable(table('old', at(4000)))
    expect(await store.table('old')).toMatchObject({ steps: [], snapshot: null, parked: null })
    await store.close()
    const next = await again()
    expect((await next.table('moved'))?.steps).toEqual([step(1)])
    expect(await next.table('full')).toBeNull()
  })

  it('tells what has come since a version', async store => {
    await store.savePerson(person('p1'))
    await store.savePerson(person('p2'))
    await store.createTable(table('t1'))
    const names = new Map([['p1', person('p1').name]])
    const fresh = { seating, names, steps: [], standing: table('t1').start, result: null, playsBots: true }
    expect(await store.since('t1', 0)).toEqual({ ...fresh, continued: null, wishes: [], clock: null })
    for (const version of [1, 2, 3]) await store.append(append('t1', version))
    await sit(store, 't1', 1, 'p2')
    await store.savePerson({ ...person('p1'), name: 'Dante' })
    const news = await store.since('t1', 1)
    expect(news).toMatchObject({ steps: [step(2), step(3)], standing: append('t1', 3).standing, result: null })
    expect(news?.seating.seats).toEqual(seats.with(1, { kind: 'person', person: 'p2' }))
    expect([...news!.names]).toEqual([
      ['p1', 'Dante'],
      ['p2', person('p2').name],
    ])
    expect((await store.since('t1', 3))?.steps).toEqual([])
    const result = { winners: [0], ranking: [[0]], scores: [1] }
    await store.append(append('t1', 4, { result }))
    expect(await store.since('t1', 3)).toMatchObject({ steps: [step(4)], result })
    expect(await store.since('none', 0)).toBeNull()
  })

  it('says whether it can be reached', async store => {
    await store.check()
    await store.close()
    await expect(store.check()).rejects.toThrow()
  })

  it('refuses what comes after it was closed', async store => {
    await store.createTable(table('t1'))
    await store.close()
    await expect(store.append(append('t1', 1))).rejects.toThrow(StoreError)
    await expect(store.savePerson(person('p1'))).rejects.toThrow(StoreError)
  })

  it('writes many tables at once, and a write that fails takes no other with it', async store => {
    const ids = Array.from({ length: 50 }, (_, i) => `t${i}`)
    await Promise.all(ids.map(id => store.createTable(table(id))))
    const outcomes = await Promise.allSettled([
      ...ids.map(id => store.append(append(id, 1))),
      store.createTable(table('t1')),
      store.append(append('t2', 2, { standing: { at: Number.NaN, actors: [], progress: 1 } })),
      store.append(append('t3', 2)),
    ])
    const wrong = outcomes.splice(50, 2)
    for (const outcome of wrong) expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreError) })
    for (const outcome of outcomes) expect(outcome).toEqual({ status: 'fulfilled', value: 'stored' })
    expect((await store.table('t2'))?.steps).toEqual([step(1)])
    expect((await store.table('t3'))?.steps).toEqual([step(1), step(2)])
  })

  it('finds the tables that wait for a bot, for whoever comes after', async (store, again) => {
    const full: SeatRow[] = [
      { kind: 'person', person: 'p1' },
      { kind: 'bot', bot: 'greedy' },
    ]
    await store.createTable(table('waits-for-person', { seats: full }))
    await store.createTable(table('waits-for-bot', { seats: full }))
    await store.createTable(table('has-open-seat', { start: { at: 1, actors: [2], progress: 0 } }))
    await store.append(append('waits-for-bot', 1))
    await store.close()
    const next = await again()
    await next.cluster?.beat()
    expect(await next.adopt()).toEqual(['waits-for-bot'])
    expect(await next.adopt()).toEqual([])
    expect((await next.table('waits-for-bot'))?.playsBots).toBe(true)
  })

  it('keeps one daily table per person, game and day, and its result', async store => {
    await store.savePerson(person('p1'))
    const daily = { daily: '2026-11-15', seats: seats.slice(0, 1) }
    expect(await store.dailyTable('counting', '2026-11-15', 'p1')).toBeNull()
    const ids = await Promise.all([store.createTable(table('d1', daily)), store.createTable(table('d2', daily))])
    expect(ids).toEqual(['d1', 'd1'])
    expect(await store.table('d2')).toBeNull()
    expect(await store.createTable(table('d3', { ...daily, daily: '2026-11-16' }))).toBe('d3')
    expect(await store.dailyTable('counting', '2026-11-15', 'p1')).toBe('d1')
    expect(await store.dailyResults('counting', '2026-11-15')).toEqual([])
    const result = { winners: [], ranking: [[0]], scores: [7], cause: 'dice' }
    await store.append(append('d1', 1, { result }))
    expect(await store.dailyResults('counting', '2026-11-15')).toEqual([
      { person: person('p1'), known: false, result, begun: 1 },
    ])
    await store.write(() => newAccount({ person: 'p1', name: 'Dante', folded: 'dante', password: null, made: 1 }))
    expect(await store.dailyResults('counting', '2026-11-15', 'p1')).toEqual([
      { person: person('p1'), known: true, result, begun: 1 },
    ])
    expect(await store.dailyResults('counting', '2026-11-15', 'p2')).toEqual([])
  })

  it('counts the daily tables of a day that were begun from one place', async store => {
    const begin = async (owner: string, day: string, origin?: string, game = 'counting') => {
      await store.savePerson(person(owner))
      const id = `${owner} ${day} ${game}`
      await store.createTable(table(id, { owner, game, daily: day, ...(origin === undefined ? {} : { origin }) }))
      return id
    }
    const mine = await begin('p1', '2026-11-15', 'here')
    expect((await store.table(mine))?.table.origin).toBe('here')
    await begin('p2', '2026-11-15', 'here')
    const elsewhere = await begin('p3', '2026-11-15', 'there')
    // A table of an older version.
    const old = await begin('p4', '2026-11-15')
    expect((await store.table(old))?.table).not.toHaveProperty('origin')
    await begin('p5', '2026-11-15')
    await begin('p1', '2026-11-16', 'here')
    await begin('p1', '2026-11-15', 'here', 'another')
    const begun = (origin: string) => store.dailyBegun('counting', '2026-11-15', origin)
    expect([await begun('here'), await begun('there'), await begun('nowhere')]).toEqual([2, 1, 0])
    const result = { winners: [], ranking: [[0]], scores: [7] }
    for (const id of [mine, elsewhere, old]) await store.append(append(id, 1, { result }))
    const rows = await store.dailyResults('counting', '2026-11-15')
    expect(rows.map(row => `${row.person.id} ${row.begun}`).sort()).toEqual(['p1 2', 'p3 1', 'p4 1'])
  })

  it('replaces a snapshot by a later one', async store => {
    await store.createTable(table('t1'))
    await store.saveSnapshot('t1', { version: 0, rules: 1, state })
    await store.append(append('t1', 1))
    await store.saveSnapshot('t1', { version: 1, rules: 2, state })
    expect((await store.table('t1'))?.snapshot).toEqual({ version: 1, rules: 2, state })
  })

  it('keeps the latest place of a table while it goes on, and tells which tables have none', async store => {
    for (const id of ['t1', 't2', 't3']) await store.createTable(table(id))
    for (const id of ['t1', 't2']) await store.append(append(id, 1))
    const parked = { version: 1, rules: 1, state, legal: [] }
    await store.park('t1', parked)
    await store.park('t1', { ...parked, version: 0 })
    await store.park('t2', { ...parked, version: 0 })
    await store.park('t3', { ...parked, version: 0 })
    expect((await store.table('t1'))?.parked).toEqual(parked)
    await store.park('t1', { ...parked, rules: 2 })
    expect((await store.table('t1'))?.parked?.rules).toBe(2)
    const all = () => store.tablesGoingOn(0)
    expect(await all()).toMatchObject([
      { id: 't1', parked: true },
      { id: 't2', parked: false },
      { id: 't3', parked: true },
    ])
    const [first] = await all()
    expect((await store.tablesGoingOn(first!.no)).map(({ id }) => id)).toEqual(['t2', 't3'])
    const result = { winners: [0], ranking: [[0]], scores: [1] }
    await store.append(append('t1', 2, { result }))
    expect(await store.table('t1')).toMatchObject({ result, parked: null })
    expect((await all()).map(({ id }) => id)).toEqual(['t2', 't3'])
  })

  it('stores what was still waiting when it is closed', async (store, again) => {
    const writing = store.createTable(table('t1'))
    await store.close()
    expect(await writing).toBe('t1')
    expect((await (await again()).table('t1'))?.table.id).toBe('t1')
  })
}
