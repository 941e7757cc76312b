// Section 5: who sees what, and what a bot may imagine. The battery tests for all other leaks.
import { Generator, Table } from '@acheron/engine'
import { expect, test } from 'vitest'
import { allTiles, openingSet } from '../box/tiles.ts'
import { impRace } from '../index.ts'

const open = (players = 3) => new Table(impRace, { players, seed: 'secrets' })

test('a hand is its owner’s; of the others only the number of cards is seen, of the deck by nobody more', () => {
  const { state } = open()
  const view = impRace.view(state, 1)
  expect(view.seats[1]!.hand).toEqual(state.seats[1]!.hand)
  expect(view.seats[0]!.hand).toEqual([null, null, null])
  expect(impRace.view(state, null).seats.map(seat => seat.hand)).toEqual(Array(3).fill([null, null, null]))
  expect(view.deck).toEqual(Array(39).fill(null))
  expect(view.removed).toEqual([null, null, null])
})

test('a tile is known once it has been face up, not before, not even to the imp that stands on it', () => {
  const table = open(2)
  table.arrange(state => {
    state.seats[0]!.imps = [2, 'S1', 'D', 'D']
    state.route[3]!.up = false
    return state
  })
  const { route } = table.view(0)
  expect(route[1]!.tile).toBe(table.state.route[1]!.tile)
  expect(route[2]!.tile).toBeNull()
  // Turned down again, but seen: the set-up had it face up.
  expect(route[3]!.tile).toBe(table.state.route[3]!.tile)
})

test('the removed tiles are shown at the end', () => {
  const table = new Table(impRace, { players: 2, seed: 5, options: { impsToWin: 1 }, chance: [1] })
  table.arrange(state => {
    state.seats[0]!.imps = [39, 'D', 'D', 'D']
    return state
  })
  table.submit(0, { do: 'roll' })
  expect(table.actors()).toEqual([])
  expect(table.view(null).removed).toEqual(table.state.removed)
  expect(table.view(1).seats[0]!.hand).toEqual([null, null, null])
})

test('a drawn card is told to its owner only', () => {
  const drawn = { e: 'cardDrawn', seat: 0, card: 'wild-a', by: 'gather' } as const
  expect(impRace.viewEvent(drawn, 0)).toEqual(drawn)
  for (const other of [1, null]) expect(impRace.viewEvent(drawn, other)).toEqual({ ...drawn, card: null })
})

test('an imagined table keeps to what can be counted: the opening set on 1 to 6, every piece once', () => {
  const table = open(4)
  const random = Generator.seeded('imagine')
  const onTwo = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const imagined = impRace.determinize(table.state, 0, random)
    expect(impRace.proof.invariant(imagined)).toBeNull()
    expect(impRace.proof.components(imagined)).toEqual(impRace.proof.components(table.state))
    onTwo.add(imagined.route[2]!.tile)
    const tiles = [...Object.values(imagined.route).map(({ tile }) => tile), ...imagined.removed]
    expect(new Set(tiles)).toEqual(new Set(allTiles))
  }
  // Three of the opening set lie face up; any of the other three may be on square 2.
  const seen = [1, 3, 5].map(square => table.state.route[square]!.tile)
  expect(onTwo).toEqual(new Set(openingSet.filter(tile => !seen.includes(tile))))
})
