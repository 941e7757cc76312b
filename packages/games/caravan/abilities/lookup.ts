import { malefactorsInOrder } from '../battle-board/standing.ts'
import {
  championCard,
  companionSide,
  findings,
  malefactor,
  maneuver,
  minionType,
  sin,
  sins,
  treasure,
  wound,
} from '../box/index.ts'
import type { Ability, Archetype, EventName, Id, ModName } from '../box/vocabulary.ts'
import type { Source } from '../cards/source.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Keyed } from '../frames.ts'
import type { FightingState, FightingView, ObjectId } from '../state.ts'

/** The search key of an ability: the name of its Mod, or of an event that it listens to. */
export type Interest = ModName | EventName

/** Calls `found` with every ability in force that may be of interest, in the order of R19.2. */
export function eachAbility(state: FightingView, interest: Interest, found: (keyed: Keyed) => void): void {
  const { fight } = state
  const some: Finder = { interest, found }
  for (const id of malefactorsInOrder(fight)) malefactorAbilities(state, id, some)
  for (const id of Object.keys(fight.minions)) minionAbilities(state, id, some)
  for (const id of fight.track) skills(state, id, some)
  for (const id of fight.track) belongings(state, id, some)
}

type Finder = { interest: Interest | null; found: (keyed: Keyed) => void }

/** The subjects of a card's abilities. Most cards lack the wanted name, so they are skipped. */
const interests = new WeakMap<readonly Ability[], ReadonlySet<string>>()

function interestsOf(abilities: readonly Ability[]): ReadonlySet<string> {
  const known = interests.get(abilities)
  if (known) return known
  const names = abilities.flatMap((ability): string[] => {
    if (ability.kind === 'passive') return ability.mods.map(({ mod }) => mod)
    return ability.kind === 'trigger' || ability.kind === 'reaction' ? [ability.on.on] : []
  })
  const found = new Set(names)
  interests.set(abilities, found)
  return found
}

/** The same of one Character only. */
export function eachAbilityOf(
  state: FightingView,
  id: ObjectId,
  interest: Interest | null,
  found: (keyed: Keyed) => void,
): void {
  const some: Finder = { interest, found }
  if (isChampion(id)) {
    skills(state, id, some)
    belongings(state, id, some)
  } else if (id in state.fight.malefactors) malefactorAbilities(state, id, some)
  else if (id in state.fight.minions) minionAbilities(state, id, some)
}

/** The abilities of one Character. */
export function abilitiesOf(state: FightingView, id: ObjectId): Keyed[] {
  const list: Keyed[] = []
  eachAbilityOf(state, id, null, keyed => void list.push(keyed))
  return list
}

/** The ability with that key, if it is still in force. */
export function abilityCalled(state: FightingState, key: string): Keyed | null {
  const holder = key.slice(0, key.indexOf('/'))
  return abilitiesOf(state, holder).find(keyed => keyed.key === key) ?? null
}

function tell(
  holder: ObjectId,
  kind: Source['kind'],
  card: Id,
  abilities: readonly Ability[],
  { interest, found }: Finder,
): void {
  if (abilities.length === 0 || (interest !== null && !interestsOf(abilities).has(interest))) return
  const you = isChampion(holder) ? holder : null
  const source: Source = { kind, card, you, self: you ? null : holder, deck: null }
  abilities.forEach((ability, i) => {
    found({ key: `${holder}/${kind}/${card}/${i}`, ability, source })
  })
}

/** R7.8: those of a defeated Malefactor do not work. */
function malefactorAbilities({ fight }: FightingView, id: Id, found: Finder): void {
  if (!fight.malefactors[id]!.defeated) tell(id, 'skill', id, malefactor(id).skills, found)
}

function minionAbilities({ fight }: FightingView, id: ObjectId, found: Finder): void {
  const { skills = [] } = minionType(fight.minions[id]!.type)
  tell(id, 'minion', id, skills, found)
}

/** R2.4: Signature Skills of all its cards; a Companion (R16.1) or a DISABLED Champion has none. */
function skills(state: FightingView, id: Archetype, found: Finder): void {
  const { polymorphed, disabled } = state.fight.fighters[id]
  const champion = state.champions[id]
  if (!champion.player || disabled) return
  for (const card of polymorphed ? ['capybara'] : champion.cards)
    tell(id, 'skill', card, championCard(card).skills, found)
}

/** Weapon, Relic, Trait, then what lies on the Slots; then what may be used up. */
function belongings(state: FightingView, id: Archetype, found: Finder): void {
  const champion = state.champions[id]
  const { arrest, polymorphed } = state.fight.fighters[id]
  const { weapon, relic, trait, finding } = champion.equip
  const wielded = polymorphed ? 'sharp-teeth' : weapon
  // K.ARREST: it uses neither equipment nor Traits, and does not yield.
  const free = arrest === null
  if (free && wielded) tell(id, 'equipment', wielded, treasure(wielded).properties, found)
  if (free && relic && !champion.spent) tell(id, 'equipment', relic, treasure(relic).properties, found)
  if (free && trait) tell(id, 'equipment', trait, treasure(trait).properties, found)
  if (champion.player) board(state, id, found)
  else stancesOfCompanion(state, id, found)
  if (free && finding) tell(id, 'finding', finding, useOf(finding), found)
  for (const card of free ? champion.sins : []) {
    // Masked in the view of a seat that may not see it.
    if (card !== null) tell(id, 'sin', card, yieldOf(card), found)
  }
}

/** One list for each card, so that its interests are computed once. */
const uses = new Map(findings.map(({ id, use }): [Id, readonly Ability[]] => [id, [use]]))
const useOf = (card: Id): readonly Ability[] => uses.get(card) ?? []
const yields = new Map(
  sins.map(({ id, reaction }): [Id, readonly Ability[]] => [id, [{ kind: 'reaction', ...reaction }]]),
)
const yieldOf = (card: Id): readonly Ability[] => yields.get(card) ?? []

/** Grim Wounds (R20.3), Sins and STANCES on the Slots. */
function board(state: FightingView, id: Archetype, found: Finder): void {
  const { champions, options } = state
  for (const slot of champions[id].slots) {
    if (slot.cond === 'wound' && options.difficulty === 'grim')
      tell(id, 'wound', slot.card!, wound(slot.card!).grim, found)
    if (slot.cond === 'sin') tell(id, 'sin', slot.card!, sin(slot.card!).whileOnBoard ?? [], found)
    for (const card of slot.maneuvers) {
      if (!isInProgress(state, id, card)) tell(id, 'maneuver', card, maneuver(card).stance ?? [], found)
    }
  }
}

/** K.STANCE: it begins when the Lines of the Maneuver have been resolved. */
const isInProgress = ({ flow }: FightingView, id: Archetype, card: Id): boolean =>
  flow.some(frame => frame.kind === 'maneuver' && frame.champion === id && frame.card === card)

/** R16.8: while its used token lies on the box. */
function stancesOfCompanion(state: FightingView, id: Archetype, found: Finder): void {
  const { cards, readiness } = state.champions[id]
  const card = state.fight.fighters[id].polymorphed ? 'capybara' : cards.at(-1)!
  companionSide(championCard(card).companion).maneuvers.forEach((box, i) => {
    const isUsed = readiness.some(token => token.at === i && token.side === 'cooldown')
    const isBlocked = readiness.some(token => token.at === i && token.side === 'wound')
    if (isUsed && !isBlocked && !isInProgress(state, id, box.id)) tell(id, 'maneuver', box.id, box.stance ?? [], found)
  })
}
