import { malefactorsInOrder } from '../battle-board/standing.ts'
import {
  championCard,
  championCards,
  companionSide,
  companionSides,
  findings,
  malefactors,
  maneuvers,
  minions,
  sins,
  treasures,
  wounds,
} from '../box/index.ts'
import type { Ability, Archetype, EventName, Id, ModName } from '../box/vocabulary.ts'
import type { Source } from '../cards/source.ts'
import { isChampion } from '../champions/deciders.ts'
import type { Keyed } from '../frames.ts'
import type { CaravanView, FightingView, ObjectId } from '../state.ts'

/** The search key of an ability: its kind, the name of its Mod, or of an event that it listens to. */
export type Interest = ModName | EventName | Ability['kind']

/** The abilities of a card as they are looked for. They are made once, for the cards of the box never change. */
type Sheet = {
  readonly kind: Source['kind']
  /** Null: a Minion, which is its own card. */
  readonly card: Id | null
  readonly abilities: readonly Ability[]
  readonly interests: ReadonlySet<Interest>
  readonly byHolder: Map<ObjectId, readonly Keyed[]>
}

/** By the card; one without abilities has no sheet. */
type Sheets = ReadonlyMap<Id, Sheet>

function sheets(kind: Source['kind'], cards: readonly (readonly [Id, readonly Ability[] | undefined])[]): Sheets {
  const found = new Map<Id, Sheet>()
  for (const [id, abilities = []] of cards) {
    const interests = new Set(abilities.flatMap(interestsOf))
    const card = kind === 'minion' ? null : id
    if (abilities.length > 0) found.set(id, { kind, card, abilities, interests, byHolder: new Map() })
  }
  return found
}

function interestsOf(ability: Ability): Interest[] {
  if (ability.kind === 'passive') return [ability.kind, ...ability.mods.map(({ mod }) => mod)]
  return ability.kind === 'trigger' || ability.kind === 'reaction' ? [ability.kind, ability.on.on] : [ability.kind]
}

const ofMalefactors = sheets(
  'skill',
  malefactors.map(card => [card.id, card.skills]),
)
const ofMinions = sheets(
  'minion',
  minions.map(card => [card.id, card.skills]),
)
const ofChampions = sheets(
  'skill',
  championCards.map(card => [card.id, card.skills]),
)
const ofTreasures = sheets(
  'equipment',
  treasures.map(card => [card.id, card.properties]),
)
const ofFindings = sheets(
  'finding',
  findings.map(card => [card.id, [card.use]]),
)
const ofSins = sheets(
  'sin',
  sins.map(card => [card.id, [{ kind: 'reaction', ...card.reaction }]]),
)
const ofSinsOnBoard = sheets(
  'sin',
  sins.map(card => [card.id, card.whileOnBoard]),
)
const ofGrimWounds = sheets(
  'wound',
  wounds.map(card => [card.id, card.grim]),
)
const stances = sheets(
  'maneuver',
  maneuvers.map(card => [card.id, card.stance]),
)
const stancesOfBoxes = sheets(
  'maneuver',
  companionSides.flatMap(side => side.maneuvers).map(box => [box.id, box.stance]),
)

type Finder = { readonly interest: Interest | null; readonly found: (keyed: Keyed) => void }

/** Calls `found` with every ability in force that may be of interest, in the order of R19.2. */
export function eachAbility(state: FightingView, interest: Interest, found: (keyed: Keyed) => void): void {
  const { fight } = state
  const some: Finder = { interest, found }
  for (const id of malefactorsInOrder(fight)) malefactorAbilities(state, id, some)
  for (const id in fight.minions) minionAbilities(state, id, some)
  for (const id of fight.track) skills(state, id, some)
  for (const id of fight.track) belongings(state, id, some)
}

/** The abilities found in a state that nobody changes meanwhile: by Character, and by interest. */
type Kept = { readonly state: CaravanView; readonly found: Map<ObjectId, Map<Interest | null, readonly Keyed[]>> }
let kept: Kept | null = null

/**
 * Judges a state without changing it; where Champions stand may be tried out. Abilities are looked up once meanwhile:
 * lists of moves and the plain player ask for the same ones again and again.
 */
export function unchanged<R>(state: CaravanView, judged: () => R): R {
  if (kept?.state === state) return judged()
  const before = kept
  kept = { state, found: new Map() }
  try {
    return judged()
  } finally {
    kept = before
  }
}

/** The same as `eachAbility` of one Character only. */
export function eachAbilityOf(
  state: FightingView,
  id: ObjectId,
  interest: Interest | null,
  found: (keyed: Keyed) => void,
): void {
  if (kept?.state === state) for (const keyed of keptOf(kept, state, id, interest)) found(keyed)
  else findAbilities(state, id, interest, found)
}

function keptOf({ found }: Kept, state: FightingView, id: ObjectId, interest: Interest | null): readonly Keyed[] {
  let own = found.get(id)
  if (!own) {
    own = new Map()
    found.set(id, own)
  }
  const known = own.get(interest)
  if (known) return known
  const list: Keyed[] = []
  findAbilities(state, id, interest, keyed => void list.push(keyed))
  own.set(interest, list)
  return list
}

function findAbilities(
  state: FightingView,
  id: ObjectId,
  interest: Interest | null,
  found: (keyed: Keyed) => void,
): void {
  const some: Finder = { interest, found }
  if (isChampion(id)) {
    skills(state, id, some)
    belongings(state, id, some)
  } else if (state.fight.malefactors[id]) malefactorAbilities(state, id, some)
  else if (state.fight.minions[id]) minionAbilities(state, id, some)
}

/** The abilities of one Character, or those of a kind. */
export function abilitiesOf(state: FightingView, id: ObjectId): Keyed[]
export function abilitiesOf<K extends Ability['kind']>(
  state: FightingView,
  id: ObjectId,
  kind: K,
): Keyed<Extract<Ability, { kind: K }>>[]
export function abilitiesOf(state: FightingView, id: ObjectId, kind: Ability['kind'] | null = null): Keyed[] {
  const list: Keyed[] = []
  eachAbilityOf(state, id, kind, keyed => {
    if (kind === null || keyed.ability.kind === kind) list.push(keyed)
  })
  return list
}

/** The ability with that key, if it is still in force. */
export function abilityCalled(state: FightingView, key: string): Keyed | null {
  const holder = key.slice(0, key.indexOf('/'))
  let called: Keyed | null = null
  eachAbilityOf(state, holder, null, keyed => {
    if (called === null && keyed.key === key) called = keyed
  })
  return called
}

function tell(holder: ObjectId, sheet: Sheet | undefined, { interest, found }: Finder): void {
  if (sheet === undefined || (interest !== null && !sheet.interests.has(interest))) return
  for (const keyed of sheet.byHolder.get(holder) ?? keyedFor(holder, sheet)) found(keyed)
}

function keyedFor(holder: ObjectId, { kind, card, abilities, byHolder }: Sheet): readonly Keyed[] {
  const you = isChampion(holder) ? holder : null
  const named = card ?? holder
  // Frozen, as frames that carry out an ability share it.
  const source: Source = Object.freeze({ kind, card: named, you, self: you ? null : holder, deck: null })
  const keyed = abilities.map((ability, i) => ({ key: `${holder}/${kind}/${named}/${i}`, ability, source }))
  byHolder.set(holder, keyed)
  return keyed
}

/** R7.8: those of a defeated Malefactor do not work. */
function malefactorAbilities({ fight }: FightingView, id: Id, found: Finder): void {
  if (!fight.malefactors[id]!.defeated) tell(id, ofMalefactors.get(id), found)
}

function minionAbilities({ fight }: FightingView, id: ObjectId, found: Finder): void {
  tell(id, ofMinions.get(fight.minions[id]!.type), found)
}

/** R2.4: Signature Skills of all its cards; a Companion (R16.1) or a DISABLED Champion has none. */
function skills(state: FightingView, id: Archetype, found: Finder): void {
  const { polymorphed, disabled } = state.fight.fighters[id]
  const champion = state.champions[id]
  if (!champion.player || disabled) return
  if (polymorphed) tell(id, ofChampions.get('capybara'), found)
  else for (const card of champion.cards) tell(id, ofChampions.get(card), found)
}

/** Weapon, Relic, Trait, then what lies on the Slots; then what may be used up. */
function belongings(state: FightingView, id: Archetype, found: Finder): void {
  const champion = state.champions[id]
  const { arrest, polymorphed } = state.fight.fighters[id]
  const { weapon, relic, trait, finding } = champion.equip
  const wielded = polymorphed ? 'sharp-teeth' : weapon
  // K.ARREST: it uses neither equipment nor Traits, and does not yield.
  const free = arrest === null
  if (free && wielded) tell(id, ofTreasures.get(wielded), found)
  if (free && relic && !champion.spent) tell(id, ofTreasures.get(relic), found)
  if (free && trait) tell(id, ofTreasures.get(trait), found)
  if (champion.player) board(state, id, found)
  else stancesOfCompanion(state, id, found)
  if (free && finding) tell(id, ofFindings.get(finding), found)
  // A Sin is null in the view of a seat that may not see it.
  if (free) for (const card of champion.sins) tell(id, ofSins.get(card), found)
}

/** Grim Wounds (R20.3), Sins and STANCES on the Slots. */
function board(state: FightingView, id: Archetype, found: Finder): void {
  const { champions, options } = state
  for (const { cond, card, maneuvers: laid } of champions[id].slots) {
    if (cond === 'wound' && options.difficulty === 'grim') tell(id, ofGrimWounds.get(card!), found)
    if (cond === 'sin') tell(id, ofSinsOnBoard.get(card!), found)
    for (const each of laid) {
      const stance = stances.get(each)
      if (stance && !isInProgress(state, id, each)) tell(id, stance, found)
    }
  }
}

/** K.STANCE: it begins when the Lines of the Maneuver have been resolved. */
const isInProgress = ({ flow }: FightingView, id: Archetype, card: Id): boolean =>
  flow.some(frame => frame.kind === 'maneuver' && frame.champion === id && frame.card === card)

/** R16.8: while its used token lies on the box, and no Wound that came after it (R16.6, R20.2). */
function stancesOfCompanion(state: FightingView, id: Archetype, found: Finder): void {
  const { cards, readiness } = state.champions[id]
  const card = state.fight.fighters[id].polymorphed ? 'capybara' : cards.at(-1)!
  const boxes = companionSide(championCard(card).companion).maneuvers
  for (let i = 0; i < boxes.length; i++) {
    const box = boxes[i]!
    const stance = stancesOfBoxes.get(box.id)
    if (!stance || isInProgress(state, id, box.id)) continue
    const isBlocked = readiness.some(token => token.at === i && token.side === 'wound')
    const isKept = readiness.some(({ at, side, over }) => at === i && side === 'cooldown' && (over || !isBlocked))
    if (isKept) tell(id, stance, found)
  }
}
