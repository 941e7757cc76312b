import { numbers } from './numbers.ts'

const { itemEffects } = numbers

export const itemIds = ['pandora', 'flux', 'boots', 'shield', 'obol', 'whip', 'lantern', 'collar', 'ledger'] as const
export type ItemId = (typeof itemIds)[number]

/** The effect of owning the item (2.7). Rules ask for the verb, never for the item. */
export type ItemEffect = {
  /** Stands upright or turned over; upright again at each upkeep. */
  readonly turns?: 'toPortal' | 'cancel' | 'relight'
  /** More steps every turn. */
  readonly steps?: number
  /** Souls saved when unlocking. */
  readonly unlockDiscount?: number
  /** Demons added to the owner's count in a fight where the piece stands. */
  readonly fightBonus?: number
  /** Picking up demons is free. */
  readonly freePickUp?: true
  /** How often an exchange may be repeated in one trade. */
  readonly exchanges?: number
  /** A choice at each upkeep. */
  readonly upkeepChoice?: typeof itemEffects.pandora
}

export const items: Readonly<Record<ItemId, ItemEffect>> = {
  pandora: { upkeepChoice: itemEffects.pandora },
  flux: { turns: 'toPortal' },
  boots: { steps: itemEffects.boots.steps },
  shield: { turns: 'cancel' },
  obol: { unlockDiscount: itemEffects.obol.discount },
  whip: { fightBonus: itemEffects.whip.count },
  lantern: { turns: 'relight' },
  collar: { freePickUp: true },
  ledger: { exchanges: itemEffects.ledger.times },
}

/** The three of the source are always there; the others are drawn. */
export const sourceItems: readonly ItemId[] = ['pandora', 'flux', 'boots']
export const drawnItems: readonly ItemId[] = itemIds.filter(id => !sourceItems.includes(id))

/** Option `items: prototype`: two of each, on `revised` without the last. */
export const prototypeItems: readonly ItemId[] = ['pandora', 'pandora', 'boots', 'boots', 'flux', 'flux']
