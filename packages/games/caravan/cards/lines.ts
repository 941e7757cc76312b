import { actionCard, arcanaCard, eventCard } from '../box/index.ts'
import type { Id, Lines } from '../box/vocabulary.ts'
import type { CardSide } from '../events.ts'

/** The Lines on a side of a card that is turned over. */
export const linesOf = (card: Id, side: CardSide): Lines =>
  side === 'event' ? eventCard(card).lines : side === 'arcana' ? arcanaCard(card).lines : actionCard(card)[side]
