import type { Translate } from '@acheron/engine/words'
import { type CardId, kindOf, strengthOf } from './box/cards.ts'
import type { TileType } from './box/tiles.ts'
import type { Place } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>

/** "Coffin", "Die 4". */
export function cardName(card: CardId, t: T): string {
  return t(`card.${kindOf(card)}`)
}

/** A card with its strength in fights: "Coffin (6)". */
export function strongName(card: CardId, t: T): string {
  return t('card.strong', { card: cardName(card, t), strength: strengthOf(card) })
}

export function tileName(type: TileType, t: T): string {
  return t(`tile.${type}`)
}

/** "square 15", "step S2", "the throne". */
export function placeName(place: Place, t: T): string {
  return typeof place === 'number' ? t('place.square', { square: place }) : offRoute(place, t)
}

/** The same in a sentence about an imp on its way, as short as the language allows: "the imp on 15 to 18". */
export function wayName(place: Place, t: T): string {
  return typeof place === 'number' ? t('to.square', { square: place }) : offRoute(place, t)
}

function offRoute(place: Exclude<Place, number>, t: T): string {
  if (place === 'D') return t('place.cemetery')
  return place === 'H' ? t('place.throne') : t('place.step', { step: place })
}
