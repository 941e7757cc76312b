import type { ClockRules } from '@acheron/protocol'
import { expect } from 'vitest'
import type { Append, Store, StoredClock, TableRow } from '../../src/store/store.ts'
import { isAnyDue, leaseDue, serve, timedTables } from '../../src/store/subjects/clocks.ts'
import { newClock } from '../../src/time/clock.ts'

interface Parts {
  it(title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>): void
  table(id: string, change?: Partial<TableRow>): TableRow
  append(id: string, version: number, change?: Partial<Append>): Append
}

const rules: ClockRules = {
  ...{ kind: 'slow', per: 'turn', hours: 24, reserve: 12, daysOff: [0, 6], timeout: 'decide' },
}

/** Clocks of which the first runs since then. */
const since = (from: number, rev: number, due: number | null): StoredClock => {
  const clock = newClock(rules, 2, rev)
  return { ...clock, seats: clock.seats.with(0, { ...clock.seats[0]!, from }), due }
}

/** What every store must do with clocks. */
export function clocksContract({ it, table, append }: Parts): void {
  it('keeps the clocks of a table with its step, or by themselves', async (store, again) => {
    await store.createTable(table('t1', { agreed: { clock: rules, zones: { p1: 'Europe/Stockholm' } } }))
    expect((await store.table('t1'))?.clock).toBeNull()
    expect(await store.setClock('t1', since(1000, 0, 5000))).toBe(true)
    expect(await store.setClock('t1', since(2000, 0, 5000))).toBe(false)
    const { due: _, ...first } = since(1000, 1, 5000)
    expect((await store.table('t1'))?.clock).toEqual(first)
    expect(await store.append(append('t1', 1, { clock: since(3000, 1, null) }))).toBe('stored')
    expect((await store.since('t1', 0))?.clock).toMatchObject({
      rev: 2,
      rules,
      seats: [{ from: 3000 }, { from: null }],
    })
    expect(await store.append(append('t1', 1, { clock: since(9000, 1, 1) }))).toBe('conflict')
    await store.close()
    const later = await again()
    expect((await later.table('t1'))?.clock).toMatchObject({ rev: 2, seats: [{ from: 3000 }, {}] })
    expect((await later.table('t1'))?.seating).toMatchObject({ clock: rules, zones: { p1: 'Europe/Stockholm' } })
  })

  it('of several changes of the clocks at once one is made, also of the first', async store => {
    await store.createTable(table('t1', { agreed: { clock: rules } }))
    for (const rev of [0, 1]) {
      const outcomes = await Promise.all([1, 2, 3].map(from => store.setClock('t1', since(from, rev, 1))))
      expect(outcomes.filter(Boolean)).toHaveLength(1)
    }
    expect(await store.setClock('none', since(1, 0, 1))).toBe(false)
  })

  it('gives each due table to one, once, until the lease is over', async store => {
    for (let i = 0; i < 12; i++) {
      await store.createTable(table(`t${i}`, { agreed: { clock: rules } }))
      await store.setClock(`t${i}`, since(0, 0, i < 10 ? 1000 + i : i === 10 ? 9999 : null))
    }
    expect(await store.read(() => isAnyDue(999))).toBe(false)
    expect(await store.read(() => isAnyDue(1000))).toBe(true)
    const leases = await Promise.all([1, 2, 3].map(() => store.write(() => leaseDue(2000, 3000, 4))))
    const given = leases.flat()
    expect(new Set(given).size).toBe(given.length)
    const rest = await store.write(() => leaseDue(2000, 3000, 100))
    expect([...given, ...rest].toSorted()).toEqual(Array.from({ length: 10 }, (_, i) => `t${i}`).toSorted())
    expect(await store.read(() => isAnyDue(2999))).toBe(false)
    expect(await store.write(() => leaseDue(3000, 4000, 100))).toHaveLength(10)
    // What was looked after is not due any more.
    expect(await store.setClock('t3', since(0, 1, 9000))).toBe(true)
    expect(await store.write(() => leaseDue(5000, 6000, 100))).toHaveLength(9)
  })

  it('gives back the time for which nobody served the house, once', async store => {
    await store.createTable(table('t1', { agreed: { clock: rules } }))
    expect(await store.write(() => serve(500, true))).toEqual({ gaps: 0, next: null })
    await store.setClock('t1', since(1000, 0, 5000))
    expect(await store.write(() => serve(2000, true))).toEqual({ gaps: 0, next: 5000 })
    expect(await store.write(() => serve(3000, false))).toEqual({ gaps: 0, next: 5000 })
    const found = await Promise.all([1, 2, 3].map(() => store.write(() => serve(13_000, true))))
    expect(found).toEqual([1, 2, 3].map(() => ({ gaps: 1, next: 15_000 })))
    expect((await store.table('t1'))?.clock).toMatchObject({ rev: 1, seats: [{ from: 11_000 }, { from: null }] })
    expect(await store.read(() => isAnyDue(14_999))).toBe(false)
    expect(await store.read(() => isAnyDue(15_000))).toBe(true)
    // Whoever writes them next has taken it into account.
    await store.setClock('t1', since(11_000, 1, 15_000))
    expect((await store.table('t1'))?.clock).toMatchObject({ seats: [{ from: 11_000 }, {}] })
  })

  it('tells of many tables which have a clock', async store => {
    await store.createTable(table('t1', { agreed: { clock: rules, zones: { p1: 'Asia/Tokyo' } } }))
    await store.createTable(table('t2', { agreed: { away: 9 } }))
    await store.createTable(table('t3', { agreed: { clock: rules } }))
    await store.setClock('t3', since(7, 0, null))
    const found = await store.read(() => timedTables(['t1', 't2', 't3', 'none']))
    expect([...found.keys()].toSorted()).toEqual(['t1', 't3'])
    expect(found.get('t1')).toEqual({ clock: rules, zones: { p1: 'Asia/Tokyo' }, times: null })
    expect(found.get('t3')?.times).toMatchObject({ rev: 1, seats: [{ from: 7 }, {}] })
  })

  it('forgets the clocks of a table that is removed', async store => {
    await store.createTable(table('t1', { agreed: { clock: rules } }))
    await store.setClock('t1', since(1000, 0, 5000))
    expect(await store.remove('t1')).toBe(true)
    expect(await store.read(() => isAnyDue(9000))).toBe(false)
  })
}
