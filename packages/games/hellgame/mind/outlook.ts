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

/** What the player's factories bring in a round, in souls. */
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

/** Demons that the throne still needs of this player. */
export function holdersNeeded(state: HellgameState, seat: Seat): number {
  return state.options.goal === 'throne' ? Math.max(0, weights.holders - countOn(state, throne, seat)) : 0
}

/** What the rounds to the throne are reckoned from. */
export interface Estimate {
  readonly way: Way
  /** Steps of a turn, and the income of a round. */
  readonly steps: number
  readonly income: number
  /** Souls that the locked circles cost beyond those one has, and what else one has, in souls. */
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

/** What a plan adds: souls, other things by what they are worth in souls, and income of a round. */
export interface Gain {
  readonly souls: number
  readonly others: number
  readonly income: number
}

/**
 * Rounds until a player who stands there (by index) after so many turns, with so many more souls, other things and income
 * of a round, sits on the throne with demons to hold it: those turns, the walk, and as much gathering as the missing
 * souls take beyond what the factories bring meanwhile.
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
  // Other things help to get souls, but circles are paid in nothing else.
  const lacking = missing - Math.min(now.assets + others, Math.max(0, missing) * weights.convertible)
  return turns + walk + Math.max(0, lacking) / (rate + weights.gathering[circles[at]!]!)
}

/** The same, as the position stands: who holds the throne only has to wait for the upkeep. */
export function outlook(state: HellgameState, seat: Seat): number {
  const player = state.seats[seat]!
  if (state.options.goal === 'throne' && throneHolder(state) === seat) {
    const wait = Math.min(roundsToUpkeep(state), 3)
    return (wait - Math.min(2, countOn(state, throne, seat))) * 0.5 + handicap(state, seat) * 0.2
  }
  const at = indexOf[player.at ?? '1-0']!
  return rounds(estimate(state, seat), at, player.unlocked, 0, 0, 0, 0) + handicap(state, seat)
}

/** Rounds that a player loses by what was cast; a turn won and strong factories count against it. */
export function handicap(state: HellgameState, seat: Seat): number {
  const isWon = state.turn.seat === seat && state.turn.again
  const slowness = state.seats[seat]!.slowed ? 0.6 : 0
  return slowness + leadenLoss(state, seat) - (isWon ? 1 : 0) - factoryStrength(state, seat)
}

/** Turns lost to leaden feet until the next upkeep; who still gathers loses less by it than who runs. */
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
