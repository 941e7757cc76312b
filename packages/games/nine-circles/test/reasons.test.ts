// Every reason a player can be given, in three languages, and silence where the thing is possible.
import { Generator, type JsonObject } from '@acheron/engine'
import { type Language, languages } from '@acheron/engine/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { nineCircles } from '../index.ts'
import type { NineCirclesState } from '../state.ts'
import { loadWords } from '../words/compiled/load.ts'

const options = {
  stop: 'strict',
  ranks: 'source',
  sheet: { dice: 9, rows: [7, 7, 7, 7], virgil: 9, start: 1 },
} as const
const start = nineCircles.setup({ players: 1, options }, Generator.seeded(1))
const translators = {} as Record<Language, Awaited<ReturnType<typeof loadWords>>>

beforeAll(async () => {
  for (const language of languages) translators[language] = await loadWords(language)
})

function why(position: Partial<NineCirclesState>, intent: JsonObject): (string | null)[] {
  const view = nineCircles.view({ ...start, ...position }, 0)
  return languages.map(language => nineCircles.explain(view, intent, translators[language]))
}

const met = { circle: 2, pool: 7, active: [3, 6] }
const freely = { ...start.options, stop: 'declare' as const }
const reasons: [string, Partial<NineCirclesState>, JsonObject, RegExp, RegExp, RegExp][] = [
  ['the game is over', { status: 'lost' }, { kind: 'row', size: 1 }, /is over/, /ha terminado/, /är över/],
  [
    'R6.6 roll',
    met,
    { kind: 'roll', fresh: 1, again: [] },
    /may not roll on/,
    /no puedes seguir tirando/,
    /inte slå mer/,
  ],
  ['R6.6 row', met, { kind: 'row', size: 2 }, /may not roll on/, /no puedes seguir tirando/, /inte slå mer/],
  ['R6.6 pool', met, { kind: 'die', place: 'pool' }, /may not roll on/, /no puedes seguir/, /inte slå mer/],
  ['R6.6 Virgil', met, { kind: 'virgil', from: 6 }, /no die now/, /ningún dado/, /ingen tärning|någon tärning/],
  ['R6.6 die', met, { kind: 'die', place: 'active', value: 6 }, /no die now/, /ningún dado/, /någon tärning/],
  ['R2.1', { circle: 8 }, { kind: 'row', size: 1 }, /number first/, /Primero anuncia/, /tal först/],
  ['R2.2', { circle: 8, declared: 4 }, { kind: 'declare' }, /declared 4/, /Anunciaste el 4/, /valt 4/],
  ['R2.3', {}, { kind: 'declare' }, /circle 8 only/, /círculo 8/, /krets 8/],
  ['nothing taken up', {}, { kind: 'roll', fresh: 0, again: [] }, /Take up/, /Toma/, /Ta upp/],
  ['R3.2 pool', { pool: 1, active: [2] }, { kind: 'roll', fresh: 2, again: [] }, /only one/, /solo hay un/, /bara en/],
  ['empty pool', { pool: 0, active: [2] }, { kind: 'die', place: 'pool' }, /empty/, /vacía/, /tomt/],
  [
    'R3.2 active',
    { active: [2] },
    { kind: 'roll', fresh: 0, again: [2, 2] },
    /lie active/,
    /dados activos/,
    /ligger aktiva/,
  ],
  ['R3.6', {}, { kind: 'roll', rows: [4, 1], fresh: 5, again: [] }, /circle 7 only/, /círculo 7/, /krets 7/],
  ['R3.1', {}, { kind: 'roll', fresh: 5, again: [] }, /four dice at most/, /cuatro como mucho/, /högst fyra/],
  [
    'R3.2 row',
    {},
    { kind: 'roll', rows: [3], fresh: 2, again: [] },
    /exactly 3 dice/,
    /exactamente 3 dados/,
    /precis 3/,
  ],
  [
    'R3.1 pips',
    { rows: [0, 7, 7, 7] },
    { kind: 'roll', fresh: 1, again: [] },
    /no empty pip/,
    /ninguna casilla/,
    /ingen tom/,
  ],
  ['R3.1 row', { rows: [7, 0, 7, 7] }, { kind: 'row', size: 2 }, /Row 2 has no/, /fila 2 no queda/, /Rad 2 har ingen/],
  ['R8.3 row', { pool: 3, removed: 6 }, { kind: 'row', size: 4 }, /exactly 4 dice, and you have 3/, /exige/, /kräver/],
  ['R7.4 sum', { circle: 7 }, { kind: 'roll', rows: [4], fresh: 5, again: [] }, /must be equal/, /coincidir/, /stämma/],
  [
    'R7.4 pips',
    { circle: 7, rows: [7, 7, 7, 1] },
    { kind: 'roll', rows: [4, 4], fresh: 8, again: [] },
    /only one empty pip/,
    /solo queda una/,
    /bara en tom/,
  ],
  [
    'R7.4 no list',
    { circle: 7, rows: [0, 0, 1, 1] },
    { kind: 'roll', fresh: 5, again: [] },
    /cannot be joined/,
    /no se pueden unir/,
    /går inte att lägga ihop/,
  ],
  ['R4.5', { circle: 3 }, { kind: 'virgil', from: 2 }, /roll first/, /primero tira/, /slå först/],
  [
    'R4.1',
    { circle: 3, active: [4], virgil: 0 },
    { kind: 'virgil', from: 4 },
    /every one of his pips/,
    /todas sus casillas/,
    /alla hans rutor/,
  ],
  ['R4.1 die', { circle: 3, active: [4] }, { kind: 'virgil', from: 5 }, /active dice only/, /dados activos/, /aktiva/],
  ['R7.3', { circle: 7, active: [4] }, { kind: 'virgil', from: 4, to: 5 }, /into a 5/, /un cinco/, /en femma/],
  ['R4.2', { circle: 3, active: [6] }, { kind: 'virgil', from: 6, to: 7 }, /Above 6/, /encima del 6/, /Över 6/],
  ['R4.2 low', { circle: 3, active: [1] }, { kind: 'virgil', from: 1, to: 0 }, /Below 1/, /debajo del 1/, /Under 1/],
  ['R4.3', { circle: 3, active: [1] }, { kind: 'virgil', from: 1, to: 4 }, /1 does not become 4/, /un 4/, /inte 4/],
  ['R5', { circle: 3, active: [2, 2] }, { kind: 'claim' }, /three dice showing 2/, /tres doses/, /tre tvåor/],
  ['R7.6', { circle: 7, active: [1, 2] }, { kind: 'claim' }, /you have 2/, /tienes 2/, /du har 2/],
  ['R5.5', { circle: 8, declared: 4, active: [3, 3] }, { kind: 'claim' }, /showing 4/, /con un 4/, /visar 4/],
  ['R6.1', met, { kind: 'claim', use: [6] }, /alone do not/, /por sí solos/, /inte ensamma/],
  [
    'no roll',
    { circle: 4, active: [4], rows: [0, 0, 0, 0] },
    { kind: 'die', place: 'pool' },
    /No row/,
    /Ninguna fila/,
    /Ingen rad/,
  ],
  ['R6.3', { circle: 3 }, { kind: 'die', place: 'removed' }, /left the game/, /ha salido/, /lämnat spelet/],
  ['R7.2', { circle: 7 }, { kind: 'die', place: 'removed', value: 5 }, /at once/, /en el acto/, /genast/],
]

describe('reasons', () => {
  test.each(reasons)('%s', (_, position, intent, ...expected) => {
    const said = why(position, intent)
    expected.forEach((pattern, i) => {
      expect(said[i]).toMatch(pattern)
    })
  })
})

const possible: [Partial<NineCirclesState>, JsonObject][] = [
  [{}, { kind: 'row', size: 4 }],
  [{}, { kind: 'roll', fresh: 2, again: [] }],
  [{}, { kind: 'die', place: 'pool' }],
  [{ circle: 8 }, { kind: 'declare' }],
  [
    { circle: 3, active: [4] },
    { kind: 'virgil', from: 4, to: 3 },
  ],
  [
    { circle: 3, active: [4] },
    { kind: 'die', place: 'active', value: 4 },
  ],
  [
    { ...met, lastWasVirgil: true },
    { kind: 'die', place: 'active', value: 6 },
  ],
  [
    { ...met, options: freely },
    { kind: 'roll', fresh: 1, again: [] },
  ],
  [met, { kind: 'claim', use: [6, 3] }],
  [{ circle: 7 }, { kind: 'roll', rows: [4, 1], fresh: 5, again: [] }],
  [{ circle: 7 }, { kind: 'roll', fresh: 6, again: [] }],
  [{}, { kind: 'something else' }],
]

test.each(possible)('silence where it is possible: %j %j', (position, intent) => {
  expect(why(position, intent)).toEqual([null, null, null])
})
