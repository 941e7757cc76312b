import { expect, test } from 'vitest'
import {
  circleOf,
  links,
  neighbours,
  type Square,
  specialSquares,
  squares,
  startSquares,
  throne,
} from '../box/squares.ts'
import { isConnected } from '../hinderance/cuts.ts'

test('case 1: the board in numbers', () => {
  const special = specialSquares('prototype')
  const count = Object.values(special).flat().length
  expect([squares.length, links.length, squares.length - count]).toEqual([238, 279, 189])
  expect(Object.fromEntries(Object.entries(special).map(([kind, list]) => [kind, list.length]))).toEqual({
    factory: 14,
    source: 9,
    trader: 8,
    event: 6,
    item: 6,
    portal: 5,
    throne: 1,
  })
  expect(new Set(Object.values(special).flat()).size).toBe(count)
  expect(new Set(links.map(link => [...link].sort().join())).size).toBe(279)
})

test('case 2: the shortest walks from the start squares to the throne', () => {
  const far = distances(throne)
  expect(Object.fromEntries(startSquares.map(square => [square, far.get(square)]))).toEqual({
    '1-5': 20,
    '1-12': 18,
    '1-20': 19,
    '1-25': 18,
    '1-33': 16,
    '1-40': 20,
    '1-47': 19,
  })
})

test('the revised board has 15 factories and 5 items', () => {
  const special = specialSquares('revised')
  expect([special.factory.length, special.item.length]).toEqual([15, 5])
  expect(special.factory).toContain('4-26')
  expect(special.item).not.toContain('7-10')
})

test('links join a circle or two circles next to each other, and the board hangs together', () => {
  for (const [a, b] of links) expect(Math.abs(circleOf(a) - circleOf(b))).toBeLessThanOrEqual(1)
  for (const square of startSquares) expect(neighbours[square]!.some(next => circleOf(next) === 2)).toBe(true)
  expect(isConnected([])).toBe(true)
})

function distances(from: Square): Map<Square, number> {
  const far = new Map([[from, 0]])
  for (const [square, steps] of far)
    for (const next of neighbours[square]!) if (!far.has(next)) far.set(next, steps + 1)
  return far
}
