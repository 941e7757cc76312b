import { canPay } from '../abilities/costs.ts'
import { cannot, modSum, mods } from '../abilities/modifiers.ts'
import { maneuver } from '../box/index.ts'
import type { Archetype, Cost, Id, Mod } from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import type { MoveOf } from '../moves.ts'
import { holds } from '../numbers/conditions.ts'
import { num } from '../numbers/numbers.ts'
import type { FightingState, FightingView } from '../state.ts'
import { boxesOf, championCardOf } from './champion.ts'
import { readyTokens, unblockedBoxes, usedBoxes } from './readiness.ts'
import { occupiedSlots, openSlots } from './slots.ts'

/** R12.8, R16.3: the Maneuvers that a Champion could perform now, and where. */
export function performable(state: FightingState, id: Archetype): MoveOf<'maneuver'>[] {
  const list: MoveOf<'maneuver'>[] = []
  for (const some of performances(state, id)) list.push(...some)
  return list
}

/** True if there is any. */
export function canPerform(state: FightingState, id: Archetype): boolean {
  for (const some of performances(state, id)) if (some.length > 0) return true
  return false
}

/** Card by card, so that whoever needs one of them does not wait for all. */
function* performances(state: FightingState, id: Archetype): Generator<MoveOf<'maneuver'>[]> {
  const { arrest } = state.fight.fighters[id]
  if (arrest || cannot(state, id, 'maneuver')) return
  if (state.champions[id].player) yield* fromHand(state, id)
  else yield fromBoxes(state, id)
}

function* fromHand(state: FightingState, id: Archetype): Generator<MoveOf<'maneuver'>[]> {
  const champion = state.champions[id]
  const open = openSlots(state, id)
  const occupied = occupiedSlots(state, id)
  const over = occupied.length > 0 && overRule(state, id) ? occupied : []
  const byToken = occupied.length > 0 && champion.tokens.willpower > 0 && !cannot(state, id, 'free')
  if (open.length + over.length === 0 && !byToken) return
  for (const card of new Set(champion.hand)) {
    // A hand that may not be seen.
    if (card === null || !isAllowed(state, id, card)) continue
    const list: MoveOf<'maneuver'>[] = []
    for (const slot of open)
      if (isPayable(state, id, card, slot)) list.push({ do: 'maneuver', champion: id, card, slot })
    for (const slot of over)
      if (isPayable(state, id, card, slot)) list.push({ do: 'maneuver', champion: id, card, slot })
    if (byToken && isPayable(state, id, card, null))
      for (const slot of occupied) list.push({ do: 'maneuver', champion: id, card, slot, willpower: true })
    yield list
  }
}

/** K.RESTRICTION: its condition. */
function isAllowed(state: FightingState, you: Archetype, card: Id): boolean {
  const { restriction } = maneuver(card)
  return !restriction?.if || holds(readerOf(state, { ...nobodys, kind: 'maneuver', card, you }), restriction.if)
}

/** A Mod that lets it play on Maneuvers. */
const overRule = (state: FightingView, id: Archetype): Mod | null => mods(state, id, 'play-over')[0] ?? null

/**
 * R12.8 step 2: the cost of a card on a Slot: its RESTRICTION, mandatory discards, and the cost of playing over other
 * cards. A Willpower token (no Slot named) saves the last.
 */
export function costsOf(state: FightingView, id: Archetype, card: Id, slot: number | null): Cost[] {
  const costs: Cost[] = []
  const { restriction } = maneuver(card)
  if (restriction?.cost) costs.push(restriction.cost)
  const discards = modSum(state, id, 'must-discard-to-play')
  if (discards > 0) costs.push({ discard: discards })
  const below = slot === null ? 0 : state.champions[id].slots[slot]!.maneuvers.length
  const over = below > 0 ? overRule(state, id) : null
  if (over?.cost) for (let i = 0; i < (over.per === 'card' ? below : 1); i++) costs.push(over.cost)
  return costs
}

/** All of them together: Vigor and cards are added up. */
function isPayable(state: FightingState, id: Archetype, card: Id, slot: number | null): boolean {
  const costs = costsOf(state, id, card, slot)
  if (costs.length === 0) return true
  const reader = readerOf(state, { ...nobodys, kind: 'maneuver', card, you: id })
  const sum = (part: 'vigor' | 'discard') =>
    costs.reduce((n, cost) => {
      const each = cost[part]
      return n + (each === undefined ? 0 : each === 'any' ? 1 : num(reader, each))
    }, 0)
  const together: Cost = Object.assign({}, ...costs, { vigor: sum('vigor'), discard: sum('discard') })
  return canPay(state, id, together, card, null)
}

/** R16.3, R16.9, R20.2. */
function fromBoxes(state: FightingState, id: Archetype): MoveOf<'maneuver'>[] {
  const champion = state.champions[id]
  const used = usedBoxes(champion)
  const unblocked = unblockedBoxes(champion)
  const isStory = state.options.difficulty === 'story'
  const boxes = boxesOf(state, id).map((_, i) => i)
  const ready = boxes.filter(box => !used.includes(box) && (isStory || unblocked.includes(box)))
  const plain = readyTokens(champion) > 0 ? ready.map(slot => ({ do: 'maneuver', champion: id, slot }) as const) : []
  const willed =
    champion.tokens.willpower > 0 && !cannot(state, id, 'free')
      ? unblocked.map(slot => ({ do: 'maneuver', champion: id, slot, willpower: true }) as const)
      : []
  return [...plain, ...willed]
}

/** The content of a Maneuver: its Lines and its Fierceness, of a card or of a box. */
export function textOf(state: FightingView, id: Archetype, card: Id) {
  if (state.champions[id].player) return maneuver(card)
  const box = boxesOf(state, id).find(each => each.id === card)
  if (!box) throw new Error(`${championCardOf(state, id).id} has no Maneuver '${card}'`)
  return box
}
