import { translator } from '@acheron/engine/words'
import type { SeatInfo, TableInfo, TablePeople } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { changesOf } from '../../src/table/people/changes.ts'
import { en } from '../../src/words/compiled/en.ts'
import { sv } from '../../src/words/compiled/sv.ts'

const person = (name: string, you = false): SeatInfo => ({ kind: 'person', name, you, online: true })
const open: SeatInfo = { kind: 'open', name: null, you: false, online: false }
const bot: SeatInfo = { kind: 'bot', name: 'random', you: false, online: true }

const people: TablePeople = {
  ...{ visibility: 'link', away: 5, talk: 'all', help: false, programs: false, shared: true, closed: false },
  owner: { name: 'Ana', you: false, seat: 0 },
  ...{ may: [], votes: [], back: null, holders: [], unopposed: null, gone: [], rematch: null, coaches: [] },
}
const info: TableInfo = {
  ...{ id: 't', game: 'imp-race', name: 'Race', status: 'waiting', progress: 0, yourTurn: false, changed: '' },
  ...{ daily: null, rules: 1, options: { impsToWin: 3 }, seedHash: '', seed: null, campaign: null, clock: null },
  seats: [person('Ana'), person('Guest 7'), open],
  people,
}
const t = translator(en)

test('whatever is changed about a table is told, each thing by a sentence', () => {
  const changed: Partial<TablePeople> = { visibility: 'invited', talk: 'none', help: true, away: null }
  const after = { ...info, name: 'Thursday', options: { impsToWin: 1 }, people: { ...people, ...changed } }
  expect(changesOf(info, after, t)).toEqual([
    'The table is called “Thursday” now.',
    'The options have changed: the game is set up anew.',
    'Only the invited come in now.',
    'Nothing may be said now.',
    'Virgil is allowed now.',
    'The table waits for ever for whoever is away.',
  ])
  expect(changesOf(info, info, t)).toEqual([])
  expect(changesOf(info, { ...after, id: 'another' }, t)).toEqual([])
})

test('another clock is told of, and not how long the table waits, which follows from it', () => {
  const rules = { kind: 'live', bank: 600, increment: 10, line: 180, timeout: 'standIn' } as const
  const timed = { ...info, clock: { rules, seats: [], proposed: null }, people: { ...people, away: null } }
  expect(changesOf(info, timed, t)).toEqual(['The clock has changed: 10 min + 10 sec.'])
  expect(changesOf(timed, info, t)).toEqual(['The clock has changed: No clock.'])
  expect(changesOf(timed, { ...timed, clock: { ...timed.clock, seats: [null] } }, t)).toEqual([])
})

test('who has lost a seat, and where a bot sits, in the reader’s language', () => {
  const after = { ...info, seats: [person('Ana'), open, bot] }
  expect(changesOf(info, after, translator(sv))).toEqual([
    'Gäst 7 sitter inte här längre.',
    'En bot har tagit plats 3.',
  ])
  const mine = { ...info, seats: [person('Ana'), person('Guest 7', true), open] }
  expect(changesOf(mine, { ...info, seats: [person('Ana'), open, open] }, t)).toEqual(['You no longer sit here.'])
})

test('a new owner is told of; an owner with another name or seat is the same one', () => {
  const owned = (owner: TablePeople['owner']) => ({ ...info, people: { ...people, owner } })
  expect(changesOf(info, owned({ name: 'Guest 7', you: false, seat: 1 }), t)).toEqual(['Guest 7 is the host now.'])
  expect(changesOf(info, owned({ name: 'Bo', you: true, seat: 1 }), t)).toEqual([
    'The table is yours now: you are its host.',
  ])
  expect(changesOf(info, owned({ name: 'Anna', you: false, seat: 0 }), t)).toEqual([])
  expect(changesOf(info, owned({ name: 'Ana', you: false, seat: null }), t)).toEqual([])
})
