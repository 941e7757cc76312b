import type { Seat } from '@acheron/engine'
import { bonusTiles } from '../box/bonus-tiles.ts'
import { dantePath, lastStepInfamy, type StepKind } from '../box/dante-path.ts'
import type { Effect } from '../box/effects.ts'
import { type FraudId, instantSide } from '../box/fraud-cards.ts'
import { bribe, type LocationId, locations, nobleFee } from '../box/locations.ts'
import { type Sin, sins } from '../box/sins.ts'
import { type Barrel, barrels, type Guest, mostFloors, spacesPerFloor } from '../box/tower.ts'
import { loansFor } from '../money.ts'
import { panelReward } from '../panel.ts'
import { floorOf, floorsAdded, guestsIn, ownedBarrels, ownsBarrel, seatOf, shelteredIn, type Table } from '../seats.ts'
import type { FlorenceMove, MoveOf, SeatState } from '../state.ts'
import { ahead, chanceOf, levelValue, levelWorth } from './diplomas.ts'

/** What a Drachma and a Florin are worth to a seat that has so many already. */
export const drachmaWorth = ({ drachmas }: SeatState) => (drachmas > 5 ? 0.4 : drachmas > 2 ? 0.9 : 1.3)
const florinWorth = ({ florins }: SeatState) => (florins > 5 ? 0.2 : florins > 2 ? 0.5 : 0.9)

/** What a loan costs in the end, by the boat's space. */
const loanCosts = [1, 2, 2, 8, 3, 4, 5]
export function costOf(mine: SeatState, drachmas: number): number {
  const loans = loansFor(mine, drachmas)
  let cost = drachmas * drachmaWorth(mine)
  for (let i = 0; i < loans; i++) cost += loanCosts[Math.min(6, mine.boat + i)]! - 0.5
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
      return Math.min(effect.most, shelteredIn(mine)) * (mine.home.noble + mine.home.urchin < 2 ? 1.2 : 0.5)
    case 'guardian':
      return 1.5
    case 'urchin':
      return mine.reserve > 0 ? 2 * ahead(state) : 0
    case 'floor':
      return floorsAdded(mine) < mostFloors ? spaceNeed(mine) * ahead(state) : 0
    case 'half':
      return mine.halfDiplomas % 2 === 1 ? 5 : 2.5
    case 'barrel':
    case 'guest':
      return 2
  }
}

export const discGain = ({ discs }: SeatState) => [3.5, 2.2, 1.4, 0.8, 0.5, 0][discs.length]!

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

const spaceNeed = (mine: SeatState) => (spacesIn(mine) <= 1 ? 3.5 : spacesIn(mine) <= 3 ? 2 : 0.8)

/** Whether a fraud card could be played now, and what a play is worth. */
export function cardHope(mine: SeatState, state: Table): number {
  const isPlayable = (card: FraudId) => ownsBarrel(mine, instantSide(card).barrel)
  if (mine.hand.some(isPlayable)) return 4
  return state.fraud.lineUp.some(isPlayable) ? 3 : 0.2
}

/** What Dante's next step brings whoever makes him take it. */
function danteWorth(state: Table, seat: Seat): number {
  const step = dantePath(state.players)[state.dante]
  if (!step) return 0
  const rewards: Record<StepKind, number> = {
    P: 1,
    F: cardHope(seatOf(state, seat), state),
    D: 0.5,
    E: lastStepInfamy,
  }
  return rewards[step.kind]
}

function accuseWorth(state: Table, seat: Seat, { location, kind, floor }: MoveOf<'accuse'>): number {
  const mine = seatOf(state, seat)
  const { sin } = locations[location]
  let home = -1
  for (const there of Object.values(mine.florence)) home += there.noble + there.urchin
  const tile = (bonusTiles[state.bonusTiles[sin]].effects as readonly Effect[]).reduce(
    (sum, effect) => sum + effectWorth(state, seat, effect),
    0,
  )
  const ready = mine.home.noble + mine.home.urchin
  const back = home * (ready < 2 ? 1.1 : 0.5)
  // The accuser is out for long, and the floor of a guest or a higher one is worth more than another.
  const sheltered = (kind === 'urchin' ? 0.8 : 1) * (spacesIn(mine) <= 2 ? 1.2 : 0.8) + 0.05 * floor
  return levelWorth(state, seat, sin) + tile + back - sheltered + danteWorth(state, seat) + 0.5
}

/** What a location's action is worth. */
const actionWorth: Record<LocationId, (state: Table, seat: Seat, mine: SeatState) => number> = {
  haystack: (state, _seat, mine) => (mine.reserve > 0 ? 2.6 * Math.min(1, ahead(state) * 1.5) : 0),
  banquet: (state, _seat, mine) =>
    floorsAdded(mine) < mostFloors ? spaceNeed(mine) * Math.min(1, ahead(state) * 1.5) : 0,
  bank: (_state, _seat, mine) => (2 + guestsIn(mine)) * florinWorth(mine),
  courtyard: (_state, _seat, mine) =>
    Math.min(2, shelteredIn(mine)) * (mine.home.noble + mine.home.urchin <= 1 ? 1.7 : 0.9),
  bonfire: (state, seat, mine) => {
    const work = Math.max(discGain(mine) * Math.min(1, ahead(state) * 2), cubeWorth(state, seat, bestCube(state, seat)))
    const styx = Math.max(0, ...sins.map(sin => (state.graveyard[sin] > 0 ? styxWorth(state, seat, sin) : 0)))
    return work + Math.min(3, mine.florins) * 0.4 + Math.max(0.3, styx - costOf(mine, 2))
  },
  'city-wall': (state, seat, mine) => {
    const stored = Math.max(0, ...barrels.map(barrel => storeWorth(state, seat, barrel)))
    return stored + Math.max(0, cardHope(mine, state) - costOf(mine, 2)) + Math.min(2, mine.florins) * 0.4
  },
  market: (state, _seat, mine) =>
    spacesIn(mine) > 0 && ownedBarrels(mine) < barrels.length
      ? (ownedBarrels(mine) === 0 ? 4.5 : 3) * Math.min(1, 0.2 + ahead(state) * 1.4)
      : 0,
  palace: (state, _seat, mine) =>
    spacesIn(mine) > 0 && guestsIn(mine) < 4
      ? (2.6 + 0.5 * floorsAdded(mine)) * Math.min(1, 0.1 + ahead(state) * 1.4)
      : 0,
}

/** One soul of the sin, or two of them for a second track. */
function styxWorth(state: Table, seat: Seat, sin: Sin): number {
  const own = levelWorth(state, seat, sin)
  if (state.graveyard[sin] < 2) return own
  return own + Math.max(0, ...sins.filter(other => other !== sin).map(other => levelWorth(state, seat, other)))
}

/** Storing a barrel now, against waiting for a better reward. */
export function storeWorth(state: Table, seat: Seat, barrel: Barrel): number {
  const mine = seatOf(state, seat)
  if (floorOf(mine, barrel) < 0) return 0
  return panelReward(state, seat, barrel) + 0.6 - 3.5 * ahead(state)
}

function sendWorth(state: Table, seat: Seat, { kind, location }: MoveOf<'send'>): number {
  const mine = seatOf(state, seat)
  const { access, sin } = locations[location]
  const fee = access === 'special' && kind === 'noble' ? nobleFee * florinWorth(mine) : 0
  // A member there may accuse later, where that is possible at all.
  const there = mine.florence[location]
  const isFirst = !there
  const mayAccuse = access === 'free' || floorOf(mine, sin as Guest) >= 0
  const foothold = isFirst && mayAccuse ? 0.35 * Math.max(0, levelWorth(state, seat, sin)) + 0.4 : 0.1
  const waste = access === 'free' && kind === 'urchin' ? 0.3 : 0
  return actionWorth[location](state, seat, mine) + foothold - fee - waste
}

function councilWorth(state: Table, seat: Seat, move: MoveOf<'council'>): number {
  const mine = seatOf(state, seat)
  if (move.option === 'home') return -2 + (typeof move.from === 'number' ? 1.2 : 0.6)
  return spacesIn(mine) === 0 ? -2.5 : -4 - ahead(state)
}

/** What a move of the Florence phase is worth, the bribe paid. */
export function florenceWorth(state: Table, seat: Seat, move: FlorenceMove): number {
  const paid = 'bribe' in move ? costOf(seatOf(state, seat), bribe) : 0
  switch (move.do) {
    case 'send':
      return sendWorth(state, seat, move) - paid
    case 'accuse':
      return accuseWorth(state, seat, move) - paid
    case 'council':
      return councilWorth(state, seat, move)
    default:
      return 0
  }
}

/** The value of a track, for choices between them. */
export function trackWorth(state: Table, seat: Seat, sin: Sin): number {
  return levelWorth(state, seat, sin) + 0.1 * levelValue(state, sin)
}
