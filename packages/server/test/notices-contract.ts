import { expect } from 'vitest'
import { Unsent } from '../src/notices/guard.ts'
import { mostTries, usualTimes } from '../src/notices/options.ts'
import { Sender } from '../src/notices/sender.ts'
import type { Store, TableRow } from '../src/store/store.ts'
import {
  addTarget,
  bringNotices,
  choiceOf,
  choose,
  confirmTarget,
  deafAt,
  forgetNotices,
  mute,
  mutedBy,
  noticesOf,
  personOfFeed,
  setFeed,
  subscribersAfter,
  subscribersAmong,
  type TargetRow,
  targetBy,
  targetServed,
  targetsOf,
  usualChoice,
} from '../src/store/subjects/notices.ts'
import {
  addNotice,
  claim,
  delayNotices,
  endLeases,
  forgetNoticesBefore,
  knownOf,
  type NewNotice,
  nextDue,
  setKnown,
  settleNotices,
} from '../src/store/subjects/outbox.ts'

interface Parts {
  it(title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>): void
  table(id: string, change?: Partial<TableRow>): TableRow
}

const start = 1_800_000_000_000
const log = { info() {}, warn() {}, error() {} }
const target = (id: string, change: Partial<TargetRow> = {}): TargetRow => ({
  ...{ id, person: 'p1', way: 'hook', address: `https://example.org/${id}`, secret: '{"key":"k"}', made: start },
  ...{ confirmed: 1, sent: null, problem: null, problem_at: null },
  ...change,
})
const notice = (change: Partial<NewNotice> = {}): NewNotice => ({
  ...{ target: 'a', person: 'p1', kind: 'turn', place: 't1', version: 7, at: start, due: start + 100 },
  ...change,
})

/** What every store must do with notices. */
export function noticesContract({ it, table }: Parts): void {
  it('keeps what somebody wants to be told, where, and of which tables nothing', async (store, again) => {
    await store.createTable(table('t1', { name: 'Styx' }))
    await store.write(() => addTarget(target('a'), usualChoice, start))
    await store.write(() =>
      addTarget(target('m', { way: 'mail', confirmed: 0, made: start + 1 }), usualChoice, start + 1),
    )
    expect(await store.read(() => choiceOf('p1'))).toMatchObject({ since: start, feed: null })
    await store.write(() => choose('p1', { ...usualChoice, zone: 'Europe/Stockholm' }, start + 5))
    await store.write(() => mute('p1', 't1', true))
    await store.write(() => mute('p1', 't1', true))
    await store.close()
    const later = await again()
    expect((await later.read(() => targetsOf('p1'))).map(({ id }) => id)).toEqual(['a', 'm'])
    const [told] = await later.read(() => subscribersAmong(['p1', 'p2']))
    expect(told).toMatchObject({ person: 'p1', since: start, choice: { zone: 'Europe/Stockholm' } })
    expect(told?.targets.map(({ id }) => id)).toEqual(['a'])
    await later.write(() => confirmTarget('m'))
    expect((await later.read(() => subscribersAmong(['p1'])))[0]?.targets).toHaveLength(2)
    expect(await later.read(() => subscribersAfter('', 10))).toEqual(['p1'])
    expect(await later.read(() => subscribersAfter('p1', 10))).toEqual([])
    expect(await later.read(() => mutedBy('p1'))).toEqual([{ place: 't1', name: 'Styx' }])
    expect(await later.read(() => deafAt('t1', ['p1', 'p2']))).toEqual(new Set(['p1']))
    // Another letter box takes the place of the first; a browser is that of who came last.
    await later.write(() => addTarget(target('n', { way: 'mail' }), usualChoice, start))
    await later.write(() => addTarget(target('b', { way: 'push', address: 'https://push/1' }), usualChoice, start))
    const theirs = target('c', { way: 'push', person: 'p2', address: 'https://push/1' })
    await later.write(() => addTarget(theirs, usualChoice, start))
    expect((await later.read(() => targetsOf('p1'))).map(({ id }) => id).toSorted()).toEqual(['a', 'n'])
  })

  it('brings notices along from a guest, and forgets them', async store => {
    await store.createTable(table('t1'))
    for (const person of ['guest', 'p1']) {
      await store.write(() => addTarget(target(`${person}-m`, { person, way: 'mail' }), usualChoice, start))
      await store.write(() => mute(person, 't1', true))
      await store.write(() => setKnown({ person, place: 't1', version: 3, at: start, body: '{}' }))
    }
    await store.write(() => addTarget(target('h', { person: 'guest' }), usualChoice, start))
    await store.write(() => addNotice(notice({ target: 'h', person: 'guest' })))
    await store.write(() => setFeed('p1', 'hash', usualChoice, start))
    await store.write(() => bringNotices('guest', 'p1'))
    expect((await store.read(() => targetsOf('p1'))).map(({ id }) => id).toSorted()).toEqual(['h', 'p1-m'])
    expect(await store.read(() => noticesOf('guest'))).toBeNull()
    expect(await store.read(() => noticesOf('p1'))).toMatchObject({ calendar: true, muted: ['t1'] })
    expect(await store.read(() => personOfFeed('hash'))).toBe('p1')
    await store.write(() => forgetNotices('p1'))
    expect(await store.read(() => noticesOf('p1'))).toBeNull()
    expect(await store.read(() => targetsOf('p1'))).toEqual([])
    expect(await store.read(() => personOfFeed('hash'))).toBeNull()
    expect(await store.read(() => nextDue(start))).toBeNull()
    expect(await store.read(() => knownOf('p1', 't1'))).toBeNull()
  })

  it('brings the address of a calendar along, and no place a second time', async store => {
    const address = 'https://example.org/one'
    await store.write(() => addTarget(target('g', { person: 'guest', address }), usualChoice, start))
    await store.write(() => addTarget(target('p', { address }), { ...usualChoice, digest: 'day' }, start))
    await store.write(() => setFeed('guest', 'hash', usualChoice, start))
    await store.write(() => bringNotices('guest', 'p1'))
    expect((await store.read(() => targetsOf('p1'))).map(({ id }) => id)).toEqual(['p'])
    expect(await store.read(() => personOfFeed('hash'))).toBe('p1')
    // One that they have stays theirs.
    await store.write(() => setFeed('guest', 'other', usualChoice, start))
    await store.write(() => bringNotices('guest', 'p1'))
    expect(await store.read(() => personOfFeed('hash'))).toBe('p1')
    expect(await store.read(() => personOfFeed('other'))).toBeNull()
    expect(JSON.parse((await store.read(() => choiceOf('p1')))!.body)).toMatchObject({ digest: 'day' })
  })

  it('gives what is to be sent to one process at a time, and each thing once', async store => {
    for (let i = 0; i < 3; i++) await store.write(() => addNotice(notice()))
    await store.write(() => addNotice(notice({ place: 't2', due: start + 150 })))
    await store.write(() => addNotice(notice({ place: 't3', due: start + 900 })))
    await store.write(() => addNotice(notice({ kind: 'test', place: '', version: start, due: start + 120 })))
    expect(await store.write(() => claim(start, 1000, 100))).toEqual([])
    expect(await store.read(() => nextDue(start))).toBe(start + 100)
    // Two at once: one of them has what is due soon together, the other the test, alone.
    const taken = await Promise.all([
      store.write(() => claim(start + 130, 1000, 100)),
      store.write(() => claim(start + 130, 1000, 100)),
    ])
    const places = taken.map(rows => rows.map(({ place }) => place)).toSorted()
    expect(places).toEqual([[''], ['t1', 't2']])
    expect(await store.write(() => claim(start + 130, 1000, 100))).toEqual([])
    const both = taken.find(rows => rows.length === 2)!
    expect(both.map(({ tries, version }) => [tries, version])).toEqual([
      [1, 7],
      [1, 7],
    ])
    expect(await store.read(() => nextDue(start + 130))).toBe(start + 900)
    // Its process is dead: another one may after the lease.
    const anew = await store.write(() => claim(start + 1130, 1000, 100))
    expect(anew.map(({ place, tries }) => [place, tries])).toEqual([
      ['t1', 2],
      ['t2', 2],
      ['t3', 1],
    ])
    const nos = anew.map(({ no }) => no)
    await store.write(() => settleNotices(nos.slice(0, 1), 'sent'))
    await store.write(() => delayNotices(nos.slice(1), start + 5000))
    await store.write(() => addNotice(notice()))
    expect(await store.write(() => claim(start + 4000, 1000, 0))).toMatchObject([{ kind: 'test' }])
    await store.write(endLeases)
    expect(await store.write(() => claim(start + 5000, 1000, 0))).toMatchObject([{ kind: 'test' }])
    expect(await store.write(() => claim(start + 5000, 1000, 0))).toMatchObject([{ place: 't2' }, { place: 't3' }])
    const month = 31 * 24 * 60 * 60 * 1000
    expect(await store.write(() => forgetNoticesBefore(start + 1000))).toBe(0)
    expect(await store.write(() => forgetNoticesBefore(start + month))).toBe(1)
  })

  it('gives up what was tried often enough, and nothing that went along with it', async store => {
    await store.write(() => addTarget(target('a'), usualChoice, start))
    await store.write(() => addNotice(notice({ due: start })))
    for (let tries = 1; tries < mostTries; tries++) {
      const [taken] = await store.write(() => claim(start, 1000, 0))
      await store.write(() => delayNotices([taken!.no], start))
    }
    await store.write(() => addNotice(notice({ place: 't2', due: start })))
    const sender = new Sender({
      ...{ store, log, time: { now: () => start, awake: () => 0 }, times: usualTimes },
      plan: async (_target, sent) => ({ sent, dropped: [], later: null }),
      send: async () => {
        throw new Unsent('503')
      },
    })
    sender.look()
    await sender.settled()
    await sender.stop()
    expect((await store.read(() => targetBy('a')))?.problem).toBe('503')
    const left = await store.write(() => claim(start + usualTimes.backoff, 1000, 0))
    expect(left).toMatchObject([{ place: 't2', tries: 2 }])
  })

  it('gives nothing to another process that is on its way for longer than a lease', async store => {
    await store.write(() => addTarget(target('a'), usualChoice, start))
    await store.write(() => addNotice(notice({ due: start })))
    const [lease, answered] = [300, Promise.withResolvers<void>()]
    let now = start
    const sender = new Sender({
      ...{ store, log, time: { now: () => now, awake: () => 0 }, times: { ...usualTimes, lease } },
      plan: async (_target, sent) => ({ sent, dropped: [], later: null }),
      send: () => answered.promise,
    })
    sender.look()
    const next = () => store.read(() => nextDue(now))
    for (let leases = 0; leases < 3; leases++) {
      await expect.poll(next, { timeout: 20_000 }).toBe(now + lease)
      expect(await store.write(() => claim(now, lease, 0))).toEqual([])
      now += lease - 1
    }
    answered.resolve()
    await sender.settled()
    await sender.stop()
    expect(await next()).toBeNull()
  })

  it('remembers of a table what somebody knows, and of a place what became of it', async store => {
    const row = { person: 'p1', place: 't1', version: 3, at: start, body: '{"turn":true}' }
    await store.write(() => setKnown(row))
    await store.write(() => setKnown({ ...row, version: 4 }))
    expect(await store.read(() => knownOf('p1', 't1'))).toEqual({ ...row, version: 4 })
    await store.write(() => addTarget(target('a'), usualChoice, start))
    await store.write(() => targetServed('a', start + 9))
    expect(await store.read(() => targetsOf('p1'))).toEqual([target('a', { sent: start + 9 })])
  })
}
