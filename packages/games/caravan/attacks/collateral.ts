import { canPay } from '../abilities/costs.ts'
import { abilitiesOf } from '../abilities/lookup.ts'
import { cannot } from '../abilities/modifiers.ts'
import type { Collateral } from '../box/vocabulary.ts'
import { enterCard, readerOf } from '../cards/card.ts'
import type { AttackFrame, Keyed } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import type { FightingState } from '../state.ts'

/** The collateral abilities of the attacker that have not been applied yet. */
export function collaterals(state: FightingState, frame: AttackFrame): Keyed<Collateral>[] {
  return abilitiesOf(state, frame.attacker, 'collateral').filter(({ key, ability, source }) => {
    if (frame.used[key] !== undefined) return false
    // R13.19.
    if (frame.special && (source.kind === 'skill' || source.kind === 'equipment')) return false
    if (source.kind === 'equipment' && cannot(state, frame.attacker, 'use-equipment')) return false
    const reader = readerOf(state, source, { attacker: frame.attacker, target: frame.target, facts: frame.facts })
    if (ability.if && !holds(reader, ability.if)) return false
    return !ability.cost || canPay(state, frame.attacker, ability.cost, source.card, reader.card)
  })
}

/** The ability is applied. */
export function strike(state: FightingState, frame: AttackFrame, key: string): void {
  const keyed = collaterals(state, frame).find(each => each.key === key)
  if (!keyed) return
  const { ability, source } = keyed
  frame.used[key] = 1
  const bound = { attacker: frame.attacker, target: frame.target, subject: frame.target, cause: frame.attacker }
  if (!ability.cost) {
    enterCard(state, source, [ability.fx], bound)
    return
  }
  // The chosen ability: its cost is paid, then it is carried out.
  enterCard(state, source, [[{ do: 'choose', options: [{ label: 'pay', cost: ability.cost, fx: ability.fx }] }]], bound)
}
