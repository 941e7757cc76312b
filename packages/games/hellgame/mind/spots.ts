import type { Seat } from '@acheron/engine'
import type { Amounts } from '../box/numbers.ts'
import { circleOf, indexOf, links, type Square, throne } from '../box/squares.ts'
import { type FactoryId, type SourceId, sourceGain, type TraderId, tradeOf } from '../box/tiles.ts'
import { withoutLatest } from '../demons/changes.ts'
import { exchangesOf, uprightFor } from '../items/owned.ts'
import { stepsOf } from '../movement/steps.ts'
import { demonsOn, kindOf } from '../square/contents.ts'
import type { HellgameState, SeatState } from '../state.ts'
import { groundOf, waysOn } from './ground.ts'
import { type Gain, holdersNeeded } from './outlook.ts'
import { placing } from './placing.ts'
import { demonWorth, reserveWorth, weights, worthOf } from './weights.ts'

/** A square worth stopping on, and its gain. */
export interface Spot extends Gain {
  readonly square: Square
  readonly index: number
  /** The demons that stay there for the income. */
  readonly demons: number
  /** It gives nothing before the next upkeep. */
  readonly isDown: boolean
  /** Turns to stay there after the first. */
  readonly stay: number
  /** Turns that the nearest rival takes to get there. */
  readonly rival: number
  /** There is nothing to gain. */
  readonly isEmpty: boolean
}

type Found = Omit<Spot, 'square' | 'index' | 'rival' | 'isEmpty'>

const plain: Found = { souls: 0, others: 0, income: 0, demons: 0, isDown: false, stay: 0 }

/** Both ends of the links between a circle and the next. */
const gates: readonly (readonly Square[])[] = Array.from({ length: 10 }, (_, circle) =>
  links.filter(([outer, inner]) => circleOf(outer) === circle && circleOf(inner) > circle).flat(),
)

export function spotsFor(state: HellgameState, seat: Seat): Spot[] {
  const player = state.seats[seat]!
  const spots: Spot[] = []
  const rivals = rivalsOf(state, seat)
  // While pieces are being placed, those already on the board will move first.
  const ahead = state.flow.at(-1)?.kind === 'start' ? 0.5 : 0
  const add = (square: Square, { souls, others, income, demons, isDown, stay }: Found) => {
    const index = indexOf[square]!
    const rival = nearest(rivals, index) - ahead
    const safe = rival <= weights.threat ? weights.threatened : 1
    const isEmpty = souls === 0 && others === 0 && income === 0
    spots.push({ square, index, souls, others, income: income * safe, demons, isDown, stay, rival, isEmpty })
  }
  for (const key in state.tiles) {
    const square = key as Square
    if (circleOf(square) > player.unlocked + 1) continue
    const found = foundOn(state, seat, square)
    if (found !== plain || square === throne || square === player.at) add(square, found)
  }
  for (const square of gates[player.unlocked]!) add(square, plain)
  if (!state.tiles[player.at!]) add(player.at!, plain)
  return spots
}

interface Rival {
  readonly steps: Uint8Array
  readonly speed: number
}

function rivalsOf(state: HellgameState, seat: Seat): Rival[] {
  const rivals: Rival[] = []
  for (let each = 0; each < state.players; each++) {
    const { at, unlocked } = state.seats[each]!
    if (each === seat || at === null) continue
    rivals.push({ steps: waysOn(groundOf(state, unlocked), at).steps, speed: stepsOf(state.seats[each]!) })
  }
  return rivals
}

function nearest(rivals: readonly Rival[], at: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const { steps, speed } of rivals) least = Math.min(least, Math.ceil(steps[at]! / speed))
  return least
}

/** The gain of stopping on the square. */
function foundOn(state: HellgameState, seat: Seat, square: Square): Found {
  const tile = state.tiles[square]
  const player = state.seats[seat]!
  switch (kindOf(state, square)) {
    case 'source': {
      const isDown = state.down[square] === true && !uprightFor(player, 'relight')
      const { souls = 0, ...rest } = sourceGain(tile as SourceId, state.options.economy)
      return { ...plain, souls, others: worthOf(state, rest), isDown }
    }
    case 'item':
      return { ...plain, others: weights.items[tile as keyof typeof weights.items] }
    case 'event':
      return { ...plain, others: weights.event }
    case 'trader':
      return tradesAt(state, seat, square, tile as TraderId)
    case 'factory': {
      const here = demonsOn(state, square)
      const enemy = player.curse > 0 && player.souls > 0 ? here.findLast(owner => owner !== seat) : undefined
      // `cast-out` kills one of them and allows the purchase of a demon.
      const left = enemy === undefined ? here : withoutLatest(here, enemy, 1)
      const bought = enemy === undefined ? 0 : demonWorth(state) - 1
      const { n, gain, income } = placing(state, seat, square, tile as FactoryId, left)
      if (n === 0 && bought === 0) return plain
      return { ...plain, others: gain + bought, income, demons: n }
    }
    default:
      return plain
  }
}

/** R4.3: an exchange a turn, as long as it is worth a turn. */
function tradesAt(state: HellgameState, seat: Seat, square: Square, tile: TraderId): Found {
  const { pay, get } = tradeOf(tile, state.options.economy)
  const player = state.seats[seat]!
  if (!get || state.down[square]) return plain
  const holders = holdersNeeded(state, seat)
  const most = exchangesOf(player)
  let best = plain
  let bestValue = 0
  for (let turns = 1; turns <= weights.trades; turns++) {
    const times = Math.min(turns * most, timesPayable(player, pay))
    const demons = player.demons + ((get.demons ?? 0) - (pay.demons ?? 0)) * times
    const souls = ((get.souls ?? 0) - (pay.souls ?? 0)) * times
    const tokens = times * worthOf(state, { ...get, souls: 0, demons: 0 })
    const others = tokens + reserveWorth(state, demons, holders) - reserveWorth(state, player.demons, holders)
    const value = souls + others - (turns - 1) * weights.turn
    if (value <= bestValue) continue
    bestValue = value
    best = { ...plain, souls, others, stay: turns - 1 }
  }
  return best
}

function timesPayable(player: SeatState, { souls = 0, demons = 0 }: Amounts): number {
  return Math.min(
    souls > 0 ? Math.floor(player.souls / souls) : 99,
    demons > 0 ? Math.floor(player.demons / demons) : 99,
  )
}
