import type { Context } from '@acheron/engine'
import type { CardId } from '../box/cards.ts'
import { prices } from '../box/prices.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { ImpRaceMove } from '../moves.ts'
import { buy, withCard } from '../moves.ts'
import { impsOnRoute } from '../route/places.ts'
import type { DeciderView, ImpRaceState } from '../state.ts'
import { drawCard, handLimit, makeRoom } from './drawing.ts'
import { payGems } from './gems.ts'

/** R11.2, R11.3: the top card, if table and purse allow it; with a full hand, one move for each card to discard. */
export function listPurchases(view: DeciderView, moves: ImpRaceMove[]): void {
  const { seat, bought } = view.turn
  const me = view.seats[seat]!
  const { price, most } = prices[impsOnRoute(me)]!
  if (bought >= most || me.gems < price) return
  if (me.hand.length < handLimit) moves.push(buy)
  else for (const card of me.hand) moves.push(withCard[card].buy)
}

export function purchase(state: ImpRaceState, discarded: CardId | undefined, ctx: Context<ImpRaceEvent>): void {
  const { turn } = state
  const { price } = prices[impsOnRoute(state.seats[turn.seat]!)]!
  if (discarded) makeRoom(state, turn.seat, discarded, ctx)
  payGems(state, turn.seat, price, 'buy', ctx)
  turn.bought++
  ctx.emit({ e: 'cardBought', seat: turn.seat, price })
  drawCard(state, turn.seat, 'buy', ctx)
}
