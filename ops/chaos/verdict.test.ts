import { expect, test } from 'vitest'
import { countsOf, idleRun, slowStop } from './verdict.ts'

test('a stop of more than 5 s, or one that ended by a kill, is a finding', () => {
  expect(slowStop('p0.1', 5000, true)).toBe(null)
  expect(slowStop('p0.1', 5100, true)).toEqual({ promise: 'slow-stop', detail: 'p0.1 took 5.1 s' })
  expect(slowStop('p0.1', 20_000, false)).toEqual({ promise: 'slow-stop', detail: 'p0.1 was killed after 20.0 s' })
})

test('a run without an acknowledged step is a finding', () => {
  expect(idleRun(1)).toBe(null)
  expect(idleRun(0)).toMatchObject({ promise: 'idle' })
})

test('every promise is counted, also those that were kept', () => {
  expect(countsOf([slowStop('p0.1', 6000, true)!])).toMatchObject({ 'slow-stop': 1, idle: 0, lost: 0 })
})
