// The Effort panel: its chances and costs are those of the rules' own dice.
import { Table } from '@acheron/engine'
import { caravan } from '@acheron/games/caravan'
import {
  archetypes,
  type CaravanEvent,
  type CaravanMove,
  type CaravanState,
  countHits,
  mostEffort,
  topFrame,
  wounds,
} from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { chanceOf, percentOf, spreadOf } from '../../src/games/caravan/chronicle/ordeal/chance.ts'
import { leftBy, woundsBy } from '../../src/games/caravan/chronicle/ordeal/cost.ts'

/** All ways in which so many dice can fall. */
function rolls(dice: number): number[][] {
  if (dice === 0) return [[]]
  return rolls(dice - 1).flatMap(roll => [1, 2, 3, 4, 5, 6].map(face => [...roll, face]))
}

test.each([0, 1, 2, 3, 5])('%i dice: each number of Hits as often as the rules count it', dice => {
  const all = rolls(dice)
  const spread = spreadOf(dice)
  expect(spread).toHaveLength(2 * dice + 1)
  for (const [hits, chance] of spread.entries())
    expect(chance).toBeCloseTo(all.filter(roll => countHits(roll) === hits).length / all.length, 12)
})

test('Hits that lie are certain', () => {
  const [three, four] = [spreadOf(2, 3), spreadOf(2, 4)]
  expect(chanceOf(three, 3)).toBe(1)
  expect(chanceOf(three, 8)).toBe(0)
  expect(chanceOf(four, 5)).toBeCloseTo(1 - 1 / 9, 12)
  expect(three.slice(0, 3)).toEqual([0, 0, 0])
})

test('eighteen dice come to one', () => {
  const spread = spreadOf(18, 6)
  expect(spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  expect(chanceOf(spread, 0)).toBeCloseTo(1, 12)
})

test('only what cannot fail is 100 percent, and only what cannot be is 0', () => {
  expect([0, 0.0001, 0.704, 0.9999, 1].map(percentOf)).toEqual([0, 1, 70, 99, 100])
})

/** An Ordeal of a lone player whose Champions have so much Vigor, before the Effort; nobody can reach its Difficulty. */
function atEffort(vigor: number): CaravanState {
  const table = new Table(caravan, settings)
  while (topFrame(table.state)?.kind !== 'ordeal') play(table)
  const state = structuredClone(table.state)
  for (const champion of archetypes) state.champions[champion].vigor = vigor
  const frame = topFrame(state)
  if (frame?.kind === 'ordeal') frame.difficulty = 99
  return state
}

const settings = { players: 1, options: {}, seed: 'effort' }

/** The next decision as a plain player makes it. */
function play(table: Table<CaravanState, CaravanMove, CaravanEvent>): void {
  const [seat = 0] = table.actors()
  table.submit(seat, caravan.mind.policy!(table.state, seat, [...table.moves(seat)]))
}

test.each([1, 3, 6, 9])('with %i Vigor an Effort costs what the rules take', vigor => {
  const start = atEffort(vigor)
  const most = mostEffort(start.champions.mercenary)
  expect(most).toBe(vigor + 11)
  for (const dice of [0, 1, vigor - 1, vigor, vigor + 5, vigor + 6, most]) {
    const table = new Table(caravan, settings, { state: start })
    for (const champion of archetypes)
      table.submit(0, { do: 'effort', champion, dice: champion === 'mercenary' ? dice : 0 })
    // The Wounds are put somewhere; then the Hand of Fate is asked for.
    while (topFrame(table.state)?.kind === 'ask') play(table)
    const { mercenary } = table.state.champions
    expect([wounds(mercenary), mercenary.vigor], `${dice} dice`).toEqual([woundsBy(vigor, dice), leftBy(vigor, dice)])
  }
})
