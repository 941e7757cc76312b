import { expect, test } from 'vitest'
import { nextOf } from '../src/board/walk.ts'

const right = [1, 0] as const
const up = [0, -1] as const
const row = [
  { x: 300, y: 10 },
  { x: 100, y: 10 },
  { x: 200, y: 10 },
]

test('from nowhere an arrow leads to the first thing on its way', () => {
  expect(nextOf(row, null, right)).toBe(1)
  expect(nextOf([...row, { x: 150, y: 90 }], null, up)).toBe(3)
  expect(nextOf([], null, right)).toBe(-1)
})

test('an arrow leads to the nearest thing ahead, and beyond the last one to the first', () => {
  expect(nextOf(row, { x: 120, y: 10 }, right)).toBe(2)
  expect(nextOf(row, { x: 320, y: 10 }, right)).toBe(1)
})

test('what lies straight ahead comes before what lies aside', () => {
  const points = [
    { x: 120, y: 80 },
    { x: 220, y: 12 },
  ]
  expect(nextOf(points, { x: 100, y: 10 }, right)).toBe(1)
})
