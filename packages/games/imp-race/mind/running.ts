import type { Seat } from '@acheron/engine'
import { strengthOf, useOf } from '../box/cards.ts'
import { prices } from '../box/prices.ts'
import { typeOf } from '../box/tiles.ts'
import { canRun, foreignImp, freeSteps, goal, impsOnRoute, lastSquare, placeAt, positionOf } from '../route/places.ts'
import type { ImpRaceState, Mover, Place } from '../state.ts'
import { gemWorth, idleGems, impsWorth, killShare, lossOf, nextCard } from './values.ts'

/** Winning is worth more than anything else. */
const triumph = 1000
/** The average cost of a point of strength spent in a fight, in cards and gems. */
const strengthCost = 0.8
/** The strength of an unknown card. */
export const unknownStrength = 3.2
/** The likelihood that an imp behind attacks in its next turn. */
const danger = 0.035
/** How likely a Trident is parried. */
export const parried = 0.3

/** The square of a tile that counts as flipped. */
export type Flipped = number | null

/** A seat's possible stake in a fight; others' cards are guessed. */
export function reachOf(state: ImpRaceState, seat: Seat, known: boolean): number {
  const { hand, gems } = state.seats[seat]!
  if (!known) return gems + unknownStrength * hand.length
  return hand.reduce((sum, card) => sum + strengthOf(card), gems)
}

/** The chance to win a fight, by what both sides can put in. */
export function chanceToWin(own: number, other: number): number {
  return 1 / (1 + Math.exp((other - own) / 4))
}

/** The worth of a run of n squares to the seat, as far as can be seen. */
export function valueOfRun(state: ImpRaceState, seat: Seat, imp: number, n: number, flipped: Flipped = null): number {
  const { imps } = state.seats[seat]!
  return arrival(state, seat, [...imps], imp, positionOf(imps[imp]!) + n, 'die', flipped)
}

/** The value of the best way to go with the value n, or null where no imp can go. */
export function bestRun(state: ImpRaceState, seat: Seat, n: number): number | null {
  const { imps } = state.seats[seat]!
  let best: number | null = null
  for (let imp = 0; imp < imps.length; imp++) {
    if (!canRun(imps[imp]!) || positionOf(imps[imp]!) + n > goal) continue
    const value = valueOfRun(state, seat, imp, n)
    if (best === null || value > best) best = value
  }
  return best
}

/** The worth of a move that ends with an imp arriving at a position (R5, R6). `imps` is changed. */
export function arrival(
  state: ImpRaceState,
  seat: Seat,
  imps: Place[],
  imp: number,
  position: number,
  by: Mover,
  flipped: Flipped,
): number {
  const { impsToWin } = state.options
  const before = impsWorth(state.seats[seat]!.imps, impsToWin)
  const place = placeAt(position)
  imps[imp] = 'D'
  const under = position === goal ? -1 : imps.indexOf(place)
  imps[imp] = place
  if (position === goal && imps.filter(each => each === 'H').length >= impsToWin) return triumph
  if (under >= 0) imps[under] = 'D'
  if (position <= 0 || position === goal) return impsWorth(imps, impsToWin) - before
  const foe = foreignImp(state, seat, position)
  if (!foe) return settle(state, seat, imps, imp, position, by, flipped) - before

  const own = reachOf(state, seat, true)
  const theirs = reachOf(state, foe.seat, false)
  const chance = own === 0 ? 0 : chanceToWin(own, theirs)
  const prize = killShare(state, foe.seat) * lossOf(state, foe.seat, foe.imp)
  // If one side is clearly stronger, the other gives way soon.
  const spent = Math.min(own, 1.5 + theirs * chance * (1 - chance))
  const idle = Math.min(spent, idleGems(state.seats[seat]!))
  const cost = strengthCost * (spent - idle)
  const lost = impsWorth(imps.with(imp, 'D'), impsToWin)
  const won = settle(state, seat, imps, imp, position, by, flipped) + prize
  return chance * won + (1 - chance) * lost - cost - before
}

/** The worth of the imps once the tile, if it acts, has acted, and the risk of standing there. */
function settle(
  state: ImpRaceState,
  seat: Seat,
  imps: Place[],
  imp: number,
  square: number,
  by: Mover,
  flipped: Flipped,
): number {
  const { tile, up } = state.route[square]!
  const acts =
    up !== (flipped === square) && by !== 'return' && !(by === 'banana' && state.options.tileChains === 'single')
  const { impsToWin } = state.options
  const worthHere = () => impsWorth(imps, impsToWin) + prospects(state, seat, imps, imp, square)
  if (!acts) return worthHere()
  const me = state.seats[seat]!
  const led = (to: number, mover: Mover) =>
    arrival(state, seat, imps, imp, to, mover, flipped) + impsWorth(me.imps, impsToWin)
  switch (typeOf(tile)) {
    case 'death':
      imps[imp] = 'D'
      return impsWorth(imps, impsToWin)
    case 'cherub': {
      const corpse = imps.indexOf('D')
      const step = freeSteps(state, seat)[0]
      if (corpse >= 0 && step) imps[corpse] = step
      break
    }
    case 'treasure': {
      const count = prices[impsOnRoute({ ...me, imps })]!.gems
      const red = state.bag.red / (state.bag.red + state.bag.blue)
      return worthHere() + gemWorth * count * red
    }
    case 'card':
      return worthHere() + nextCard(me.hand.length)
    case 'banana':
      return led(square + 1, 'banana')
    case 'return': {
      const back = nearestReturn(state, square, flipped)
      if (back > 0) return led(back, 'return')
      imps[imp] = freeSteps(state, seat)[0] ?? 'D'
      return impsWorth(imps, impsToWin)
    }
  }
  return worthHere()
}

/** The square that a Return leads back to (R6.6), or 0. */
export function nearestReturn({ route }: ImpRaceState, square: number, flipped: Flipped): number {
  for (let earlier = square - 1; earlier > 0; earlier--) {
    const { tile, up } = route[earlier]!
    if (up !== (flipped === earlier) && typeOf(tile) === 'return') return earlier
  }
  return 0
}

/** The risk and chance on that square: imps behind hunt, an imp ahead can be attacked. */
function prospects(state: ImpRaceState, seat: Seat, imps: readonly Place[], imp: number, square: number): number {
  const { impsToWin } = state.options
  let hunters = 0
  for (let other = 0; other < state.seats.length; other++) {
    if (other === seat) continue
    const theirs = state.seats[other]!.imps
    for (let i = 0; i < theirs.length; i++) {
      const place = theirs[i]!
      if (typeof place === 'number' && place < square && place >= square - 5) hunters++
    }
  }
  const loss = hunters > 0 ? impsWorth(imps, impsToWin) - impsWorth(imps.with(imp, 'D'), impsToWin) : 0
  const foe = square < lastSquare ? foreignImp(state, seat, square + 1) : null
  const armed = foe && state.seats[seat]!.hand.some(card => useOf(card) === 'trident')
  const strike = armed ? (1 - parried) * killShare(state, foe.seat) * lossOf(state, foe.seat, foe.imp) - 3 : 0
  return Math.max(0, strike) - danger * hunters * loss
}
