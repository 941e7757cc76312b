import { expect, test } from 'vitest'
import { moveInHash, parseRoute, pathOf, puzzleInHash, type Route } from '../src/app/routes.ts'

const routes: readonly Route[] = [
  { page: 'home' },
  { page: 'daily' },
  { page: 'about' },
  { page: 'sign-in' },
  { page: 'account' },
  { page: 'carry' },
  { page: 'profile' },
  { page: 'person', name: 'Dánte å/b' },
  { page: 'table', id: 'a1-B_2' },
  { page: 'local', id: 'å/b c' },
  { page: 'analysis', of: 'table', id: 'a1-B_2' },
  { page: 'analysis', of: 'local', id: 'å/b c' },
  { page: 'learn', game: 'nine-circles' },
  { page: 'puzzles', game: 'florence' },
]

test.each(routes)('an address and back: $page', route => {
  expect(parseRoute(pathOf(route))).toEqual(route)
})

test.each(['/nothing', '/table', '/table/a/b', '/learn/a/analysis', '/table/a/analysis/b', '/about/us', '/learn'])(
  '%s leads nowhere',
  path => {
    expect(parseRoute(path)).toEqual({ page: 'nowhere' })
  },
)

test('a broken escape is taken as it stands', () => {
  expect(parseRoute('/table/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
})

test('a link to a move', () => {
  expect(moveInHash('#move=12')).toBe(12)
  expect(moveInHash('#move=0')).toBe(0)
  for (const other of ['', '#', '#move=', '#move=x', '#move=-1', '#rule=3']) expect(moveInHash(other)).toBeNull()
})

test('a puzzle in the address', () => {
  expect(puzzleInHash('#puzzle=12')).toBe(12)
  for (const hash of ['', '#puzzle=', '#puzzle=-1', '#puzzle=1x', '#move=1']) expect(puzzleInHash(hash)).toBeNull()
})
