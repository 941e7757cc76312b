import { runScenario } from '@acheron/engine'
import { expect, test } from 'vitest'
import { scenarios } from '../../test/scenarios.ts'
import { impRace } from '../index.ts'

const titles = scenarios(impRace)

test('the acceptance cases C1 to C41 are all there, C38 and C40 in their parts', () => {
  const cases = new Set(titles.map(title => /^C(\d+[a-e]?)[:,] /.exec(title)?.[1]))
  const whole = Array.from({ length: 41 }, (_, i) => `${i + 1}`).filter(number => number !== '38' && number !== '40')
  const wanted = [...whole, '38a', '38b', '38c', '38d', '38e', '40a', '40b']
  expect(wanted.filter(number => !cases.has(number))).toEqual([])
})

test('a position that loses or doubles a piece is refused', () => {
  const base = { game: 'imp-race', rule: '2.1', title: 'a slip', players: 2, moves: [] }
  const run = (position: { [key: string]: string[] | object }) =>
    runScenario(impRace, { ...base, position: position as never })
  expect(run({})).toEqual([])
  expect(run({ deck: ['coffin-a'], discard: ['coffin-a'] })).toEqual(['position: cards: expected 48, found 49'])
  expect(run({ seats: [{ hand: ['coffin-f'] }] })).toEqual([
    expect.stringMatching(/^position: (differentC|c)ards: expected 48/),
  ])
  expect(run({ seats: [{ imps: [7, 7, 'D', 'D'] }] })).toEqual(['position: two imps on 7 (R1.2)'])
  expect(run({ seats: [{ imps: ['S1', 'S1', 'D', 'D'] }] })).toEqual(['position: two imps on S1'])
  expect(run({ seats: [{ imps: [40, 'S1', 'D', 'D'] }] })).toEqual(['position: there is no square 40 (2.2)'])
  expect(run({ seats: [{ imps: ['S4', 'S1', 'D', 'D'] }] })).toEqual(['position: there is no step S4 (2.2)'])
  expect(run({ seats: [{ imps: ['S1', 'D', 'D'] }] })).toEqual(['position: imps: expected 8, found 7'])
  expect(run({ seats: [{ gems: 3 }], bag: { red: 100 } })).toEqual(['position: red: expected 100, found 103'])
  expect(run({ route: { 3: { tile: 'death-4' } } })).toEqual(['position: openingTiles: expected 6, found 5'])
})
