// Where things lie in Hell: on a phone every shield has room for a finger.

import { hellFor } from '@acheron/games/florence/board.ts'
import { describe, expect, test } from 'vitest'
import { geometryOf } from '../../src/games/florence/stage/geometry.ts'

/** In pixels: Hell on a table of 390, a terrace, and what a finger needs. */
const [across, terrace, finger] = [374, 54, 44]
const quiet = { waiting: 3, guardians: [2, 4] }

describe.each([2, 3, 4])('%i players', players => {
  const board = hellFor(players)
  const rows = board.circles.slice(1)

  test('tall: shields are a finger apart, beside or below each other, and inside Hell', () => {
    const { shield, width } = geometryOf(board, 'tall', quiet)
    const at = Object.keys(board.shields).map(id => {
      const { x, y } = shield(id)
      return { id, x: (x / width) * across, y: y * terrace }
    })
    for (const [i, a] of at.entries()) {
      expect(a.x - finger / 2, a.id).toBeGreaterThanOrEqual(0)
      expect(a.x + finger / 2, a.id).toBeLessThanOrEqual(across)
      for (const b of at.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(finger)
    }
  })

  test('wide: a circle is one row', () => {
    const { shield } = geometryOf(board, 'wide', quiet)
    for (const ids of rows) expect(new Set(ids.map(id => shield(id).y)).size).toBe(1)
  })

  test.each(['wide', 'tall'] as const)('%s: terraces lie one below another, their shields inside them', shape => {
    const { shield, terrace, height, wall } = geometryOf(board, shape, quiet)
    let deep = 0
    for (const [i, ids] of rows.entries()) {
      const { top, bottom } = terrace(i + 1)
      expect(top).toBeGreaterThanOrEqual(deep)
      for (const { y } of ids.map(shield)) expect(top < y && y < bottom).toBe(true)
      deep = bottom
    }
    expect(deep).toBeLessThanOrEqual(height)
    expect(terrace(5).bottom < wall && wall < terrace(6).top).toBe(true)
  })
})

test('tall: what belongs to a circle stands above its own shields, and nothing below the last of them', () => {
  const { rows, terrace, height } = geometryOf(hellFor(2), 'tall', quiet)
  const [grave = 0, line = 0] = rows
  expect(terrace(1).top).toBeCloseTo(grave + line)
  expect(terrace(2).top - terrace(1).bottom).toBeCloseTo(line)
  expect(terrace(9).bottom).toBeCloseTo(height)
})

test('tall: two guardians in one circle and a full graveyard have a line more; wide: nothing stirs', () => {
  const board = hellFor(4)
  const heights = (shape: 'wide' | 'tall') =>
    [quiet, { ...quiet, guardians: [4, 4] }, { ...quiet, waiting: 9 }].map(
      crowd => geometryOf(board, shape, crowd).height,
    )
  const [usual = 0, ...more] = heights('tall')
  expect(more.every(height => height > usual)).toBe(true)
  expect(new Set(heights('wide')).size).toBe(1)
})
