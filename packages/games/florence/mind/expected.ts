import type { Seat } from '@acheron/engine'
import { type EndCode, endEffect, endSide, type FraudId } from '../box/fraud-cards.ts'
import { barrels, spacesPerFloor } from '../box/tower.ts'
import { debts, lastBoatSpace, loanPenalty } from '../box/tracks.ts'
import type { FlorenceView, SeatState } from '../state.ts'
import { panelReward } from '../tower/panel.ts'
import { floorOf, guestsIn, ownsBarrel } from '../tower/pieces.ts'
import { seatOf } from '../turn/seats.ts'
import { counts } from '../verbs/counts.ts'
import { ahead, diplomaHopes, levelValue, levelWorth } from './diplomas.ts'

/** The worth of coins falls with their number. */
const purse = (coins: number, each: number, enough: number) =>
  each * Math.min(coins, enough) + 0.2 * each * Math.max(0, coins - enough)

/** The total worth of discs, by their number. */
const discWorth = [0, 2.6, 4.2, 5.2, 5.8, 6.2]

/** Infamy that the seat may count on in the end: what it has, and what its position promises. */
export function expectedInfamy(state: FlorenceView, seat: Seat): number {
  const mine = seatOf(state, seat)
  const left = ahead(state)
  const isScored = state.flow[0]?.kind === 'scoring'
  const certain = mine.infamy - debtOf(mine) + diplomaHopes(state, seat) + endHopes(state, seat, mine)
  if (isScored) return certain
  const promise =
    purse(mine.drachmas, 1.5, 5) +
    purse(mine.florins, 1.1, 5) +
    discWorth[mine.discs.length]! +
    familyWorth(mine) +
    towerWorth(state, seat, mine)
  return certain + promise * Math.min(1, 0.15 + left * 1.6)
}

/** Loans cost at the end, and the next one more than the last. */
function debtOf({ boat }: SeatState): number {
  return debts[boat]! + (boat === lastBoatSpace ? loanPenalty / 2 : boat * 0.3)
}

function familyWorth(mine: SeatState): number {
  const { home } = mine
  const ready = home.noble + home.urchin
  let placed = 0
  for (const there of Object.values(mine.florence)) placed += there.noble + there.urchin
  return 1.7 * Math.min(ready, 2) + 1.3 * Math.max(0, ready - 2) + 1.2 * placed
}

function towerWorth(state: FlorenceView, seat: Seat, mine: SeatState): number {
  let spaces = 0
  for (const floor of mine.tower) spaces += spacesPerFloor - floor.length
  let stored = 0
  for (const barrel of barrels) {
    if (floorOf(mine, barrel) >= 0) stored += 1.8 + 0.5 * panelReward(state, seat, barrel)
    else if (mine.panel.includes(barrel)) stored += 0.5
  }
  return 0.7 * Math.min(spaces, 4) + 0.2 * Math.max(0, spaces - 4) + 1.5 * guestsIn(mine) + stored
}

/** The gain from the end sides of played cards. */
function endHopes(state: FlorenceView, seat: Seat, mine: SeatState): number {
  let hopes = 0
  const isDone = state.flow[0]?.kind === 'scoring'
  for (const card of mine.played) {
    if (isDone && mine.scored.some(item => item.step === 1 && item.card === card)) continue
    hopes += (ownsBarrel(mine, endSide(card).barrel) ? 1 : isDone ? 0 : 0.35) * endWorth(state, seat, card)
  }
  return hopes
}

/** The better of a card's two end effects. */
export function endWorth(state: FlorenceView, seat: Seat, card: FraudId): number {
  const { a, b } = endSide(card)
  return Math.max(endOptionWorth(state, seat, a), endOptionWorth(state, seat, b))
}

export function endOptionWorth(state: FlorenceView, seat: Seat, code: EndCode): number {
  const effect = endEffect(code)
  const mine = seatOf(state, seat)
  switch (effect.verb) {
    case 'skull':
      return levelWorth(state, seat, effect.sin)
    case 'cube': {
      // Two spaces are one of value, unless the cube is near the end of its track.
      const isMine = mine.diplomas.includes(effect.sin)
      return isMine && levelValue(state, effect.sin) < 4.5 ? mine.skulls[effect.sin] : 0.1
    }
    case 'count':
      return Math.min(4, counts[effect.of](mine, state))
  }
}
