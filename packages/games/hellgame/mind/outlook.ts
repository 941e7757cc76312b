import type { Seat } from '@acheron/engine'
import { indexOf, lastCircle, type Square, throne } from '../box/squares.ts'
import { type FactoryId, incomeOf } from '../box/tiles.ts'
import { stepsOf, unlockPrice } from '../movement/steps.ts'
import { throneHolder } from '../result.ts'
import { countOn, demonsOn, factoriesOf, kindOf, sideOf } from '../square/contents.ts'
import type { HellgameState } from '../state.ts'
import { circles } from './ground.ts'
import { turnsDown, type Way, wayDown } from './way-down.ts'
import { reserveWorth, weights, worthOf } from './weights.ts'

/** Rounds from the beginning of this one to the next upkeep's end. */
export const roundsToUpkeep = ({ track }: HellgameState): number => Math.max(1, track.length - track.slot + 1)

/** The income of the player's factories in a round, in souls. */
export function incomeRate(state: HellgameState, seat: Seat): number {
  let sum = 0
  for (const key in state.demons) {
    const square = key as Square
    const here = state.demons[square]!
    if (!here.includes(seat) || kindOf(state, square) !== 'factory') continue
    sum += worthOf(state, incomeOf(state.tiles[square] as FactoryId, sideOf(here)))
  }
  return sum / state.track.length
}

/** The demons that this player still needs on the throne. */
export function holdersNeeded(state: HellgameState, seat: Seat): number {
  return state.options.goal === 'throne' ? Math.max(0, weights.holders - countOn(state, throne, seat)) : 0
}

/** The input of the rounds to the throne. */
export interface Estimate {
  readonly way: Way
  /** Steps of a turn, and the income of a round. */
  readonly steps: number
  readonly income: number
  /** The souls still missing for the locked circles, and the player's other things, in souls. */
  readonly souls: number
  readonly assets: number
}

export function estimate(state: HellgameState, seat: Seat): Estimate {
  const player = state.seats[seat]!
  let cost = 0
  for (let circle = player.unlocked + 1; circle <= lastCircle; circle++) cost += unlockPrice(player, circle)
  const tokens = player.speed * weights.speed + player.mana * weights.mana + player.curse * weights.curse
  return {
    way: wayDown(state.removed),
    // Leaden feet last until the next upkeep only.
    steps: player.lead === 0 ? stepsOf(player) : stepsOf({ ...player, lead: 0 }),
    income: incomeRate(state, seat),
    souls: cost - player.souls,
    assets: tokens + reserveWorth(state, player.demons, holdersNeeded(state, seat)),
  }
}

/** A plan's gain: souls, other things by their worth in souls, and income of a round. */
export interface Gain {
  readonly souls: number
  readonly others: number
  readonly income: number
}

/**
 * Rounds until the player sits on the throne with enough demons to hold it, from the square with index `at` and after
 * `turns` with the given gains: those turns, the walk down, and the gathering of the souls that the factories do not
 * bring meanwhile.
 */
export function rounds(
  now: Estimate,
  at: number,
  unlocked: number,
  turns: number,
  souls: number,
  others: number,
  income: number,
): number {
  const walk = turnsDown(now.way, at, unlocked, now.steps)
  const rate = now.income + income
  const missing = now.souls - souls - now.income * turns - rate * walk
  // Other things count only in part: circles are paid in souls.
  const lacking = missing - Math.min(now.assets + others, Math.max(0, missing) * weights.convertible)
  return turns + walk + Math.max(0, lacking) / (rate + weights.gathering[circles[at]!]!)
}

/** Rounds to the throne in the present position; the holder of the throne only waits for the upkeep. */
export function outlook(state: HellgameState, seat: Seat): number {
  const player = state.seats[seat]!
  if (state.options.goal === 'throne' && throneHolder(state) === seat) {
    const wait = Math.min(roundsToUpkeep(state), 3)
    return (wait - Math.min(2, countOn(state, throne, seat))) * 0.5 + handicap(state, seat) * 0.2
  }
  const at = indexOf[player.at ?? '1-0']!
  return rounds(estimate(state, seat), at, player.unlocked, 0, 0, 0, 0) + handicap(state, seat)
}

/** Rounds that a player loses by a spell or curse; a won turn and strong factories count against it. */
export function handicap(state: HellgameState, seat: Seat): number {
  const isWon = state.turn.seat === seat && state.turn.again
  const slowness = state.seats[seat]!.slowed ? 0.6 : 0
  return slowness + leadenLoss(state, seat) - (isWon ? 1 : 0) - factoryStrength(state, seat)
}

/** Turns lost to leaden feet until the next upkeep; a player who still gathers loses less than one who runs. */
function leadenLoss(state: HellgameState, seat: Seat): number {
  const player = state.seats[seat]!
  if (player.lead === 0) return 0
  const { steps, souls, assets, income } = estimate(state, seat)
  const lost = (Math.min(steps - 1, player.lead) / steps) * roundsToUpkeep(state)
  return souls > assets ? (lost * weights.gatheringMean) / (weights.gatheringMean + income) : lost
}

/** A factory held by two is harder to take. */
function factoryStrength(state: HellgameState, seat: Seat): number {
  let sum = 0
  for (const square of factoriesOf(state, seat)) sum += sideOf(demonsOn(state, square)) === 'two' ? 0.2 : 0
  return sum
}
