import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameDefinition, parseScenarios, runScenario } from '@acheron/engine'
import { describe, expect, test } from 'vitest'

/**
 * Every rule case of a game's scenario files, one test each. Returns their titles, so that a game can check that none
 * is missing.
 */
export function scenarios(game: GameDefinition): string[] {
  const { id } = game.meta
  const folder = join(import.meta.dirname, '..', id, 'scenarios')
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => ({ file, cases: parseScenarios(readFileSync(join(folder, file), 'utf8')) }))
  const titles = files.flatMap(({ cases }) => cases.map(({ title }) => title))

  describe.each(files)(`${id}, $file`, ({ cases }) => {
    test.each(cases)('$rule: $title', scenario => {
      expect(scenario.game).toBe(id)
      expect(runScenario(game, scenario)).toEqual([])
    })
  })

  test(`${id} has cases, and no two of the same title`, () => {
    expect(titles).not.toEqual([])
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  })

  return titles
}
