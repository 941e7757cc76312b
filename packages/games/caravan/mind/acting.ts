import { abilityCalled } from '../abilities/lookup.ts'
import type { Archetype } from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import { basicCost } from '../champions/actions.ts'
import { attribute, boxesOf } from '../champions/champion.ts'
import { weaponOf } from '../champions/equipment.ts'
import { costsOf, textOf } from '../champions/maneuvers.ts'
import { openSlots } from '../champions/slots.ts'
import { highestDeck, sturdiness } from '../malefactors/decks.ts'
import type { CaravanMove, MoveOf } from '../moves.ts'
import type { FightingView, ObjectId, Standing } from '../state.ts'
import { effectsOf } from '../terrain/interaction.ts'
import { bestAim } from './attacking.ts'
import { costOf, effectsGain, stunCost } from './effects.ts'
import { arksFeed } from './goals.ts'
import { actionsLeft, damageCost } from './health.ts'
import { once } from './look.ts'
import { chanceOfTest } from './odds.ts'
import { maneuverGain, strikesOf, type Text } from './performing.ts'
import { strikingSpots } from './striking-places.ts'
import { asIfAt, nodeNow, placeWorth, type Spot, spots } from './walking.ts'
import { weights } from './weights.ts'

/** R12.5: the worth of each action; passing is 0, and an action below a small minimum is not taken. */
export function actionGains(state: FightingView, moves: readonly CaravanMove[]): number[] {
  return moves.map(move => {
    switch (move.do) {
      case 'maneuver':
        return performGain(state, move)
      case 'move':
        return once(state, `walk ${move.champion}`, () => walkGain(state, move.champion)) - weights.least
      case 'interact':
        return interactGain(state, move) - weights.least
      case 'free':
        return freeGain(state, move) - weights.least
      case 'breakFree':
        return breakFreeGain(state, move.champion)
      case 'deliver':
        return -1
      default:
        return 0
    }
  })
}

/** A Maneuver on a Slot: its gain, less its cost, and less the waste of playing over others. */
function performGain(state: FightingView, { champion, card, slot, willpower }: MoveOf<'maneuver'>): number {
  const player = state.champions[champion].player
  const text: Text = player ? textOf(state, champion, card!) : boxesOf(state, champion)[slot]!
  const combo = player && state.champions[champion].slots[slot]!.maneuvers.length > 0
  const gain = once(state, `perform ${champion} ${text.id} ${combo}`, () => maneuverGain(state, champion, text, combo))
  const token = willpower ? weights.willpower : 0
  if (!player) return gain - token - weights.least + despair(state)
  const reader = readerOf(state, { ...nobodys, kind: 'maneuver', card: text.id, you: champion })
  const costs = costsOf(state, champion, text.id, willpower ? null : slot)
  const price = costs.reduce((sum, cost) => sum + costOf(reader, cost), 0)
  // While a Slot is free, covering one is a waste.
  const haste = combo && openSlots(state, champion).length > 0 ? 0.3 : 0
  return gain - price - token - haste - weights.least - 0.001 * slot + despair(state)
}

/** A fight without end is lost too, so late Rounds try everything. */
const despair = ({ fight }: FightingView): number => (fight.round > weights.patience ? 1 : 0)

/** The most steps that are planned ahead. */
const farthest = 3

/** The extra worth of an Attack from a better place, less the Vigor for walking there (R12.6). */
function walkGain(state: FightingView, you: Archetype): number {
  return bestWalk(state, you)?.gain ?? -1
}

/** The Maneuvers that a Champion could still attack with in this turn. */
function attacks(state: FightingView, you: Archetype): Text[] {
  const champion = state.champions[you]
  if (actionsLeft(state, you) === 0) return []
  const used = champion.readiness.flatMap(({ at }) => (typeof at === 'number' ? [at] : []))
  const texts: readonly Text[] = champion.player
    ? [...new Set(champion.hand)].map(card => textOf(state, you, card))
    : boxesOf(state, you).filter((_, box) => !used.includes(box))
  return texts.filter(({ lines }) => strikesOf(lines).length > 0)
}

/** Where to walk by Basic Actions: null if it is best to stay. */
export function bestWalk(state: FightingView, you: Archetype): { spot: Spot; gain: number } | null {
  const from = nodeNow(state, you)
  const { vigor } = state.champions[you]
  const price = basicCost(state, you, 'move')
  const points = price === 0 ? farthest : Math.min(farthest, Math.floor((vigor - 1) / price))
  if (from === null || points <= 0) return null
  const texts = attacks(state, you)
  const place = state.fight.fighters[you].at!
  const [text] = texts
  const here = placeWorth(state, you, place)
  const errand = errandGain(state, you, place)
  const all = spots(state, you, from, points, {})
  const now = texts.length === 0 ? 0 : blowFrom(state, you, texts)
  const strike = text ? strikesOf(text.lines)[0] : undefined
  let best: { spot: Spot; gain: number } | null = null
  const striking = new Set(strike ? strikingSpots(state, you, all, strike) : [])
  let node: Spot['node'] | null = null
  let [cost, better] = [0, 0]
  for (const spot of all) {
    if (spot.at === place) continue
    const steps = Math.max(1, spot.steps)
    if (spot.node !== node) {
      node = spot.node
      cost = damageCost(state, you, steps * price) + damageCost(state, you, 2 * spot.falls)
      better = 0.7 * (placeWorth(state, you, spot.at) - here) + errandGain(state, you, spot.at) - errand
    }
    if (!strike && better < cost) continue
    const blow = striking.has(spot) ? asIfAt(state, you, spot.at, () => blowFrom(state, you, texts)) : 0
    // A target in reach now can be attacked before walking, so only a better Attack there counts, or a thing to take.
    const gain = Math.max(blow - now, better > 0.2 ? 0 : blow - now) + better - cost - 0.02 * steps
    if (!best || gain > best.gain) best = { spot, gain }
  }
  return best
}

/** The best Attacks from where it stands, as many as it has Slots for. */
function blowFrom(state: FightingView, you: Archetype, texts: readonly Text[]): number {
  const manner = { combo: false, steps: 0 }
  const worths = texts.map(({ id, lines }) => {
    let sum = 0
    for (const fx of strikesOf(lines)) sum += Math.max(0, bestAim(state, you, fx, { card: id, ...manner })?.worth ?? 0)
    return sum
  })
  worths.sort((a, b) => b - a)
  return worths.slice(0, actionsLeft(state, you)).reduce((sum, worth) => sum + worth, 0)
}

function interactGain(state: FightingView, { champion, with: object }: MoveOf<'interact'>): number {
  const cost = damageCost(state, champion, basicCost(state, champion, 'interact'))
  const { fight } = state
  const piece = fight.pieces[object]
  if (fight.track.some(id => fight.fighters[id].arrest?.by === object)) return 1.2 - cost
  switch (piece?.kind) {
    case 'ark':
      return arkGain(state, champion) - cost
    case 'custom':
    case 'spear':
      return useGain(state, champion, object) - cost
    case 'pillar':
      return climbGain(state, champion, object) - cost
    default:
      return -cost
  }
}

/** R11.9: a Finding, and one Ark less. */
function arkGain(state: FightingView, you: Archetype): number {
  const isLaden = state.champions[you].equip.finding !== null
  return (isLaden ? weights.finding / 3 : weights.finding) + (arksFeed(state) ? weights.ark : 0)
}

/** Arks and things of an Objective that can be used from a place, on its Level (R11.18). */
function errandGain(state: FightingView, you: Archetype, at: Standing): number {
  if (at.startsWith('top:')) return 0
  const { pieces } = state.fight
  const area = at.slice(0, 2)
  for (const id in pieces) {
    const piece = pieces[id]!
    if (!piece.at?.startsWith(area)) continue
    if (piece.kind === 'ark') return Math.max(0, arkGain(state, you) - damageCost(state, you, 2))
    if (piece.kind === 'custom') {
      const gain = once(state, `use ${you} ${id}`, () => useGain(state, you, id)) - damageCost(state, you, 2)
      if (gain > 0) return gain
    }
  }
  return 0
}

/** The effect of INTERACTING with a thing of this Confrontation. */
function useGain(state: FightingView, you: Archetype, id: ObjectId): number {
  const reader = readerOf(state, { ...nobodys, kind: 'piece', card: id, you })
  return effectsGain(reader, effectsOf(state, id), { card: id, combo: false, steps: 0 })
}

/** Climbing a Pillar helps a shooter: not Engaged, and from above. */
function climbGain(state: FightingView, you: Archetype, pillar: string): number {
  const at = state.fight.fighters[you].at
  const top = `top:${pillar}` as const
  if (at === null || at === top || weaponOf(state, you)?.proficiency !== 'ranged') return 0
  const texts = attacks(state, you)
  if (texts.length === 0) return 0
  return asIfAt(state, you, top, () => blowFrom(state, you, texts)) - blowFrom(state, you, texts)
}

function freeGain(state: FightingView, { champion, ability: key }: MoveOf<'free'>): number {
  const keyed = abilityCalled(state, key)
  if (keyed?.ability.kind !== 'free-action') return -1
  const { ability, source } = keyed
  const reader = readerOf(state, source)
  const gain = effectsGain(reader, ability.fx, { card: source.card, combo: false, steps: 0 })
  // A thing that can be used once is kept until the gain is large enough.
  const kept = source.kind === 'finding' ? 0.3 : 0
  return gain - costOf(reader, ability.cost) - kept - (state.champions[champion].vigor <= 2 ? 0.05 : 0)
}

/** R10.11. */
function breakFreeGain(state: FightingView, you: Archetype): number {
  const holder = state.fight.fighters[you].heldBy
  const deck = holder === null ? null : highestDeck(state, holder)
  if (deck === null) return 0
  const best = Math.max(attribute(state, you, 'aggressiveness'), attribute(state, you, 'prowess'))
  return 1.1 * chanceOfTest(sturdiness(state, deck), best) - stunCost(state, you, 1) - 0.1
}
