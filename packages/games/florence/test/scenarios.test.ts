import { type JsonObject, runScenario } from '@acheron/engine'
import { expect, test } from 'vitest'
import { scenarios } from '../../test/scenarios.ts'
import { florence } from '../index.ts'

const titles = scenarios(florence)

test('the acceptance cases 1 to 40 are all there', () => {
  const cases = new Set(titles.map(title => Number(/^AC-(\d+)[a-z]?: /.exec(title)?.[1])))
  const missing = Array.from({ length: 40 }, (_, i) => i + 1).filter(number => !cases.has(number))
  expect(missing).toEqual([])
})

test('a position that does not account for every piece is refused', () => {
  const wrong = (position: JsonObject) => runScenario(florence, { ...bare, position })[0]
  const bare = { game: 'florence', rule: '2.3', title: 'wrong', players: 2, moves: [] }
  expect(wrong({ seats: { 0: { home: { noble: 5 } } } })).toBe('position: noble 0: there are 5, not 4')
  expect(wrong({ hell: { 'A3-1': 'lust' } })).toMatch(/not above its circle/)
  expect(wrong({ seats: { 0: { hand: ['F01', 'F02', 'F03'] } } })).toBe('position: a hand too large')
  expect(wrong({ seats: { 0: { tower: [['oil', 'salt', 'wine', 'powder']] } } })).toMatch(/more pieces on a floor/)
})
