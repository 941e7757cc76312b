// Every rule case of the scenario files, one test each.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseScenarios, runScenario } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { hellgame } from '../index.ts'

const folder = join(import.meta.dirname, '../scenarios')

const files = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, scenarios: parseScenarios(readFileSync(join(folder, file), 'utf8')) }))

describe.each(files)('$file', ({ scenarios }) => {
  test.each(scenarios)('$rule: $title', scenario => {
    expect(scenario.game).toBe(hellgame.meta.id)
    expect(runScenario(hellgame, scenario)).toEqual([])
  })
})

const titles = files.flatMap(({ scenarios }) => scenarios.map(scenario => scenario.title))

test('the acceptance cases 3 to 40 are all there; 1 and 2 are about the board', () => {
  const cases = new Set(titles.map(title => Number(/^Case (\d+)[a-z]?: /.exec(title)?.[1])))
  const missing = Array.from({ length: 38 }, (_, i) => i + 3).filter(number => !cases.has(number))
  expect(missing).toEqual([])
})

test('no two cases have the same title', () => {
  const names = files.flatMap(({ file, scenarios }) => scenarios.map(({ rule, title }) => `${file} ${rule} ${title}`))
  expect(names.filter((title, i) => names.indexOf(title) !== i)).toEqual([])
})
