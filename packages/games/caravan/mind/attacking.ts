import { eachAbilityOf } from '../abilities/lookup.ts'
import { isInvulnerable, modNumbers, modSum } from '../abilities/modifiers.ts'
import { attackTargets, factsOf, reachOf, type Target } from '../attacks/targets.ts'
import { here } from '../battle-board/engagement.ts'
import { confrontation, minionType } from '../box/index.ts'
import type { Archetype, AttackEffect, AttackFact, AttackPart, Cost, Effect, Gain, Id, Num } from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import { weaponOf } from '../champions/equipment.ts'
import type { AttackFrame } from '../frames.ts'
import { deckSize, sturdiness, threshold, topOf } from '../malefactors/decks.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import { candidates } from '../selectors/candidates.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { likelyCounter } from './counters.ts'
import { deckWorth } from './goals.ts'
import { damageCost, likelyDamageCost } from './health.ts'
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
export type Manner = { card: Id; combo: boolean; steps: number }

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
  const through = Array.from({ length: manner.steps }, () => 'A1' as const)
  const reader = readerOf(state, source, { attacker, combo: manner.combo, through })
  const special = fx.do === 'special-attack'
  const replaced = fx.range === undefined || fx.range === 'unlimited' ? fx.range : num(reader, fx.range)
  const added = special ? 0 : addedRange(fx, manner.combo)
  const reach = {
    range: reachOf(state, attacker, weapon, replaced, added, special),
    ignoreEngagement: !special && fx.ignoreEngagement === true,
    special: special && replaced !== undefined,
  }
  let targets = attackTargets(state, attacker, weapon, reach)
  if (fx.target !== undefined) {
    const wanted = candidates(reader, fx.target)
    targets = targets.filter(({ target }) => wanted.includes(target))
  }
  return targets.map(target => {
    const facts = factsOf(state, attacker, weapon, target.target, special)
    return during(state, attacker, target, facts, () => {
      reader.card.bound.target = target.target
      reader.card.bound.facts = facts
      return aimAt(state, attacker, fx, target, weapon.power, reader, manner)
    })
  })
}

const addedRange = (fx: AttackEffect, combo: boolean): number =>
  [fx, ...(combo && fx.combo ? [fx.combo] : [])].reduce(
    (sum, { addRange }) => sum + (typeof addRange === 'number' ? addRange : 0),
    0,
  )

type Reader = ReturnType<typeof readerOf>

function aimAt(
  state: FightingView,
  attacker: Archetype,
  fx: Strike,
  target: Target,
  power: number,
  reader: Reader,
  manner: Manner,
): Aim {
  const { empower, inspiration } = state.champions[attacker].tokens
  if (fx.do === 'special-attack') {
    const dice = Math.max(0, num(reader, fx.dice))
    return judge(state, attacker, target, {
      dice,
      hits: Math.min(2, inspiration),
      precision: 0,
      quiet: false,
      parts: [fx],
    })
  }
  const parts: AttackPart[] = [fx]
  if (fx.combo && manner.combo) parts.push(fx.combo)
  for (const part of fx.ifs ?? []) if (holds(reader, part.if)) parts.push(part.add)
  const sum = (of: 'dice' | 'hits' | 'precision') =>
    parts.reduce((all, part) => all + (part[of] === undefined ? 0 : num(reader, part[of] as Num)), 0)
  let dice = power + empower + sum('dice')
  for (const { n } of modNumbers(state, attacker, 'attack-dice')) dice += n
  const pool: Pool = {
    dice: Math.max(0, dice),
    hits: sum('hits') + modSum(state, attacker, 'attack-hits') + Math.min(2, inspiration),
    precision: sum('precision') + modSum(state, attacker, 'attack-precision'),
    quiet: parts.some(part => part.noCounter),
    parts,
  }
  const plain = judge(state, attacker, target, pool)
  const more = extras(reader, attacker, fx)
  if (more.dice === 0) return plain
  const full = judge(state, attacker, target, { ...pool, dice: pool.dice + more.dice })
  return full.worth - more.cost > plain.worth ? { ...full, worth: full.worth - more.cost } : plain
}

/** R13.4: all the dice that it can pay for, and their total cost; some Vigor is kept. */
function extras(reader: Reader, attacker: Archetype, fx: AttackEffect): { dice: number; cost: number } {
  const { state } = reader
  const champion = state.champions[attacker]
  const options: { cost: Cost; gain: Gain; times?: number | 'any' }[] = [...(fx.exchange ?? [])]
  eachAbilityOf(state, attacker, null, ({ ability }) => {
    if (ability.kind === 'attack-option' && ability.step !== '2C') options.push(ability)
  })
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

type Pool = {
  dice: number
  hits: number
  precision: number
  quiet: boolean
  parts: readonly { collateral?: unknown }[]
}

/** The expected result of this many dice at a target: Wounds, and the cost of a Counterattack (R13.9, R13.15). */
function judge(state: FightingView, attacker: Archetype, { target, deck }: Target, pool: Pool): Aim {
  const { dice, hits } = pool
  const base = { target, deck, dice, hits }
  if (deck === null) {
    const sturdy = sturdinessOf(state, target)
    const chance = expectedWounds(dice, hits, sturdy, 1)
    const worth = target in state.fight.minions ? weights.minion : freeingWorth(state, target)
    return { ...base, sturdiness: sturdy, provokes: null, wounds: 0, worth: chance * worth }
  }
  const sturdy = sturdiness(state, deck)
  const owner = state.fight.decks[deck]!.owner!
  const isShut = isInvulnerable(state, owner, deck)
  const wounds = isShut ? 0 : expectedWounds(dice, hits, sturdy, deckSize(state, deck))
  const collateral = pool.parts.some(part => part.collateral) ? 0.15 * Math.min(1, wounds) : 0
  const isQuiet = pool.quiet || topOf(state.fight.decks[deck]!) !== 'action'
  const provokes = isQuiet ? null : Math.max(1, threshold(state, deck) + pool.precision)
  const cost = provokes === null ? 0 : counterCost(state, attacker, target, deck, dice, provokes)
  return { ...base, sturdiness: sturdy, provokes, wounds, worth: wounds * deckWorth(state, deck) + collateral - cost }
}

/** The average cost of the Counterattack, weighed with its chance. */
function counterCost(
  state: FightingView,
  attacker: Archetype,
  target: Id,
  deck: Id,
  dice: number,
  provokes: number,
): number {
  const { chance, surplus } = provocation(dice, provokes)
  return chance > 0 ? chance * blowCost(state, attacker, target, deck, surplus) : 0
}

/** The cost of a Counterattack with that surplus to the Caravan. */
export function blowCost(state: FightingView, attacker: Archetype, target: Id, deck: Id, surplus: number): number {
  const blow = likelyCounter(state, deck, here(state, target, attacker))
  const enraged = state.fight.malefactors[target]!.tokens.enrage
  const more = blow.damage > 0 ? Math.min(1, blow.damage / 2) * (surplus + enraged) : 0
  return (
    likelyDamageCost(state, attacker, Math.max(0, blow.damage + more + modSum(state, attacker, 'damage-taken'))) +
    0.15 * blow.others +
    weights.cooldown * blow.stuns
  )
}

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
  const frame: AttackFrame = {
    kind: 'attack',
    serial: 0,
    step: 'judged',
    attacker,
    special: false,
    target,
    deck,
    pool: 0,
    dice: [],
    hits: 0,
    fumbles: 0,
    precision: 0,
    used: {},
    collateral: [],
    paying: null,
    noCounter: false,
    range: 0,
    ignoreEngagement: false,
    fumbleFace: 'fumble',
    extra: 0,
    facts,
    rerolls: 0,
    rerolled: [],
  }
  state.flow.push(frame)
  try {
    return judged()
  } finally {
    state.flow.pop()
  }
}
