import { type ItemEffect, items } from '../box/items.ts'
import type { OwnedItem, SeatState } from '../state.ts'

/** The sum of what a player's items add, by verb (R10): a second pair of boots adds another step. */
export function addedBy(player: SeatState, verb: 'steps' | 'unlockDiscount' | 'fightBonus'): number {
  let sum = 0
  for (let i = 0; i < player.items.length; i++) sum += items[player.items[i]!.id][verb] ?? 0
  return sum
}

/** How often an exchange may be repeated in one trade. */
export function exchangesOf(player: SeatState): number {
  return player.items.reduce((most, { id }) => Math.max(most, items[id].exchanges ?? 1), 1)
}

export const picksUpFreely = (player: SeatState): boolean => player.items.some(({ id }) => items[id].freePickUp)

/** An upright item of that use, or undefined. */
export function uprightFor(player: SeatState, use: NonNullable<ItemEffect['turns']>): OwnedItem | undefined {
  for (let i = 0; i < player.items.length; i++) {
    const item = player.items[i]!
    if (item.upright && items[item.id].turns === use) return item
  }
  return undefined
}
