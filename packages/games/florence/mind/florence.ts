import type { Seat } from '@acheron/engine'
import { bribe, type LocationId, locationIds, type Quarter, quarters } from '../box/locations.ts'
import { members } from '../box/tower.ts'
import { listAccusations } from '../family/accuse.ts'
import { feeOf } from '../family/send.ts'
import type { FlorenceMove, MoveOf } from '../moves.ts'
import type { FlorenceView } from '../state.ts'
import { seatOf } from '../turn/seats.ts'
import { accuseWorth } from './accusations.ts'
import { ahead } from './diplomas.ts'
import { costOf, spacesIn } from './effects.ts'
import { kindCost, placeWorth } from './places.ts'

/** R8.2: infamy lost, and a member home out of the tower. */
const councilHome = -0.8

function councilWorth(state: FlorenceView, seat: Seat, move: MoveOf<'council'>): number {
  const mine = seatOf(state, seat)
  if (move.option === 'home') return typeof move.from === 'number' ? councilHome : councilHome - 0.6
  return spacesIn(mine) === 0 ? -2.5 : -4 - ahead(state)
}

/** The worth of each move of the Florence phase, bribes paid. */
export function judgeDeeds(state: FlorenceView, seat: Seat, moves: readonly FlorenceMove[]): number[] {
  const mine = seatOf(state, seat)
  const paid = costOf(mine, bribe)
  const places: { [location in LocationId]?: number } = {}
  return moves.map(move => {
    const cost = 'bribe' in move ? paid : 0
    switch (move.do) {
      case 'send': {
        const { location } = move
        places[location] ??= placeWorth(state, seat, location)
        return places[location] - kindCost(mine, move.kind, location) - cost
      }
      case 'accuse':
        return accuseWorth(state, seat, move) - cost
      case 'council':
        return councilWorth(state, seat, move)
      default:
        return 0
    }
  })
}

/** The best move of the Florence phase in each quarter, including a bribe. */
export function quarterWorths(state: FlorenceView, seat: Seat): Record<Quarter, number> {
  const mine = seatOf(state, seat)
  const none = Number.NEGATIVE_INFINITY
  const worths: Record<Quarter, number> = { dove: none, cross: none, sun: none, baptistery: none }
  for (const location of locationIds) {
    let worth = none
    for (const kind of members)
      if (mine.home[kind] > 0 && feeOf(kind, location) <= mine.florins)
        worth = Math.max(worth, -kindCost(mine, kind, location))
    if (worth > none) worth += placeWorth(state, seat, location)
    const quarter = state.locations[location]
    worths[quarter] = Math.max(worths[quarter], worth)
  }
  for (const move of listAccusations(state, seat)) {
    const quarter = state.locations[move.location]
    worths[quarter] = Math.max(worths[quarter], accuseWorth(state, seat, move))
  }
  const elsewhere = Math.max(...quarters.map(quarter => worths[quarter])) - costOf(mine, bribe)
  for (const quarter of quarters) {
    // The council is possible where nothing else is (R8).
    if (worths[quarter] === none) worths[quarter] = councilHome
    worths[quarter] = Math.max(worths[quarter], elsewhere)
  }
  return worths
}
