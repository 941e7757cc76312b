import { expect, test } from 'vitest'
import { type Box, outOfSight, sketch } from '../../src/analysis/drawn.ts'

const board = { width: 600, height: 400 }
const box = (x: number, y: number): Box => ({ x, y, width: 40, height: 20 })
const none: readonly Box[] = []

test('a move from one thing to another is a way between them, with a ring around the second', () => {
  const found = sketch('better', { from: [box(100, 100)], to: [box(300, 100)], at: none }, board)!
  expect(found.boxes).toEqual([box(300, 100)])
  expect(found.way).toMatch(/^M 120 110 Q .* 320 110$/)
  expect(found.label).toEqual({ x: 320, y: 134 })
  // What was played bows to the other side.
  const other = sketch('played', { from: [box(100, 100)], to: [box(300, 100)], at: none }, board)!
  expect(other.way).not.toBe(found.way)
})

test('what a move takes has rings; its word stays on the board', () => {
  const found = sketch('played', { from: none, to: none, at: [box(10, 10), box(590, 390)] }, board)!
  expect(found.boxes.length).toBe(2)
  expect(found.way).toBeNull()
  expect(found.label.x).toBeLessThan(board.width)
  expect(found.label.y).toBeLessThan(board.height)
})

test('the word stands at what is seen, and the board is scrolled to what is not', () => {
  const [seen, hidden] = [box(300, 200), box(100, 900)]
  expect(sketch('played', { from: none, to: none, at: [seen, hidden] }, board)!.label).toEqual({ x: 320, y: 234 })
  expect(outOfSight([seen], board.height)).toBe(0)
  expect(outOfSight([hidden], board.height)).toBe(710)
  expect(outOfSight(none, board.height)).toBe(0)
})

test('a move without things on the board is not drawn', () => {
  expect(sketch('better', { from: none, to: none, at: none }, board)).toBeNull()
})
