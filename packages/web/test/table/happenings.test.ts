import { translator } from '@acheron/engine/words'
import type { SeatInfo } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { comingsOf, type Happening, placed, withNews } from '../../src/table/talk/happenings.ts'
import { en } from '../../src/words/compiled/en.ts'

const t = translator(en)
const person = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ kind: 'person', name, you: false, online: true },
  ...more,
})
const open: SeatInfo = { kind: 'open', name: null, you: false, online: false }
const at = (...seats: SeatInfo[]) => ({ seats })
const comings = (before: ReturnType<typeof at>, after: ReturnType<typeof at>) =>
  comingsOf(before, after, t).map(({ text }) => text)

test('who comes, goes, and hands over to a bot is told, and nothing about oneself', () => {
  const [ana, bo] = [person('Ana', { you: true }), person('Bo')]
  expect(comings(at(ana, open), at(ana, bo))).toEqual(['Bo has sat down.'])
  expect(comings(at(ana, bo), at(ana, person('Bo', { online: false })))).toEqual(['Bo is away.'])
  expect(comings(at(ana, person('Bo', { online: false })), at(ana, bo))).toEqual(['Bo is back.'])
  expect(comings(at(ana, bo), at(ana, person('Bo', { standIn: 'fair' })))).toEqual(['A bot plays for Bo.'])
  expect(comings(at(ana, person('Bo', { standIn: 'fair' })), at(ana, bo))).toEqual(['Bo plays again.'])
  expect(comings(at(ana, bo), at(person('Ana', { you: true, online: false }), bo))).toEqual([])
  // Another name is no coming.
  expect(comings(at(ana, bo), at(ana, person('Beatrice')))).toEqual([])
  expect(comings(at(ana, bo), at(ana, bo))).toEqual([])
})

const happening = (text: string, more: Partial<Happening> = {}): Happening => ({
  ...{ no: 0, text, at: 0, after: { players: 0 }, gone: null, sat: null },
  ...more,
})

test('whoever was away for a moment, and missed no word, was not away', () => {
  const away = [{ text: 'Bo is away.', gone: 1, sat: null, back: null }]
  const back = [{ text: 'Bo is back.', gone: null, sat: null, back: 1 }]
  const gone = withNews([], away, { players: 3 }, 5)
  expect(gone).toMatchObject([{ text: 'Bo is away.', after: { players: 3 }, at: 5 }])
  expect(withNews(gone, back, { players: 3 }, 6)).toEqual([])
  expect(withNews(gone, back, { players: 4 }, 6).map(({ text }) => text)).toEqual(['Bo is away.', 'Bo is back.'])
})

test('whoever has just sat down and opens the table is not back', () => {
  const sat = withNews([], [{ text: 'Bo has sat down.', gone: null, sat: 1, back: null }], { players: 3 }, 5)
  const back = [{ text: 'Bo is back.', gone: null, sat: null, back: 1 }]
  expect(withNews(sat, back, { players: 3 }, 6)).toEqual(sat)
  expect(withNews(sat, back, { players: 4 }, 6).map(({ text }) => text)).toEqual(['Bo has sat down.', 'Bo is back.'])
})

test('what happens stands between what was said before it and after it', () => {
  const said = [{ n: 4 }, { n: 5 }, { n: 6 }]
  const all = [happening('a', { after: { players: 5 } }), happening('b', { after: { players: 6, watchers: 1 } })]
  const order = (side: 'players' | 'watchers', messages: { n: number }[]) =>
    placed(messages, all, side).map(each => ('text' in each ? each.text : each.n))
  expect(order('players', said)).toEqual([4, 5, 'a', 6, 'b'])
  expect(order('watchers', [{ n: 1 }, { n: 2 }])).toEqual(['a', 1, 'b', 2])
  expect(order('players', [])).toEqual(['a', 'b'])
})
