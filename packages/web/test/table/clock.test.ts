import type { ClockRules, SeatTime } from '@acheron/protocol'
import { expect, test } from 'vitest'
import { type Listed, sorted } from '../../src/home/useLists.ts'
import { digits, shownBrief, shownTime, spoken, tickOf, warnings } from '../../src/table/clock/figures.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const live: ClockRules = { kind: 'live', bank: 600, increment: 10, line: 180, timeout: 'standIn' }
const slow: ClockRules = { kind: 'slow', per: 'turn', hours: 24, reserve: 12, daysOff: [0, 6], timeout: 'decide' }

const bank: SeatTime = {
  ...{ left: 5 * minute, whole: 10 * minute, reserve: null, line: 3 * minute, stands: null, out: false, outs: 0 },
  ...{ runs: true, until: 5 * minute },
}
const turn: SeatTime = {
  ...{ left: 12 * hour, whole: day, reserve: 0, line: null, stands: null, out: false, outs: 0 },
  ...{ runs: true, until: 12 * hour },
}

test('a live clock that runs loses what has passed, and never goes below nothing', () => {
  expect(shownTime(live, bank, 0)).toEqual({ left: 5 * minute, part: 0.5, late: false })
  expect(shownTime(live, bank, 4 * minute + second)).toMatchObject({ left: 59 * second, late: true })
  expect(shownTime(live, bank, hour)).toEqual({ left: 0, part: 0, late: true })
})

test('a live clock that does not run, or stands for a lost line, loses nothing meanwhile', () => {
  expect(shownTime(live, { ...bank, runs: false, until: null }, hour).left).toBe(5 * minute)
  const gone = { ...bank, stands: 2 * minute, until: 7 * minute }
  expect(shownTime(live, gone, 2 * minute).left).toBe(5 * minute)
  expect(shownTime(live, gone, 3 * minute).left).toBe(4 * minute)
})

test('more than there was at first fills the bar and no more', () => {
  expect(shownTime(live, { ...bank, left: 20 * minute, until: 20 * minute }, 0).part).toBe(1)
})

test('a slow clock shows the time until it is up, days off with it; late is the last fifth of what counts', () => {
  expect(shownTime(slow, turn, hour)).toMatchObject({ left: 11 * hour, late: false })
  expect(shownTime(slow, turn, 8 * hour).late).toBe(true)
  // Saturday and Sunday lie before it.
  const weekend = { ...turn, until: 60 * hour }
  expect(shownTime(slow, weekend, 0)).toEqual({ left: 60 * hour, part: 0.5, late: false })
  expect(shownTime(slow, weekend, 60 * hour)).toEqual({ left: 0, part: 0, late: true })
})

test('who is not asked at a slow table has the whole time and the reserve before them', () => {
  const rests = { ...turn, left: hour, reserve: 12 * hour, runs: false, until: null }
  expect(shownTime(slow, rests, hour)).toEqual({ left: 36 * hour, part: 1, late: false })
})

test('time that is up is nothing', () => {
  for (const [rules, time] of [
    [live, bank],
    [slow, turn],
  ] as const)
    expect(shownTime(rules, { ...time, out: true }, 0)).toMatchObject({ left: 0, part: 0, late: true })
})

test('digits: minutes and seconds live and in the last hour, else two units at most', () => {
  expect([402 * second, 52 * second, 3725 * second].map(left => digits(live, left, 'en'))).toEqual([
    ...['06:42', '00:52', '1:02:05'],
  ])
  const lefts = [3 * day, 2 * day + 5 * hour + minute, day - second, 5 * hour + 20 * minute, 2 * hour, 59 * minute]
  expect(lefts.map(left => digits(slow, left, 'en'))).toEqual(['3d', '2d 5h', '1d', '5h 20m', '2h', '59:00'])
  expect(digits(slow, 2 * day + 5 * hour, 'sv')).toMatch(/^2\s?d 5\s?h$/)
})

test('a reader hears whole units, so that it seldom changes', () => {
  const lefts = [3.5 * day, 30 * hour, 100 * minute, 61 * second, 59 * second, 20 * second]
  expect(lefts.map(left => spoken(left, 'en'))).toEqual([
    ...['3 days', '30 hours', '100 minutes', '1 minute', '60 seconds', '30 seconds'],
  ])
})

test('what lasts days is seldom drawn anew', () => {
  expect([tickOf(live, 5 * hour), tickOf(slow, 5 * hour), tickOf(slow, hour)]).toEqual([second, 15 * second, second])
})

test('a live clock is heard at a minute and at ten seconds, after what it stands; what is past is not heard again', () => {
  expect(warnings(live, bank, 0)).toEqual([
    { at: 60, wait: 4 * minute },
    { at: 10, wait: 290 * second },
  ])
  expect(warnings(live, { ...bank, stands: minute }, 0)[0]?.wait).toBe(5 * minute)
  expect(warnings(live, bank, 4.5 * minute).map(({ at }) => at)).toEqual([10])
  expect(warnings(live, { ...bank, runs: false }, 0)).toEqual([])
  expect(warnings(slow, turn, 0)).toEqual([])
})

test('a list shows my time where I am asked, and sorts by it', () => {
  expect(shownBrief({ rules: slow, until: null, part: 1 }, 0)).toBeNull()
  expect(shownBrief({ rules: slow, until: 10 * hour, part: 0.5 }, 5 * hour)).toEqual({
    ...{ left: 5 * hour, part: 0.25, late: false },
  })
  expect(shownBrief({ rules: live, until: 90 * second, part: 0.9 }, 31 * second)?.late).toBe(true)
  const row = (id: string, until: number | null, yourTurn: boolean, changed: string) =>
    ({
      id,
      yourTurn,
      changed,
      status: 'playing',
      pace: until === null ? null : { rules: slow, until, part: 1 },
    }) as Listed
  const rows = [
    ...[
      row('other', 1, false, '4'),
      row('free', null, true, '3'),
      row('late', 9, true, '1'),
      row('soon', 5, true, '0'),
    ],
  ]
  expect(sorted(rows).map(({ id }) => id)).toEqual(['soon', 'late', 'free', 'other'])
})
