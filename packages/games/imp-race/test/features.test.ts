// What reports count: each event as the feature that it is.
import { expect, test } from 'vitest'
import { impRace } from '../index.ts'

test('a fight that ends with equal totals counts for the one who won it', () => {
  const equal = { e: 'fightEnded', square: 12, attacker: 0, totals: [5, 5] } as const
  expect(impRace.proof.featuresOf({ ...equal, winner: 0, loser: 1 })).toEqual(['fight won by the attacker'])
  expect(impRace.proof.featuresOf({ ...equal, winner: 1, loser: 0 })).toEqual(['fight won by the defender'])
})
