import { list } from '@acheron/engine/words'
import {
  barrels,
  cardName,
  deciderOf,
  type FlorenceView,
  type FraudId,
  infamyText,
  instantSide,
  instantText,
  locationIds,
  locations,
  type MoveOf,
  ownsBarrel,
  panelRewards,
  seatIn,
  spacesPerFloor,
  theLocation,
} from '@acheron/games/florence/board.ts'
import { small } from '../texts.ts'
import type { Voice } from '../words.ts'

/** R9.1, 2.6: the visible cards that the barrel makes playable, and its reward on the panel. */
export function barrelFor(view: FlorenceView, { barrel }: MoveOf<'barrel'>, { t, game }: Voice): string {
  const hand = seatIn(view, deciderOf(view))?.hand ?? []
  const inSight = [...hand, ...view.fraud.lineUp].filter((card): card is FraudId => card !== null)
  const cards = inSight.filter(card => instantSide(card).barrel === barrel).map(card => cardName(card, game))
  const { of, each } = panelRewards[barrel]
  const panel = t('then.panel', { gain: infamyText(each, game), thing: game(`count.${of}`) })
  return [t('then.cards', { count: cards.length, cards: list(t.lang, cards) }), panel].join(' · ')
}

/** R6.3: where the guest makes an accusation possible, if its floor has room for the accuser. */
export function guestFor(view: FlorenceView, { guest, floor }: MoveOf<'guest'>, { t, game }: Voice): string {
  const there = view.seats[deciderOf(view)]?.tower[floor]?.length ?? 0
  const [location] = locationIds.filter(id => locations[id].sin === guest)
  return location ? t('then.guest', { at: theLocation(location, game), room: spacesPerFloor - there - 1 }) : ''
}

/** R9.1: who owns no barrel can play no fraud card. */
export function ownsAnyBarrel(view: FlorenceView): boolean {
  const mine = seatIn(view, deciderOf(view))
  return mine !== undefined && barrels.some(barrel => ownsBarrel(mine, barrel))
}

/** R9.3, R9.4: the card's two effects; for an unknown card, what happens to it. */
export function cardDoes(view: FlorenceView, { card }: MoveOf<'fraud'>, voice: Voice): string {
  const { t, game } = voice
  if (!card) return t(ownsAnyBarrel(view) ? 'then.unknown' : 'then.unknown.vain')
  const { a, b } = instantSide(card)
  return t('then.card', { a: small(instantText(a, game), voice.t.lang), b: small(instantText(b, game), voice.t.lang) })
}
