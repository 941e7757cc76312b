import { LiveTable } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { nineCircles } from '@acheron/games/nine-circles'
import type { NineCirclesMove } from '@acheron/games/nine-circles/board.ts'
import { expect, test } from 'vitest'
import type { Lesson } from '../../src/board/face.ts'
import { lesson } from '../../src/games/nine-circles/lesson/lesson.ts'
import { prompt } from '../../src/games/nine-circles/prompt.ts'
import { loadVoice } from '../../src/games/nine-circles/words.ts'

/** Every way through the lesson: whatever of the offered moves is made, the next step must go on from there. */
function* ways({ steps }: Lesson): Generator<readonly NineCirclesMove[]> {
  const open: NineCirclesMove[][] = [[]]
  for (let way = open.pop(); way; way = open.pop()) {
    const step = steps.filter(({ allow }) => allow)[way.length]
    if (!step?.allow) {
      yield way
      continue
    }
    const table = played(way)
    const offered = table.moves(0).filter(step.allow)
    expect(offered.length, step.id).toBeGreaterThan(0)
    for (const move of offered) open.push([...way, move])
  }
}

const { settings, chance, steps } = await lesson('en')

function played(moves: readonly NineCirclesMove[]) {
  const table = new LiveTable(nineCircles, { ...settings, chance })
  for (const move of moves) expect(table.act({ kind: 'move', seat: 0, move }).ok).toBe(true)
  return table
}

test.each(languages)('the lesson has a text for every step (%s)', async language => {
  const { steps } = await lesson(language)
  expect(steps).toHaveLength(12)
  for (const step of steps) expect(step.text).toMatch(/^[\p{Lu}\d].{40,}/su)
})

test('the lesson can be played to its end, whatever is chosen of what it offers', async () => {
  const ends = [...ways(await lesson('en'))].map(way => played(way).state)
  expect(ends.length).toBeGreaterThanOrEqual(4)
  for (const state of ends) expect(state).toMatchObject({ circle: 4, cleared: 3, virgil: 7, status: 'playing' })
  expect([...new Set(ends.map(({ pool }) => pool))].sort()).toEqual([6, 7])
})

test('in the lesson the prompt never says more than is true', async () => {
  const voice = await loadVoice('en')
  for (const way of ways(await lesson('en'))) {
    steps
      .filter(({ allow }) => allow)
      .forEach(({ allow }, i) => {
        const table = played(way.slice(0, i))
        const { text } = prompt(nineCircles.view(table.state, 0), table.moves(0).filter(allow!), voice)
        expect(text).toBe('Follow the guide.')
      })
  }
})
