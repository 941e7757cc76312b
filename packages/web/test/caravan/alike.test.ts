// Questions between things that do the same.
import { isFighting } from '@acheron/games/caravan/board.ts'
import { expect, test } from 'vitest'
import { oneOfAlike, onlyAnswer } from '../../src/games/caravan/order/alike.ts'
import { positions } from './games.ts'

const [first] = positions(1)
const base = first!.view

/** A position with these things on the three Slots of the artist, who is asked this. */
function asking(what: string, ...conds: ('cooldown' | 'wound' | null)[]) {
  const slots = conds.map((cond, i) => ({ cond, card: cond && `card-${i}`, maneuvers: [] }))
  const artist = { ...base.champions.artist, player: true, slots }
  const frame = { kind: 'ask', champion: 'artist', topic: { what, champion: 'artist' }, options: [] }
  return { ...base, champions: { ...base.champions, artist }, flow: [frame] } as unknown as typeof base
}
const choose = (option: number | object) => ({ do: 'choose', option: option as number }) as const

test('Cooldowns are alike, free Slots are alike, a Cooldown and a free Slot are not', () => {
  const both = [choose(0), choose(1)]
  expect(onlyAnswer(asking('prepare', 'cooldown', 'cooldown', null), both)).toEqual(choose(0))
  expect(onlyAnswer(asking('stun', null, null, 'wound'), both)).toEqual(choose(0))
  expect(onlyAnswer(asking('prepare', 'cooldown', 'wound', null), both)).toBeNull()
  const places = [0, 1, 2].map(slot => choose({ champion: 'artist', slot, from: null }))
  expect(oneOfAlike(asking('wound', null, 'cooldown', null), places)).toEqual([places[0], places[1]])
})

test('Wounds are alike where they have no effects of their own', () => {
  const both = [choose(0), choose(1)]
  const wounded = asking('restore', 'wound', 'wound', null)
  const grim = { ...wounded, options: { ...wounded.options, difficulty: 'grim' as const } }
  expect(onlyAnswer(wounded, both)).toEqual(choose(0))
  expect(onlyAnswer(grim, both)).toBeNull()
})

test('a card goes on the first of equal Slots, and what can be done besides stays', () => {
  let cards = 0
  for (const { view, moves } of positions(60)) {
    if (!isFighting(view)) continue
    const kept = oneOfAlike(view, moves)
    const others = (move: (typeof moves)[number]) => move.do !== 'maneuver' && move.do !== 'choose'
    expect(kept.filter(others)).toEqual(moves.filter(others))
    for (const move of moves) {
      if (move.do !== 'maneuver' || move.card === undefined) continue
      cards++
      expect(kept.some(each => each.do === 'maneuver' && each.card === move.card)).toBe(true)
    }
  }
  expect(cards).toBeGreaterThan(10)
})
