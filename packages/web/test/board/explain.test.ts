// The popover that explains a thing: where it lies and what it says.
import { expect, test } from 'vitest'
import { textOf } from '../../src/board/explain/help.ts'
import { placeOf } from '../../src/board/explain/place.ts'

const room = { width: 400, height: 300 }
const card = { width: 100, height: 60 }
const box = (left: number, top: number, width = 20, height = 20) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
})

test('it lies above its thing, else below it, else at its side, and never out of the window', () => {
  expect(placeOf(box(200, 150), card, room, [])).toEqual({ x: 160, y: 82 })
  expect(placeOf(box(200, 10), card, room, [])).toEqual({ x: 160, y: 38 })
  expect(placeOf(box(0, 150), card, room, []).x).toBe(8)
  expect(placeOf(box(390, 150), card, room, []).x).toBe(292)
  expect(placeOf(box(100, 10, 60, 280), card, room, [])).toEqual({ x: 168, y: 120 })
  expect(placeOf(box(300, 10, 60, 280), card, room, [])).toEqual({ x: 192, y: 120 })
})

test('the prompt stays free: what lies in it or beside it is explained elsewhere', () => {
  const below = box(0, 200, 400, 100)
  expect(placeOf(box(200, 230), card, room, [below])).toEqual({ x: 160, y: 132 })
  const beside = box(280, 0, 120, 300)
  expect(placeOf(box(260, 150), card, room, [beside]).x + card.width).toBeLessThanOrEqual(280)
  expect(placeOf(box(300, 150, 90), card, room, [beside]).x + card.width).toBeLessThanOrEqual(280)
})

test('a reader hears all of it', () => {
  const numbers = [
    ['Gems', 4],
    ['Cards', 2],
  ] as const
  expect(textOf({ title: 'Usurer', lines: [], numbers })).toBe('Usurer. Gems: 4. Cards: 2.')
  expect(textOf({ title: '', lines: ['Go on.'] })).toBe('Go on.')
})
