import { enter, type Seat } from '@acheron/engine'
import { cardFee, type FraudId, handSize, instantSide, lineUpSize } from '../box/fraud-cards.ts'
import type { Ctx } from '../events.ts'
import type { FraudOptionFrame } from '../frames.ts'
import { payDrachmas, withLoans } from '../money/loans.ts'
import type { FraudSource, MoveOf } from '../moves.ts'
import type { FlorenceState } from '../state.ts'
import { ownsBarrel, removePiece } from '../tower/pieces.ts'
import { seatOf } from '../turn/seats.ts'

/** R9.2: the cost of a card on top of the basic price. */
export function costOf(from: FraudSource, price: number): number {
  return price + (from === 'hand' ? 0 : cardFee)
}

/** R9.2, R9.3: the cards that the seat may play, with their loans; `price` is the City Wall's. */
export function listSources(state: FlorenceState, seat: Seat, price: number): MoveOf<'fraud'>[] {
  const mine = seatOf(state, seat)
  const { deck, lineUp, discard } = state.fraud
  const isPlayable = (card: FraudId) => ownsBarrel(mine, instantSide(card).barrel)
  const offer = (from: FraudSource, cards: readonly FraudId[]) =>
    cards.filter(isPlayable).map(card => withLoans({ do: 'fraud' as const, from, card }, mine, costOf(from, price)))
  const isOpen = state.options.deckGamble === 'openTop'
  const unknown = withLoans({ do: 'fraud' as const, from: 'deck' as const }, mine, costOf('deck', price))
  const canDraw = !isOpen && deck.length + discard.length > 0
  return [
    ...offer('hand', mine.hand),
    ...offer('lineUp', lineUp),
    ...(isOpen ? offer('deck', deck.slice(-1)) : []),
    ...(canDraw ? [unknown] : []),
  ]
}

/** True if the seat may have a card to play as far as others know; otherwise it is not asked (R9.7). */
export function mayHaveSources(state: FlorenceState, seat: Seat): boolean {
  return seatOf(state, seat).hand.length > 0 || listSources(state, seat, 0).length > 0
}

/** R9.2, R9.3: pays and lays the card before the seat, or discards one from the deck whose barrel is missing. */
export function playFraud(
  state: FlorenceState,
  seat: Seat,
  { from, card: named }: MoveOf<'fraud'>,
  price: number,
  ctx: Ctx,
): void {
  const mine = seatOf(state, seat)
  payDrachmas(state, seat, costOf(from, price), 'fraud', ctx)
  const card = from === 'deck' ? drawFraud(state, ctx)! : named!
  if (from === 'hand') removePiece(mine.hand, card)
  if (from === 'lineUp') removePiece(state.fraud.lineUp, card)
  const { barrel } = instantSide(card)
  if (!ownsBarrel(mine, barrel)) {
    state.fraud.discard.push(card)
    ctx.emit({ e: 'fraudDiscarded', seat, card, barrel })
    return
  }
  mine.played.push(card)
  ctx.emit({ e: 'fraudPlayed', seat, card, from })
  enter(state, { kind: 'fraudOption', card, from, chosen: false })
}

/** Draws the top card. The discards become the deck when it is empty; without discards there is no card (R9.6). */
function drawFraud({ fraud }: FlorenceState, ctx: Ctx): FraudId | undefined {
  if (fraud.deck.length === 0 && fraud.discard.length > 0) {
    fraud.deck = ctx.random.shuffle(fraud.discard.splice(0))
    ctx.emit({ e: 'deckShuffled', deck: 'fraud', count: fraud.deck.length })
  }
  return fraud.deck.pop()
}

/** R9.6: fills the place that the card has left. */
export function refill(state: FlorenceState, seat: Seat, { from }: FraudOptionFrame, ctx: Ctx): void {
  const { hand } = seatOf(state, seat)
  const { lineUp } = state.fraud
  if (from === 'hand' && hand.length < handSize) {
    const card = drawFraud(state, ctx)
    if (!card) return
    hand.push(card)
    ctx.emit({ e: 'fraudDrawn', seat, card })
  }
  if (from === 'lineUp' && lineUp.length < lineUpSize) {
    const card = drawFraud(state, ctx)
    if (!card) return
    lineUp.push(card)
    ctx.emit({ e: 'lineUpRefilled', card })
  }
}
