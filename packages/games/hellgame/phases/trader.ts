import { enter, leave, type Seat } from '@acheron/engine'
import { type Trade, type TraderId, tradeOf } from '../box/tiles.ts'
import type { TraderFrame } from '../frames.ts'
import { exchangesOf } from '../items/owned.ts'
import { canGo } from '../movement/steps.ts'
import type { HellgameMove } from '../moves.ts'
import { turnTile } from '../square/sources.ts'
import type { HellgameView } from '../state.ts'
import { canPay, gain, multiply, pay } from '../supply/amounts.ts'
import type { HellgamePhase } from './phase.ts'

/** R4.3: one trade a turn, or none. */
export const trader: HellgamePhase<TraderFrame> = {
  actors: state => [state.turn.seat],

  moves(state, _frame, seat) {
    const trade = tradeHere(state, seat)
    const moves: HellgameMove[] = []
    if (trade?.get) {
      const player = state.seats[seat]!
      for (let times = 1; times <= exchangesOf(player); times++)
        if (canPay(player, trade.pay, times)) moves.push({ do: 'trade', times })
    } else if (trade && canRide(state, seat, trade)) moves.push({ do: 'ferry' })
    moves.push({ do: 'pass' })
    return moves
  },

  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do !== 'trade' && move.do !== 'ferry') return
    const square = state.seats[seat]!.at!
    const tile = state.tiles[square] as TraderId
    const trade = tradeOf(tile, state.options.economy)
    state.turn.traded = true
    if (move.do === 'trade') {
      const paid = multiply(trade.pay, move.times)
      pay(state, seat, paid)
      const gained = gain(state, seat, multiply(trade.get ?? {}, move.times))
      ctx.emit({ e: 'traded', seat, square, tile, times: move.times, paid, gain: gained })
    } else {
      pay(state, seat, trade.pay)
      ctx.emit({ e: 'ferryTaken', seat, square, paid: trade.pay })
      enter(state, { kind: 'ferry', used: 0 })
    }
    if (state.options.economy === 'planned') turnTile(state, square, false, ctx)
  },
}

/** The trader's offer here; null when it is face down or the turn's trade is made. */
function tradeHere(state: HellgameView, seat: Seat): Trade | null {
  const square = state.seats[seat]!.at!
  if (state.turn.traded || state.down[square]) return null
  return tradeOf(state.tiles[square] as TraderId, state.options.economy)
}

/** R4.4. The way off is judged with the fare paid: the last soul may not buy a circle as well. */
function canRide(state: HellgameView, seat: Seat, { pay: fare }: Trade): boolean {
  const player = state.seats[seat]!
  if (state.turn.slowed || state.turn.opened || !canPay(player, fare)) return false
  const souls = player.souls - (fare.souls ?? 0)
  return canGo({ ...state, seats: { ...state.seats, [seat]: { ...player, souls } } }, seat)
}
