// The content of the box and its layout (sections 2 and 3).
import { Table } from '@acheron/engine'
import { describe, expect, test } from 'vitest'
import { allCards, cardKinds, kindOf, strengthOf } from '../box/cards.ts'
import { prices } from '../box/prices.ts'
import { allTiles, openingSet, tileTypes, typeOf } from '../box/tiles.ts'
import { impRace } from '../index.ts'

function count<T, K extends string | number>(items: readonly T[], keyOf: (item: T) => K): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1
  return counts
}

test('2.3: 42 tiles, seven of each type', () => {
  expect(new Set(allTiles).size).toBe(42)
  expect(count(allTiles, typeOf)).toEqual(Object.fromEntries(tileTypes.map(type => [type, 7])))
})

test('2.4: 48 cards, by kind and by strength', () => {
  expect(new Set(allCards).size).toBe(48)
  const fives = { die1: 4, die2: 4, die3: 4, die4: 4, die5: 4 }
  expect(count(allCards, kindOf)).toEqual({
    ...fives,
    wild: 4,
    banana: 6,
    coffin: 4,
    angel: 5,
    trident: 5,
    treasure: 4,
  })
  expect(count(allCards, strengthOf)).toEqual({ 1: 7, 2: 10, 3: 11, 4: 10, 5: 6, 6: 4 })
  expect(allCards.reduce((sum, card) => sum + strengthOf(card), 0)).toBe(154)
  expect(allCards.filter(card => strengthOf(card) === 6).map(kindOf)).toEqual(Array(4).fill('coffin'))
  expect(new Set(allCards.map(kindOf)).size).toBe(cardKinds.length)
})

test('2.4: the strengths of each kind, from card a on', () => {
  const strengths = (kind: string) => allCards.filter(card => kindOf(card) === kind).map(strengthOf)
  expect(Object.fromEntries(cardKinds.map(kind => [kind, strengths(kind).join(' ')]))).toEqual({
    die1: '3 4 5 5',
    die2: '3 3 4 5',
    die3: '2 3 4 4',
    die4: '1 2 3 4',
    die5: '1 2 2 3',
    wild: '1 1 2 2',
    banana: '1 2 2 3 3 4',
    coffin: '6 6 6 6',
    angel: '1 2 3 4 5',
    trident: '3 4 4 5 5',
    treasure: '1 2 3 4',
  })
})

test('2.5: what all the cards of a turn cost', () => {
  expect(prices.map(({ price, most }) => price * most)).toEqual([0, 1, 4, 9, 16])
})

describe.each([2, 3, 4, 5])('section 3 with %i players', players => {
  test('every seed lays out the same box', () => {
    const layouts = new Set<string>()
    for (let seed = 0; seed < 50; seed++) {
      const { state } = new Table(impRace, { players, seed })
      const laid = Object.values(state.route)
      expect(laid).toHaveLength(39)
      expect(new Set(laid.slice(0, 6).map(({ tile }) => tile))).toEqual(new Set(openingSet))
      expect(new Set([...laid.map(({ tile }) => tile), ...state.removed])).toEqual(new Set(allTiles))
      expect(state.removed).toHaveLength(3)
      expect(laid.filter(({ up }) => up)).toHaveLength(20)
      expect(laid.every(({ up, seen }, i) => up === (i % 2 === 0) && seen === up)).toBe(true)
      for (const seat of state.seats) {
        expect(seat).toMatchObject({ imps: ['S1', 'S2', 'S3', 'D'], gems: 0 })
        expect(seat.hand).toHaveLength(3)
      }
      expect(state.deck).toHaveLength(48 - 3 * players)
      expect(state.bag).toEqual({ red: 100, blue: 25 })
      layouts.add(laid.map(({ tile }) => tile).join())
    }
    expect(layouts.size).toBe(50)
  })
})
