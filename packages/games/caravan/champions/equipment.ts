import { treasure } from '../box/index.ts'
import type { Archetype, Id, Proficiency, Weapon } from '../box/vocabulary.ts'
import type { CaravanState, CaravanView, Ctx } from '../state.ts'
import { isPolymorphed } from './champion.ts'

/** K.POLYMORPH: covers the weapon of a Capybara. */
const capybaraWeapon: Id = 'sharp-teeth'

/** The weapon it wields (R13.1), if any. */
export function weaponOf(state: CaravanView, id: Archetype): Weapon | null {
  const card = isPolymorphed(state, id) ? capybaraWeapon : state.champions[id].equip.weapon
  if (card === null) return null
  const weapon = treasure(card)
  if (weapon.type !== 'weapon') throw new Error(`'${card}' is no weapon`)
  return weapon
}

/** R13.1: where nothing else is printed, 0, 3 and Unlimited. */
const usualRange: { readonly [proficiency in Proficiency]: number | 'unlimited' } = {
  melee: 0,
  ranged: 3,
  symbol: 'unlimited',
}
export const weaponRange = ({ range, proficiency }: Weapon): number | 'unlimited' => range ?? usualRange[proficiency]

/** R17.5: the Relic is flipped, and none of its properties works. */
export function spendRelic({ champions }: CaravanState, id: Archetype, ctx: Ctx): void {
  const champion = champions[id]
  const { relic } = champion.equip
  if (relic === null || champion.spent) return
  champion.spent = true
  ctx.emit({ e: 'relicSpent', champion: id, relic })
}

/** 5.5: a spent Relic is turned back. */
export function unspendRelic({ champions }: CaravanState, id: Archetype, ctx: Ctx): void {
  const champion = champions[id]
  const { relic } = champion.equip
  if (relic === null || !champion.spent) return
  champion.spent = false
  ctx.emit({ e: 'relicUnspent', champion: id, relic })
}
