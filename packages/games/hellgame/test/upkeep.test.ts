import { configOf, Generator, InputError } from '@acheron/engine'
import { expect, test } from 'vitest'
import { hellgame } from '../index.ts'

// Random play seldom stops within an upkeep: only Pandora's box asks there.
test('an upkeep whose next step is unknown is refused by name', () => {
  const state = hellgame.setup(configOf(hellgame, 2, {}), Generator.seeded(1))
  const at = (step: unknown) => () => {
    state.flow = [
      { kind: 'round', step: 'end', seat: 0 },
      { kind: 'upkeep', step: step as 'end' },
    ]
    hellgame.checkFlow(state)
  }
  expect(at('lead')).not.toThrow()
  for (const step of ['feast', 3]) {
    expect(at(step)).toThrow(InputError)
    expect(at(step)).toThrow(`does not know step ${JSON.stringify(step)} of frame 2 of 2, 'upkeep'`)
  }
})
