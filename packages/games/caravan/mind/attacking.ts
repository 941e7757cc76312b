import { eachAbilityOf } from '../abilities/lookup.ts'
import { cannot, isInvulnerable, modNumbers, modSum } from '../abilities/modifiers.ts'
import { newAttack } from '../attacks/begin.ts'
import { attackTargets, factsOf, type Reach, reachOf, type Target } from '../attacks/targets.ts'
import { engagedWith, here } from '../battle-board/engagement.ts'
import { range } from '../battle-board/standing.ts'
import { confrontation, minionType } from '../box/index.ts'
import type {
  Archetype,
  AreaId,
  AttackEffect,
  AttackFact,
  AttackPart,
  Cost,
  Effect,
  Gain,
  Id,
  Num,
  Weapon,
} from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import { weaponOf } from '../champions/equipment.ts'
import { deckSize, sturdiness, threshold, topOf } from '../malefactors/decks.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import { candidates } from '../selectors/candidates.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { likelyCounter } from './counters.ts'
import { deckWorth } from './goals.ts'
import { damageCost, likelyDamageCost } from './health.ts'
import { once } from './look.ts'
import { expectedWounds, provocation } from './odds.ts'
import { weights } from './weights.ts'

export type Strike = AttackEffect | Extract<Effect, { do: 'special-attack' }>

/** An Attack as it would be made. */
export type Aim = Target & {
  dice: number
  hits: number
  sturdiness: number
  /** Fumbles that provoke a Counterattack; null: nothing does. */
  provokes: number | null
  wounds: number
  worth: number
}

/** How an Attack is made: by which card, on another Maneuver, after how many steps. */
export type Manner = {
  card: Id
  combo: boolean
  steps: number
  /** Nothing is paid for it, no token used. */
  plain?: boolean
}

/** The best Attack of a Champion from where it stands; null without a target. */
export function bestAim(state: FightingView, attacker: Archetype, fx: Strike, manner: Manner): Aim | null {
  let best: Aim | null = null
  for (const aim of aims(state, attacker, fx, manner)) if (!best || aim.worth > best.worth) best = aim
  return best
}

/** Every Attack that it could make from there. */
export function aims(state: FightingView, attacker: Archetype, fx: Strike, manner: Manner): Aim[] {
  const weapon = weaponOf(state, attacker)
  if (!weapon) return []
  const source = { ...nobodys, kind: 'maneuver' as const, card: manner.card, you: attacker }
  const reader = readerOf(state, source, { attacker, combo: manner.combo, through: stepsTaken(manner.steps) })
  const special = fx.do === 'special-attack'
  const reach = reachIn(reader, attacker, weapon, fx, manner.combo)
  const post = once(state, `post ${attacker} ${state.fight.fighters[attacker].at} ${special}`, newPost)
  let targets = post.targets.get(reachCode(reach))
  if (!targets) {
    targets = attackTargets(state, attacker, weapon, reach)
    post.targets.set(reachCode(reach), targets)
  }
  if (fx.target !== undefined) {
    const wanted = candidates(reader, fx.target)
    targets = targets.filter(({ target }) => wanted.includes(target))
  }
  return targets.map(target => {
    const name = target.deck ?? target.target
    let mark = post.marks.get(name)
    if (!mark) {
      mark = markOf(state, attacker, target, factsOf(state, attacker, weapon, target.target, special))
      post.marks.set(name, mark)
    }
    reader.card.bound.target = target.target
    reader.card.bound.facts = mark.facts
    const { facts } = mark
    return during(state, attacker, target, facts, () => aimAt(attacker, fx, mark, weapon.power, reader, manner))
  })
}

/** How far a Strike reaches from where its Champion stands. */
function reachIn(reader: Reader, attacker: Archetype, weapon: Weapon, fx: Strike, combo: boolean): Reach {
  const special = fx.do === 'special-attack'
  const replaced = fx.range === undefined || fx.range === 'unlimited' ? fx.range : num(reader, fx.range)
  const added = special ? 0 : addedRange(fx, combo)
  return {
    range: reachOf(reader.state, attacker, weapon, replaced, added, special),
    ignoreEngagement: !special && fx.ignoreEngagement === true,
    special: special && replaced !== undefined,
  }
}

/** The nearest Malefactor that an Attack does not reach, and what is in the way; null if it is not how far it stands. */
export type Miss = { target: ObjectId; why: 'near' } | { target: ObjectId; why: 'far'; by: number }

export function missOf(state: FightingView, attacker: Archetype, fx: Strike, manner: Manner): Miss | null {
  const weapon = weaponOf(state, attacker)
  const { at, heldBy } = state.fight.fighters[attacker]
  if (!weapon || heldBy !== null || cannot(state, attacker, 'attack')) return null
  const reader = readerOf(state, { ...nobodys, kind: 'maneuver', card: manner.card, you: attacker }, { attacker })
  const reach = reachIn(reader, attacker, weapon, fx, manner.combo)
  if (reach.range === 'unlimited') return null
  const melee = weapon.proficiency === 'melee'
  const [engaging] = engagedWith(state, attacker)
  if (!melee && !reach.special && !reach.ignoreEngagement && engaging) return { target: engaging, why: 'near' }
  let nearest: Miss | null = null
  for (const [target, { defeated }] of Object.entries(state.fight.malefactors)) {
    const far = defeated ? null : range(state, attacker, target)
    if (far === null) continue
    if (far === 0 && !melee && !reach.special && !at?.startsWith('top:')) return { target, why: 'near' }
    const by = far - reach.range
    if (by > 0 && (nearest?.why !== 'far' || by < nearest.by)) nearest = { target, why: 'far', by }
  }
  return nearest
}

/** A Champion at a place: what it can reach, and what is true of each target by its deck or its name. */
type Post = { readonly targets: Map<number, Target[]>; readonly marks: Map<string, Mark> }
const newPost = (): Post => ({ targets: new Map(), marks: new Map() })
const reachCode = ({ range, ignoreEngagement, special }: Reach): number =>
  4 * (range === 'unlimited' ? 99 : range) + 2 * Number(ignoreEngagement) + Number(special)

/** As many Areas as it has stepped into; which they are matters to nobody. */
const stepsTaken = (steps: number): AreaId[] => Array<AreaId>(steps).fill('A1')

const addedRange = (fx: AttackEffect, combo: boolean): number =>
  plain(fx.addRange) + (combo && fx.combo ? plain(fx.combo.addRange) : 0)
const plain = (n: unknown): number => (typeof n === 'number' ? n : 0)

/** What is true of an Attack at a target, whatever the card. */
type Mark = Target & {
  facts: AttackFact[]
  sturdiness: number
  /** Cards that it could lose: none of a deck that is shut. */
  cards: number
  /** The worth of each of them, or of breaking the thing. */
  worth: number
  /** Fumbles that provoke a Counterattack; null: nothing does. */
  threshold: number | null
  /** Mods of the attacker. */
  dice: number
  hits: number
  precision: number
  /** The cost of the Counterattack by its surplus. */
  blow: (surplus: number) => number
}

function markOf(state: FightingView, attacker: Archetype, target: Target, facts: AttackFact[]): Mark {
  return during(state, attacker, target, facts, () => {
    const { target: id, deck } = target
    const own = {
      ...target,
      facts,
      dice: modNumbers(state, attacker, 'attack-dice').reduce((sum, { n }) => sum + n, 0),
      hits: modSum(state, attacker, 'attack-hits'),
      precision: modSum(state, attacker, 'attack-precision'),
    }
    if (deck === null) {
      const worth = id in state.fight.minions ? weights.minion : freeingWorth(state, id)
      return { ...own, sturdiness: sturdinessOf(state, id), cards: 1, worth, threshold: null, blow: () => 0 }
    }
    const isShut = isInvulnerable(state, state.fight.decks[deck]!.owner!, deck)
    return {
      ...own,
      sturdiness: sturdiness(state, deck),
      cards: isShut ? 0 : deckSize(state, deck),
      worth: deckWorth(state, deck),
      threshold: topOf(state.fight.decks[deck]!) === 'action' ? threshold(state, deck) : null,
      blow: blowOf(state, attacker, id, deck),
    }
  })
}

type Reader = ReturnType<typeof readerOf>

function aimAt(attacker: Archetype, fx: Strike, mark: Mark, power: number, reader: Reader, manner: Manner): Aim {
  const { empower, inspiration } = reader.state.champions[attacker].tokens
  const tokens = manner.plain ? 0 : Math.min(2, inspiration)
  if (fx.do === 'special-attack') {
    const dice = Math.max(0, num(reader, fx.dice))
    return judge(mark, { dice, hits: tokens, precision: 0, quiet: false, parts: [fx] })
  }
  const parts: AttackPart[] = [fx]
  if (fx.combo && manner.combo) parts.push(fx.combo)
  for (const part of fx.ifs ?? []) if (holds(reader, part.if)) parts.push(part.add)
  const sum = (of: 'dice' | 'hits' | 'precision') =>
    parts.reduce((all, part) => all + (part[of] === undefined ? 0 : num(reader, part[of] as Num)), 0)
  const pool: Pool = {
    dice: Math.max(0, power + empower + sum('dice') + mark.dice),
    hits: sum('hits') + mark.hits + tokens,
    precision: sum('precision') + mark.precision,
    quiet: parts.some(part => part.noCounter),
    parts,
  }
  const plain = judge(mark, pool)
  const more = manner.plain ? noExtras : extras(reader, attacker, fx)
  if (more.dice === 0) return plain
  const full = judge(mark, { ...pool, dice: pool.dice + more.dice })
  return full.worth - more.cost > plain.worth ? { ...full, worth: full.worth - more.cost } : plain
}

/** R13.4: all the dice that it can pay for, and their total cost; some Vigor is kept. */
function extras(reader: Reader, attacker: Archetype, fx: AttackEffect): { dice: number; cost: number } {
  const { state } = reader
  const champion = state.champions[attacker]
  const options: { cost: Cost; gain: Gain; times?: number | 'any' }[] = [...(fx.exchange ?? [])]
  eachAbilityOf(state, attacker, 'attack-option', ({ ability }) => {
    if (ability.kind === 'attack-option' && ability.step !== '2C') options.push(ability)
  })
  if (options.length === 0) return noExtras
  let [dice, vigor, cards] = [0, 0, 0]
  for (const { cost, gain, times = 1 } of options) {
    if (typeof gain.dice !== 'number') continue
    const price = typeof cost.vigor === 'number' ? cost.vigor : typeof cost.suffer === 'number' ? cost.suffer : 0
    const discards = typeof cost.discard === 'number' ? cost.discard : 0
    if (price + discards === 0) continue
    for (let i = 0; i < (times === 'any' ? 2 : times); i++) {
      if (vigor + price >= champion.vigor || cards + discards >= champion.hand.length) break
      dice += gain.dice
      vigor += price
      cards += discards
    }
  }
  return { dice, cost: damageCost(state, attacker, vigor) + weights.card * cards }
}

const noExtras = { dice: 0, cost: 0 }

type Pool = {
  dice: number
  hits: number
  precision: number
  quiet: boolean
  parts: readonly { collateral?: unknown }[]
}

/** The expected result of this many dice at a target: Wounds, and the cost of a Counterattack (R13.9, R13.15). */
function judge(mark: Mark, pool: Pool): Aim {
  const { target, deck, sturdiness, cards, threshold, worth } = mark
  const { dice, hits } = pool
  const broken = cards === 0 ? 0 : expectedWounds(dice, hits, sturdiness, cards)
  if (deck === null) return { target, deck, dice, hits, sturdiness, provokes: null, wounds: 0, worth: broken * worth }
  const collateral = pool.parts.some(part => part.collateral) ? 0.15 * Math.min(1, broken) : 0
  const provokes = pool.quiet || threshold === null ? null : Math.max(1, threshold + pool.precision)
  const cost = provokes === null ? 0 : counterCost(mark, dice, provokes)
  const sum = broken * worth + collateral - cost
  return { target, deck, dice, hits, sturdiness, provokes, wounds: broken, worth: sum }
}

/** The average cost of the Counterattack, weighed with its chance. */
function counterCost({ blow }: Mark, dice: number, provokes: number): number {
  const { chance, surplus } = provocation(dice, provokes)
  return chance > 0 ? chance * blow(surplus) : 0
}

/** The cost of a Counterattack to the Caravan, by its surplus. */
function blowOf(state: FightingView, attacker: Archetype, target: Id, deck: Id): (surplus: number) => number {
  const { damage, others, stuns } = likelyCounter(state, deck, here(state, target, attacker))
  const enraged = state.fight.malefactors[target]!.tokens.enrage
  const taken = modSum(state, attacker, 'damage-taken')
  const besides = 0.15 * others + weights.cooldown * stuns
  return surplus => {
    const more = damage > 0 ? Math.min(1, damage / 2) * (surplus + enraged) : 0
    return likelyDamageCost(state, attacker, Math.max(0, damage + more + taken)) + besides
  }
}

/** The cost of a Counterattack with that surplus to the Caravan. */
export const blowCost = (state: FightingView, attacker: Archetype, target: Id, deck: Id, surplus: number): number =>
  blowOf(state, attacker, target, deck)(surplus)

/** The number of Hits to break a thing, or a Minion. */
function sturdinessOf({ fight }: FightingView, id: ObjectId): number {
  const minion = fight.minions[id]
  if (minion) return minionType(minion.type).sturdiness
  const { custom = [], spear } = confrontation(fight.id).map
  return (id === 'spear' ? spear?.hits : custom.find(piece => piece.id === id)?.hits) ?? 6
}

/** Attacking a thing pays if it frees somebody. */
const freeingWorth = ({ fight }: FightingView, id: ObjectId): number =>
  fight.track.some(champion => fight.fighters[champion].arrest?.by === id) ? 1.2 : 0.05

/** Mods and conditions read the facts of the Attack in progress, so a trial Attack stands on the stack meanwhile. */
function during<R>(
  state: FightingView,
  attacker: Archetype,
  { target, deck }: Target,
  facts: AttackFact[],
  judged: () => R,
): R {
  const frame = newAttack(attacker, false)
  frame.step = 'judged'
  frame.target = target
  frame.deck = deck
  frame.facts = facts
  state.flow.push(frame)
  try {
    return judged()
  } finally {
    state.flow.pop()
  }
}
