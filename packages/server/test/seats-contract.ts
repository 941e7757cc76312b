import { expect } from 'vitest'
import { nothingAgreed, type Seating, type SeatRow } from '../src/store/seating.ts'
import type { Append, Store, TableRow } from '../src/store/store.ts'
import { bringTables } from '../src/store/subjects/tables-of-people.ts'
import { sit } from './sitting.ts'

interface Parts {
  it(title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>): void
  table(id: string, change?: Partial<TableRow>): TableRow
  append(id: string, version: number, change?: Partial<Append>): Append
}

/** What every store must do with seats. */
export function seatsContract({ it, table, append }: Parts): void {
  const people: SeatRow[] = [
    { kind: 'person', person: 'p1' },
    { kind: 'person', person: 'p2' },
  ]
  const seatingOf = async (store: Store, id: string): Promise<Seating> => (await store.table(id))!.seating

  it('lets one person sit on an open seat, once', async store => {
    await store.createTable(table('t1'))
    const outcomes = await Promise.all([
      ...[sit(store, 't1', 0, 'p2'), sit(store, 't1', 2, 'p2'), sit(store, 't1', 9, 'p2'), sit(store, 'none', 1, 'p2')],
      ...[sit(store, 't1', 1, 'p1'), sit(store, 't1', 1, 'p2'), sit(store, 't1', 1, 'p3')],
    ])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect((await seatingOf(store, 't1')).seats[1]).toEqual({ kind: 'person', person: expect.stringMatching(/p[23]/) })
    expect(await store.reseat('none', await seatingOf(store, 't1'))).toBe(false)
  })

  it('keeps who sits where and what they have agreed on, and refuses an outdated change', async (store, again) => {
    const agreed = { away: null, invited: ['p9'] }
    const kept = { person: 'p4', name: 'Beatriz', link: 'h' }
    const seats: SeatRow[] = [...people, { kind: 'open', kept }, { kind: 'bot', bot: 'random' }]
    await store.createTable(table('t1', { seats, visibility: 'invited', agreed }))
    const first = await seatingOf(store, 't1')
    expect(first).toEqual({
      ...{
        ...nothingAgreed,
        ...agreed,
        rev: 0,
        owner: 'p1',
        name: table('t1').name,
        visibility: 'invited',
        rated: false,
        seats,
      },
    })
    const changed: Seating = {
      ...first,
      ...{ name: 'Ö', owner: 'p2', visibility: 'public', away: 7, rematch: 't9', dealt: 1, invited: [] },
      seats: [
        { kind: 'person', person: 'p1', standIn: 'greedy' },
        { kind: 'bot', bot: 'random', free: true },
        { kind: 'person', person: 'p2' },
        { kind: 'bot', bot: 'greedy', kept: { person: null, name: null, link: 'x' } },
      ],
      past: [{ seat: 1, until: 4, person: 'p2', bot: null, resigned: true }],
      votes: [{ what: 'take', seat: 3, person: 'p5', by: ['p1'], at: 12 }],
    }
    expect(await store.reseat('t1', changed)).toBe(true)
    expect(await store.reseat('t1', { ...changed, name: 'late' })).toBe(false)
    expect(await seatingOf(store, 't1')).toEqual({ ...changed, rev: 1 })
    expect((await store.since('t1', 0))?.seating).toEqual({ ...changed, rev: 1 })
    await store.close()
    const later = await again()
    expect(await seatingOf(later, 't1')).toEqual({ ...changed, rev: 1 })
    expect((await later.table('t1'))?.table).toMatchObject({ name: 'Ö', owner: 'p2', visibility: 'public' })
    expect(await later.unbegunOf('p2')).toMatchObject({ tables: 1 })
    expect(await later.reseat('t1', { ...changed, rev: 1, seats: people.concat(people) })).toBe(false)
  })

  it('of two changes at once one is made', async store => {
    await store.createTable(table('t1'))
    const seating = await seatingOf(store, 't1')
    const names = ['one', 'two', 'three']
    const outcomes = await Promise.all(names.map(name => store.reseat('t1', { ...seating, name })))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect((await seatingOf(store, 't1')).name).toBe(names[outcomes.indexOf(true)])
  })

  it('lists public tables with a seat for whoever comes, at which somebody has looked', async store => {
    const listed = async (since = 0) => (await store.openTables(since)).map(({ id }) => id)
    const open: SeatRow = { kind: 'open' }
    const kept: SeatRow = { kind: 'open', kept: { person: 'p4', name: null, link: null } }
    await store.createTable(table('public', { seats: [people[0]!, open] }))
    await store.createTable(table('link', { seats: [people[0]!, open], visibility: 'link' }))
    await store.createTable(table('invited', { seats: [people[0]!, open], visibility: 'invited' }))
    await store.createTable(table('kept', { seats: [people[0]!, kept] }))
    await store.createTable(table('full', { seats: people }))
    expect(await listed()).toEqual(['public'])
    expect((await store.invitationsOf('p4')).map(({ id }) => id)).toEqual(['kept'])
    expect(await store.invitationsOf('p1')).toEqual([])
    const full = await seatingOf(store, 'full')
    await store.reseat('full', { ...full, seats: [people[0]!, { kind: 'bot', bot: 'random', free: true }] })
    const link = await seatingOf(store, 'link')
    await store.reseat('link', { ...link, visibility: 'public' })
    expect((await listed()).toSorted()).toEqual(['full', 'link', 'public'])
    expect(await listed(2000)).toEqual([])
    await store.looked('public', 3000)
    expect(await listed(2000)).toEqual(['public'])
    const result = { winners: [0], ranking: [[0]], scores: [1] }
    await store.append(append('full', 1, { result }))
    expect((await listed()).toSorted()).toEqual(['link', 'public'])
  })

  it('sets a game up anew where nobody has moved', async (store, again) => {
    const save = (n: number) =>
      ({ at: n, rules: 2, event: { e: 'saved', at: 'start', chapter: n }, state: { n } }) as const
    const state = { flow: [], rng: { v: 1 as const, a: 1, b: 2, c: 3, d: 4 } }
    await store.createTable(table('t1'), { saves: [save(1)] })
    await store.saveSnapshot('t1', { version: 0, rules: 1, state })
    await store.park('t1', { version: 0, rules: 1, state, legal: [] })
    const seating = { ...(await seatingOf(store, 't1')), dealt: 1 }
    const anew = table('t1', {
      ...{ options: { goal: 9 }, seed: 'other', opening: [{ e: 'again' }], rules: 2 },
      start: { at: 5000, actors: [1], progress: 3 },
    })
    expect(await store.redeal('t1', seating, anew, save(2))).toBe(true)
    expect(await store.redeal('t1', seating, anew, save(3))).toBe(false)
    const stored = await store.table('t1')
    expect(stored).toMatchObject({ snapshot: null, parked: null, version: 0, seating: { rev: 1, dealt: 1 } })
    expect(stored?.standing).toMatchObject({ actors: [1], progress: 3 })
    expect(stored?.table).toMatchObject({ options: { goal: 9 }, seed: 'other', opening: [{ e: 'again' }], rules: 2 })
    expect((await store.savesOf('t1', 9)).map(each => each.state)).toEqual([{ n: 2 }])
    expect(await store.append(append('t1', 1))).toBe('stored')
    expect(await store.redeal('t1', { ...seating, rev: 1 }, anew, null)).toBe(false)
    await store.close()
    expect(await seatingOf(await again(), 't1')).toMatchObject({ rev: 1, dealt: 1 })
  })

  it('removes a table where nobody has moved, and no other', async store => {
    await store.createTable(table('t1'))
    const seating = await seatingOf(store, 't1')
    await store.reseat('t1', { ...seating, name: 'other' })
    await store.createTable(table('t2'))
    await store.append(append('t2', 1))
    expect([await store.remove('t1'), await store.remove('t2'), await store.remove('t3')]).toEqual([true, false, false])
    expect(await store.table('t1')).toBeNull()
    await store.createTable(table('t1'))
    expect((await seatingOf(store, 't1')).rev).toBe(0)
  })

  it('refuses a change of seats that was made before the tables of a guest were brought', async store => {
    await store.createTable(table('t1', { seats: people }))
    const before = await seatingOf(store, 't1')
    await store.write(() => bringTables('p2', 'p5'))
    expect(await store.reseat('t1', { ...before, name: 'late' })).toBe(false)
    const after = await seatingOf(store, 't1')
    expect(after.seats[1]).toEqual({ kind: 'person', person: 'p5' })
    expect(await store.reseat('t1', { ...after, name: 'in time' })).toBe(true)
  })

  it('brings the seats of a guest to another person, also those that are kept', async store => {
    const kept = { person: 'p2', name: null, link: 'h' }
    await store.createTable(table('sits', { seats: people, agreed: { invited: ['p2'] } }))
    await store.createTable(table('kept', { seats: [people[0]!, { kind: 'open', kept }] }))
    await store.write(() => bringTables('p2', 'p5'))
    expect(await seatingOf(store, 'sits')).toMatchObject({ rev: 1, invited: ['p5'], seats: [{}, { person: 'p5' }] })
    expect((await seatingOf(store, 'kept')).seats[1]).toEqual({ kind: 'open', kept: { ...kept, person: 'p5' } })
    expect((await store.invitationsOf('p5')).map(({ id }) => id)).toEqual(['kept'])
  })

  it('finds the tables where a bot plays for somebody, and lets those rest where no person plays', async (store, again) => {
    const stoodIn: SeatRow = { kind: 'person', person: 'p2', standIn: 'random' }
    await store.createTable(
      table('plays', { seats: [people[0]!, stoodIn], start: { at: 1, actors: [1], progress: 0 } }),
    )
    const rests: SeatRow[] = [{ kind: 'bot', bot: 'random' }, stoodIn]
    await store.createTable(table('rests', { seats: rests, start: { at: 1, actors: [0, 1], progress: 0 } }))
    await store.close()
    const next = await again()
    await next.cluster?.beat()
    expect(await next.adopt()).toEqual(['plays'])
  })

  it('does not call it the turn of a person for whom a bot plays', async store => {
    const turns = { start: { at: 1, actors: [0], progress: 0 } }
    const mine: SeatRow = { kind: 'person', person: 'p1', standIn: 'random' }
    for (let i = 0; i < 102; i++) await store.createTable(table(`bot${i}`, { ...turns, seats: [mine, people[1]!] }))
    await store.createTable(table('old', { ...turns, seats: people, start: { at: 0, actors: [0], progress: 0 } }))
    const ids = (await store.tablesOf('p1')).map(({ id }) => id)
    expect(ids).toHaveLength(100)
    expect(ids).toContain('old')
  })
}
