import { expect } from 'vitest'
import { ApiFailure } from '../src/errors.ts'
import type { Store, TableRow } from '../src/store/store.ts'
import {
  apartFrom,
  bringHushed,
  deafTo,
  type HushedRow,
  hush,
  isBlockedBy,
  unhush,
} from '../src/store/subjects/hushed.ts'
import {
  addAdmin,
  admins,
  audited,
  auditedAbout,
  ban,
  banOn,
  bans,
  isAdmin,
  lastOrigin,
  note,
  peopleNamed,
  removeAdmin,
  report,
  reports,
  settleReport,
  unban,
} from '../src/store/subjects/order.ts'
import { forgetPerson } from '../src/store/subjects/personal.ts'
import { tablesFound } from '../src/store/subjects/tables-for-admins.ts'
import {
  bringTalk,
  haveRead,
  lastSaid,
  listenFromNow,
  listening,
  type NewSaid,
  saidBetween,
  say,
} from '../src/store/subjects/talk.ts'

interface Parts {
  it(title: string, check: (store: Store, again: () => Promise<Store>) => Promise<void>): void
  table(id: string, change?: Partial<TableRow>): TableRow
}

const words = (text: string, change: Partial<NewSaid> = {}): NewSaid => ({
  ...{ side: 'players', person: 'p1', seat: 0, at: 1_800_000_000_000, words: text, phrase: null, origin: 'o1' },
  ...change,
})
const all = { after: 0, before: 1000, most: 50 }

/** What every store must do with talk and with order. */
export function talkContract({ it, table }: Parts): void {
  it('counts what is said by table and side, keeps it, and forgets it with the table', async (store, again) => {
    await store.createTable(table('t1'))
    await store.createTable(table('t2'))
    const both = [store.write(() => say('t1', words('a'))), store.write(() => say('t1', words('b', { person: 'p2' })))]
    expect((await Promise.all(both)).toSorted()).toEqual([1, 2])
    expect(await store.write(() => say('t1', words('c', { side: 'watchers', seat: null })))).toBe(1)
    expect(await store.write(() => say('t2', words('“ö” <b>')))).toBe(1)
    await expect(store.write(() => say('none', words('x')))).rejects.toMatchObject({ code: 'no-such-table' })
    expect(await store.read(() => lastSaid('t1', 'players'))).toBe(2)
    const [only] = await store.read(() => saidBetween('t2', 'players', all))
    expect(only).toMatchObject({ n: 1, words: '“ö” <b>', phrase: null, seat: 0, at: 1_800_000_000_000 })
    expect(await store.read(() => saidBetween('t1', 'players', { after: 1, before: 9, most: 5 }))).toHaveLength(1)
    expect(await store.remove('t1')).toBe(true)
    expect(await store.read(() => saidBetween('t1', 'players', all))).toEqual([])
    await store.close()
    expect(await (await again()).read(() => lastSaid('t2', 'players'))).toBe(1)
  })

  it('knows how far somebody has read and from where on, never backwards', async store => {
    await store.createTable(table('t1'))
    for (const text of ['a', 'b', 'c']) await store.write(() => say('t1', words(text)))
    expect(await store.read(() => listening('t1', 'p2', 'players'))).toBeNull()
    await store.write(() => haveRead('t1', 'p2', 'players', 99))
    await store.write(() => haveRead('t1', 'p2', 'players', 1))
    expect(await store.read(() => listening('t1', 'p2', 'players'))).toEqual({ since: 0, read: 3 })
    expect(await store.write(() => listenFromNow('t1', 'p3', 'players'))).toEqual({ since: 3, read: 3 })
    await store.write(() => say('t1', words('d')))
    await store.write(() => haveRead('t1', 'p3', 'players', 4))
    expect(await store.write(() => listenFromNow('t1', 'p3', 'players'))).toEqual({ since: 3, read: 4 })
    await store.write(() => bringTalk('p3', 'p4'))
    expect(await store.read(() => listening('t1', 'p4', 'players'))).toEqual({ since: 3, read: 4 })
  })

  it('knows who does not hear whom, and who never meets', async store => {
    const row = (change: Partial<HushedRow>): HushedRow => ({
      ...{
        id: `${change.person}-${change.other}-${change.how}`,
        person: 'p1',
        other: 'p2',
        place: '',
        how: 'mute',
        at: 1,
      },
      ...change,
    })
    await store.write(() => hush(row({ how: 'mute' })))
    await store.write(() => hush(row({ how: 'block', id: 'b' })))
    await store.write(() => hush(row({ person: 'p3', how: 'here', place: 't1', id: 'h' })))
    expect(await store.read(() => deafTo('p2', 't1'))).toEqual(new Set(['p1', 'p3']))
    expect(await store.read(() => deafTo('p2', 't2'))).toEqual(new Set(['p1']))
    for (const person of ['p1', 'p2']) expect((await store.read(() => apartFrom(person))).size).toBe(1)
    expect((await store.read(() => apartFrom('p3'))).size).toBe(0)
    expect(await store.read(() => isBlockedBy(['p1', 'p3'], 'p2'))).toBe(true)
    expect(await store.read(() => isBlockedBy(['p2', 'p3'], 'p1'))).toBe(false)
    await store.write(() => bringHushed('p2', 'p9'))
    expect(await store.read(() => apartFrom('p9'))).toEqual(new Set(['p1']))
    expect(await store.write(() => unhush('p3', 'b'))).toBe(false)
    expect(await store.write(() => unhush('p1', 'b'))).toBe(true)
    expect((await store.read(() => apartFrom('p1'))).size).toBe(0)
  })

  it('keeps the bans of somebody who has everything about them deleted', async store => {
    const row = { person: null, origin: null, until: 1000, reason: 'spam', at: 1 }
    await store.write(() => ban({ ...row, id: 'a', person: 'p1' }))
    await store.write(() => ban({ ...row, id: 'b', origin: 'o1' }))
    await store.write(() => forgetPerson('p1', 'Somebody who left'))
    expect(await store.read(() => banOn('p1', 'o9', 999))).toMatchObject({ id: 'a' })
    expect(await store.read(() => banOn('p9', 'o1', 999))).toMatchObject({ id: 'b' })
  })

  it('keeps bans by person and address until they end', async store => {
    const row = { until: 1000, reason: 'spam', at: 1, person: null, origin: null }
    await store.write(() => ban({ ...row, id: 'a', person: 'p1' }))
    await store.write(() => ban({ ...row, id: 'b', origin: 'o1', until: 2000 }))
    expect(await store.read(() => banOn('p1', 'o9', 999))).toMatchObject({ id: 'a' })
    expect(await store.read(() => banOn('p1', 'o9', 1000))).toBeNull()
    expect(await store.read(() => banOn('p1', 'o1', 5))).toMatchObject({ id: 'b' })
    expect(await store.read(() => banOn('p2', 'o2', 5))).toBeNull()
    expect(await store.write(() => unban('a'))).toMatchObject({ person: 'p1' })
    expect((await store.read(() => bans(5))).map(({ id }) => id)).toEqual(['b'])
    await store.createTable(table('t1'))
    await store.write(() => say('t1', words('a', { origin: 'o7' })))
    expect(await store.read(() => lastOrigin('p1'))).toBe('o7')
    expect(await store.read(() => lastOrigin('p2'))).toBeNull()
  })

  it('keeps reports, admins and what these have done, newest first', async store => {
    const about = { at: 1_800_000_000_000, by_person: 'p1', place: 't1', words: '' }
    for (const reason of ['spam', 'insult'] as const)
      await store.write(() => report({ ...about, about: 'p2', reason, context: '{}', done: 0, note: '' }))
    const [newest, oldest] = await store.read(() => reports(false, Number.MAX_SAFE_INTEGER))
    expect([newest?.reason, oldest?.reason]).toEqual(['insult', 'spam'])
    expect(await store.write(() => settleReport(newest!.no, true, 'warned'))).toMatchObject({ reason: 'insult' })
    expect(await store.write(() => settleReport(9999, true, ''))).toBeNull()
    expect(await store.read(() => reports(true, Number.MAX_SAFE_INTEGER))).toMatchObject([{ note: 'warned', done: 1 }])
    expect(await store.read(() => reports(false, oldest!.no))).toEqual([])
    expect(await store.write(() => addAdmin('p9', 5))).toBe(true)
    expect(await store.write(() => addAdmin('p9', 6))).toBe(false)
    expect(await store.read(() => isAdmin('p9'))).toBe(true)
    expect(await store.read(() => admins())).toEqual([{ person: 'p9', name: null, at: 5 }])
    await store.write(() => note({ ...about, by_person: 'p9', act: 'ban', about: 'p2', place: null }))
    await store.write(() => note({ ...about, by_person: 'p9', act: 'look', about: null }))
    expect((await store.read(() => audited(Number.MAX_SAFE_INTEGER))).map(({ act }) => act)).toEqual(['look', 'ban'])
    expect(await store.read(() => auditedAbout('p2'))).toMatchObject([{ act: 'ban' }])
    expect(await store.write(() => removeAdmin('p9'))).toBe(true)
    expect(await store.read(() => isAdmin('p9'))).toBe(false)
  })

  it('finds people by the beginning of a name, whatever signs it has', async store => {
    for (const [id, name] of [
      ['p1', '100%'],
      ['p2', '100x'],
      ['p3', 'Åsa'],
    ] as const)
      await store.savePerson({ id, name, language: 'sv' })
    const found = async (name: string) => (await store.read(() => peopleNamed(name, name))).map(({ id }) => id)
    expect(await found('100%')).toEqual(['p1'])
    expect(await found('100')).toEqual(['p1', 'p2'])
    expect(await found('Ås')).toEqual(['p3'])
    expect(await found('_')).toEqual([])
  })

  it('finds tables by id, a part of the name, or who sits there, newest first', async store => {
    await store.savePerson({ id: 'p1', name: 'Dante', language: 'en' })
    await store.savePerson({ id: 'p2', name: 'Beatrice', language: 'en' })
    const seated = (person: string) => ({ seats: [{ kind: 'person', person }, { kind: 'open' }] }) as const
    await store.createTable(table('first', { name: 'Limbo 100%', owner: 'p1', ...seated('p1') }))
    await store.createTable(table('second', { name: 'The Gate', owner: 'p2', ...seated('p2') }))
    await store.createTable(table('third', { name: 'The gate of Dis', owner: 'p1', ...seated('p1') }))
    const found = (wanted: string, before = Number.MAX_SAFE_INTEGER) =>
      store.read(() => tablesFound(wanted, wanted.toLowerCase(), before))
    const ids = async (wanted: string) => (await found(wanted)).map(({ id }) => id)
    expect(await ids('')).toEqual(['third', 'second', 'first'])
    expect(await ids('second')).toEqual(['second'])
    expect(await ids('GATE')).toEqual(['third', 'second'])
    expect(await ids('100%')).toEqual(['first'])
    expect(await ids('Dan')).toEqual(['third', 'first'])
    expect(await ids('nothing')).toEqual([])
    const [last] = await found('')
    expect(last).toMatchObject({ status: 'open', people: ['p1'], name: 'The gate of Dis' })
    expect((await found('', last!.no)).map(({ id }) => id)).toEqual(['second', 'first'])
  })

  it('undoes a hush beyond the most', async store => {
    const id = (n: number) => ({ id: `h${n}`, person: 'p1', other: `o${n}`, place: '', how: 'mute', at: n }) as const
    await store.write(function* () {
      for (let n = 0; n < 500; n++) yield* hush(id(n))
    })
    await expect(store.write(() => hush(id(500)))).rejects.toBeInstanceOf(ApiFailure)
    await store.write(() => hush({ ...id(7), id: 'again' }))
  })
}
