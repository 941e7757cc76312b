import { seatMark } from '@acheron/engine/words'
import type { FraudId } from '../box/fraud-cards.ts'
import type { EventOf } from '../events.ts'
import { barrelName, cardName, infamyText, type T } from '../names.ts'

type Fraud = EventOf<
  'fraudPlayed' | 'fraudUsed' | 'fraudScored' | 'fraudDiscarded' | 'fraudDrawn' | 'lineUpRefilled' | 'deckShuffled'
>

/** Fraud cards (R9). */
export function fraud(event: Fraud, t: T): string {
  switch (event.e) {
    case 'fraudPlayed':
      return t(`log.fraudPlayed.${event.from}`, { who: seatMark(event.seat), card: cardName(event.card, t) })
    case 'fraudUsed':
      // What was gained, built or moved has a line of its own.
      return event.changed ? '' : t('log.fraudUsed.none')
    case 'fraudScored':
      return scored(event, t)
    case 'fraudDiscarded':
      return t('log.fraudDiscarded', {
        who: seatMark(event.seat),
        card: cardName(event.card, t),
        barrel: barrelName(event.barrel, t),
      })
    case 'fraudDrawn':
      return drawn(event, t)
    case 'lineUpRefilled':
      return t('log.lineUpRefilled', { card: cardName(event.card, t) })
    case 'deckShuffled':
      return t(`log.deckShuffled.${event.deck}`, { count: event.count })
  }
}

/** A skull or a cube has a line of its own. */
function scored({ seat, card, code, points }: EventOf<'fraudScored'>, t: T): string {
  const words = { who: seatMark(seat), card: cardName(card, t) }
  if (points > 0) return t('log.fraudScored', { ...words, points: infamyText(points, t) })
  return code.includes(':') ? t('log.fraudScored.used', words) : t('log.fraudScored.none', words)
}

/** Only the owner is told which card. */
function drawn({ seat, card }: EventOf<'fraudDrawn'>, t: T): string {
  const known: FraudId | null = card
  const who = seatMark(seat)
  return known === null ? t('log.fraudDrawn', { who }) : t('log.fraudDrawn.known', { who, card: cardName(known, t) })
}
