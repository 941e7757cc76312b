import { expect } from 'vitest'
import { strengthsAfter } from '../src/ratings/arithmetic.ts'
import type { Append, Store, TableRow } from '../src/store/store.ts'
import { newAccount } from '../src/store/subjects/accounts.ts'
import { forgetPerson, personalData } from '../src/store/subjects/personal.ts'
import { dueTables, ratedAt, ratedGamesOf, ratingsOf, settle } from '../src/store/subjects/ratings.ts'

interface Parts {
  it(title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>): void
  table(id: string, change?: Partial<TableRow>): TableRow
  append(id: string, version: number, change?: Partial<Append>): Append
}

const account = (person: string) =>
  newAccount({ person, name: person, folded: person, password: null, made: 1_800_000_000_000 })

/** What every store must do with ratings. */
export function ratingsContract({ it, table, append }: Parts): void {
  const seats = ['p1', 'p2', 'p3'].map(person => ({ kind: 'person', person }) as const)
  const result = { winners: [1], ranking: [[1], [0, 2]], scores: [1, 5, 1] }
  const count = (store: Store, id: string, at = 1) => store.write(() => settle(id, at, strengthsAfter))
  const gamesOf = async (store: Store, person: string) =>
    (await store.read(() => ratingsOf(person))).map(({ game, games }) => [game, games])

  it('counts a rated table once, when it is over, however many try and whoever does', async (store, again) => {
    for (const person of ['p1', 'p2', 'p3']) await store.write(() => account(person))
    await store.createTable(table('t1', { seats, rated: true }))
    await store.createTable(table('plain', { seats }))
    expect((await store.table('t1'))!.seating.rated).toBe(true)
    expect((await store.table('t1'))!.table.rated).toBe(true)
    expect((await store.briefs(['t1', 'plain'])).map(({ rated }) => rated).toSorted()).toEqual([false, true])
    expect(await count(store, 't1')).toBe(false)
    for (const id of ['t1', 'plain']) await store.append(append(id, 1, { result }))
    // The process that stored the end is killed here.
    await store.close()
    const next = await again()
    expect(await next.read(() => dueTables(10))).toEqual(['t1'])
    const tries = await Promise.all([count(next, 't1', 5), count(next, 't1', 6), count(next, 'plain')])
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await next.read(() => dueTables(10))).toEqual([])
    expect(await count(next, 't1')).toBe(false)
    const rows = await next.read(() => ratedAt('t1'))
    expect(rows.map(({ person, seat, place, games }) => [person, seat, place, games])).toEqual([
      ['p1', 0, 2, 1],
      ['p2', 1, 1, 1],
      ['p3', 2, 2, 1],
    ])
    const [first, second, third] = rows
    expect(second!.mu).toBeGreaterThan(25)
    expect(first!.mu).toBeLessThan(25)
    expect(first!.mu).toBe(third!.mu)
    expect(await next.read(() => ratingsOf('p2'))).toEqual([
      { person: 'p2', game: 'counting', mu: second!.mu, sigma: second!.sigma, games: 1 },
    ])
  })

  it('counts a rated table before its end, once all but one have left it', async (store, again) => {
    for (const person of ['p1', 'p2', 'p3']) await store.write(() => account(person))
    await store.createTable(table('t1', { seats, rated: true }))
    await store.append(append('t1', 1))
    const seating = (await store.table('t1'))!.seating
    const bot = { kind: 'bot', bot: 'random' } as const
    const one = { ...seating, seats: seating.seats.with(0, bot), gone: [{ seat: 0, person: 'p1' }] }
    await store.reseat('t1', one)
    expect(await store.read(() => dueTables(10))).toEqual([])
    await store.reseat('t1', {
      ...{ ...one, rev: 1, seats: one.seats.with(2, bot) },
      gone: [...one.gone, { seat: 2, person: 'p3' }],
    })
    await store.close()
    const next = await again()
    expect(await next.read(() => dueTables(10))).toEqual(['t1'])
    expect(await count(next, 't1')).toBe(true)
    const places = (await next.read(() => ratedAt('t1'))).map(({ person, place }) => [person, place])
    expect(places).toEqual([
      ['p1', 3],
      ['p2', 1],
      ['p3', 2],
    ])
    // Nor is the end of the game counted again.
    await next.append(append('t1', 2, { result }))
    expect(await next.read(() => dueTables(10))).toEqual([])
    expect(await count(next, 't1')).toBe(false)
    expect(await gamesOf(next, 'p2')).toEqual([['counting', 1]])
  })

  it('keeps the last hundred rated games of somebody, and forgets everything with the person', async store => {
    for (const person of ['p1', 'p2']) await store.write(() => account(person))
    for (let i = 0; i < 103; i++) {
      await store.createTable(table(`t${i}`, { seats: seats.slice(0, 2), rated: true }))
      await store.append(append(`t${i}`, 1, { result }))
      await count(store, `t${i}`, 1000 + i)
    }
    expect(await gamesOf(store, 'p1')).toEqual([['counting', 103]])
    const kept = await store.read(() => ratedGamesOf('p1'))
    expect([kept.length, kept[0]!.at, kept.at(-1)!.at]).toEqual([100, 1003, 1102])
    const data = await store.read(() => personalData('p1'))
    expect(data.ratings).toMatchObject([{ game: 'counting', games: 103 }])
    expect(data.ratedGames).toHaveLength(100)
    await store.write(() => forgetPerson('p1', 'Somebody who left'))
    expect(await store.read(() => ratingsOf('p1'))).toEqual([])
    expect(await store.read(() => ratedGamesOf('p1'))).toEqual([])
    // For the other one they were an opponent; nothing is stored about them any more.
    await store.createTable(table('after', { seats: seats.slice(0, 2), rated: true }))
    await store.append(append('after', 1, { result }))
    await count(store, 'after', 2000)
    expect(await gamesOf(store, 'p1')).toEqual([])
    expect(await gamesOf(store, 'p2')).toEqual([['counting', 104]])
  })
}
