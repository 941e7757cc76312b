// What a touch means: every legal roll can be taken up by hand, and dice are followed from event to event.

import type { NineCirclesMove, Roll } from '@acheron/games/nine-circles/board.ts'
import { describe, expect, test } from 'vitest'
import {
  beats,
  type Dice,
  inPlace,
  layOut,
  pick,
  pickFresh,
  valuesOf,
} from '../../src/games/nine-circles/stage/dice.ts'
import {
  emptyHand,
  type Hand,
  meantBy,
  type Offer,
  rollOf,
  toggle,
  touchRow,
} from '../../src/games/nine-circles/stage/hand.ts'
import { same } from '../../src/games/nine-circles/stage/lists.ts'
import { isRoll } from '../../src/games/nine-circles/stage/moves.ts'
import { positions, tableAt } from './tables.ts'

/** Takes up the dice of a roll one by one, then its rows where the board would choose others. */
function takeUp(roll: Roll, offer: Offer): Roll | null {
  const active = inPlace(offer.dice, 'active')
  let hand: Hand = emptyHand
  for (const die of pick(active, roll.again, [])) if (!hand.dice.includes(die.id)) hand = toggle(hand, die, offer)
  for (const die of pickFresh(offer.dice, roll.fresh, [])) hand = toggle(hand, die, offer)
  const chosen = rollOf(hand, offer)
  if (chosen && same(chosen.rows, roll.rows)) return chosen
  hand = emptyHand
  for (const size of roll.rows) hand = touchRow(hand, size, offer) ?? hand
  for (const die of pick(active, roll.again, [])) if (!hand.dice.includes(die.id)) hand = toggle(hand, die, offer)
  for (const die of active.toReversed()) {
    const values = valuesOf(active.filter(each => hand.dice.includes(each.id)))
    if (values.length > roll.again.length && hand.dice.includes(die.id)) hand = toggle(hand, die, offer)
  }
  return rollOf(hand, offer)
}

test('every legal roll can be made by touch', () => {
  let tried = 0
  for (const { view, moves } of positions(18)) {
    const rolls = moves.filter(isRoll)
    const offer = { dice: layOut(view), rolls, view }
    const every = Math.max(1, Math.floor(rolls.length / 25))
    rolls.forEach((roll, i) => {
      if (i % every !== 0) return
      expect(takeUp(roll, offer), JSON.stringify({ view, roll })).toEqual(roll)
      tried++
    })
  }
  expect(tried).toBeGreaterThan(1000)
})

describe('rows', () => {
  test('a touched row takes up fresh dice, touched again it lets go', () => {
    const table = tableAt()
    const offer = { dice: layOut(table.view(0)), rolls: table.moves(0).filter(isRoll), view: table.view(0) }
    const hand = touchRow(emptyHand, 3, offer)!
    expect(rollOf(hand, offer)).toEqual({ do: 'roll', rows: [3], fresh: 3, again: [] })
    expect(touchRow(hand, 3, offer)).toEqual(emptyHand)
  })

  test('after a roll a touched row means fresh dice; dice touched then take their place', () => {
    const table = tableAt({ circle: 3, pool: 5, active: [2, 2, 4, 6] })
    const offer = { dice: layOut(table.view(0)), rolls: table.moves(0).filter(isRoll), view: table.view(0) }
    const [, , four, six] = inPlace(offer.dice, 'active')
    const row = touchRow(emptyHand, 2, offer)!
    expect(rollOf(row, offer)).toMatchObject({ rows: [2], fresh: 2, again: [] })
    const swapped = toggle(toggle(row, four!, offer), six!, offer)
    expect(rollOf(swapped, offer)).toMatchObject({ rows: [2], fresh: 0, again: [4, 6] })
  })

  test('dice in the hand stay there when their row is touched', () => {
    const table = tableAt({ circle: 3, pool: 5, active: [2, 2, 4, 6] })
    const offer = { dice: layOut(table.view(0)), rolls: table.moves(0).filter(isRoll), view: table.view(0) }
    const [, , four, six] = inPlace(offer.dice, 'active')
    const held = toggle(toggle(emptyHand, four!, offer), six!, offer)
    const chosen = touchRow(held, 2, offer)!
    expect(rollOf(chosen, offer)).toMatchObject({ rows: [2], fresh: 0, again: [4, 6] })
    expect(touchRow(chosen, 2, offer)).toEqual(emptyHand)
    expect(rollOf(touchRow(held, 4, offer)!, offer)).toMatchObject({ rows: [4], fresh: 2, again: [4, 6] })
  })

  test('in circle 7 rows are joined, and one touch too many empties the row', () => {
    const table = tableAt({ circle: 7, rows: [7, 7, 7, 1] })
    const offer = { dice: layOut(table.view(0)), rolls: table.moves(0).filter(isRoll), view: table.view(0) }
    const five = touchRow(touchRow(emptyHand, 4, offer)!, 1, offer)!
    expect(rollOf(five, offer)).toEqual({ do: 'roll', rows: [4, 1], fresh: 5, again: [] })
    expect(touchRow(five, 4, offer)?.rows).toEqual([1])
  })
})

describe('the moves that the hand could mean', () => {
  const table = tableAt({ circle: 3, pool: 5, active: [2, 2, 4, 6] })
  const moves = table.moves(0)
  const offer = { dice: layOut(table.view(0)), rolls: moves.filter(isRoll), view: table.view(0) }
  const [, , four] = inPlace(offer.dice, 'active')

  test('an empty hand means none: the list stays whole', () => {
    expect(meantBy(emptyHand, offer.dice, null, moves)).toEqual([])
  })

  test('a die in the hand means every roll that has it, and what Virgil makes of it', () => {
    const hand = toggle(emptyHand, four!, offer)
    const meant = meantBy(hand, offer.dice, four!, moves)
    const others = moves.filter(move => !meant.includes(move))
    expect(meant).toContainEqual(rollOf(hand, offer))
    expect(meant.every(move => (isRoll(move) ? move.again.includes(4) : move.do === 'virgil' && move.from === 4))).toBe(
      true,
    )
    expect(others.some(move => isRoll(move) && move.again.includes(4))).toBe(false)
  })

  test('a chosen row means the rolls that mark it, whichever dice are swapped in', () => {
    const meant = meantBy(touchRow(emptyHand, 2, offer)!, offer.dice, null, moves)
    expect(meant).toEqual(moves.filter(move => isRoll(move) && same(move.rows, [2])))
    expect(meant.length).toBeGreaterThan(1)
  })

  test('dice of the pool mean no claim', () => {
    const met = tableAt({ circle: 5, pool: 3, removed: 1, active: [4, 5, 5, 5, 6] }, { stop: 'declare' })
    const dice = layOut(met.view(0))
    const hand = (place: 'active' | 'pool') => ({ dice: [inPlace(dice, place)[0]!.id], rows: null })
    const claims = (place: 'active' | 'pool') =>
      meantBy(hand(place), dice, null, met.moves(0)).filter(move => move.do === 'claim')
    expect(claims('active')).toHaveLength(1)
    expect(claims('pool')).toEqual([])
  })
})

const asTheyLie = (dice: Dice) => inPlace(dice, 'active').map(die => die.value)

test('dice agree with the table after every step, in the order of the view, and kept dice are the same ones', () => {
  for (let game = 0; game < 12; game++) {
    const table = tableAt({ circle: 1 + (game % 9) }, {}, [])
    let dice = layOut(table.view(0))
    let earlier = dice
    for (let turn = 0; table.actors().length > 0 && turn < 60; turn++) {
      const moves = table.moves(0).filter(move => move.do !== 'concede')
      const move = moves.find(each => each.do === 'claim') ?? moves[(turn * 31 + game * 17) % moves.length]!
      const before = dice
      const outcome = table.submit(0, move)
      if (!outcome.ok) throw new Error(outcome.message)
      dice = beats(dice, outcome.events, table.view(0), []).at(-1)!
      expect(asTheyLie(dice)).toEqual(table.state.active)
      expect(asTheyLie(beats(earlier, [], table.view(0), []).at(-1)!)).toEqual(table.state.active)
      if (turn % 5 === 0) earlier = dice
      expect(inPlace(dice, 'pool')).toHaveLength(table.state.pool)
      expect(new Set(dice.map(die => die.id)).size).toBe(9)
      if (move.do === 'roll') {
        const kept = dice.filter(die => before.includes(die) && die.place === 'active')
        expect(kept).toHaveLength(inPlace(before, 'active').length - move.again.length)
        expect(kept).toEqual(before.filter(die => kept.includes(die)))
      }
    }
  }
})

test('the same dice lie in the same order: as they fall, after a reload, and in the past', () => {
  const table = tableAt({ circle: 5 }, {}, [6, 1, 4, 4, 2])
  const start = table.view(0)
  const submit = (move: NineCirclesMove) => {
    const outcome = table.submit(0, move)
    if (!outcome.ok) throw new Error(outcome.message)
    return outcome.events
  }
  const first = beats(layOut(start), submit({ do: 'roll', rows: [4], fresh: 4, again: [] }), table.view(0), []).at(-1)!
  const seen = table.view(0)
  expect(asTheyLie(first)).toEqual([1, 4, 4, 6])
  expect(asTheyLie(layOut(seen))).toEqual([1, 4, 4, 6])
  const held = inPlace(first, 'active')[3]!.id
  const turned = beats(first, submit({ do: 'virgil', from: 6, to: 5 }), table.view(0), [held]).at(-1)!
  expect(asTheyLie(turned)).toEqual([1, 4, 4, 5])
  const added = beats(turned, submit({ do: 'roll', rows: [1], fresh: 1, again: [] }), table.view(0), []).at(-1)!
  expect(asTheyLie(added)).toEqual([1, 2, 4, 4, 5])
  expect(asTheyLie(beats(added, [], seen, []).at(-1)!)).toEqual([1, 4, 4, 6])
  // For an unchanged view the dice are the same list: nothing moves.
  expect(beats(added, [], table.view(0), [])).toEqual([added])
})

test('fives of circle 7 are seen before they are gone', () => {
  const table = tableAt({ circle: 7 }, {}, [5, 2, 6, 5, 1])
  const dice = layOut(table.view(0))
  const outcome = table.submit(0, { do: 'roll', rows: [4, 1], fresh: 5, again: [] })
  if (!outcome.ok) throw new Error(outcome.message)
  const seen = beats(dice, outcome.events, table.view(0), [])
  expect(seen.map(each => valuesOf(inPlace(each, 'active')))).toEqual([
    [1, 2, 5, 5, 6],
    [1, 2, 6],
  ])
})
