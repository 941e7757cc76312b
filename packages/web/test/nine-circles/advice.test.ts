import type { GameDefinition } from '@acheron/engine'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { advise } from '../../src/hint/advise.ts'
import { positions } from './tables.ts'

const game = nineCircles as unknown as GameDefinition

test('Virgil advises a legal move, never to give up, and knows how it stands', () => {
  expect(game.advises).toBe(true)
  let seen = 0
  for (const { view, moves } of positions(3)) {
    if (moves.length === 0) continue
    seen++
    const [advice] = advise(game, { game: 'nine-circles', view, seat: 0, moves }, () => true)
    expect(moves).toContainEqual(advice?.move)
    if (moves.length > 1) expect(advice?.move.do).not.toBe('concede')
    expect(advice?.worth).toBeGreaterThanOrEqual(0)
    expect(advice?.worth).toBeLessThanOrEqual(1)
  }
  expect(seen).toBeGreaterThan(20)
})
