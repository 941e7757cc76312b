import { leave, type Phase } from '@acheron/engine'
import { canPay, gain, pay } from '../supply/amounts.ts'
import { numbers } from '../box/numbers.ts'
import type { HellgameEvent, HellgameMove, HellgameState, PurchaseFrame } from '../state.ts'

const { pay: price, get: bought } = numbers.curses.purchase

/** R5.5: after `cast-out` a demon may be bought. */
export const purchase: Phase<HellgameState, PurchaseFrame, HellgameMove, HellgameEvent> = {
  actors: state => [state.turn.seat],
  moves: (state, _frame, seat) =>
    canPay(state.seats[seat]!, price) ? [{ do: 'buy' }, { do: 'pass' }] : [{ do: 'pass' }],
  play(state, _frame, seat, move, ctx) {
    leave(state)
    if (move.do !== 'buy') return
    pay(state, seat, price)
    gain(state, seat, bought)
    ctx.emit({ e: 'demonBought', seat, paid: price })
  },
}
