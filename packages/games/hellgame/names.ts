import { list, seatMark, type Translate } from '@acheron/engine/words'
import type { CurseId } from './box/curses.ts'
import type { EventId } from './box/events.ts'
import { type ItemId, itemIds } from './box/items.ts'
import type { Amounts } from './box/numbers.ts'
import type { SpellId } from './box/spells.ts'
import { circleOf, type Square } from './box/squares.ts'
import { type FactoryId, type Kind, kindOfTile, type SourceId, type TileId, type TraderId } from './box/tiles.ts'
import type { ShieldFrame } from './frames.ts'
import { kindOf } from './square/contents.ts'
import type { HellgameView } from './state.ts'
import { holdings } from './supply/amounts.ts'
import type { Words } from './words/compiled/keys.ts'

/** The game's own words in one language. */
export type HellgameWords = Translate<Words>

/** "square 1-14", "the factory 2-5", "the throne": a square of that kind. */
export const squareOfKind = (square: Square, kind: Kind, t: HellgameWords): string => t(`square.${kind}`, { square })

/** Where something is: "on square 1-14", "in the factory 2-5", "on the throne". */
export const atSquareOfKind = (square: Square, kind: Kind, t: HellgameWords): string => t(`at.${kind}`, { square })

/** Both for a square as it is now. */
export const squareName = (square: Square, view: HellgameView, t: HellgameWords): string =>
  squareOfKind(square, kindOf(view, square), t)
export const squareAt = (square: Square, view: HellgameView, t: HellgameWords): string =>
  atSquareOfKind(square, kindOf(view, square), t)

/** "circle 2 (Lust)". */
export function circleName(circle: number, t: HellgameWords): string {
  return t('circle.named', { circle, name: t(`circle.${circle as 1}`) })
}

export const circleNameOf = (square: Square, t: HellgameWords): string => circleName(circleOf(square), t)

export const spellName = (spell: SpellId, t: HellgameWords): string => t(`spell.${spell}`)
export const curseName = (curse: CurseId, t: HellgameWords): string => t(`curse.${curse}`)
export const eventName = (event: EventId, t: HellgameWords): string => t(`eventTile.${event}`)
export const itemName = (item: ItemId, t: HellgameWords): string => t(`item.${item}`)

/** In a sentence: "the Iron Shield". */
export const theItem = (item: ItemId, t: HellgameWords): string => t(`item.${item}.the`)

/** The spell or curse at a target. */
export function castName(cast: ShieldFrame['cast'], t: HellgameWords): string {
  return 'spell' in cast ? spellName(cast.spell, t) : curseName(cast.curse, t)
}

/** The name of a tile; null is an event that lies face down. */
export function tileName(tile: TileId | null, t: HellgameWords): string {
  if (tile === null) return t('tile.hidden')
  if (isItem(tile)) return itemName(tile, t)
  return kindOfTile(tile) === 'event' ? eventName(tile as EventId, t) : t(`tile.${tile as PlainTile}`)
}

type PlainTile = FactoryId | SourceId | TraderId | 'portal' | 'throne'

export const isItem = (tile: TileId): tile is ItemId => itemIds.includes(tile as ItemId)

/** "2 souls and one speed token". */
export function amountsText(amounts: Amounts, t: HellgameWords): string {
  const parts = holdings.filter(what => amounts[what]).map(what => t(`amount.${what}`, { count: amounts[what] ?? 0 }))
  return list(t.lang, parts)
}

export const soulsText = (souls: number, t: HellgameWords): string => t('amount.souls', { count: souls })
export const manaText = (mana: number, t: HellgameWords): string => t('amount.mana', { count: mana })
export const demonsText = (demons: number, t: HellgameWords): string => t('amount.demons', { count: demons })
export const speedText = (speed: number, t: HellgameWords): string => t('amount.speed', { count: speed })
export const stepsText = (steps: number, t: HellgameWords): string => t('steps', { count: steps })

/** Demons by their owners: "one demon of A and 2 demons of B". */
export function demonsOf(owners: readonly number[], t: HellgameWords): string {
  const counts = new Map<number, number>()
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return list(
    t.lang,
    [...counts].map(([owner, count]) => t('demons.of', { count, who: seatMark(owner) })),
  )
}
