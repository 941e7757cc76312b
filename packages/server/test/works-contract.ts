import { expect } from 'vitest'
import { ApiFailure, StoreError } from '../src/errors.ts'
import type { Store } from '../src/store/store.ts'
import { newSession, type SessionRow, sessionBy, sessionSeen, sessionsOf } from '../src/store/subjects/sessions.ts'
import { all, first, run, tables } from '../src/store/work.ts'

type It = (title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>) => void

const db = tables<{ session: SessionRow; counter: { name: string; value: number } }>()

const session = (id: string, change: Partial<SessionRow> = {}): SessionRow => ({
  ...{ id, token: `hash of ${id}`, person: 'p1', device: 'Firefox "ö"', way: 'guest' },
  ...{ made: 1_800_000_000_000, seen: 5, ended: null },
  ...change,
})

/** What every store must do with works, and the first subjects that are made of them. */
export function worksContract(it: It): void {
  it('keeps what a work has written, with large numbers as numbers', async (store, again) => {
    expect(await store.read(() => sessionBy('hash of a'))).toBeNull()
    await store.write(() => newSession(session('a')))
    await store.write(() => newSession(session('b', { seen: 9 })))
    await store.write(() => newSession(session('other', { person: 'p2' })))
    await store.write(() => sessionSeen('a', 2 ** 41))
    // The clock was set back meanwhile.
    await store.write(() => sessionSeen('b', 3))
    const mine = [session('a', { seen: 2 ** 41 }), session('b', { seen: 9 })]
    expect(await store.read(() => sessionsOf('p1'))).toEqual(mine)
    const count = db.selectFrom('session').select(({ fn }) => [fn.countAll().as('n'), fn.sum('made').as('sum')])
    expect(await store.read(() => first(count))).toEqual({ n: 3, sum: 5_400_000_000_000 })
    await store.close()
    expect(await (await again()).read(() => sessionBy('hash of a'))).toEqual(mine[0])
  })

  it('tells how many rows a query has written, and gives those that it returns', async store => {
    for (const id of ['a', 'b', 'c']) await store.write(() => newSession(session(id)))
    const outcome = await store.write(function* () {
      const changed = yield* run(db.updateTable('session').set({ seen: 7 }).where('id', 'in', ['a', 'b', 'none']))
      const gone = yield* all(db.deleteFrom('session').where('id', '=', 'a').returning(['id', 'seen']))
      return { changed, gone }
    })
    expect(outcome).toEqual({ changed: 2, gone: [{ id: 'a', seen: 7 }] })
  })

  it('undoes a work that refuses or fails, and nothing else of the same moment', async store => {
    await store.write(() => newSession(session('there')))
    const outcomes = await Promise.allSettled([
      store.write(() => newSession(session('a'))),
      store.write(function* () {
        yield* newSession(session('refused'))
        throw new ApiFailure(409, 'taken', 'somebody else has it')
      }),
      store.write(() => newSession(session('b'))),
      store.write(function* () {
        yield* newSession(session('failed'))
        yield* newSession(session('there'))
      }),
      store.savePerson({ id: 'p1', name: 'Dante', language: 'en' }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(outcomes[1]).toMatchObject({ reason: { status: 409, code: 'taken' } })
    expect((outcomes[3] as PromiseRejectedResult).reason).toBeInstanceOf(StoreError)
    const ids = (await store.read(() => sessionsOf('p1'))).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(['a', 'b', 'there'])
    expect(await store.person('p1')).not.toBeNull()
  })

  it('runs works as if one ran after the other', async store => {
    await store.count('coins', 0)
    const coins = db.selectFrom('counter').select('value').where('name', '=', 'coins')
    const addOne = () =>
      store.write(function* () {
        const { value } = (yield* first(coins))!
        yield* run(
          db
            .updateTable('counter')
            .set({ value: value + 1 })
            .where('name', '=', 'coins'),
        )
      })
    for (let i = 0; i < 5; i++) await Promise.all([addOne(), addOne(), addOne()])
    expect(await store.count('coins', 0)).toBe(15)
  })
}
