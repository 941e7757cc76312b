import { LiveTable } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { nineCircles } from '@acheron/games/nine-circles'
import { expect, test } from 'vitest'
import { lesson } from '../../src/games/nine-circles/lesson/lesson.ts'

test.each(languages)('the lesson can be played to its end (%s)', async language => {
  const { settings, chance, steps } = await lesson(language)
  expect(steps.length).toBeGreaterThanOrEqual(7)
  expect(steps.length).toBeLessThanOrEqual(12)
  const table = new LiveTable(nineCircles, { ...settings, chance })
  for (const step of steps) {
    expect(step.text).toMatch(/^[\p{Lu}\d].{40,}/su)
    if (!step.allow) continue
    const offered = table.moves(0).filter(step.allow)
    expect(offered.length, step.id).toBeGreaterThan(0)
    // Whatever of the offered moves is made, the next step must go on from there: the last is the one least thought of.
    expect(table.act({ kind: 'move', seat: 0, move: offered.at(-1)! }).ok).toBe(true)
  }
  expect(table.state).toMatchObject({ circle: 4, cleared: 3, pool: 7, removed: 2, virgil: 7, status: 'playing' })
})
