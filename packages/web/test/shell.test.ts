import { findGame } from '@acheron/games'
import { expect, test } from 'vitest'
import { namesFor, plansFor, seatPlan, suggestedOptions, usualTable } from '../src/home/opening.ts'
import { find, plain } from '../src/rules/search.ts'
import { stepsThatStand } from '../src/table/log/passages.ts'
import { waitsWith } from '../src/terms/terms.ts'
import { ago, dayName } from '../src/ui/dates.ts'

test('the search knows no accents and no capitals, and every word must occur', () => {
  expect(plain('Ångra Él ß')).toBe('angra el ß')
  expect(find('Tärningar på bordet', 'tarning')).toEqual([{ start: 0, end: 7 }])
  expect(find('dice and dice', 'dice')).toHaveLength(2)
  expect(find('dice and pips', 'pips DICE').map(({ start }) => start)).toEqual([0, 9])
  expect(find('dice and pips', 'dice virgil')).toEqual([])
  expect(find('dice', '  ')).toEqual([])
})

test('what was taken back is not told', () => {
  const step = (version: number, kind: 'move' | 'undo' | 'redo') => ({ version, kind, seat: 0, move: {}, events: [] })
  const all = [step(1, 'move'), step(2, 'move'), step(3, 'undo'), step(4, 'redo'), step(5, 'undo'), step(6, 'move')]
  expect(stepsThatStand(all).map(({ version }) => version)).toEqual([1, 6])
})

test('the first person at a device is called as I am, unless something else was written', () => {
  expect(namesFor(['me', 'fair', 'me'], [], 'Ana')).toEqual(['Ana', '', ''])
  expect(namesFor(['fair', 'me', 'me'], [undefined, undefined, 'Bo'], 'Ana')).toEqual(['', 'Ana', 'Bo'])
  expect(namesFor(['me', 'me'], ['', 'Bo'], 'Ana')).toEqual(['', 'Bo'])
})

test('seats fit the place: one is mine among friends, none is open on a device', () => {
  expect(plansFor(3, [], 'friends')).toEqual(['me', 'open', 'open'])
  expect(plansFor(3, ['me', 'me', 'strong'], 'friends')).toEqual(['me', 'open', 'strong'])
  expect(plansFor(2, [], 'device')).toEqual(['me', 'fair'])
  expect(plansFor(3, ['me', 'open', 'me'], 'device')).toEqual(['me', 'fair', 'me'])
  expect(plansFor(3, ['me', 'kept', 'me'], 'device')).toEqual(['me', 'fair', 'me'])
})

test('a seat is kept for whom the form names; a table of one press is by link, with nothing unusual', () => {
  expect(namesFor(['me', 'kept', 'open'], [undefined, 'Bo', 'Cy'], 'Ana')).toEqual(['Ana', 'Bo', ''])
  expect(seatPlan('kept', { name: ' Bo ' })).toEqual({ kind: 'open', name: 'Bo' })
  expect(seatPlan('kept')).toEqual({ kind: 'open' })
  const { terms } = usualTable(findGame('imp-race').meta, 'friends', 'Ana')
  const nothing = { help: false, programs: false, clock: null, seedOfAll: false }
  expect(terms).toEqual({ visibility: 'link', away: 5, talk: 'all', ...nothing })
})

test('the waits to choose from have that of the table among them, in order', () => {
  expect(waitsWith(null)).toEqual([1, 5, 15, 60, 1440, null])
  expect(waitsWith(90)).toEqual([1, 5, 15, 60, 90, 1440, null])
})

test('a table opened at once has what the form begins with: the race of two wants three imps home', () => {
  const { meta } = findGame('imp-race')
  const race = usualTable(meta, 'device', 'Ana')
  expect(race).toMatchObject({ seats: ['me', 'fair'], names: ['Ana', ''], options: { impsToWin: 3 } })
  expect(race.options).toEqual(suggestedOptions(meta, 2))
  expect(suggestedOptions(meta, 3)).toEqual({})
  expect(usualTable(findGame('nine-circles').meta, 'device', 'Ana')).toMatchObject({ seats: ['me'], options: {} })
})

test('days and spans in words', () => {
  expect(dayName('en', '2026-11-15')).toBe('15 November')
  expect(dayName('es', '2026-11-15')).toBe('15 de noviembre')
  const now = Date.parse('2026-11-15T12:00:00Z')
  expect(ago('en', '2026-11-15T09:00:00Z', now)).toBe('3 hours ago')
  expect(ago('sv', '2026-11-14T11:00:00Z', now)).toBe('i går')
  expect(ago('en', '2026-11-15T11:59:50Z', now)).toBe('this minute')
  // The device's clock is behind the server's.
  expect(ago('en', '2026-11-15T12:00:20Z', now)).toBe('this minute')
})

test('the search knows what players say otherwise, and endings', () => {
  expect(find('active dice that you roll again', 'reroll')).toEqual([{ start: 21, end: 31 }])
  expect(find('you roll them', 'rolling')).toEqual([{ start: 4, end: 8 }])
  expect(find('tärningar som du slår om', 'omkast')).toHaveLength(1)
  expect(find('rolling stones', 'rolling')).toEqual([{ start: 0, end: 7 }])
})
