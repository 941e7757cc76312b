import type { Seat } from '@acheron/engine'
import { circleOf, indexOf, type Square } from '../board.ts'
import { stepsOf, unlockPrice } from '../movement.ts'
import type { Going, HellgameState } from '../state.ts'
import { type Departure, departures, firstStep, groundOf, nowhere, waysOn } from './ground.ts'
import { type Estimate, estimate, type Gain, rounds, roundsToUpkeep } from './outlook.ts'
import { type Spot, spotsFor } from './spots.ts'
import { weights } from './weights.ts'

/** A square worth going to, the first step there, and how good the plan is: minus the rounds to the throne. */
export interface Plan {
  readonly square: Square
  readonly first: Going | null
  readonly value: number
}

/** Who goes, with how many steps now and how many more for a speed token. */
interface Trip {
  readonly state: HellgameState
  readonly seat: Seat
  readonly free: number
  readonly more: number
  /** Steps of the turns after this one. */
  readonly steps: number
  readonly now: Estimate
  /** Rounds until sources lie face up again. */
  readonly upkeep: number
}

/** A spot as the first aim of a plan: how to set out, the turns until one leaves it again, and what it gave. */
interface Aim {
  readonly spot: Spot
  readonly departure: Departure
  readonly turns: number
  readonly gain: Gain
  readonly value: number
}

/** The plan after which the throne is nearest, the turns that it takes counted in. */
export function bestPlan(state: HellgameState, seat: Seat, free: number, more: number): Plan {
  const steps = stepsOf(state.seats[seat]!)
  const now = estimate(state, seat)
  const trip: Trip = { state, seat, free, more, steps, now, upkeep: roundsToUpkeep(state) }
  const spots = spotsFor(state, seat)
  const aims = aimsFor(trip, spots)
  aims.sort((a, b) => b.value - a.value)
  let best = aims[0]!
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < aims.length && i < weights.aims; i++) {
    const aim = aims[i]!
    const value = Math.max(aim.value, bestAfter(trip, aim, spots))
    if (value <= most + 1e-9) continue
    most = value
    best = aim
  }
  return { square: best.spot.square, first: firstStep(best.departure, best.spot.square), value: most }
}

/** Every spot that can be reached, by the best way to set out for it. */
function aimsFor(trip: Trip, spots: readonly Spot[]): Aim[] {
  const player = trip.state.seats[trip.seat]!
  const ways = departures(trip.state, trip.seat, groundOf(trip.state, player.unlocked))
  const aims: Aim[] = []
  for (const spot of spots) {
    const circle = circleOf(spot.square)
    if (circle > player.unlocked && player.souls < unlockPrice(player, circle)) continue
    let best: Aim | null = null
    for (const departure of ways) {
      const aim = aimFor(trip, spot, departure)
      if (aim && (!best || aim.value > best.value)) best = aim
    }
    if (best) aims.push(best)
  }
  return aims
}

function aimFor(trip: Trip, spot: Spot, departure: Departure): Aim | null {
  const { free, more, steps } = trip
  const { first, ways } = departure
  const far = ways.steps[indexOf[spot.square]!]! + Number(first !== null)
  if (far >= nowhere) return null
  const isNear = far <= free + more
  const arrival = isNear ? 1 : 1 + Math.ceil((far - free) / steps)
  const spent = (first?.do === 'flux' ? weights.flux : 0) + (isNear && far > free ? weights.speed : 0)
  const turns = leaving(trip, spot, arrival)
  const gain = plus(spot, share(spot, arrival), { souls: 0, others: -spent, income: 0 })
  return { spot, departure, turns, gain, value: worthOfGoing(trip, spot.square, turns, gain) }
}

/** The best value of a plan that goes on to another spot afterwards. */
function bestAfter(trip: Trip, { spot, turns, gain }: Aim, spots: readonly Spot[]): number {
  const { state, seat, steps } = trip
  const player = state.seats[seat]!
  const unlocked = Math.max(player.unlocked, circleOf(spot.square))
  const ways = waysOn(groundOf(state, unlocked), spot.square)
  let most = Number.NEGATIVE_INFINITY
  for (const next of spots) {
    if (next === spot || next.isEmpty || circleOf(next.square) > unlocked) continue
    if (next.demons > 0 && spot.demons + next.demons > player.demons) continue
    const far = ways.steps[indexOf[next.square]!]!
    if (far === nowhere) continue
    const arrival = turns + Math.ceil(far / steps)
    const both = plus(next, share(next, arrival), gain)
    most = Math.max(most, worthOfGoing(trip, next.square, leaving(trip, next, arrival), both))
  }
  return most
}

/** Minus the rounds to the throne from there, with so much more. */
function worthOfGoing({ state, seat, now }: Trip, at: Square, turns: number, gain: Gain): number {
  // What an unlocking costs is missing no longer afterwards, so it does not count.
  return -rounds(now, at, Math.max(state.seats[seat]!.unlocked, circleOf(at)), turns, gain)
}

const plus = (spot: Spot, part: number, { souls, others, income }: Gain): Gain => ({
  souls: souls + spot.souls * part,
  others: others + spot.others * part,
  income: income + spot.income * part,
})

/** How much of it is still there after so many turns: less if a rival can be there first. */
function share({ rival }: Spot, turns: number): number {
  return weights.waiting ** (turns - 1) * (rival < turns ? weights.raced : 1)
}

/** The turns gone by when one leaves a spot: some must be waited out until an upkeep, and some are stayed at. */
function leaving({ upkeep }: Trip, { isDown, stay }: Spot, arrival: number): number {
  const wait = isDown ? Math.max(0, upkeep + 1 - arrival) : 0
  return arrival + stay + wait
}
