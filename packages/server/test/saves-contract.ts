import { expect } from 'vitest'
import { type Append, mostSaves, type NewSave, type Store, type TableRow } from '../src/store/store.ts'

interface Parts {
  it(title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>): void
  table(id: string, change?: Partial<TableRow>): TableRow
  append(id: string, version: number, change?: Partial<Append>): Append
}

/** What every store must do with saves and branches. */
export function savesContract({ it, table, append }: Parts): void {
  const save = (at: number, moment = 'chapter', chapter = 1): NewSave => ({
    at,
    rules: 2,
    event: { e: 'saved', at: moment, chapter },
    state: { flow: [], count: at, text: 'ö "' },
  })
  const alone = { seats: [{ kind: 'person', person: 'p1' }] } as const
  const branch = (id: string, from: string, n: number) =>
    table(id, { ...alone, campaign: 't1', begin: { state: { count: 1 }, rules: 2, from: { table: from, n } } })

  it('stores a save with its step, or neither', async (store, again) => {
    await store.createTable(table('t1'))
    expect(await store.append(append('t1', 1, { save: save(5) }))).toBe('stored')
    expect(await store.append(append('t1', 3, { save: save(6) }))).toBe('conflict')
    expect(await store.append(append('t1', 2, { save: save(7, 'after') }))).toBe('stored')
    const brief = (n: number, version: number, { at, event }: NewSave) => ({ table: 't1', n, version, at, event })
    const saves = [brief(2, 2, save(7, 'after')), brief(1, 1, save(5))]
    expect(await store.saves('t1')).toEqual(saves)
    expect(await store.save('t1', 1)).toEqual({ ...saves[1], ...save(5) })
    expect(await store.save('t1', 3)).toBeNull()
    expect(await store.save('t0', 1)).toBeNull()
    await store.close()
    const later = await again()
    expect(await later.saves('t1')).toEqual(saves)
    expect((await later.savesOf('t1', 1)).map(({ n }) => n)).toEqual([1])
    expect((await later.savesOf('t1', 9)).map(({ state }) => state.count)).toEqual([5, 7])
  })

  it('keeps so many saves of a table, and lets go of repeated ones first', async store => {
    await store.createTable(table('t1'))
    const many = Array.from({ length: mostSaves + 2 }, (_, i) =>
      i === 0 || i === 2 ? save(i, 'chapter', i) : save(i, 'confrontation', 1),
    )
    for (const [i, each] of many.entries()) await store.append(append('t1', i + 1, { save: each }))
    await expect.poll(async () => (await store.savesOf('t1', 9999)).length).toBe(mostSaves)
    const kept = (await store.savesOf('t1', 9999)).map(({ n }) => n)
    expect(kept.slice(0, 4)).toEqual([1, 2, 3, 6])
    expect(kept.at(-1)).toBe(mostSaves + 2)
  })

  it('opens a table from a save, with saves of its own', async (store, again) => {
    await store.createTable(table('t1'))
    await store.append(append('t1', 1, { save: save(5) }))
    await store.createTable(branch('t2', 't1', 1), { saves: [save(3), save(4, 'after')] })
    expect((await store.table('t2'))?.table).toEqual(branch('t2', 't1', 1))
    expect((await store.saves('t1')).map(({ table, n, version }) => [table, n, version])).toEqual([
      ['t1', 1, 1],
      ['t2', 2, 0],
      ['t2', 1, 0],
    ])
    await store.append(append('t2', 1, { save: save(9) }))
    expect((await store.save('t2', 3))?.version).toBe(1)
    await store.createTable(table('t3'))
    const [first, second, ...others] = await store.tablesWithSaves(0)
    expect([first?.id, second?.id, others]).toEqual(['t1', 't2', []])
    expect(await store.tablesWithSaves(first!.no)).toEqual([second])
    await store.close()
    const branches = await (await again()).branches('t1')
    expect(branches).toEqual([
      { id: 't2', name: table('t2').name, at: 1001, over: false, continued: null, from: { table: 't1', n: 1 } },
      { id: 't1', name: table('t1').name, at: 1001, over: false, continued: null, from: null },
    ])
  })

  it('goes on at another table, once, and leaves the old one out of the lists', async store => {
    await store.createTable(table('t1', alone))
    await store.append(append('t1', 1, { save: save(5) }))
    await store.wish('t1', 'p1', { table: 't1', n: 1 })
    expect(await store.createTable(branch('t2', 't1', 1), { continues: 't1' })).toBe('t2')
    expect(await store.createTable(branch('t3', 't1', 1), { continues: 't1' })).toBe('t2')
    expect(await store.table('t3')).toBeNull()
    expect(await store.table('t1')).toMatchObject({ continued: 't2', wishes: [] })
    expect(await store.since('t1', 1)).toMatchObject({ continued: 't2', wishes: [] })
    expect((await store.tablesOf('p1')).map(({ id }) => id)).toEqual(['t2'])
    expect(await store.unfinishedOf('p1', 10)).toBe(1)
    expect((await store.tablesGoingOn(0)).map(({ id }) => id)).toEqual(['t1', 't2'])

    expect(await store.returnTo('t2', 't1')).toBe(true)
    expect(await store.returnTo('t2', 't1')).toBe(false)
    expect(await store.table('t1')).toMatchObject({ continued: null })
    expect((await store.tablesOf('p1')).map(({ id }) => id)).toEqual(['t1'])
  })

  it('keeps one wish of each person', async store => {
    await store.createTable(table('t1'))
    await store.wish('t1', 'p2', { table: 't1', n: 1 })
    await store.wish('t1', 'p1', { table: 't1', n: 4 })
    await store.wish('t1', 'p1', { table: 't0', n: null })
    const wishes = [
      { person: 'p1', table: 't0', n: null },
      { person: 'p2', table: 't1', n: 1 },
    ]
    expect(await store.table('t1')).toMatchObject({ wishes })
    expect(await store.since('t1', 0)).toMatchObject({ wishes })
    await store.wish('t1', 'p2', null)
    expect((await store.table('t1'))?.wishes).toEqual(wishes.slice(0, 1))
  })

  it('removes a branch that nobody began with all that hangs on it, and nothing whose saves are needed', async store => {
    await store.createTable(table('t1', alone), { saves: [save(1)] })
    await store.createTable(branch('t2', 't1', 1), { continues: 't1', saves: [save(2)] })
    await store.wish('t2', 'p1', { table: 't1', n: 1 })
    expect(await store.removeStale(5000)).toEqual(['t2'])
    expect(await store.table('t1')).toMatchObject({ continued: null })
    expect(await store.saves('t1')).toHaveLength(1)
    expect(await store.table('t2')).toBeNull()
  })
}
