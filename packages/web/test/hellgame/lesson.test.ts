import { languages } from '@acheron/engine/words'
import { hellgame } from '@acheron/games/hellgame'
import { type HellgameMove, squares } from '@acheron/games/hellgame/board.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Lesson } from '../../src/board/face.ts'
import { Gestures } from '../../src/board/gestures.ts'
import { lesson } from '../../src/games/hellgame/lesson/lesson.ts'
import { prompt } from '../../src/games/hellgame/prompt.ts'
import { gestureOf } from '../../src/games/hellgame/stage/gestures.ts'
import { goalsOf } from '../../src/games/hellgame/stage/goals.ts'
import { keys } from '../../src/games/hellgame/stage/keys.ts'
import { foreseenBy, isLit } from '../../src/games/hellgame/stage/touch.ts'
import { loadVoice } from '../../src/games/hellgame/words.ts'
import { walk } from '../guided.ts'

let taught: Lesson<HellgameMove>

beforeAll(async () => {
  taught = await lesson('en')
})

test.each(languages)('the lesson has a text for every step (%s)', async language => {
  const { steps } = await lesson(language)
  expect(steps).toHaveLength(12)
  for (const step of steps) expect(step.text).toMatch(/^[\p{Lu}¡].{30,}/su)
})

test('only what the lesson allows is lit, and no ground is said to be gone', async () => {
  const voice = await loadVoice('en')
  for (const { id, table } of walk(hellgame, taught)) {
    const allow = taught.steps.find(step => step.id === id)?.allow
    if (!allow) continue
    const view = hellgame.view(table.state, 0)
    const moves = table.moves(0).filter(allow)
    const gestures = new Gestures(moves, move => gestureOf(view, move))
    const goals = goalsOf(view, moves, table.moves(0))
    const lit = squares.filter(square => isLit(gestures, goals, keys.square(square)))
    for (const square of lit)
      expect(moves, `${id} ${square}`).toContainEqual(foreseenBy(gestures, goals, keys.square(square))[0])
    if (id === 'source') expect(lit).toEqual(['1-11'])
    expect(prompt(view, moves, voice).text).not.toMatch(/ground has gone|Nothing can be cast/)
  }
})

test('the lesson can be played to its end, and its texts are true', () => {
  const before: Record<string, unknown> = {}
  for (const { id, table } of walk(hellgame, taught)) {
    const { track, seats, demons, down, first, round } = table.state
    before[id] ??= JSON.parse(JSON.stringify({ track, me: seats[0], rival: seats[1], demons, down, first, round }))
  }
  expect(before).toMatchObject({
    start: { round: 1, me: { at: null, souls: 3 } },
    unlock: { round: 2, me: { at: '1-11', souls: 6 }, down: { '1-11': true }, rival: { at: '2-3', unlocked: 2 } },
    // The rival is in the factory before the newcomer sets out for it.
    walk: { round: 3, me: { at: '2-9', unlocked: 2, souls: 4, demons: 2 }, demons: { '2-9': [0], '2-5': [1] } },
    speed: { me: { at: '2-7', speed: 1 } },
    fight: { me: { at: '2-5', speed: 0 }, demons: { '2-5': [1] } },
    back: { round: 4, demons: { '2-5': [0, 0] } },
    mana: { round: 5, me: { at: '2-3', mana: 0 }, track: { slot: 5, length: 6 } },
    spell: { me: { at: '2-2', mana: 0 } },
    upkeep: { round: 6, first: 1, down: {}, me: { souls: 7, mana: 1 }, track: { slot: 1 }, demons: { '2-5': [0, 0] } },
    end: { me: { at: '2-9' } },
  })
})
