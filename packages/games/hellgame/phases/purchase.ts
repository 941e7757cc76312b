import { leave } from '@acheron/engine'
import { numbers } from '../box/numbers.ts'
import type { PurchaseFrame } from '../frames.ts'
import { canPay, gain, pay } from '../supply/amounts.ts'
import type { HellgamePhase } from './phase.ts'

const { pay: price, get: bought } = numbers.curses.purchase

/** R5.5: after `cast-out` a demon may be bought. */
export const purchase: HellgamePhase<PurchaseFrame> = {
  actors: state => [state.turn.seat],
  moves: (state, _frame, seat) =>
    canPay(state.seats[seat]!, price) ? [{ do: 'buy' }, { do: 'pass' }] : [{ do: 'pass' }],
  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do !== 'buy') return
    pay(state, seat, price)
    ctx.emit({ e: 'demonBought', seat, paid: price, gain: gain(state, seat, bought) })
  },
}
