import { LiveTable } from '@acheron/engine'
import { languages } from '@acheron/engine/words'
import { caravan } from '@acheron/games/caravan'
import { expect, test } from 'vitest'
import type { Lesson } from '../../src/board/face.ts'
import { lesson } from '../../src/games/caravan/lesson/lesson.ts'

/** Plays the lesson as the page does, of what is offered always the same one; what it finds before each step. */
function* walk({ settings, chance, before = [], steps }: Lesson, choose: <M>(offered: readonly M[]) => M | undefined) {
  const table = new LiveTable(caravan, { ...settings, chance })
  for (const { seat, move } of before) expect(table.act({ kind: 'move', seat, move })).toMatchObject({ ok: true })
  for (const { id, allow, ends } of steps) {
    yield { id, state: table.state }
    for (let ended = allow === null; !ended; ) {
      const move = choose(table.moves(0).filter(each => allow?.(each)))
      expect(move, id).toBeDefined()
      expect(table.act({ kind: 'move', seat: 0, move }), id).toMatchObject({ ok: true })
      ended = ends?.(move!) ?? true
    }
  }
}

test.each(languages)('the lesson has a text for every step (%s)', async language => {
  const { steps } = await lesson(language)
  expect(steps).toHaveLength(12)
  for (const step of steps) expect(step.text).toMatch(/^[\p{L}\d¡].{30,}/su)
})

test('the lesson can be played to its end, and its texts are true', async () => {
  const taught = await lesson('en')
  const found: Record<string, unknown> = {}
  for (const { id, state } of walk(taught, offered => offered[0])) found[id] = structuredClone(state)
  expect(found).toMatchObject({
    read: { exploration: { entry: '014' }, champions: { mercenary: { player: true, vigor: 4 } } },
    ready: { caravan: { flags: { 'minos-surprised': true } }, champions: { artist: { tokens: { prowess: 2 } } } },
    move: { fight: { malefactors: { minos: { at: 'D2', facing: 'E' } } }, champions: { mercenary: { vigor: 5 } } },
    attack: { fight: { fighters: { mercenary: { at: 'D2.W' } } } },
    pass: { fight: { track: ['outlaw', 'devotee', 'artist', 'mercenary'] }, champions: { mercenary: { vigor: 6 } } },
    // The first card leaves a way open.
    end: { fight: { turn: 'malefactors' } },
  })
})

test('whatever is chosen of what the lesson offers, it goes on', async () => {
  const taught = await lesson('en')
  expect([...walk(taught, offered => offered.at(-1))]).toHaveLength(12)
})
