import type { Claim, NineCirclesView, Roll } from '@acheron/games/nine-circles/board.ts'
import type { Dice } from './dice.ts'
import { type Hand, type Meaning, meaning, rollOf } from './hand.ts'
import { same, without } from './lists.ts'
import type { Offered } from './offered.ts'

/** What the hand stands for, of what is offered. */
export interface Reading {
  readonly roll: Roll | null
  readonly claim: Claim | null
  /** The claim whose dice are shown while nothing is pointed at; none while the hand is about a roll. */
  readonly likely: Claim | null
  /** Whether the hand is a part of a roll that is offered. */
  readonly partial: boolean
}

export function read(hand: Hand, dice: Dice, { rolls, claims }: Offered, view: NineCirclesView): Reading {
  const held = meaning(hand, dice)
  const likely = hand.dice.length === 0 || rolls.length === 0 ? claims : []
  return {
    roll: rollOf(hand, { dice, rolls, view }),
    claim: held.fresh === 0 ? (claims.find(each => same(each.use, held.again)) ?? null) : null,
    likely: likely.find(each => without(held.again, each.use).length === 0) ?? null,
    partial: held.fresh + held.again.length > 0 && rolls.some(each => isPart(held, each)),
  }
}

/** Whether the dice are some of those of a roll, not all. */
function isPart(held: Meaning, roll: Roll): boolean {
  const rest = without(roll.again, held.again)
  const fits = held.fresh <= roll.fresh && rest.length === roll.again.length - held.again.length
  return fits && held.fresh + held.again.length < roll.fresh + roll.again.length
}
