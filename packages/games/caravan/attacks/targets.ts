import { cannot, modSum } from '../abilities/modifiers.ts'
import { side } from '../battle-board/arcs.ts'
import { engagedWith, flanks, isEngaged } from '../battle-board/engagement.ts'
import { areaOf, levelOf, range } from '../battle-board/standing.ts'
import { confrontation } from '../box/index.ts'
import type { Archetype, AttackFact, Id, Weapon } from '../box/vocabulary.ts'
import { weaponRange } from '../champions/equipment.ts'
import { fullDecks } from '../malefactors/decks.ts'
import type { FightingView, ObjectId } from '../state.ts'

/** The reach of an Attack, and the obstacles. */
export type Reach = { range: number | 'unlimited'; ignoreEngagement: boolean; special: boolean }
export type Target = { target: ObjectId; deck: Id | null }

/** R13.1: the weapon's Range as changed by an effect and by Mods. */
export function reachOf(
  state: FightingView,
  attacker: Archetype,
  weapon: Weapon,
  replaced: number | 'unlimited' | undefined,
  added: number,
  special = false,
): number | 'unlimited' {
  const base = replaced ?? weaponRange(weapon)
  if (base === 'unlimited') return base
  // R13.19: a SPECIAL ATTACK has no bonus.
  return Math.max(0, base + added + (special ? 0 : modSum(state, attacker, 'attack-range')))
}

/** R13.2, R13.21: everything that could be attacked, a Malefactor once per deck with cards. */
export function attackTargets(state: FightingView, attacker: Archetype, weapon: Weapon, reach: Reach): Target[] {
  if (cannot(state, attacker, 'attack')) return []
  const { fight } = state
  const malefactors = Object.keys(fight.malefactors)
    .filter(id => !fight.malefactors[id]!.defeated && canReach(state, attacker, weapon, reach, id))
    .flatMap(target => fullDecks(state, target).map(deck => ({ target, deck })))
  const others = [...Object.keys(fight.minions), ...breakable(state)]
    .filter(id => canReach(state, attacker, weapon, reach, id))
    .map(target => ({ target, deck: null }))
  return [...malefactors, ...others]
}

function canReach(state: FightingView, attacker: Archetype, weapon: Weapon, reach: Reach, id: ObjectId): boolean {
  const { fight } = state
  const { at, heldBy } = fight.fighters[attacker]
  if (reach.range === 'unlimited') return true
  // R10.10: only its holder, by Melee.
  if (heldBy !== null) return weapon.proficiency === 'melee' && id === heldBy
  if (areaOf(state, id) === null) return false
  const far = range(state, attacker, id) ?? Number.POSITIVE_INFINITY
  const isOnTop = at?.startsWith('top:') ?? false
  // R13.19: a printed Range reaches from 0, and Engagement does not matter.
  if (reach.special) return far <= reach.range
  if (weapon.proficiency === 'melee') {
    if (isOnTop) return false
    if (id in fight.malefactors && engagedWith(state, attacker).includes(id)) return true
    return far === 0 ? !(id in fight.malefactors) : far <= reach.range
  }
  if (isEngaged(state, attacker) && !reach.ignoreEngagement) return false
  return far <= reach.range && (far >= 1 || isOnTop)
}

/** R13.21: the Spear, pieces that can be struck, and Objects that ARREST somebody until they are. */
function breakable({ fight }: FightingView): ObjectId[] {
  const { custom = [], spear } = confrontation(fight.id).map
  const struck = custom.filter(piece => piece.hits !== undefined && piece.id in fight.pieces).map(({ id }) => id)
  const stuck = spear?.hits !== undefined && fight.pieces.spear?.at ? ['spear'] : []
  const gaols = fight.track.flatMap(id => {
    const arrest = fight.fighters[id].arrest
    return arrest?.free.by === 'damage' && arrest.by in fight.pieces ? [arrest.by] : []
  })
  return [...new Set([...struck, ...stuck, ...gaols])]
}

/** R13.3: judged once, and true to the end of the Attack. */
export function factsOf(
  state: FightingView,
  attacker: Archetype,
  weapon: Weapon,
  target: ObjectId,
  special: boolean,
): AttackFact[] {
  const facts: AttackFact[] = [weapon.proficiency === 'melee' ? 'melee' : 'ranged']
  if (special) facts.push('special')
  const { fighters, malefactors } = state.fight
  // R10.10: from the Front, never FLANKING, never from above.
  if (fighters[attacker].heldBy !== null) return [...facts, 'from-front']
  if (areaOf(state, target) === null) return facts
  if (target in malefactors) {
    const from = side(state, target, attacker)
    if (from === 'back' || from === 'front') facts.push(`from-${from}`)
    if (flanks(state, attacker, target)) facts.push('flanking')
  }
  const height = levelOf(state, attacker) - levelOf(state, target)
  if (height !== 0) facts.push(height > 0 ? 'from-above' : 'from-below')
  return facts
}
