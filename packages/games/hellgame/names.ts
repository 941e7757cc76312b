import type { View } from '@acheron/engine'
import { list, seatMark, type Translate } from '@acheron/engine/words'
import { holdings } from './supply/amounts.ts'
import { circleOf, type Square, specialSquares } from './box/squares.ts'
import type { CurseId } from './box/curses.ts'
import type { EventId } from './box/events.ts'
import { type ItemId, itemIds } from './box/items.ts'
import type { Amounts } from './box/numbers.ts'
import type { SpellId } from './box/spells.ts'
import { kindOf } from './square/contents.ts'
import type { HellgameState, ShieldFrame } from './state.ts'
import { type FactoryId, type Kind, kindOfTile, type SourceId, type TileId, type TraderId } from './box/tiles.ts'
import type { Words } from './words/compiled/keys.ts'

type T = Translate<Words>
type Table = View<HellgameState>

/** "square 1-14", "the factory 2-5", "the throne". */
export function squareName(square: Square, view: Table, t: T): string {
  return t(`square.${kindOf(view, square)}`, { square })
}

/** Where something is: "on square 1-14", "in the factory 2-5", "on the throne". */
export function squareAt(square: Square, view: Table, t: T): string {
  return t(`at.${kindOf(view, square)}`, { square })
}

/**
 * A log is told anew from every position. So that its lines stay as they were, a square is named in them by what it is
 * throughout the game: not by an event or item that somebody took, nor by a portal that was added.
 */
export function lastingName(square: Square, view: Table, t: T): string {
  return t(`square.${lastingKind(square, view)}`, { square })
}

export function lastingAt(square: Square, view: Table, t: T): string {
  return t(`at.${lastingKind(square, view)}`, { square })
}

function lastingKind(square: Square, view: Table): Kind {
  const kind = kindOf(view, square)
  if (kind === 'event' || kind === 'item') return 'plain'
  return kind === 'portal' && !specialSquares(view.options.board).portal.includes(square) ? 'plain' : kind
}

/** "circle 2 (Lust)". */
export function circleName(circle: number, t: T): string {
  return t('circle.named', { circle, name: t(`circle.${circle as 1}`) })
}

export const circleNameOf = (square: Square, t: T): string => circleName(circleOf(square), t)

export const spellName = (spell: SpellId, t: T): string => t(`spell.${spell}`)
export const curseName = (curse: CurseId, t: T): string => t(`curse.${curse}`)
export const eventName = (event: EventId, t: T): string => t(`eventTile.${event}`)
export const itemName = (item: ItemId, t: T): string => t(`item.${item}`)

/** In a sentence: "the Iron Shield". */
export const theItem = (item: ItemId, t: T): string => t(`item.${item}.the`)

/** What was cast at somebody. */
export function castName(cast: ShieldFrame['cast'], t: T): string {
  return 'spell' in cast ? spellName(cast.spell, t) : curseName(cast.curse, t)
}

/** Whatever may lie on a square; null is an event that lies face down. */
export function tileName(tile: TileId | null, t: T): string {
  if (tile === null) return t('tile.hidden')
  if (isItem(tile)) return itemName(tile, t)
  return kindOfTile(tile) === 'event' ? eventName(tile as EventId, t) : t(`tile.${tile as PlainTile}`)
}

type PlainTile = FactoryId | SourceId | TraderId | 'portal' | 'throne'

export const isItem = (tile: TileId): tile is ItemId => itemIds.includes(tile as ItemId)

/** "2 souls and one speed token". */
export function amountsText(amounts: Amounts, t: T): string {
  const parts = holdings.filter(what => amounts[what]).map(what => t(`amount.${what}`, { count: amounts[what] ?? 0 }))
  return list(t.lang, parts)
}

export const soulsText = (souls: number, t: T): string => t('amount.souls', { count: souls })
export const manaText = (mana: number, t: T): string => t('amount.mana', { count: mana })
export const demonsText = (demons: number, t: T): string => t('amount.demons', { count: demons })
export const speedText = (speed: number, t: T): string => t('amount.speed', { count: speed })
export const stepsText = (steps: number, t: T): string => t('steps', { count: steps })

/** Demons by their owners: "one demon of A and 2 demons of B". */
export function demonsOf(owners: readonly number[], t: T): string {
  const counts = new Map<number, number>()
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return list(
    t.lang,
    [...counts].map(([owner, count]) => t('demons.of', { count, who: seatMark(owner) })),
  )
}
