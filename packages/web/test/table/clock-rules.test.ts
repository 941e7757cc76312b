import { expect, test } from 'vitest'
import { clockLine, clockMeans, paceText, usualClocks, usualIndex } from '../../src/terms/clock.ts'
import { lengthText } from '../../src/ui/lengths.ts'
import { loadWords } from '../../src/words/compiled/load.ts'

const [en, es, sv] = await Promise.all([loadWords('en'), loadWords('es'), loadWords('sv')])

test('a length of time is told in the largest unit that measures it', () => {
  expect([0, 45, 90, 600, 5400, 7200, 86_400, 129_600].map(seconds => lengthText('en', seconds))).toEqual([
    ...['0 seconds', '45 seconds', '90 seconds', '10 minutes', '90 minutes', '2 hours', '1 day', '36 hours'],
  ])
})

test('the usual clocks in few words, in three languages', () => {
  expect(usualClocks.map(rules => paceText(rules, en))).toEqual([
    ...['5 min + 5 sec', '10 min + 10 sec', '30 min + 20 sec', '1 day a turn', '3 days a turn'],
  ])
  expect([es, sv].map(t => paceText(usualClocks[4]!, t))).toEqual(['3 días por turno', '3 dygn per tur'])
  expect(paceText(null, en)).toBe('No clock')
  expect(paceText({ kind: 'live', bank: 90, increment: 0, line: 0, timeout: 'vote' }, en)).toBe('90 sec')
})

test('a usual clock stays one whatever happens when time is up; with days off it is another', () => {
  const day = usualClocks[3]!
  expect(usualIndex({ ...day, timeout: 'giveUp' })).toBe(3)
  const weekdays = { kind: 'slow', per: 'decision', hours: 24, reserve: 12, daysOff: [0, 6], timeout: 'vote' } as const
  expect(usualIndex({ ...weekdays, daysOff: [...weekdays.daysOff] })).toBe(-1)
  expect(clockLine({ ...weekdays, daysOff: [...weekdays.daysOff] }, en)).toBe(
    '1 day a decision · 12 hours in reserve every week · Saturday and Sunday do not count · When time is up: The others decide',
  )
  expect(clockMeans(day, en)).toBe(
    'For all that somebody decides in a row there is 1 day, then as much again at the next turn.',
  )
})
