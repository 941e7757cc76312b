import { checks, plan, unreached } from '@acheron/engine/battery'
import { describe, expect, test } from 'vitest'
import { games } from '../index.ts'

/** Random games per property; together well over 2,000 for each game, over all player counts and options. */
const gamesPerCheck = 500

describe.each(games.map(({ meta, load }) => [meta.id, load] as const))('%s', async (_, load) => {
  const game = await load()

  for (const [name, check] of Object.entries(checks)) {
    test(name, () => check(game, plan(game, gamesPerCheck, name)))
  }

  test('every feature is reached', () => {
    expect(unreached(game, plan(game, 2_000, 'features'))).toEqual([])
  })
})
