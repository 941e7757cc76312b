import { answerIn } from '@acheron/bots'
import { games } from '@acheron/games'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasPuzzles, loadPuzzles, puzzleOfDay, today } from '../../src/puzzles/kept.ts'
import { keepSolved, solvedOn, solvedPuzzles } from '../../src/puzzles/solved.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('every game on the shelf has puzzles, and titles tell them apart', async () => {
  for (const { meta } of games) {
    expect(hasPuzzles(meta.id), meta.id).toBe(true)
    const puzzles = await loadPuzzles(meta.id)
    expect(new Set(puzzles.map(({ title }) => title)).size).toBe(puzzles.length)
    for (const { title, seen } of puzzles) {
      expect(title.startsWith(`${meta.id}:`)).toBe(true)
      expect(seen?.seat).not.toBeNull()
    }
  }
  expect(hasPuzzles('chess')).toBe(false)
})

test('an answer says what speaks for the best move and against the others: before, most others were only praised', async () => {
  for (const { meta } of games)
    for (const puzzle of await loadPuzzles(meta.id)) {
      const [best, ...others] = answerIn(puzzle).considered.map(({ reasons = [] }) => reasons)
      expect(best?.[0]?.good, puzzle.title).toBe(true)
      for (const [first] of others) expect(first?.good ?? false, puzzle.title).toBe(false)
    }
})

test('day after day another one, until all have been there', () => {
  const days = Array.from({ length: 7 }, (_, i) => today(Date.UTC(2026, 10, 15 + i, 23, 59)))
  expect(days[0]).toBe('2026-11-15')
  expect(new Set(days.map(day => puzzleOfDay(7, day))).size).toBe(7)
  expect(puzzleOfDay(7, '2026-11-22')).toBe(puzzleOfDay(7, '2026-11-15'))
})

test('a day’s puzzle keeps its first end, and comes again as that of another day', () => {
  const title = 'florence: one move is best (2026/1, decision 9)'
  keepSolved(title, { outcome: 'shown', day: '2026-11-15' })
  keepSolved(title, { outcome: 'first', day: '2026-11-15' })
  expect(solvedOn('2026-11-15')).toEqual(new Map([['florence', 'shown']]))
  keepSolved(title, { outcome: 'first', day: null })
  expect(solvedOn('2026-11-15').get('florence')).toBe('shown')
  expect(solvedOn('2026-11-16').size).toBe(0)
  keepSolved(title, { outcome: 'later', day: '2026-12-01' })
  expect(solvedOn('2026-12-01').get('florence')).toBe('later')
  expect(solvedPuzzles().size).toBe(1)
})

test('without a store nothing is remembered, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  keepSolved('florence: x', { outcome: 'first', day: null })
  expect(solvedPuzzles().size).toBe(0)
})
