import { mods } from '../abilities/modifiers.ts'
import type { AttackEffect, AttackPart, Effect, Num } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import { weaponOf } from '../champions/equipment.ts'
import type { AttackFrame, CardFrame } from '../frames.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import { candidates } from '../selectors/candidates.ts'
import type { FightingState } from '../state.ts'
import { attackTargets, reachOf, type Target } from './targets.ts'

type SpecialAttack = Extract<Effect, { do: 'special-attack' }>

/** The effect that makes the Attack lies below it. */
export function effectBelow({ flow }: FightingState, frame: AttackFrame): AttackEffect | SpecialAttack {
  const below = flow[flow.indexOf(frame) - 1]
  if (below?.kind !== 'effect' || !('do' in below.fx)) throw new Error('an Attack without its effect')
  if (below.fx.do !== 'attack' && below.fx.do !== 'special-attack') throw new Error('an Attack of another effect')
  return below.fx
}

export function plain(state: FightingState, frame: AttackFrame): AttackEffect | null {
  const fx = effectBelow(state, frame)
  return fx.do === 'attack' ? fx : null
}

/** The card that makes the Attack, as it is read now: its Attack is bound. */
export function readerIn(state: FightingState, frame: AttackFrame): Reader & { card: CardFrame } {
  const card = cardBelow(state, frame)
  card.bound.attacker = frame.attacker
  card.bound.target = frame.target
  return { state, card }
}

export function cardBelow({ flow }: FightingState, frame: AttackFrame): CardFrame {
  for (let i = flow.indexOf(frame) - 1; i >= 0; i--) {
    const below = flow[i]!
    if (below.kind === 'card') return below
  }
  throw new Error('an Attack without a card')
}

/** Parts that the card adds: its COMBO, and those whose condition holds as the pool is assembled. */
export function parts(reader: Reader, fx: AttackEffect): AttackPart[] {
  const added = (fx.ifs ?? []).filter(part => holds(reader, part.if)).map(part => part.add)
  return [fx, ...(fx.combo && reader.card.bound.combo ? [fx.combo] : []), ...added]
}

export const total = (reader: Reader, list: readonly (Num | undefined)[]): number =>
  list.reduce<number>((sum, n) => sum + (n === undefined ? 0 : num(reader, n)), 0)

/** R13.2: the targets of this Attack. */
export function legalTargets(state: FightingState, frame: AttackFrame): Target[] {
  const weapon = weaponOf(state, frame.attacker)
  if (!weapon) return []
  const reader = readerIn(state, frame)
  const fx = effectBelow(state, frame)
  const replaced = fx.range === undefined || fx.range === 'unlimited' ? fx.range : num(reader, fx.range)
  const added =
    fx.do === 'attack'
      ? total(
          reader,
          parts(reader, fx).map(part => part.addRange),
        )
      : 0
  const range = reachOf(state, frame.attacker, weapon, replaced, added, frame.special)
  const ignoreEngagement =
    fx.do === 'attack' && (fx.ignoreEngagement === true || mods(state, frame.attacker, 'ignore-engagement').length > 0)
  const special = frame.special && replaced !== undefined
  const all = attackTargets(state, frame.attacker, weapon, { range, ignoreEngagement, special })
  if (fx.target === undefined) return all
  const wanted = candidates(reader, fx.target)
  return all.filter(({ target }) => wanted.includes(target))
}
