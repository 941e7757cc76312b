import type { Seat } from '@acheron/engine'
import { circleOf, type Square } from '../box/squares.ts'
import { stepsOf, unlockPrice } from '../movement/steps.ts'
import type { Going } from '../moves.ts'
import type { HellgameState } from '../state.ts'
import { circles, type Departure, departures, firstStep, groundOf, nowhere, waysOn } from './ground.ts'
import { type Estimate, estimate, type Gain, rounds, roundsToUpkeep } from './outlook.ts'
import { type Spot, spotsFor } from './spots.ts'
import { weights } from './weights.ts'

/** A square worth going to, the first step there, and how good the plan is: minus the rounds to the throne. */
interface Plan {
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
  readonly unlocked: number
  readonly now: Estimate
  /** Rounds until sources lie face up again. */
  readonly upkeep: number
}

/** A spot as the first aim of a plan: the way to set out, the turns until leaving it, and its gain. */
interface Aim {
  readonly spot: Spot
  readonly departure: Departure
  readonly turns: number
  readonly gain: Gain
  readonly value: number
}

/** The plan after which the throne is nearest, the turns that it takes counted in. */
export function bestPlan(state: HellgameState, seat: Seat, free: number, more: number): Plan {
  let best: Plan | null = null
  for (const plan of plansFor(state, seat, free, more)) if (!best || plan.value > best.value + 1e-9) best = plan
  return best!
}

/** The most promising plans, each with the best spot to go to afterwards. */
export function plansFor(state: HellgameState, seat: Seat, free: number, more: number): Plan[] {
  const player = state.seats[seat]!
  const { unlocked } = player
  const now = estimate(state, seat)
  const trip: Trip = { state, seat, free, more, steps: stepsOf(player), unlocked, now, upkeep: roundsToUpkeep(state) }
  const spots = spotsFor(state, seat)
  const aims = aimsFor(trip, spots).sort((a, b) => b.value - a.value)
  return aims.slice(0, weights.aims).map(aim => ({
    square: aim.spot.square,
    first: firstStep(aim.departure, aim.spot.square),
    value: Math.max(aim.value, bestAfter(trip, aim, spots)),
  }))
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
  const far = ways.steps[spot.index]! + Number(first !== null)
  if (far >= nowhere) return null
  const isNear = far <= free + more
  const arrival = isNear ? 1 : 1 + Math.ceil((far - free) / steps)
  const spent = (first?.do === 'flux' ? weights.flux : 0) + (isNear && far > free ? weights.speed : 0)
  const turns = leaving(trip, spot, arrival)
  const part = share(spot, arrival)
  const gain = { souls: spot.souls * part, others: spot.others * part - spent, income: spot.income * part }
  return { spot, departure, turns, gain, value: worthOfGoing(trip, spot, turns, 0, gain) }
}

/** The best value of a plan that goes on to another spot afterwards. */
function bestAfter(trip: Trip, { spot, turns, gain }: Aim, spots: readonly Spot[]): number {
  const { state, seat, steps } = trip
  const player = state.seats[seat]!
  const unlocked = Math.max(player.unlocked, circleOf(spot.square))
  const ways = waysOn(groundOf(state, unlocked), spot.square)
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < spots.length; i++) {
    const next = spots[i]!
    if (next === spot || next.isEmpty || circles[next.index]! > unlocked) continue
    if (next.demons > 0 && spot.demons + next.demons > player.demons) continue
    const far = ways.steps[next.index]!
    if (far === nowhere) continue
    const arrival = turns + Math.ceil(far / steps)
    const value = worthOfGoing(trip, next, leaving(trip, next, arrival), share(next, arrival), gain)
    if (value > most) most = value
  }
  return most
}

/** Minus the rounds to the throne after stopping there, with part of what the spot gives and what was gained before. */
function worthOfGoing({ unlocked, now }: Trip, spot: Spot, turns: number, part: number, before: Gain): number {
  // The price of an unlocking does not count: afterwards those souls are no longer missing.
  return -rounds(
    now,
    spot.index,
    Math.max(unlocked, circles[spot.index]!),
    turns,
    before.souls + spot.souls * part,
    before.others + spot.others * part,
    before.income + spot.income * part,
  )
}

const fading = Float64Array.from({ length: 256 }, (_, turns) => weights.waiting ** Math.max(0, turns - 1))

/** The part of a spot's worth that is left after those turns: less if a rival can be first. */
function share({ rival }: Spot, turns: number): number {
  return fading[turns]! * (rival < turns ? weights.raced : 1)
}

/** The turns gone by on leaving a spot: the wait for an upkeep and the stay included. */
function leaving({ upkeep }: Trip, { isDown, stay }: Spot, arrival: number): number {
  const wait = isDown ? Math.max(0, upkeep + 1 - arrival) : 0
  return arrival + stay + wait
}
