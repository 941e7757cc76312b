import { cannot } from '../abilities/modifiers.ts'
import { maneuver } from '../box/index.ts'
import type { Archetype, Effect, Id } from '../box/vocabulary.ts'
import { enterRule } from '../cards/card.ts'
import { cardsInHand, handSize } from '../champions/champion.ts'
import { discardFromBoard, discardSin, take } from '../champions/decks.ts'
import { canReturn } from '../champions/polymorph.ts'
import { readyToken } from '../champions/readiness.ts'
import { type SinPlace, sinPlaces } from '../champions/sins.ts'
import { expiate, liftSin, prepare, restore, slotsWith, wounded } from '../champions/slots.ts'
import { num } from '../numbers/numbers.ts'
import { ask, type Run, type Verbs } from './run.ts'
import { again, begin, left, nextOne, onEachChampion } from './targets.ts'

type OnBoard = Extract<Effect, { to: unknown; n: unknown; do: Resource }>
type Resource = 'empower' | 'inspire' | 'invigorate' | 'prepare' | 'restore' | 'expiate' | 'recall' | 'draw'

/** What lies on the boards of the Champions (5.5). */
export const boardVerbs = {
  /** R15.12, R16.4. */
  prepare(run: Run<OnBoard>) {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      const champion = state.champions[id]
      if (frame.step > begin) {
        prepare(state, id, Number(frame.answer), ctx)
        return again(run)
      }
      const slots = slotsWith(champion, 'cooldown')
      if (left(run, () => num(run, fx.n)) === 0 || cannot(state, id, 'prepare')) return nextOne(run)
      if (champion.player)
        return slots.length > 0 ? ask(state, frame, id, { what: 'prepare', champion: id }, slots) : nextOne(run)
      if (readyToken(state, id, ctx)) again(run)
      else nextOne(run)
    })
  },

  /** R15.10, R16.7; a Capybara returns to its form in place of one of them (K.POLYMORPH). */
  restore(run: Run<OnBoard>) {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      if (frame.step > begin) {
        restore(state, id, Number(frame.answer), ctx)
        return again(run)
      }
      if (left(run, () => num(run, fx.n)) === 0 || cannot(state, id, 'restore')) return nextOne(run)
      if (canReturn(state, id)) {
        again(run)
        enterRule(state, id, [{ do: 'unpolymorph', to: 'you' }], 'polymorph')
        return
      }
      const slots = wounded(state.champions[id])
      if (slots.length === 0) return nextOne(run)
      ask(state, frame, id, { what: 'restore', champion: id }, slots)
    })
  },

  /** R15.10. */
  expiate(run: Run<OnBoard>) {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      if (frame.step > begin) {
        expiate(state, id, Number(frame.answer), ctx)
        return again(run)
      }
      const slots = slotsWith(state.champions[id], 'sin')
      if (left(run, () => num(run, fx.n)) === 0 || slots.length === 0) return nextOne(run)
      ask(state, frame, id, { what: 'expiate', champion: id }, slots)
    })
  },

  /** 5.5: from the hand, or from a Slot without a Cooldown in its place. */
  'remove-sin': run => {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      if (frame.step > begin) {
        const { sin, slot } = frame.answer as SinPlace
        if (slot === null) discardSin(state, id, sin, ctx)
        else liftSin(state, id, slot, ctx)
        return again(run)
      }
      const places = sinPlaces(state.champions[id], fx.from)
      if (left(run, () => num(run, fx.n)) === 0 || places.length === 0) return nextOne(run)
      ask(state, frame, id, { what: 'remove-sin', champion: id }, places)
    })
  },

  /** K.RECALL: as far as the hand size allows, and as many as it likes. */
  recall(run: Run<OnBoard>) {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      const champion = state.champions[id]
      if (frame.step > begin) {
        const chosen = frame.answer as Lying | null
        if (chosen === null) return nextOne(run)
        take(champion.slots[chosen.slot]!.maneuvers, chosen.card)
        if (maneuver(chosen.card).ultimate) discardFromBoard(state, id, chosen.card, ctx)
        else {
          champion.hand.push(chosen.card)
          ctx.emit({ e: 'cardDrawn', champion: id, seat: champion.seat, card: chosen.card })
        }
        return again(run)
      }
      const cards = recallable(run, id)
      const isFull = cardsInHand(champion) >= handSize(state, id)
      if (left(run, () => num(run, fx.n)) === 0 || isFull || cards.length === 0) return nextOne(run)
      ask(state, frame, id, { what: 'recall', champion: id }, [...cards, null])
    })
  },
} satisfies Verbs

/** A Maneuver card on a Slot. */
type Lying = { slot: number; card: Id }

/** The Maneuver cards on its Slots, less those that are being resolved. */
function recallable({ state }: Run, id: Archetype): Lying[] {
  const cards = state.champions[id].slots.flatMap(({ maneuvers }, slot) => maneuvers.map(card => ({ slot, card })))
  for (const frame of state.flow) {
    if (frame.kind !== 'maneuver' || frame.champion !== id) continue
    const at = cards.findLastIndex(({ slot, card }) => slot === frame.slot && card === frame.card)
    if (at >= 0) cards.splice(at, 1)
  }
  return cards
}
