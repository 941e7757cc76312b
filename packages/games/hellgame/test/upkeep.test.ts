import { configOf, Generator } from '@acheron/engine'
import { expect, test } from 'vitest'
import { hellgame } from '../index.ts'

test('an upkeep whose next step is unknown is refused by name', () => {
  const state = hellgame.setup(configOf(hellgame, 2, {}), Generator.seeded(1))
  state.flow = [
    { kind: 'round', next: 'end' },
    { kind: 'upkeep', step: 'feast' as 'end' },
  ]
  expect(() => hellgame.advance(state, { random: Generator.seeded(1), emit() {} })).toThrow(
    "an upkeep has no step 'feast'; it has throne, first, tiles, income, mana, items, lead, token, count",
  )
})
