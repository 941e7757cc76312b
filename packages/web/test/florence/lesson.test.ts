import { languages } from '@acheron/engine/words'
import { florence } from '@acheron/games/florence'
import { beforeAll, expect, test } from 'vitest'
import type { Lesson } from '../../src/board/face.ts'
import { lesson } from '../../src/games/florence/lesson/lesson.ts'
import { walk } from '../guided.ts'

let taught: Lesson

beforeAll(async () => {
  taught = await lesson('en')
})

test.each(languages)('the lesson has a text for every step (%s)', async language => {
  const { steps } = await lesson(language)
  expect(steps).toHaveLength(12)
  for (const step of steps) expect(step.text).toMatch(/^[\p{Lu}¡].{60,}/su)
})

test('the lesson can be played to its end, and its texts are true', () => {
  const before: Record<string, unknown> = {}
  for (const { id, table } of walk(florence, taught)) {
    const { seats, graveyard, hell, dante, locations, turn } = table.state
    before[id] ??= JSON.parse(
      JSON.stringify({
        me: seats[0],
        rival: seats[1],
        graveyard,
        hell,
        dante,
        locations,
        turn,
        actors: table.actors(),
      }),
    )
  }
  expect(before).toMatchObject({
    guest: { me: { family: 'portinari' }, rival: { family: 'bardi' }, actors: [0] },
    enter: { me: { tower: [['heresy']], drachmas: 2 }, hell: {}, graveyard: { lust: 1 } },
    send: { me: { drachmas: 1, home: { noble: 4 } }, turn: { quarter: 'dove' }, locations: { haystack: 'dove' } },
    fork: {
      me: { florence: { haystack: { noble: 1, urchin: 1 } }, florins: 3, infamy: 0 },
      hell: { 'A1-2': { sin: 'lust', pose: 'standing' } },
    },
    run: {
      me: { florins: 6, infamy: 2 },
      hell: { 'A1-2': { sin: 'greed', pose: 'standing' }, 'A2-3': { sin: 'lust', pose: 'lying' } },
    },
    accuse: { turn: { quarter: 'dove' }, me: { skulls: { lust: 1 }, florins: 6 }, dante: 0 },
    guardian: {
      me: { tower: [['heresy', 'urchin']], home: { noble: 4 }, florence: {}, skulls: { lust: 2 }, florins: 9 },
      graveyard: { lust: 1, pagan: 1 },
      dante: 1,
    },
    bonfire: { me: { infamy: 5 }, hell: { 'A4-3': { sin: 'greed', pose: 'lying' } }, locations: { bonfire: 'dove' } },
    disc: { me: { infamy: 6, florins: 5, drachmas: 3 }, hell: { 'A1-2': { sin: 'pagan', pose: 'lying' } } },
    styx: { me: { discs: ['A6-3'], skulls: { lust: 2 } } },
    loan: { me: { drachmas: 1, boat: 0, skulls: { lust: 3 } }, hell: { 'A1-3': { sin: 'lust', pose: 'standing' } } },
    end: {
      me: { boat: 1, diplomas: ['lust'], tower: [['heresy', 'urchin', 'noble']], infamy: 12 },
      rival: { skulls: { lust: 1 } },
      dante: 3,
      actors: [0],
    },
  })
})
