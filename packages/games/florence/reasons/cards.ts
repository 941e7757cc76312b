import { type FraudId, instantSide } from '../box/fraud-cards.ts'
import { barrelName, cardName } from '../names.ts'
import { ownsBarrel } from '../tower/pieces.ts'
import { type Moment, whyLater, whyPressing } from './moment.ts'

/** R9.1, R9.7: a card in hand, in the line-up or on the table. */
export function whyNotCard(card: FraudId, moment: Moment): string {
  const { state, frame, me, t } = moment
  if (me.played.includes(card)) return t('why.card.played')
  if (state.fraud.discard.includes(card)) return t('why.card.gone')
  if (frame.kind === 'cityWall' && frame.played) return t('why.part.played')
  if (frame.kind !== 'cityWall' && frame.kind !== 'fraudSource') return whyLater('card', moment)
  const { barrel } = instantSide(card)
  if (ownsBarrel(me, barrel)) return t('why.card.gone')
  return t('why.card.barrel', { card: cardName(card, t), barrel: barrelName(barrel, t) })
}

/** R9.3, R9.6. */
export function whyNotDeck(moment: Moment): string {
  const { state, frame, t } = moment
  if (frame.kind !== 'cityWall' && frame.kind !== 'fraudSource') return whyLater('card', moment)
  if (frame.kind === 'cityWall' && frame.played) return t('why.part.played')
  const top = state.fraud.deck.at(-1)
  return state.options.deckGamble === 'openTop' && top ? whyNotCard(top, moment) : t('why.deck.empty')
}

/** R9.4, final scoring 1. */
export function whyNotOption(moment: Moment): string | null {
  const { frame, t } = moment
  if (frame.kind === 'fraudOption' || frame.kind === 'endFraud') return t('why.option')
  return whyPressing(moment)
}
