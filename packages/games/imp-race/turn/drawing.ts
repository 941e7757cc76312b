import type { Context, Seat } from '@acheron/engine'
import type { CardId } from '../box/cards.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { ImpRaceState } from '../state.ts'

type Ctx = Context<ImpRaceEvent>

/** R9.3: a seat never holds more. */
export const handLimit = 6

/** R9.2: the top card goes to the seat's hand; from an empty deck after the discard pile has been shuffled. */
export function drawCard(state: ImpRaceState, seat: Seat, by: 'gather' | 'tile' | 'buy', ctx: Ctx): void {
  if (state.deck.length === 0) {
    state.deck = ctx.random.shuffle(state.discard)
    state.discard = []
    ctx.emit({ e: 'deckReshuffled', count: state.deck.length })
  }
  const card = state.deck.pop()!
  state.seats[seat]!.hand.push(card)
  ctx.emit({ e: 'cardDrawn', seat, card, by })
}

/** A card goes from the hand to the discard pile; the caller emits the event. */
export function discard(state: ImpRaceState, seat: Seat, card: CardId): void {
  takeFromHand(state, seat, card)
  state.discard.push(card)
}

export function takeFromHand(state: ImpRaceState, seat: Seat, card: CardId): void {
  const { hand } = state.seats[seat]!
  hand.splice(hand.indexOf(card), 1)
}

/** R9.3, R11.3: a card makes room for another. */
export function makeRoom(state: ImpRaceState, seat: Seat, card: CardId, ctx: Ctx): void {
  discard(state, seat, card)
  ctx.emit({ e: 'cardDiscarded', seat, card })
}
