import type { GameDefinition } from '@acheron/engine'
import { checks, isLong, plan, unreached } from '@acheron/engine/battery'
import { expect, test } from 'vitest'
import { sample } from '../../../scripts/sampling.ts'

/**
 * Random games per property, over all player counts and options; together well over 2,000 for each game. Of a long game
 * only stretches are looked at closely, and few of them; but nothing may be lost or made in 2,000 whole games either.
 * `sampled`: so many of the whole games are played by `npm test`, all by `npm run proof`.
 */
const numbers = {
  short: { whole: 500, sampled: 500, closely: 500, features: 2_000, perTest: 500 },
  long: { whole: 2_000, sampled: 300, closely: 16, features: 200, perTest: 100 },
}

/**
 * The properties of every game. Each game calls it from a separate test file, so that they share the cores. A game
 * whose plain player takes hours may look for its features in fewer games.
 */
export function battery(game: GameDefinition, own: { readonly features?: number } = {}): void {
  // `perTest`: none of these takes longer than a minute, also on a busy machine.
  const { whole, sampled, closely, features, perTest } = { ...numbers[isLong(game) ? 'long' : 'short'], ...own }

  for (const [name, check] of Object.entries(checks)) {
    const settings =
      check === checks['nothing is lost or made']
        ? sample(plan(game, whole, name), sampled, game.meta.id)
        : plan(game, closely, name)
    for (let from = 0; from < settings.length; from += perTest) {
      test(from === 0 ? name : `${name}, from game ${from}`, () => check(game, settings.slice(from, from + perTest)))
    }
  }

  test('every feature is reached', { timeout: 300_000 }, () => {
    expect(unreached(game, plan(game, features, 'features'))).toEqual([])
  })
}
