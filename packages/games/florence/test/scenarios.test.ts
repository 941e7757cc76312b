// Every rule case of the scenario files, one test each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, parseScenarios, runScenario } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { florence } from '../index.ts'

const folder = join(import.meta.dirname, '../scenarios')

const files = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, scenarios: parseScenarios(readFileSync(join(folder, file), 'utf8')) }))

describe.each(files)('$file', ({ scenarios }) => {
  test.each(scenarios)('$rule: $title', scenario => {
    expect(scenario.game).toBe(florence.meta.id)
    expect(runScenario(florence, scenario)).toEqual([])
  })
})

const titles = files.flatMap(({ scenarios }) => scenarios.map(scenario => scenario.title))

test('the acceptance cases 1 to 40 are all there', () => {
  const cases = new Set(titles.map(title => Number(/^AC-(\d+)[a-z]?: /.exec(title)?.[1])))
  const missing = Array.from({ length: 40 }, (_, i) => i + 1).filter(number => !cases.has(number))
  expect(missing).toEqual([])
})

test('no two cases have the same title', () => {
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
})

test('a position that does not account for every piece is refused', () => {
  const wrong = (position: JsonObject) => runScenario(florence, { ...bare, position })[0]
  const bare = { game: 'florence', rule: '2.3', title: 'wrong', players: 2, moves: [] }
  expect(wrong({ seats: { 0: { home: { noble: 5 } } } })).toBe('position: noble 0: there are 5, not 4')
  expect(wrong({ hell: { 'A3-1': 'lust' } })).toMatch(/not above its circle/)
  expect(wrong({ seats: { 0: { hand: ['F01', 'F02', 'F03'] } } })).toBe('position: a hand too large')
  expect(wrong({ seats: { 0: { tower: [['oil', 'salt', 'wine', 'powder']] } } })).toMatch(/more pieces on a floor/)
})
