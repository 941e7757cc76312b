import { expect, test } from 'vitest'
import type { Passage } from '../../src/table/log/passages.ts'
import { firstShown, furtherBack } from '../../src/table/log/shown.ts'

/** Passages of every second decision. */
const passages = (count: number) =>
  Array.from({ length: count }, (_, i): Passage => ({ entry: 2 * i, seat: null, lines: [], parts: [0], events: [] }))

test('the newest are shown, and lines leave at the top by whole blocks only', () => {
  expect(firstShown(passages(60), null, null)).toBe(0)
  expect(firstShown(passages(119), null, null)).toBe(0)
  expect(firstShown(passages(120), null, null)).toBe(60)
  expect(firstShown(passages(179), null, null)).toBe(60)
})

test('earlier ones are shown block by block, and stay while the game goes on', () => {
  const all = passages(200)
  const first = firstShown(all, null, null)
  const from = furtherBack(all, first)
  expect(firstShown(all, from, null)).toBe(first - 60)
  expect(firstShown(passages(400), from, null)).toBe(first - 60)
  const further = furtherBack(all, firstShown(all, from, null))
  expect(firstShown(all, further, null)).toBe(0)
  // All that are known are shown: those that are brought then are shown too.
  expect(furtherBack(all, 0)).toBe(0)
})

test('the moment looked at is shown, with what came right before it', () => {
  const all = passages(300)
  expect(firstShown(all, null, 100)).toBe(40)
  expect(firstShown(all, null, 99)).toBe(40)
  expect(firstShown(all, null, 4)).toBe(0)
  expect(firstShown(all, null, 598)).toBe(firstShown(all, null, null))
})
