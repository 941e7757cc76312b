import type { Seat } from '@acheron/engine'
import { discsPerSeat } from '../box/counts.ts'
import type { Effect } from '../box/effects.ts'
import { type FraudId, instantSide } from '../box/fraud-cards.ts'
import { type Sin, sins } from '../box/sins.ts'
import { mostFloors, spacesPerFloor } from '../box/tower.ts'
import { loansFor } from '../money/loans.ts'
import type { FlorenceView, SeatState } from '../state.ts'
import { floorsAdded, ownsBarrel, shelteredIn } from '../tower/pieces.ts'
import { seatOf } from '../turn/seats.ts'
import { ahead, chanceOf, levelWorth } from './diplomas.ts'
import { weights } from './weights.ts'

const byNumber = (coins: number, { few, some, many }: typeof weights.florin) =>
  coins > 5 ? many : coins > 2 ? some : few

/** The worth of a Drachma and a Florin to a seat that already has this many. */
export const drachmaWorth = ({ drachmas }: SeatState) => byNumber(drachmas, weights.drachma)
export const florinWorth = ({ florins }: SeatState) => byNumber(florins, weights.florin)

/** The final cost of a loan, by the boat's space. */
const loanCosts = [1, 2, 2, 8, 3, 4, 5]
export function costOf(mine: SeatState, drachmas: number): number {
  const loans = loansFor(mine, drachmas)
  let cost = drachmas * drachmaWorth(mine)
  for (let i = 0; i < loans; i++) cost += weights.loan * loanCosts[Math.min(6, mine.boat + i)]! - 0.5
  return cost
}

/** The worth of an effect of a tile or a card. */
export function effectWorth(state: FlorenceView, seat: Seat, effect: Effect): number {
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
export function cubeWorth(state: FlorenceView, seat: Seat, sin: Sin): number {
  if (state.cubes[sin] === 10) return 0
  let gain = 0
  for (let each = 0; each < state.players; each++) {
    const level = seatOf(state, each).skulls[sin]
    const points = 0.5 * level * chanceOf(state, each, sin, level)
    gain += each === seat ? points : -points / (state.players - 1)
  }
  return gain
}

export function bestCube(state: FlorenceView, seat: Seat): Sin {
  let best: Sin = 'lust'
  for (const sin of sins) if (cubeWorth(state, seat, sin) > cubeWorth(state, seat, best)) best = sin
  return best
}

export function spacesIn({ tower }: SeatState): number {
  let spaces = 0
  for (const floor of tower) spaces += spacesPerFloor - floor.length
  return spaces
}

export function spaceNeed(mine: SeatState): number {
  const spaces = spacesIn(mine)
  return spaces <= 1 ? weights.floor.full : spaces <= 3 ? weights.floor.tight : weights.floor.loose
}

/** True if a fraud card can be played now, and the worth of a play. */
export function cardHope(mine: SeatState, state: FlorenceView): number {
  const isPlayable = (card: FraudId) => ownsBarrel(mine, instantSide(card).barrel)
  if (mine.hand.some(isPlayable)) return weights.card.hand
  return state.fraud.lineUp.some(isPlayable) ? weights.card.lineUp : 0.2
}
