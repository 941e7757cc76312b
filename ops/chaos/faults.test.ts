import { expect, test } from 'vitest'
import { drawFaults, faultKinds } from './faults.ts'

test('the same seed draws the same faults, another one others', () => {
  expect(drawFaults('a', 600, 3)).toEqual(drawFaults('a', 600, 3))
  expect(drawFaults('a', 600, 3)).not.toEqual(drawFaults('b', 600, 3))
})

test('within an hour everything happens to every process, and it ends in time', () => {
  const faults = drawFaults('a', 3600, 3)
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(faultKinds))
  expect(new Set(faults.map(({ process }) => process))).toEqual(new Set([0, 1, 2]))
  expect(faults.some(({ also }) => also !== null)).toBe(true)
  const length = faults.reduce((sum, { after, lasts }) => sum + after + lasts, 0)
  expect(length).toBeLessThan(3_600_000)
  expect(length).toBeGreaterThan(3_500_000)
})

test('a short run has each of the kinds that it names', () => {
  const kinds = drawFaults('a', 12, 2, ['kill', 'nats-cut']).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['kill', 'nats-cut']))
})
