import type { Mind } from '@acheron/engine'
import { result } from '../ending.ts'
import { positionOf } from '../places.ts'
import type { ImpRaceMove, ImpRaceState, Place, SeatState } from '../state.ts'

/** How much each imp counts, the foremost first, by the number of imps that must come home. */
const weights: Readonly<Record<number, readonly number[]>> = {
  1: [1, 0.35, 0.25, 0.15],
  2: [1, 0.9, 0.35, 0.25],
  3: [1, 0.95, 0.85, 0.3],
  4: [1, 0.95, 0.9, 0.85],
}
const dead = -8
const home = 46
const card = 3
const gem = 1.3
/** A lead of so many squares is worth a good deal: three to one. */
const scale = 30

export const mind: Mind<ImpRaceState, ImpRaceMove> = {
  goals: ['win'],
  worth(state, seat) {
    const ended = result(state)
    if (ended) return ended.winners.includes(seat) ? 1 / ended.winners.length : 0
    const values = state.seats.map(each => standingOf(each, state.options.impsToWin))
    const others = values.filter((_, other) => other !== seat)
    return 1 / (1 + Math.exp((Math.max(...others) - values[seat]!) / scale))
  },
}

function standingOf({ imps, hand, gems }: SeatState, impsToWin: number): number {
  const sorted = imps.map(worthOf).sort((a, b) => b - a)
  const way = sorted.reduce((sum, worth, i) => sum + worth * weights[impsToWin]![i]!, 0)
  return way + card * hand.length + gem * gems
}

function worthOf(place: Place): number {
  if (place === 'D') return dead
  return place === 'H' ? home : positionOf(place)
}
