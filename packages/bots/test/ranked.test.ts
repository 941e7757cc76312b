import { expect, test } from 'vitest'
import { ranked } from '../src/index.ts'

test('the best move comes first', () => {
  expect(ranked([[0.2, 0.9, 0.5]])).toEqual([1, 2, 0])
  expect(ranked([])).toEqual([])
})

test('worths that differ by little are told apart', () => {
  expect(
    ranked([
      [0.5, 0.5 + 1e-10],
      [30, 1],
    ]),
  ).toEqual([1, 0])
})

test('among equals the second goal decides, then the order of the list', () => {
  // The third sum is that of the first, added up in another order.
  const chances = [0.1 + 0.2, 1, 0.3, 1, 0.3]
  expect(ranked([chances, [5, 16.33, 7, 19, 5]])).toEqual([3, 1, 2, 0, 4])
})
