import type { Seat } from '@acheron/engine'
import { type LocationId, locations, nobleFee } from '../box/locations.ts'
import { sins } from '../box/sins.ts'
import { type Barrel, barrels, type Guest, guests, type Member, mostFloors } from '../box/tower.ts'
import type { FlorenceView, SeatState } from '../state.ts'
import { panelReward } from '../tower/panel.ts'
import { floorOf, floorsAdded, guestsIn, ownedBarrels, shelteredIn } from '../tower/pieces.ts'
import { seatOf } from '../turn/seats.ts'
import { ahead, levelWorth } from './diplomas.ts'
import {
  bestCube,
  cardHope,
  costOf,
  cubeWorth,
  discGain,
  florinWorth,
  freedWorth,
  spaceNeed,
  spacesIn,
} from './effects.ts'
import { weights } from './weights.ts'

/** The worth of a location's action. */
const actionWorth: Record<LocationId, (state: FlorenceView, seat: Seat, mine: SeatState) => number> = {
  haystack: (state, _seat, mine) => (mine.reserve > 0 ? weights.urchin * Math.min(1, ahead(state) * 1.5) : 0),
  banquet: (state, _seat, mine) =>
    floorsAdded(mine) < mostFloors ? spaceNeed(mine) * Math.min(1, ahead(state) * 1.5) : 0,
  bank: (_state, _seat, mine) => (2 + guestsIn(mine)) * florinWorth(mine),
  courtyard: (_state, _seat, mine) => Math.min(2, shelteredIn(mine)) * freedWorth(mine),
  bonfire: (state, seat, mine) => {
    const work = Math.max(discGain(mine) * Math.min(1, ahead(state) * 2), cubeWorth(state, seat, bestCube(state, seat)))
    const styx = bestStyx(state, seat)
    return work + Math.min(3, mine.florins) * 0.4 + Math.max(weights.styx, styx - costOf(mine, 2))
  },
  'city-wall': (state, seat, mine) => {
    const stored = Math.max(0, ...barrels.map(barrel => storeWorth(state, seat, barrel)))
    return stored + Math.max(0, cardHope(mine, state) - costOf(mine, 2)) + Math.min(2, mine.florins) * 0.4
  },
  market: (state, _seat, mine) =>
    spacesIn(mine) > 0 && ownedBarrels(mine) < barrels.length
      ? (ownedBarrels(mine) === 0 ? weights.barrel.first : weights.barrel.other) * Math.min(1, 0.2 + ahead(state) * 1.4)
      : 0,
  palace: (state, seat, mine) => {
    if (spacesIn(mine) === 0) return 0
    let track = Number.NEGATIVE_INFINITY
    for (const guest of guests) if (floorOf(mine, guest) < 0) track = Math.max(track, levelWorth(state, seat, guest))
    if (track === Number.NEGATIVE_INFINITY) return 0
    const worth = weights.guest + weights.guestFloor * floorsAdded(mine) + weights.guestTrack * track
    return worth * Math.min(1, 0.1 + ahead(state) * 1.4)
  },
}

/** R11: one soul for its own track, or two of a colour for another track as well. */
export function bestStyx(state: FlorenceView, seat: Seat): number {
  const worths = sins.map(sin => levelWorth(state, seat, sin))
  let best = 0
  sins.forEach((sin, i) => {
    if (state.graveyard[sin] === 0) return
    let second = 0
    if (state.graveyard[sin] >= 2)
      for (let other = 0; other < worths.length; other++) if (other !== i) second = Math.max(second, worths[other]!)
    best = Math.max(best, worths[i]! + second)
  })
  return best
}

/** Storing a barrel now, against waiting for a better reward. */
export function storeWorth(state: FlorenceView, seat: Seat, barrel: Barrel): number {
  const mine = seatOf(state, seat)
  if (floorOf(mine, barrel) < 0) return 0
  return panelReward(state, seat, barrel) + weights.store - weights.wait * ahead(state)
}

/** The worth of sending any member there. */
export function placeWorth(state: FlorenceView, seat: Seat, location: LocationId): number {
  const mine = seatOf(state, seat)
  const { access, sin } = locations[location]
  // A member there may accuse later, if that is possible at all.
  const isFirst = !mine.florence[location]
  const mayAccuse = access === 'free' || floorOf(mine, sin as Guest) >= 0
  const { place, level } = weights.foothold
  const foothold = isFirst && mayAccuse ? level * Math.max(0, levelWorth(state, seat, sin)) + place : 0.1
  return actionWorth[location](state, seat, mine) + foothold
}

/** The cost of sending a member of that kind: the fee (R5.2), or an urchin that would go free elsewhere. */
export function kindCost(mine: SeatState, kind: Member, location: LocationId): number {
  const { access } = locations[location]
  if (access === 'free') return kind === 'urchin' ? 0.3 : 0
  return kind === 'noble' ? nobleFee * florinWorth(mine) : 0
}
