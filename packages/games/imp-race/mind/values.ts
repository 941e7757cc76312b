import type { Seat } from '@acheron/engine'
import { type CardKind, kindOf } from '../box/cards.ts'
import { positionOf } from '../route/places.ts'
import type { ImpRaceState, Place, SeatState } from '../state.ts'

// The worth of things, in squares of the foremost imp. Measured by play, not by rule.

/** How much each imp counts, the foremost first, by the number of imps that must come home. */
const weights: Readonly<Record<number, readonly number[]>> = {
  1: [1, 0.35, 0.25, 0.15],
  2: [1, 0.9, 0.35, 0.25],
  3: [1, 0.95, 0.85, 0.3],
  4: [1, 0.95, 0.9, 0.85],
}
const dead = -8
const home = 46

/** The worth of a card of a kind in a hand with room. */
const kindWorth: Readonly<Record<CardKind, number>> = {
  die1: 3,
  die2: 3,
  die3: 3,
  die4: 3.2,
  die5: 3.4,
  wild: 4.2,
  banana: 2.8,
  coffin: 4,
  angel: 3,
  trident: 3.6,
  treasure: 3.4,
}
/** The worth of an unknown card. */
export const cardWorth = 3.2
/** The more cards a hand has, the less another one helps; the seventh cannot be held. */
const fullness = [1.1, 1.05, 1, 0.85, 0.7, 0.5, 0.03]
export const gemWorth = 1.3
/** More gems than this are hardly of use, and gathering more of them costs time. */
const plenty = 8
const idleGem = 0.1
const impatience = 0.25

/**
 * The share of another's loss that is the seat's own gain, by the number of players: with many, others profit as well.
 */
const killShares = [0, 0, 0.7, 0.35, 0.2, 0.15]
/** A lead of this many squares makes an imp about three times as much worth killing. */
const lead = 16

/**
 * The share of the victim's loss that is the seat's own gain: the leader's fall helps everybody, the last one's nobody.
 */
export function killShare({ seats, options: { impsToWin } }: ImpRaceState, victim: Seat): number {
  const theirs = wealthOf(seats[victim]!, impsToWin)
  let all = 0
  for (const other of seats) all += Math.exp((wealthOf(other, impsToWin) - theirs) / lead)
  return (killShares[seats.length]! * seats.length) / all
}

function placeWorth(place: Place): number {
  if (place === 'D') return dead
  return place === 'H' ? home : positionOf(place)
}

/** The worth of the imps where they stand. */
export function impsWorth(imps: readonly Place[], impsToWin: number): number {
  const row = weights[impsToWin]!
  const a = placeWorth(imps[0]!)
  const b = placeWorth(imps[1]!)
  const c = placeWorth(imps[2]!)
  const d = placeWorth(imps[3]!)
  // Sorted without an array: this runs a hundred times for every decision.
  const high = Math.max(a, b)
  const low = Math.min(a, b)
  const tall = Math.max(c, d)
  const small = Math.min(c, d)
  const middle = Math.min(high, tall)
  const other = Math.max(low, small)
  return (
    row[0]! * Math.max(high, tall) +
    row[1]! * Math.max(middle, other) +
    row[2]! * Math.min(middle, other) +
    row[3]! * Math.min(low, small)
  )
}

/** The seat's loss if that imp died. */
export function lossOf(state: ImpRaceState, seat: Seat, imp: number): number {
  const { imps } = state.seats[seat]!
  const { impsToWin } = state.options
  return impsWorth(imps, impsToWin) - impsWorth(imps.with(imp, 'D'), impsToWin)
}

/** The worth of one more card to a hand of that size. */
export function nextCard(size: number): number {
  return cardWorth * fullness[Math.min(size, fullness.length - 1)]!
}

/** The cost of giving up that card of the hand. */
export function costOfCard(me: SeatState, at: number): number {
  return kindWorth[kindOf(me.hand[at]!)] * fullness[me.hand.length - 1]!
}

function gemsWorth(gems: number): number {
  return gemWorth * Math.min(gems, plenty) + idleGem * Math.max(0, gems - plenty)
}

/** The cost of spending this many gems. */
export function costOfGems({ gems }: SeatState, count: number): number {
  return gemsWorth(gems) - gemsWorth(gems - count)
}

/** The worth of one more gem; beyond `plenty` less and less. */
export function nextGem({ gems }: SeatState): number {
  return gems < plenty ? gemWorth : idleGem - impatience * (gems - plenty)
}

/** The worth of all that a seat has; cards count by their number, since others' are hidden. */
export function wealthOf({ imps, hand, gems }: SeatState, impsToWin: number): number {
  let cards = 0
  for (let i = 0; i < hand.length; i++) cards += cardWorth * fullness[i]!
  return impsWorth(imps, impsToWin) + cards + gemsWorth(gems)
}

/** Gems beyond what is of use. */
export function idleGems({ gems }: SeatState): number {
  return Math.max(0, gems - plenty)
}
