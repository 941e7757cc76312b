import { expect, test } from 'vitest'
import { aimsOf, reachesOf } from '../malefactors/aims.ts'
import { arena } from './board-arena.ts'

const everybody = { mercenary: 'A1.N', outlaw: 'B2.N', devotee: 'C1.N', artist: 'E3.N' } as const

test('a Line that is meant for the Fiercest names the Champion, whoever stands where', () => {
  const state = arena({ at: everybody })
  expect(aimsOf(state, 'minos-home-run', 'minos', 'action')).toEqual(['mercenary', null, null])
  state.fight.track.reverse()
  expect(aimsOf(state, 'minos-home-run', 'minos', 'action')[0]).toBe('artist')
})

test('a Champion that nothing can reach is not named', () => {
  const { mercenary: _, ...others } = everybody
  expect(aimsOf(arena({ at: others }), 'minos-home-run', 'minos', 'action')[0]).toBe('outlaw')
})

test('what depends on where the Malefactor will be is left open', () => {
  expect(aimsOf(arena({ at: everybody }), 'minos-haul', 'minos', 'action')).toEqual([null, null, null])
})

test('a Line that is meant for each in a place names whom it reaches as they stand', () => {
  const state = arena({ at: everybody })
  expect(reachesOf(state, 'minos-tail-lash', 'minos', 'action')).toEqual([['outlaw', 'devotee'], ['devotee'], null])
  state.fight.fighters.devotee.at = 'A1.E'
  expect(reachesOf(state, 'minos-tail-lash', 'minos', 'action')).toEqual([['outlaw'], [], null])
})

test('a Line that is over names nobody, nor one before which somebody moves', () => {
  const state = arena({ at: everybody })
  expect(reachesOf(state, 'minos-tail-lash', 'minos', 'action', 1)).toEqual([null, ['devotee'], null])
  const later = reachesOf(state, 'minos-home-run', 'minos', 'action').slice(1)
  expect(later.every(each => each === null)).toBe(true)
})
