import type { Seat } from '@acheron/engine'
import { circleOf, indexOf, type Square } from '../board.ts'
import { withoutLatest } from '../demons.ts'
import { stepsOf } from '../movement.ts'
import type { Amounts } from '../numbers.ts'
import { exchangesOf, uprightFor } from '../owned.ts'
import { type Ways, waysFrom, wayTo } from '../reach.ts'
import { demonsOn, kindOf } from '../squares.ts'
import type { HellgameMove, HellgameState } from '../state.ts'
import { type FactoryId, type SourceId, sourceGain, type TraderId, tradeOf } from '../tiles.ts'
import { type Estimate, estimate, holdersNeeded, rounds, roundsToUpkeep } from './outlook.ts'
import { placing } from './placing.ts'
import { demonWorth, reserveWorth, weights, worthOf } from './weights.ts'

/** A square worth going to, the moves there, and how good the plan is. */
export interface Plan {
  readonly square: Square
  readonly way: readonly HellgameMove[]
  readonly value: number
}

/** Farther than this nobody plans. */
const horizon = 24

/** Who goes, with how many steps now and how many more for a speed token. */
interface Trip {
  readonly state: HellgameState
  readonly seat: Seat
  readonly free: number
  readonly more: number
  readonly now: Estimate
  /** What a turn is worth in rounds. */
  readonly turn: number
}

/** The plan after which the throne is nearest, the turns that it takes counted in. */
export function bestPlan(state: HellgameState, seat: Seat, free: number, more: number): Plan {
  const now = estimate(state, seat)
  const turn = (weights.turn * weights.gatheringMean) / (weights.gatheringMean + now.income)
  const trip: Trip = { state, seat, free, more, now, turn }
  const { walked, flown } = waysFrom(state, seat, horizon)
  let best = { square: state.seats[seat]!.at!, ways: walked, value: Number.NEGATIVE_INFINITY }
  const consider = (square: Square, ways: Ways, cost: number) => {
    const value = valueFor(trip, square, ways.steps[indexOf[square]!]!, cost)
    if (value > best.value + 1e-9) best = { square, ways, value }
  }
  for (const square of walked.order) consider(square, walked, 0)
  for (const square of flown?.order ?? []) consider(square, flown!, weights.flux)
  return { square: best.square, way: wayTo(best.square, best.ways, free), value: best.value }
}

/** How near the throne is after stopping there, what the way costs and the turns that it takes counted in. */
function valueFor({ state, seat, free, more, now, turn }: Trip, square: Square, far: number, cost: number): number {
  const player = state.seats[seat]!
  const isNear = far <= free + more
  const turns = isNear ? 1 : 1 + Math.ceil((far - free) / stepsOf(player))
  const found = foundOn(state, seat, square, turns)
  const fading = weights.waiting ** (turns - 1)
  const spent = cost + (isNear && far > free ? weights.speed : 0)
  // What an unlocking costs is missing no longer afterwards, so it does not count.
  const gain = found.gain * fading - spent
  const unlocked = Math.max(player.unlocked, circleOf(square))
  return -rounds(now, square, unlocked, gain, found.income * fading) - turn * (turns + found.wait * weights.wait)
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
      const isDown = state.down[square] === true && !uprightFor(player, 'relight')
      const wait = isDown ? Math.max(0, roundsToUpkeep(state) + 1 - turns) : 0
      const contested = isDown ? 0.8 : 1
      return { gain: worthOf(state, sourceGain(tile as SourceId, state.options.economy)) * contested, income: 0, wait }
    }
    case 'item':
      return { ...nothing, gain: weights.items[tile as keyof typeof weights.items] }
    case 'event':
      return { ...nothing, gain: weights.event }
    case 'trader': {
      const trade = tradeOf(tile as TraderId, state.options.economy)
      if (!trade.get || state.down[square]) return nothing
      const souls = Math.floor(player.souls / Math.max(1, trade.pay.souls ?? 0))
      const times = Math.min(exchangesOf(player), trade.pay.demons ? player.demons : souls)
      return { ...nothing, gain: Math.max(0, tradeWorth(state, seat, trade.pay, trade.get, times)) }
    }
    case 'factory': {
      const here = demonsOn(state, square)
      const enemy = player.curse > 0 && player.souls > 0 ? here.findLast(owner => owner !== seat) : undefined
      // A curse drives one of them out, and buys a demon besides.
      const left = enemy === undefined ? here : withoutLatest(here, enemy, 1)
      const bought = enemy === undefined ? 0 : demonWorth(state) - 1
      const { gain, income } = placing(state, seat, square, tile as FactoryId, left)
      return { gain: gain + bought, income, wait: 0 }
    }
    default:
      return nothing
  }
}

/** What an exchange made so often brings; demons count by how many are in reserve. */
function tradeWorth(state: HellgameState, seat: Seat, pay: Amounts, get: Amounts, times: number): number {
  const { demons } = state.seats[seat]!
  const holders = holdersNeeded(state, seat)
  const after = demons + ((get.demons ?? 0) - (pay.demons ?? 0)) * times
  const inDemons = reserveWorth(state, after, holders) - reserveWorth(state, demons, holders)
  return inDemons + times * (worthOf(state, { ...get, demons: 0 }) - worthOf(state, { ...pay, demons: 0 }))
}
