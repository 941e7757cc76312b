import type { Seat } from '@acheron/engine'
import { circleOf, indexOf, type Square } from '../board.ts'
import { stepsOf } from '../movement.ts'
import { exchangesOf } from '../owned.ts'
import { type Ways, waysFrom, wayTo } from '../reach.ts'
import { demonsOn, kindOf } from '../squares.ts'
import type { HellgameMove, HellgameState } from '../state.ts'
import { type FactoryId, type SourceId, sourceGain, type TraderId, tradeOf } from '../tiles.ts'
import { type Estimate, estimate, rounds, roundsToUpkeep } from './outlook.ts'
import { placing } from './placing.ts'
import { weights, worthOf } from './weights.ts'

/** A square worth going to: the moves there, and how much nearer the throne comes for each turn it takes. */
export interface Plan {
  readonly square: Square
  readonly way: readonly HellgameMove[]
  readonly rate: number
}

/** Farther than this nobody plans. */
const horizon = 24

/** The plan that brings the throne nearer fastest, with `free` steps now and `more` for a speed token. */
export function bestPlan(state: HellgameState, seat: Seat, free: number, more: number): Plan {
  const player = state.seats[seat]!
  const now = estimate(state, seat)
  const base = rounds(now, player.at!, player.unlocked, 0, 0)
  const { walked, flown } = waysFrom(state, seat, horizon)
  let best: { square: Square; ways: Ways; rate: number } | null = null
  const consider = (square: Square, ways: Ways, cost: number) => {
    const rate = rateOf(state, seat, now, base, square, ways.steps[indexOf[square]!]!, free, more, cost)
    if (!best || rate > best.rate + 1e-9) best = { square, ways, rate }
  }
  for (const square of walked.order) consider(square, walked, 0)
  for (const square of flown?.order ?? []) consider(square, flown!, weights.flux)
  const { square, ways, rate } = best as unknown as { square: Square; ways: Ways; rate: number }
  return { square, way: wayTo(square, ways, free), rate }
}

/** How many rounds nearer the throne comes by stopping there, for each turn that it takes. */
function rateOf(
  state: HellgameState,
  seat: Seat,
  now: Estimate,
  base: number,
  square: Square,
  far: number,
  free: number,
  more: number,
  cost: number,
): number {
  const player = state.seats[seat]!
  const isNear = far <= free + more
  const turns = isNear ? 1 : 1 + Math.ceil((far - free) / stepsOf(player))
  const found = foundOn(state, seat, square, turns)
  const circle = circleOf(square)
  const fading = weights.waiting ** (turns - 1)
  const spent = cost + (isNear && far > free ? weights.speed : 0)
  // What an unlocking costs is missing no longer afterwards, so it does not count.
  const gain = found.gain * fading - spent
  const after = rounds(now, square, Math.max(player.unlocked, circle), gain, found.income * fading)
  return (base - after) / (turns + found.wait)
}

interface Found {
  readonly gain: number
  readonly income: number
  /** Turns to wait there for an upkeep. */
  readonly wait: number
}

const nothing: Found = { gain: 0, income: 0, wait: 0 }

/** What stopping on the square after so many turns gives. */
function foundOn(state: HellgameState, seat: Seat, square: Square, turns: number): Found {
  const tile = state.tiles[square]
  const player = state.seats[seat]!
  switch (kindOf(state, square)) {
    case 'source': {
      const wait = state.down[square] ? Math.max(0, roundsToUpkeep(state) + 1 - turns) : 0
      const contested = state.down[square] ? 0.8 : 1
      return { gain: worthOf(state, sourceGain(tile as SourceId, state.options.economy)) * contested, income: 0, wait }
    }
    case 'item':
      return { ...nothing, gain: weights.items[tile as keyof typeof weights.items] }
    case 'event':
      return { ...nothing, gain: weights.event }
    case 'trader': {
      const trade = tradeOf(tile as TraderId, state.options.economy)
      if (!trade.get || state.down[square]) return nothing
      const rate = worthOf(state, trade.get) - worthOf(state, trade.pay)
      const souls = Math.floor(player.souls / Math.max(1, trade.pay.souls ?? 0))
      const times = Math.min(exchangesOf(player), trade.pay.demons ? player.demons : souls)
      return { ...nothing, gain: Math.max(0, rate * times) }
    }
    case 'factory': {
      const { gain, income } = placing(state, seat, square, tile as FactoryId, demonsOn(state, square))
      return { gain, income, wait: 0 }
    }
    default:
      return nothing
  }
}
