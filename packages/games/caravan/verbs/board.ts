import { cannot } from '../abilities/modifiers.ts'
import { maneuver } from '../box/index.ts'
import type { Archetype, Id } from '../box/vocabulary.ts'
import { enterRule } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { cardsInHand, handSize } from '../champions/champion.ts'
import { discardFromBoard, discardSin, take } from '../champions/decks.ts'
import { canReturn } from '../champions/polymorph.ts'
import { readyToken } from '../champions/readiness.ts'
import { type SinPlace, sinPlaces } from '../champions/sins.ts'
import { expiate, liftSin, prepare, restore, slotsWith, wounded } from '../champions/slots.ts'
import { num } from '../numbers/numbers.ts'
import type { FightingState } from '../state.ts'
import { again, championInTurn, left, nextOne, onEachChampion, type Repeated } from './each.ts'
import type { EffectOf, Verbs } from './run.ts'

/** One Slot after another, as the Champion chooses. */
type Slots = { take: number | null }

/** R15.12, R16.4. */
const preparing = onEachChampion<EffectOf<'prepare'>, Slots, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx, ctx } = run
    const champion = state.champions[id]
    if (left(run, () => num(run, fx.n)) === 0 || cannot(state, id, 'prepare')) return nextOne(run)
    if (!champion.player) return readyToken(state, id, ctx) ? again(run) : nextOne(run)
    return askChampion(state, frame, 'take', id, { what: 'prepare', champion: id }, slotsWith(champion, 'cooldown'))
  },
  {
    take(run, slot) {
      if (slot === null) return nextOne(run)
      prepare(run.state, championInTurn(run), slot, run.ctx)
      return again(run)
    },
  },
)

/** R15.10, R16.7; a Capybara returns to its form in place of one of them (K.POLYMORPH). */
const restoring = onEachChampion<EffectOf<'restore'>, Slots, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx } = run
    if (left(run, () => num(run, fx.n)) === 0 || cannot(state, id, 'restore')) return nextOne(run)
    if (canReturn(state, id)) {
      enterRule(state, id, [{ do: 'unpolymorph', to: 'you' }], 'polymorph')
      return again(run)
    }
    return askChampion(state, frame, 'take', id, { what: 'restore', champion: id }, wounded(state.champions[id]))
  },
  {
    take(run, slot) {
      if (slot === null) return nextOne(run)
      restore(run.state, championInTurn(run), slot, run.ctx)
      return again(run)
    },
  },
)

/** R15.10. */
const expiating = onEachChampion<EffectOf<'expiate'>, Slots, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx } = run
    if (left(run, () => num(run, fx.n)) === 0) return nextOne(run)
    const slots = slotsWith(state.champions[id], 'sin')
    return askChampion(state, frame, 'take', id, { what: 'expiate', champion: id }, slots)
  },
  {
    take(run, slot) {
      if (slot === null) return nextOne(run)
      expiate(run.state, championInTurn(run), slot, run.ctx)
      return again(run)
    },
  },
)

/** 5.5: from the hand, or from a Slot without a Cooldown in its place. */
const removeSin = onEachChampion<EffectOf<'remove-sin'>, { take: SinPlace | null }, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx } = run
    if (left(run, () => num(run, fx.n)) === 0) return nextOne(run)
    const places = sinPlaces(state.champions[id], fx.from)
    return askChampion(state, frame, 'take', id, { what: 'remove-sin', champion: id }, places)
  },
  {
    take(run, place) {
      if (place === null) return nextOne(run)
      const id = championInTurn(run)
      if (place.slot === null) discardSin(run.state, id, place.sin, run.ctx)
      else liftSin(run.state, id, place.slot, run.ctx)
      return again(run)
    },
  },
)

/** K.RECALL: as many as it likes, up to the hand size. */
const recall = onEachChampion<EffectOf<'recall'>, { take: Lying | null }, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx } = run
    const cards = recallable(state, id)
    const isFull = cardsInHand(state.champions[id]) >= handSize(state, id)
    if (left(run, () => num(run, fx.n)) === 0 || isFull || cards.length === 0) return nextOne(run)
    return askChampion(state, frame, 'take', id, { what: 'recall', champion: id }, [...cards, null])
  },
  {
    take(run, chosen) {
      if (chosen === null) return nextOne(run)
      const { state, ctx } = run
      const id = championInTurn(run)
      const champion = state.champions[id]
      take(champion.slots[chosen.slot]!.maneuvers, chosen.card)
      if (maneuver(chosen.card).ultimate) discardFromBoard(state, id, chosen.card, ctx)
      else {
        champion.hand.push(chosen.card)
        ctx.emit({ e: 'cardDrawn', champion: id, seat: champion.seat, card: chosen.card, slot: chosen.slot })
      }
      return again(run)
    },
  },
)

/** What lies on the boards of the Champions (5.5). */
export const boardVerbs = {
  prepare: preparing,
  restore: restoring,
  expiate: expiating,
  'remove-sin': removeSin,
  recall,
} satisfies Partial<Verbs>

/** A Maneuver card on a Slot. */
type Lying = { slot: number; card: Id }

/** The Maneuver cards on its Slots, less those that are being resolved. */
function recallable(state: FightingState, id: Archetype): Lying[] {
  const cards = state.champions[id].slots.flatMap(({ maneuvers }, slot) => maneuvers.map(card => ({ slot, card })))
  for (const frame of state.flow) {
    if (frame.kind !== 'maneuver' || frame.champion !== id) continue
    const at = cards.findLastIndex(({ slot, card }) => slot === frame.slot && card === frame.card)
    if (at >= 0) cards.splice(at, 1)
  }
  return cards
}
