import { type EventId, eventIds } from './events.ts'
import { type ItemId, itemIds } from './items.ts'
import { type Amounts, numbers } from './numbers.ts'
import type { SpecialKind } from './squares.ts'

export const factoryIds = ['F-souls', 'F-mixed', 'F-demon', 'F-speed'] as const
export type FactoryId = (typeof factoryIds)[number]
export const sourceIds = ['S-souls', 'S-speed', 'S-mana', 'S-demon'] as const
export type SourceId = (typeof sourceIds)[number]
export const traderIds = ['T-sell', 'T-buy', 'T-ferry', 'T-mana', 'T-speed'] as const
export type TraderId = (typeof traderIds)[number]

/** Anything that may lie on a square. */
export type TileId = FactoryId | SourceId | TraderId | EventId | ItemId | 'portal' | 'throne'
/** Removed squares have no kind; callers check for them first. */
export type Kind = SpecialKind | 'plain'
/** The side a factory shows: "two" exactly while both its demons belong to one player (R6.4). */
export type Side = 'one' | 'two'
type Economy = 'prototype' | 'planned'

/** A trader's action: an exchange, or a ride (R4.4). */
export type Trade =
  | { readonly pay: Amounts; readonly get: Amounts; readonly steps?: undefined }
  | { readonly pay: Amounts; readonly steps: number; readonly get?: undefined }

const kinds: Readonly<Record<TileId, SpecialKind>> = {
  ...kindOfAll(factoryIds, 'factory'),
  ...kindOfAll(sourceIds, 'source'),
  ...kindOfAll(traderIds, 'trader'),
  ...kindOfAll(eventIds, 'event'),
  ...kindOfAll(itemIds, 'item'),
  portal: 'portal',
  throne: 'throne',
}

function kindOfAll<T extends string>(ids: readonly T[], kind: SpecialKind): Record<T, SpecialKind> {
  return Object.fromEntries(ids.map(id => [id, kind])) as Record<T, SpecialKind>
}

/** The kind of square that a tile makes; a tile hidden from the view (null) is an event's. */
export function kindOfTile(tile: TileId | null | undefined): Kind {
  if (tile === undefined) return 'plain'
  return tile === null ? 'event' : kinds[tile]
}

/** What a factory gives at an upkeep (2.3). */
export const incomeOf = (tile: FactoryId, side: Side): Amounts => numbers.factories[tile][side]

/** What a source gives (2.3, option `economy`). */
export function sourceGain(tile: SourceId, economy: Economy): Amounts {
  const row = numbers.sources[tile]
  return economy === 'planned' ? row.planned : row.gain
}

/** What a trader offers (2.3, option `economy`). */
export function tradeOf(tile: TraderId, economy: Economy): Trade {
  const row = numbers.traders[tile]
  return economy === 'planned' && 'planned' in row ? row.planned : row
}
