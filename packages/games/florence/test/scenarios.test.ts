// Every rule case of the scenario files, one test each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseScenarios, runScenario } from '@acheron/engine'
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

const all = files.flatMap(({ scenarios }) => scenarios)
const titles = all.map(scenario => scenario.title)

test('the acceptance cases 1 to 40 are all there', () => {
  const cases = new Set(titles.map(title => Number(/^AC-(\d+)[a-z]?: /.exec(title)?.[1])))
  const missing = Array.from({ length: 40 }, (_, i) => i + 1).filter(number => !cases.has(number))
  expect(missing).toEqual([])
})

test('no two cases have the same title', () => {
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
})

test('a given position that does not account for every piece is refused', () => {
  const [one] = all
  const given = { supply: { lust: 99 } }
  expect(runScenario(florence, { ...one!, given, moves: [] })[0]).toMatch(/soul lust: there are \d+, not 8/)
})
