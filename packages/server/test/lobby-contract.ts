import { expect } from 'vitest'
import { Lobby } from '../src/lobby/lobby.ts'
import type { SeatRow } from '../src/store/seating.ts'
import type { Append, Store, TableRow } from '../src/store/store.ts'
import { hush } from '../src/store/subjects/hushed.ts'
import { lookedFor, relist } from '../src/store/subjects/lobby.ts'
import { sit } from './sitting.ts'

interface Parts {
  it(title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>): void
  table(id: string, change?: Partial<TableRow>): TableRow
  append(id: string, version: number, change?: Partial<Append>): Append
}

/** What the lobby must do on every store. */
export function lobbyContract({ it, table, append }: Parts): void {
  const now = 1_800_000_000_000
  const start = { at: now, actors: [0], progress: 0 }
  const seats = (owner: string, open: number): SeatRow[] => [
    { kind: 'person', person: owner },
    ...Array.from({ length: open }, (): SeatRow => ({ kind: 'open' })),
  ]
  const row = (id: string, owner: string, open: number, change: Partial<TableRow> = {}) =>
    table(id, { owner, seats: seats(owner, open), start, visibility: 'public', ...change })
  const open = async (store: Store, ...rows: readonly TableRow[]) => {
    for (const each of rows) {
      await store.createTable(each)
      await store.write(() => relist(each.id, now))
    }
  }
  const log = { info() {}, warn() {}, error() {} }
  const lobbyOf = (store: Store) => {
    const lobby = new Lobby(store, log)
    void lobby.stop()
    return lobby
  }
  const ids = async (page: ReturnType<Lobby['page']>) => (await page).tables.map(({ brief }) => brief.id)

  it('the lobby shows public tables by game, language and free seats, with counts', async (store, again) => {
    await store.savePerson({ id: 'ana', name: 'Ana', language: 'es' })
    await open(
      store,
      row('one', 'ana', 1),
      row('two', 'ana', 2),
      row('race', 'ivo', 3, { game: 'imp-race' }),
      row('full', 'ivo', 0),
      row('link', 'ivo', 1, { visibility: 'link' }),
      row('daily', 'ivo', 1, { daily: '2026-11-15' }),
    )
    const lobby = lobbyOf(store)
    const all = await lobby.page('me', { state: 'open' })
    expect(all.tables.map(({ brief, language }) => [brief.id, language])).toEqual([
      ['race', 'en'],
      ['two', 'es'],
      ['one', 'es'],
    ])
    const { game } = table('one')
    expect(all).toMatchObject({
      ...{ total: 3, next: null },
      counts: {
        games: [
          { game, count: 2 },
          { game: 'imp-race', count: 1 },
        ].toSorted((a, b) => (a.game < b.game ? -1 : 1)),
        languages: [
          { language: 'en', count: 1 },
          { language: 'es', count: 2 },
          { language: 'sv', count: 0 },
        ],
        free: [
          { free: 1, count: 3 },
          { free: 2, count: 2 },
          { free: 3, count: 1 },
        ],
      },
    })
    expect(await ids(lobby.page('me', { state: 'open', free: 2 }))).toEqual(['race', 'two'])
    const spanish = await lobby.page('me', { state: 'open', language: 'es', free: 2 })
    expect(spanish).toMatchObject({ total: 1, counts: { free: [{ count: 2 }, { count: 1 }] } })
    expect(spanish.counts.games).toEqual([{ game, count: 1 }])
    expect(await ids(lobby.page('me', { state: 'open', game: 'imp-race', language: 'sv' }))).toEqual([])
    expect(await ids(lobby.page('me', { state: 'playing' }))).toEqual(['full'])
    await store.close()
    expect(await ids(lobbyOf(await again()).page('me', { state: 'open' }))).toEqual(['race', 'two', 'one'])
  })

  it('the lobby shows tables by their pace, and follows a change of the clock', async store => {
    const live = { kind: 'live', bank: 300, increment: 5, line: 180, timeout: 'vote' } as const
    const slow = { kind: 'slow', per: 'turn', hours: 24, reserve: 0, daysOff: [], timeout: 'vote' } as const
    await open(
      store,
      row('calm', 'ana', 1),
      row('live', 'ivo', 1, { agreed: { clock: live } }),
      row('slow', 'eva', 2, { agreed: { clock: slow } }),
    )
    const lobby = lobbyOf(store)
    const paces = async () => (await lobby.page('me', { state: 'open' })).counts.paces.map(({ count }) => count)
    expect((await lobby.page('me', { state: 'open' })).counts.paces.map(({ pace }) => pace)).toEqual([
      ...['none', 'live', 'slow'],
    ])
    expect(await paces()).toEqual([1, 1, 1])
    for (const [pace, id] of [
      ['none', 'calm'],
      ['live', 'live'],
      ['slow', 'slow'],
    ] as const)
      expect(await ids(lobby.page('me', { state: 'open', pace }))).toEqual([id])
    const two = await lobby.page('me', { state: 'open', free: 2, pace: 'live' })
    expect(two).toMatchObject({ total: 0, tables: [] })
    expect(two.counts.paces.map(({ count }) => count)).toEqual([0, 0, 1])
    expect(two.counts.free).toEqual([{ free: 1, count: 1 }])
    const { seating } = (await store.table('live'))!
    expect(await store.reseat('live', { ...seating, clock: null })).toBe(true)
    await store.write(() => relist('live', now))
    expect(await paces()).toEqual([2, 0, 1])
    expect(await ids(lobby.page('me', { state: 'open', pace: 'none' }))).toEqual(['live', 'calm'])
  })

  it('a table moves from those that wait to those that are watched, and goes when it is over', async store => {
    await open(store, row('t', 'ana', 1))
    const lobby = lobbyOf(store)
    const totals = async () => {
      const pages = [await lobby.page('me', { state: 'open' }), await lobby.page('me', { state: 'playing' })]
      return pages.map(({ total }) => total)
    }
    expect(await totals()).toEqual([1, 0])
    expect(await sit(store, 't', 1, 'ivo')).toBe(true)
    await store.write(() => relist('t', now))
    await store.write(() => relist('t', now))
    expect(await totals()).toEqual([0, 1])
    const result = { winners: [0], ranking: [[0], [1]], scores: [1, 0] }
    await store.append(append('t', 1, { result, standing: { ...start, actors: [] } }))
    // Before the lobby has followed, the table itself is asked.
    expect(await ids(lobby.page('me', { state: 'playing' }))).toEqual([])
    await store.write(() => relist('t', now))
    expect(await totals()).toEqual([0, 0])
  })

  it('what is hidden or gone is shown to nobody, even where the lobby has not heard of it', async store => {
    await open(store, row('hidden', 'ana', 1), row('gone', 'ana', 1), row('there', 'ana', 1))
    const { seating } = (await store.table('hidden'))!
    expect(await store.reseat('hidden', { ...seating, visibility: 'invited' })).toBe(true)
    expect(await store.remove('gone')).toBe(true)
    expect(await ids(lobbyOf(store).page('me', { state: 'open' }))).toEqual(['there'])
  })

  it('people who are apart do not meet', async store => {
    await open(store, row('a', 'ana', 1), row('b', 'ivo', 1))
    await store.write(() => hush({ id: 'h', person: 'ana', other: 'me', place: '', how: 'block', at: now }))
    expect(await ids(lobbyOf(store).page('me', { state: 'open' }))).toEqual(['b'])
    expect(await ids(lobbyOf(store).page('ana', { state: 'open' }))).toEqual(['b', 'a'])
  })

  it('tables at which nobody looks leave the lobby, running ones earlier', async store => {
    await open(store, row('waits', 'ana', 1), row('runs', 'ivo', 0))
    const lobby = new Lobby(store, log)
    const left = async () => [
      ...(await ids(lobby.page('me', { state: 'open' }))),
      ...(await ids(lobby.page('me', { state: 'playing' }))),
    ]
    await lobby.sweep(now + lookedFor.playing)
    expect(await left()).toEqual(['waits', 'runs'])
    await lobby.sweep(now + lookedFor.playing + 1)
    expect(await left()).toEqual(['waits'])
    await lobby.sweep(now + lookedFor.open + 1)
    expect(await left()).toEqual([])
    expect((await lobby.page('me', { state: 'open' })).total).toBe(0)
    // A look brings it back.
    await store.looked('waits', now + lookedFor.open)
    await store.write(() => relist('waits', now + lookedFor.open))
    expect(await left()).toEqual(['waits'])
    await lobby.stop()
  })

  it('pages of the lobby hold each table once, with filters and without', async store => {
    const rows = Array.from({ length: 45 }, (_, i) => row(`t${i}`, `p${i}`, 1 + (i % 3)))
    await open(store, ...rows)
    const lobby = lobbyOf(store)
    for (const free of [undefined, 2]) {
      const seen: string[] = []
      let before: number | undefined
      do {
        const { tables, next } = await lobby.page('me', { state: 'open', free }, before)
        seen.push(...tables.map(({ brief }) => brief.id))
        before = next ?? undefined
      } while (before !== undefined)
      const wanted = rows.filter(({ seats }) => seats.length > (free ?? 1)).map(({ id }) => id)
      expect(seen).toEqual(wanted.reverse())
    }
  })

  it('nobody fills the lobby alone: five tables of an owner, twenty of a place', async store => {
    await open(store, ...Array.from({ length: 7 }, (_, i) => row(`own${i}`, 'ana', 1)))
    expect((await lobbyOf(store).page('me', { state: 'open' })).total).toBe(5)
    await open(store, ...Array.from({ length: 23 }, (_, i) => row(`of${i}`, `guest${i}`, 1, { origin: 'here' })))
    expect((await lobbyOf(store).page('me', { state: 'open' })).total).toBe(25)
  })
}
