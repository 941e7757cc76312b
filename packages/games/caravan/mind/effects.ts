import { areaOf } from '../battle-board/standing.ts'
import { queryOf } from '../box/shorts.ts'
import type { Archetype, Effect, Num, Query, Sel } from '../box/vocabulary.ts'
import type { Reader } from '../cards/card.ts'
import { attribute, wounds } from '../champions/champion.ts'
import { isChampion } from '../champions/deciders.ts'
import { deckSize, fullDecks, lowestDeck, sturdiness } from '../malefactors/decks.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import { candidates } from '../selectors/candidates.ts'
import type { FightingView, ObjectId } from '../state.ts'
import { bestAim, type Manner } from './attacking.ts'
import { deckWorth } from './goals.ts'
import { actionsLeft, damageCost, restoreGain, vigorGain, woundCost } from './health.ts'
import { chanceOfTest } from './odds.ts'
import { weights } from './weights.ts'

type Worded = Extract<Effect, { do: string }>

/** The worth of an effect to the Caravan if it is carried out now and every choice is made well. */
export function effectGain(reader: Reader, fx: Effect, manner: Manner): number {
  if ('so' in fx) return effectsGain(reader, holds(reader, fx.if) ? fx.so : (fx.otherwise ?? []), manner)
  const you = reader.card.source.you
  switch (fx.do) {
    case 'attack':
    case 'special-attack':
      return you === null ? 0 : (bestAim(reader.state, you, fx, manner)?.worth ?? 0)
    case 'choose':
      return Math.max(
        0,
        ...fx.options.map(option => effectsGain(reader, option.fx, manner) - costOf(reader, option.cost)),
      )
    case 'may':
    case 'may-repeat':
      return Math.max(0, effectsGain(reader, fx.fx, manner) - costOf(reader, fx.cost))
    case 'for':
      return overTargets(reader, fx.each, id => forEach(reader, fx.fx, id, manner))
    case 'repeat':
      return num(reader, fx.n) * effectsGain(reader, fx.fx, manner)
    case 'delay':
      return 0.8 * effectsGain(reader, fx.fx, manner)
    case 'trap':
      return weights.trap * (fx.n === undefined ? 1 : num(reader, fx.n))
    case 'pay':
      return you === null ? 0 : -damageCost(reader.state, you, num(reader, fx.vigor))
    case 'test': {
      const [who] = candidates(reader, fx.who)
      if (!isChampion(who ?? null)) return 0
      const attrs = typeof fx.attr === 'string' ? [fx.attr] : fx.attr
      const best = Math.max(...attrs.map(attr => attribute(reader.state, who as Archetype, attr)))
      const chance = chanceOfTest(num(reader, fx.dice), best)
      const [win, lose] = [effectsGain(reader, fx.success ?? [], manner), effectsGain(reader, fx.fail ?? [], manner)]
      return chance * win + (1 - chance) * lose
    }
    case 'counter':
      // Somewhere an Objective counts it.
      return fx.add === undefined ? 0 : 1.5
    case 'sisyphus':
      return 0.8
    case 'copy':
      return 0.6
    case 'perform':
      return 0.5
    case 'swap':
    case 'advance':
    case 'move':
      return 0.02
    default:
      return 'to' in fx && fx.to !== undefined && typeof fx.to !== 'object'
        ? overTargets(reader, fx.to as Sel, id => gainOn(reader, fx, id))
        : 'to' in fx && isQuery(fx.to)
          ? overTargets(reader, fx.to, id => gainOn(reader, fx, id))
          : gainOn(reader, fx, reader.card.source.self ?? '')
  }
}

const isQuery = (to: unknown): to is Query => typeof to === 'object' && to !== null && 'of' in to

export function effectsGain(reader: Reader, effects: readonly Effect[], manner: Manner): number {
  return effects.reduce((sum, fx) => sum + effectGain(reader, fx, manner), 0)
}

/** Each thing that `for` goes through is `that`. */
export function forEach(reader: Reader, effects: readonly Effect[], id: ObjectId, manner: Manner): number {
  const before = reader.card.bound.that
  reader.card.bound.that = id
  const gain = effectsGain(reader, effects, manner)
  reader.card.bound.that = before
  return gain
}

/** The targets of a selection, as far as they are known: all, the best for the Caravan, or the first. */
function overTargets(reader: Reader, sel: Sel, gain: (id: ObjectId) => number): number {
  const found = candidates(reader, sel)
  const query = queryOf(sel)
  const { bound } = reader.card
  if (found.length === 0) return 0
  if (!query) return gain(found[0]!)
  if (query.pick === 'each') return found.reduce((sum, id) => sum + gain(id), 0)
  if (query.pick !== 'choose') {
    const id = query.pick === 'least-fierce' ? found.at(-1)! : found[0]!
    bound.that = id
    return gain(id)
  }
  const n = query.andOr ? query.andOr.length : query.n === undefined ? 1 : num(reader, query.n)
  const ranked = found.map(id => ({ id, gain: gain(id) })).sort((a, b) => b.gain - a.gain)
  bound.that = ranked[0]!.id
  const isFree = (i: number) => query.upTo || (query.andOr && i > 0)
  return ranked.slice(0, n).reduce((sum, each, i) => sum + (isFree(i) ? Math.max(0, each.gain) : each.gain), 0)
}

/** What paying costs. */
export function costOf(reader: Reader, cost: { vigor?: Num | 'any'; [part: string]: unknown } | undefined): number {
  const you = reader.card.source.you
  if (!cost || you === null) return 0
  const { state } = reader
  const read = (n: unknown) => (n === undefined ? 0 : n === 'any' ? 1 : num(reader, n as Num))
  const stun = cost.stun as { n: Num } | undefined
  return (
    damageCost(state, you, read(cost.vigor) + read(cost.suffer)) +
    weights.card * read(cost.discard) +
    weights.inspiration * read(cost.inspiration) +
    0.1 * read(cost.empower) +
    (cost.token ? weights.prowess : 0) +
    (cost.spend ? 0.3 : 0) +
    (cost.finding ? weights.finding : 0) +
    (stun ? weights.cooldown * num(reader, stun.n) : 0) +
    (cost.wound ? woundCost(state, you) : 0) -
    weights.handSin * read(cost.handSin)
  )
}

/** The worth of an effect if it is done to this Champion. */
export function gainOn(reader: Reader, fx: Worded, id: ObjectId): number {
  const { state } = reader
  const n = 'n' in fx && fx.n !== undefined && fx.n !== 'all' ? num(reader, fx.n as Num) : 1
  if (isChampion(id)) return onChampion(reader, fx, id, n)
  if (id in state.fight.malefactors) return onMalefactor(state, fx, id, n)
  if (id in state.fight.minions)
    return fx.do === 'remove' || fx.do === 'damage' || fx.do === 'wound' ? weights.minion : 0
  switch (fx.do) {
    case 'amass':
      return -weights.minion * n
    case 'enrage':
    case 'fortify':
      return -0.4 * n
    case 'arcana':
    case 'regenerate':
      return -0.8 * n
    case 'destroy':
    case 'remove':
      return id.startsWith('ark') ? -0.2 : id.startsWith('palisade') ? -0.1 : 0
    default:
      return 0
  }
}

function onChampion({ state }: Reader, fx: Worded, id: Archetype, n: number): number {
  const champion = state.champions[id]
  switch (fx.do) {
    case 'invigorate':
      return vigorGain(state, id, n)
    case 'empower':
      return actionsLeft(state, id) > 0 ? (Math.min(n, 4 - champion.tokens.empower) * 0.8) / sturdyMean(state) : 0
    case 'inspire':
      return Math.min(n, 4 - champion.tokens.inspiration) * weights.inspiration
    case 'restore':
      return restoreGain(champion) * Math.min(n, Math.max(1, wounds(champion)))
    case 'prepare':
      return prepareGain(state, id, n)
    case 'expiate':
      return champion.slots.some(({ cond }) => cond === 'sin') ? restoreGain({ ...champion }) + 0.9 : 0
    case 'recall':
      return champion.player
        ? 0.12 *
            Math.min(
              n,
              champion.slots.reduce((sum, slot) => sum + slot.maneuvers.length, 0),
            )
        : 0
    case 'draw':
      return champion.player && champion.hand.length + champion.sins.length < 4 ? 0.15 * n : 0
    case 'remove-sin':
      return champion.sins.length > 0 ? weights.handSin * Math.min(2, 0.5 + 0.5 * champion.sins.length) : 0
    case 'gain-token':
      return weights[fx.attr] * n
    case 'lose-token':
      return champion.tokens[fx.token as 'empower'] > 0 ? -0.3 * n : 0
    case 'draw-finding':
      return champion.equip.finding === null ? weights.finding : weights.finding / 3
    case 'discard':
      return -weights.card * Math.min(n, champion.hand.length)
    case 'draw-sin':
      return champion.player ? -weights.handSin * n : 0
    case 'damage':
      return -damageCost(state, id, n)
    case 'wound':
      return -woundCost(state, id)
    case 'stun':
      return -stunCost(state, id, n)
    case 'push':
      return -0.12 * n
    case 'hold':
      return -0.8 - 0.2 * actionsLeft(state, id)
    case 'arrest':
      return -1.4
    case 'polymorph':
    case 'bewitch':
      return -1
    case 'disable':
      return champion.player ? -0.5 : 0
    case 'enable':
    case 'unpolymorph':
    case 'release':
      return 0.6
    case 'fierceness': {
      const rank = state.fight.track.indexOf(id)
      const to = fx.set === 'top' ? 0 : fx.set === 'bottom' ? 3 : Math.max(0, Math.min(3, rank - n))
      return (to - rank) * weights.fierceness * (champion.vigor < 5 ? 3 : 1)
    }
    default:
      return 0
  }
}

function onMalefactor(state: FightingView, fx: Worded, id: ObjectId, n: number): number {
  const deck = lowestDeck(state, id)
  const worth = deck === null ? 0 : deckWorth(state, deck)
  const { defeated, tokens } = state.fight.malefactors[id]!
  if (defeated) return 0
  switch (fx.do) {
    case 'wound':
      return deck === null ? 0 : worth * Math.min(n, deckSize(state, deck))
    case 'damage':
      return deck === null ? 0 : worth * Math.floor(n / sturdiness(state, deck))
    case 'lose-token':
      return fx.token === 'fortify' || fx.token === 'enrage'
        ? 0.5 * Math.min(tokens[fx.token], fx.n === 'all' ? 4 : n)
        : 0
    case 'enrage':
    case 'fortify':
      return -0.4 * n * (0.4 + worth)
    case 'mod':
      if (fx.mod === 'threshold') return 0.2 * n * worth
      if (fx.mod === 'sturdiness') return -0.3 * n * worth
      if (fx.mod === 'damage-dealt') return -0.4 * n
      if (fx.mod === 'move-bonus') return -0.05 * n
      return 0
    case 'push':
      return areaOf(state, id) === null ? 0 : 0.05
    default:
      return 0
  }
}

function prepareGain(state: FightingView, id: Archetype, n: number): number {
  const champion = state.champions[id]
  const cooldowns = champion.player
    ? champion.slots.filter(({ cond }) => cond === 'cooldown').length
    : champion.readiness.filter(({ at }) => at === 'off').length
  const isUsable = state.fight.turn === 'caravan' && (!champion.player || champion.hand.length > actionsLeft(state, id))
  return Math.min(n, cooldowns) * (isUsable ? weights.prepare.now : weights.prepare.later)
}

/** R15.11, R16.5: Slots or tokens for a turn; in its own turn those it has used up cost little. */
export function stunCost(state: FightingView, id: Archetype, n: number): number {
  const champion = state.champions[id]
  const open = champion.player
    ? champion.slots.filter(({ cond }) => cond === null).length
    : champion.readiness.filter(({ at, side }) => at !== 'off' && side === 'cooldown').length
  return weights.cooldown * Math.min(n, open) + (n > open ? damageCost(state, id, 2 * (n - open)) : 0)
}

/** The mean STURDINESS of the decks to be emptied; it gives the worth of a Hit. */
function sturdyMean(state: FightingView): number {
  let [sum, decks] = [0, 0]
  for (const id of Object.keys(state.fight.malefactors)) {
    for (const deck of fullDecks(state, id)) {
      sum += sturdiness(state, deck)
      decks++
    }
  }
  return decks > 0 ? sum / decks : 6
}
