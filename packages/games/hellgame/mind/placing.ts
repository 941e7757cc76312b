import type { Seat } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import type { Square } from '../box/squares.ts'
import { type FactoryId, incomeOf } from '../box/tiles.ts'
import { addedBy } from '../items/owned.ts'
import { placesOn, sideOf } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'
import { holdersNeeded } from './outlook.ts'
import { reserveWorth, upkeepsLeft, weights, worthOf } from './weights.ts'

/** The best number of demons to place on a factory, its additional worth, and its addition to the income of a round. */
interface Placing {
  readonly n: number
  readonly gain: number
  readonly income: number
}

export function placing(
  state: HellgameState,
  seat: Seat,
  square: Square,
  tile: FactoryId,
  demons: readonly Seat[],
): Placing {
  const before = yields(state, tile, demons, seat)
  const player = state.seats[seat]!
  // More demons than fill the places and outnumber the others would only die.
  const most = Math.min(player.demons, numbers.places.factory + demons.length)
  let best: Placing = { n: 0, gain: 0, income: 0 }
  let bestValue = 0
  const holders = holdersNeeded(state, seat)
  const owned = reserveWorth(state, player.demons, holders)
  for (let n = 1; n <= most; n++) {
    const after = outcome(state, seat, square, demons, n)
    const more = yields(state, tile, after, seat) - before
    const hurt = demons.filter(owner => owner !== seat).length - after.filter(owner => owner !== seat).length
    const cost = owned - reserveWorth(state, player.demons - n, holders)
    const gain = hurt * weights.hurt - cost
    const value = more * upkeepsLeft(state) + gain
    if (value <= bestValue) continue
    bestValue = value
    best = { n, gain, income: more / state.track.length }
  }
  return best
}

/** The demons left after placing a number of them (R6.3). */
export function outcome(
  state: HellgameState,
  seat: Seat,
  square: Square,
  demons: readonly Seat[],
  n: number,
): readonly Seat[] {
  if (demons.every(owner => owner === seat)) return alone(seat, Math.min(placesOn(state, square), demons.length + n))
  const order = [...demons, ...Array.from({ length: n }, () => seat)]
  const counts = new Map<Seat, number>()
  for (const owner of order) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  for (const [owner, count] of counts) {
    const player = state.seats[owner]!
    const here = owner === seat || player.at === square
    if (here) counts.set(owner, count + addedBy(player, 'fightBonus'))
  }
  const most = Math.max(...counts.values())
  const leaders = [...counts].filter(([, count]) => count === most)
  const left = leaders.length === 1 ? order.filter(owner => owner === leaders[0]![0]) : order
  return left.slice(0, placesOn(state, square))
}

/** `n` demons of one seat. The lists are asked for at every look ahead, so they are made once. */
const lists: (readonly Seat[])[][] = []

function alone(seat: Seat, n: number): readonly Seat[] {
  lists[seat] ??= []
  lists[seat][n] ??= Array<Seat>(n).fill(seat)
  return lists[seat][n]
}

function yields(state: HellgameState, tile: FactoryId, demons: readonly Seat[], seat: Seat): number {
  return demons.includes(seat) ? worthOf(state, incomeOf(tile, sideOf(demons))) : 0
}
