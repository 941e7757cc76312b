import type { Seat } from '@acheron/engine'
import { listAccusations } from '../accusing.ts'
import { bonusTiles } from '../box/bonus-tiles.ts'
import { dantePath, lastStepInfamy } from '../box/dante-path.ts'
import type { Effect } from '../box/effects.ts'
import { type FraudId, instantSide } from '../box/fraud-cards.ts'
import { bribe, type LocationId, locationIds, locations, nobleFee, type Quarter, quarters } from '../box/locations.ts'
import { type Sin, sinOf, sins } from '../box/sins.ts'
import {
  type Barrel,
  barrels,
  type Guest,
  guests,
  type Member,
  members,
  mostFloors,
  spacesPerFloor,
} from '../box/tower.ts'
import { topLevel } from '../box/tracks.ts'
import { discsPerSeat } from '../gates.ts'
import { loansFor } from '../money.ts'
import { panelReward } from '../panel.ts'
import {
  floorOf,
  floorsAdded,
  guestsIn,
  locationsHeld,
  ownedBarrels,
  ownsBarrel,
  seatOf,
  shelteredIn,
  type Table,
} from '../seats.ts'
import { feeOf } from '../sending.ts'
import type { FlorenceMove, MoveOf, SeatState } from '../state.ts'
import { ahead, chanceOf, diplomaHopes, levelValue, levelWorth } from './diplomas.ts'
import { weights } from './weights.ts'

const byNumber = (coins: number, { few, some, many }: typeof weights.florin) =>
  coins > 5 ? many : coins > 2 ? some : few

/** What a Drachma and a Florin are worth to a seat that has so many already. */
export const drachmaWorth = ({ drachmas }: SeatState) => byNumber(drachmas, weights.drachma)
export const florinWorth = ({ florins }: SeatState) => byNumber(florins, weights.florin)

/** What a loan costs in the end, by the boat's space. */
const loanCosts = [1, 2, 2, 8, 3, 4, 5]
export function costOf(mine: SeatState, drachmas: number): number {
  const loans = loansFor(mine, drachmas)
  let cost = drachmas * drachmaWorth(mine)
  for (let i = 0; i < loans; i++) cost += weights.loan * loanCosts[Math.min(6, mine.boat + i)]! - 0.5
  return cost
}

/** The worth of an effect of a tile or a card. */
export function effectWorth(state: Table, seat: Seat, effect: Effect): number {
  const mine = seatOf(state, seat)
  switch (effect.verb) {
    case 'florins':
      return effect.n * florinWorth(mine)
    case 'drachmas':
      return effect.n * drachmaWorth(mine)
    case 'infamy':
      return effect.n
    case 'skull':
      return levelWorth(state, seat, effect.sin)
    case 'disc':
      return discGain(mine) * Math.min(1, ahead(state) * 2)
    case 'cube':
      return cubeWorth(state, seat, bestCube(state, seat))
    case 'home':
      return Math.min(effect.most, shelteredIn(mine)) * freedWorth(mine)
    case 'guardian':
      return weights.guardian
    case 'urchin':
      return mine.reserve > 0 ? weights.urchin * ahead(state) : 0
    case 'floor':
      return floorsAdded(mine) < mostFloors ? spaceNeed(mine) * ahead(state) : 0
    case 'half':
      return mine.halfDiplomas % 2 === 1 ? weights.half.second : weights.half.first
    case 'barrel':
    case 'guest':
      return 2
  }
}

export const discGain = ({ discs }: SeatState) =>
  discs.length === discsPerSeat ? 0 : weights.disc.first * weights.disc.next ** discs.length

/** A member who comes home. */
export const freedWorth = ({ home }: SeatState) =>
  home.noble + home.urchin < 2 ? weights.freed.few : weights.freed.enough

/** A cube one space right is half a value for each level of those who have the diploma. */
export function cubeWorth(state: Table, seat: Seat, sin: Sin): number {
  if (state.cubes[sin] === 10) return 0
  let gain = 0
  for (let each = 0; each < state.players; each++) {
    const level = seatOf(state, each).skulls[sin]
    const points = 0.5 * level * chanceOf(state, each, sin, level)
    gain += each === seat ? points : -points / (state.players - 1)
  }
  return gain
}

function bestCube(state: Table, seat: Seat): Sin {
  let best: Sin = 'lust'
  for (const sin of sins) if (cubeWorth(state, seat, sin) > cubeWorth(state, seat, best)) best = sin
  return best
}

function spacesIn({ tower }: SeatState): number {
  let spaces = 0
  for (const floor of tower) spaces += spacesPerFloor - floor.length
  return spaces
}

function spaceNeed(mine: SeatState): number {
  const spaces = spacesIn(mine)
  return spaces <= 1 ? weights.floor.full : spaces <= 3 ? weights.floor.tight : weights.floor.loose
}

/** Whether a fraud card could be played now, and what a play is worth. */
export function cardHope(mine: SeatState, state: Table): number {
  const isPlayable = (card: FraudId) => ownsBarrel(mine, instantSide(card).barrel)
  if (mine.hand.some(isPlayable)) return weights.card.hand
  return state.fraud.lineUp.some(isPlayable) ? weights.card.lineUp : 0.2
}

/** What Dante's next step brings whoever makes him take it by accusing of the sin. */
function danteWorth(state: Table, seat: Seat, accused: Sin): number {
  const step = dantePath(state.players)[state.dante]
  if (!step) return 0
  switch (step.kind) {
    case 'P':
      return 1
    case 'F':
      return cardHope(seatOf(state, seat), state)
    case 'D':
      return weights.award * awardWorth(state, seat, sinOf(step.level) as Sin, accused)
    case 'E':
      return lastStepInfamy + weights.award * awardWorth(state, seat, 'treachery', accused) + endWorth(state, seat)
  }
}

/** R7.3: a diploma awarded now instead of later, when others may have overtaken. */
function awardWorth(state: Table, seat: Seat, sin: Sin, accused: Sin): number {
  const levels = Array.from({ length: state.players }, (_, each) => seatOf(state, each).skulls[sin])
  if (sin === accused) levels[seat] = Math.min(topLevel, levels[seat]! + 1)
  const highest = Math.max(1, ...levels)
  const value = levelValue(state, sin)
  let worth = 0
  for (let each = 0; each < state.players; each++) {
    const level = levels[each]!
    const change = (level === highest ? 1 : 0) - chanceOf(state, each, sin, level)
    const points = change * value * level
    worth += each === seat ? points : -points / (state.players - 1)
  }
  return worth
}

/** The end is welcome to whoever leads. */
function endWorth(state: Table, seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY
  for (let each = 0; each < state.players; each++)
    if (each !== seat) rival = Math.max(rival, seatOf(state, each).infamy + diplomaHopes(state, each))
  const lead = seatOf(state, seat).infamy + diplomaHopes(state, seat) - rival
  return weights.lead * Math.max(-20, Math.min(20, lead))
}

function accuseWorth(state: Table, seat: Seat, { location, kind, floor }: MoveOf<'accuse'>): number {
  const mine = seatOf(state, seat)
  const { sin } = locations[location]
  let home = -1
  for (const [, there] of locationsHeld(mine)) home += there.noble + there.urchin
  let tile = 0
  for (const effect of bonusTiles[state.bonusTiles[sin]].effects) tile += effectWorth(state, seat, effect)
  const ready = mine.home.noble + mine.home.urchin
  const back = home * (ready < 2 ? weights.back.few : weights.back.enough)
  // The accuser is out for long, and the floor of a guest or a higher one is worth more than another.
  const room = spacesIn(mine) <= 2 ? weights.sheltered.tight : weights.sheltered.roomy
  const sheltered = (kind === 'urchin' ? 0.8 : 1) * room + 0.05 * floor
  return levelWorth(state, seat, sin) + tile + back - sheltered + danteWorth(state, seat, sin) + weights.accusation
}

/** What a location's action is worth. */
const actionWorth: Record<LocationId, (state: Table, seat: Seat, mine: SeatState) => number> = {
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
export function bestStyx(state: Table, seat: Seat): number {
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
export function storeWorth(state: Table, seat: Seat, barrel: Barrel): number {
  const mine = seatOf(state, seat)
  if (floorOf(mine, barrel) < 0) return 0
  return panelReward(state, seat, barrel) + weights.store - weights.wait * ahead(state)
}

/** What sending any member there is worth, whoever it is. */
function placeWorth(state: Table, seat: Seat, location: LocationId): number {
  const mine = seatOf(state, seat)
  const { access, sin } = locations[location]
  // A member there may accuse later, where that is possible at all.
  const isFirst = !mine.florence[location]
  const mayAccuse = access === 'free' || floorOf(mine, sin as Guest) >= 0
  const { place, level } = weights.foothold
  const foothold = isFirst && mayAccuse ? level * Math.max(0, levelWorth(state, seat, sin)) + place : 0.1
  return actionWorth[location](state, seat, mine) + foothold
}

/** What it costs to send one of that kind: the fee (R5.2), or an urchin that would go free elsewhere. */
function kindCost(mine: SeatState, kind: Member, location: LocationId): number {
  const { access } = locations[location]
  if (access === 'free') return kind === 'urchin' ? 0.3 : 0
  return kind === 'noble' ? nobleFee * florinWorth(mine) : 0
}

/** R8.2: infamy lost, and a member home out of the tower. */
const councilHome = -0.8

function councilWorth(state: Table, seat: Seat, move: MoveOf<'council'>): number {
  const mine = seatOf(state, seat)
  if (move.option === 'home') return typeof move.from === 'number' ? councilHome : councilHome - 0.6
  return spacesIn(mine) === 0 ? -2.5 : -4 - ahead(state)
}

/** What each move of the Florence phase is worth, bribes paid. */
export function judgeDeeds(state: Table, seat: Seat, moves: readonly FlorenceMove[]): number[] {
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

/** The best that the Florence phase has to offer in each quarter, a bribe included. */
export function quarterWorths(state: Table, seat: Seat): Record<Quarter, number> {
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
    // Where nothing can be done at home there is the council (R8).
    if (worths[quarter] === none) worths[quarter] = councilHome
    worths[quarter] = Math.max(worths[quarter], elsewhere)
  }
  return worths
}

/** The value of a track, for choices between them. */
export function trackWorth(state: Table, seat: Seat, sin: Sin): number {
  return levelWorth(state, seat, sin) + 0.1 * levelValue(state, sin)
}
