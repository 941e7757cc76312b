import { type JsonObject, runScenario } from '@acheron/engine'
import { expect, test } from 'vitest'
import { scenarios } from '../../test/scenarios.ts'
import { caravan } from '../index.ts'

const titles = scenarios(caravan)

test('the acceptance cases A1 to A40 are all there', () => {
  const cases = new Set(titles.map(title => Number(/^A(\d+)[a-z]?: /.exec(title)?.[1])))
  const missing = Array.from({ length: 40 }, (_, i) => i + 1).filter(number => !cases.has(number))
  expect(missing).toEqual([])
})

test('a position that does not account for every card and piece is refused', () => {
  const wrong = (position: JsonObject) => runScenario(caravan, { ...bare, position })[0]
  const bare = { game: 'caravan', rule: '2.1', title: 'wrong', players: 1, moves: [] }
  expect(wrong({ champions: { outlaw: { hand: ['cutpurse'] } } })).toBe("position: 'cutpurse' is no Maneuver of outlaw")
  expect(wrong({ champions: { outlaw: { slots: ['wound'] } } })).toMatch(/outlaw has 3 Slots or tokens, not 1/)
  expect(wrong({ champions: { outlaw: { sins: ['doubt'] }, artist: { sins: ['doubt'] } } })).toMatch(/no doubt left/)
  expect(wrong({ fight: { at: { outlaw: 'B1.N', artist: 'B1.N' } } })).toMatch(/are both at B1.N/)
  expect(wrong({ fight: { decks: { 'minos-deck': ['minos-verdict', 'minos-verdict'] } } })).toMatch(/copies of a card/)
  expect(wrong({ fight: { malefactors: { plutus: 'C2 S' } } })).toMatch(/has no 'plutus'/)
  expect(wrong({ fight: { where: {} } })).toMatch(/fight has no 'where'/)
})
