import { attackParties } from '../attacks/in-progress.ts'
import { allAbilities } from '../box/index.ts'
import type { Cond, Forbidden, Id, Mod, ModName, Num } from '../box/vocabulary.ts'
import { type Reader, readerOf } from '../cards/card.ts'
import type { Source } from '../cards/source.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Keyed } from '../frames.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { eachAbility, eachAbilityOf } from './lookup.ts'

/** Reads the conditions and numbers of a card. */
type Judge = { holds(reader: Reader, cond: Cond): boolean; num(reader: Reader, n: Num): number }
let judge: Judge | null = null

/**
 * The rules of reading are circular: a condition may ask for Mods, and a Mod may have a condition. The modules are not:
 * numbers/conditions.ts imports this one and passes in the judge of conditions.
 */
export function judgeModsBy(by: Judge): void {
  judge = by
}

function judged(): Judge {
  if (!judge) throw new Error('numbers/conditions.ts has to be loaded before a Mod is judged')
  return judge
}
const holds: Judge['holds'] = (reader, cond) => judged().holds(reader, cond)
const num: Judge['num'] = (reader, n) => judged().num(reader, n)

/** A Mod in force, and whose it is. */
type InForce = { mod: Mod; source: Source }

/** Names of Mods that some card gives to other Characters: for these, everybody's abilities are read. */
const shared: ReadonlySet<ModName> = new Set(
  allAbilities.flatMap(ability =>
    ability.kind === 'passive' ? ability.mods.filter(({ scope }) => isShared(scope)).map(({ mod }) => mod) : [],
  ),
)

function isShared(scope: Mod['scope']): boolean {
  return scope === 'all-champions' || scope === 'other-champions' || scope === 'all-malefactors'
}

/** 6.2: the Mods of a name, and of a kind, that are in force for somebody. */
function inForce(state: FightingView, id: ObjectId, name: ModName, isMeant?: (mod: Mod) => boolean): InForce[] {
  const list: InForce[] = []
  const look = ({ ability, source }: Keyed): void => {
    if (ability.kind !== 'passive') return
    for (const mod of ability.mods) {
      if (mod.mod !== name || !concerns(state, mod, source, id) || isMeant?.(mod) === false) continue
      if (ability.when && !holds(readerIn(state, source), ability.when)) continue
      if (!mod.if || holds(readerIn(state, source), mod.if)) list.push({ mod, source })
    }
  }
  if (shared.has(name)) eachAbility(state, name, look)
  else eachAbilityOf(state, id, name, look)
  for (const { mod, to } of state.fight.mods) {
    if (mod.mod !== name || !to.includes(id) || isMeant?.(mod) === false) continue
    const source = sourceOf(id)
    if (!mod.if || holds(readerIn(state, source), mod.if)) list.push({ mod, source })
  }
  return list
}

/** A Mod may ask about the Attack in progress. */
function readerIn(state: FightingView, source: Source): Reader {
  return readerOf(state, source, attackParties(state) ?? {})
}

const sourceOf = (id: ObjectId): Source => ({
  kind: 'rule',
  card: 'rule',
  you: isChampion(id) ? id : null,
  self: isChampion(id) ? null : id,
  deck: null,
})

/** True if a passive Mod of its owner applies to somebody. */
function concerns({ fight }: FightingView, { scope }: Mod, { you, self }: Source, id: ObjectId): boolean {
  switch (scope) {
    case 'all-champions':
      return isChampion(id)
    case 'other-champions':
      return isChampion(id) && id !== you
    case 'all-malefactors':
      return id in fight.malefactors
    default:
      return id === (you ?? self)
  }
}

export const mods = (state: FightingView, id: ObjectId, name: ModName): Mod[] =>
  inForce(state, id, name).map(({ mod }) => mod)

export const hasMod = (state: FightingView, id: ObjectId, name: ModName): boolean => inForce(state, id, name).length > 0

/** All changes of that name added up; a Mod of one deck counts for that deck only. */
export function modSum(state: FightingView, id: ObjectId, name: ModName, deck?: Id): number {
  const meant = inForce(state, id, name, mod => mod.deck === undefined || mod.deck === deck)
  return meant.reduce((sum, each) => sum + numberOf(state, each), 0)
}

/** The numbers of those Mods one by one, with their other fields. */
export function modNumbers(state: FightingView, id: ObjectId, name: ModName): { mod: Mod; n: number }[] {
  return inForce(state, id, name).map(each => ({ mod: each.mod, n: numberOf(state, each) }))
}

function numberOf(state: FightingView, { mod: { n = 0 }, source }: InForce): number {
  return typeof n === 'number' ? n : num(readerIn(state, source), n)
}

/** True if it is forbidden to somebody, or cannot be done to it. */
export const cannot = (state: FightingView, id: ObjectId, what: Forbidden): boolean =>
  inForce(state, id, 'cannot', mod => mod.what?.includes(what) === true).length > 0

/** Whether a deck cannot lose cards at the moment. */
export function isInvulnerable(state: FightingView, owner: Id, deck: Id): boolean {
  return inForce(state, owner, 'invulnerable', mod => (mod.deck ?? deck) === deck).length > 0
}
