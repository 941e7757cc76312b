import { seatMark } from '@acheron/engine/words'
import { type FraudId, instantSide } from '../box/fraud-cards.ts'
import { barrelName, cardName, infamyText, type T } from '../names.ts'
import type { Of } from './event.ts'

type Fraud = Of<
  'fraudPlayed' | 'fraudUsed' | 'fraudScored' | 'fraudDiscarded' | 'fraudDrawn' | 'lineUpRefilled' | 'deckShuffled'
>

/** Fraud cards (R9). */
export function fraud(event: Fraud, t: T): string {
  switch (event.e) {
    case 'fraudPlayed':
      return t(`told.fraudPlayed.${event.from}`, { who: seatMark(event.seat), card: cardName(event.card, t) })
    case 'fraudUsed':
      // What it did is told by what was gained, built or moved.
      return event.changed ? '' : t('told.fraudUsed.none')
    case 'fraudScored':
      return scored(event, t)
    case 'fraudDiscarded': {
      const { barrel } = instantSide(event.card)
      return t('told.fraudDiscarded', {
        who: seatMark(event.seat),
        card: cardName(event.card, t),
        barrel: barrelName(barrel, t),
      })
    }
    case 'fraudDrawn':
      return drawn(event, t)
    case 'lineUpRefilled':
      return t('told.lineUpRefilled', { card: cardName(event.card, t) })
    case 'deckShuffled':
      return t(`told.deckShuffled.${event.deck}`, { count: event.count })
  }
}

/** A skull or a cube is told of by itself. */
function scored({ seat, card, code, points }: Of<'fraudScored'>, t: T): string {
  const words = { who: seatMark(seat), card: cardName(card, t) }
  if (points > 0) return t('told.fraudScored', { ...words, points: infamyText(points, t) })
  return code.includes(':') ? t('told.fraudScored.used', words) : t('told.fraudScored.none', words)
}

/** Only its owner is told the card. */
function drawn({ seat, card }: Of<'fraudDrawn'>, t: T): string {
  const known: FraudId | null = card
  const who = seatMark(seat)
  return known === null ? t('told.fraudDrawn', { who }) : t('told.fraudDrawn.known', { who, card: cardName(known, t) })
}
