import { checkObjectives } from '../attacks/damage.ts'
import type { Effect } from '../box/vocabulary.ts'
import { cardsInHand, handSize } from '../champions/champion.ts'
import { discardFromHand, drawManeuver, drawSin, rebuildDeck } from '../champions/decks.ts'
import { yieldSlots, yieldTo } from '../champions/sins.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import { ask, done, type Run, type Verbs } from './run.ts'
import { again, begin, left, nextOne, onEachChampion } from './targets.ts'

type Drawing = Extract<Effect, { to: unknown; n: unknown; do: Resource }>
type Resource = 'empower' | 'inspire' | 'invigorate' | 'prepare' | 'restore' | 'expiate' | 'recall' | 'draw'

/** Maneuvers and Sins in hand (5.5). A Companion has no hand (R16.1). */
export const handVerbs = {
  /**
   * R12.2, R12.13: one card at a time, while there is room. An empty deck is rebuilt out of the discard pile, which costs a
   * Sin; with an empty discard pile drawing ends.
   */
  draw(run: Run<Drawing>) {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      const champion = state.champions[id]
      switch (frame.step) {
        case begin: {
          const isFull = !champion.player || cardsInHand(champion) >= handSize(state, id)
          if (left(run, () => num(run, fx.n)) === 0 || isFull) return nextOne(run)
          if (drawManeuver(state, id, ctx) !== null) return again(run)
          if (champion.discard.length === 0) return nextOne(run)
          rebuildDeck(state, id, ctx)
          return announce(state, frame, { name: 'deck-rebuilt', subject: id })
        }
        default:
          frame.step = begin
          if (drawSin(state, id, ctx) !== null) afterwards(state, 'sin-drawn', id)
      }
    })
  },

  discard(run) {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      const { hand } = state.champions[id]
      if (frame.step > begin) {
        const card = String(frame.answer)
        again(run)
        discardFromHand(state, id, card, ctx)
        return afterwards(state, 'maneuver-discarded', id)
      }
      if (left(run, () => num(run, fx.n)) === 0 || hand.length === 0) return nextOne(run)
      if (!fx.random) return ask(state, frame, id, { what: 'discard', champion: id }, hand)
      frame.answer = ctx.random.pick(hand)
      frame.step++
    })
  },

  /** R15.7: a hand that is too large then loses a Maneuver of its owner's choice. */
  'draw-sin': run => {
    const { state, frame, fx, ctx } = run
    onEachChampion(run, fx.to, id => {
      const champion = state.champions[id]
      switch (frame.step) {
        case begin: {
          if (left(run, () => num(run, fx.n)) === 0 || drawSin(state, id, ctx) === null) return nextOne(run)
          const tooMany = cardsInHand(champion) > handSize(state, id)
          return ask(state, frame, id, { what: 'discard', champion: id }, tooMany ? champion.hand : [])
        }
        case begin + 1: {
          const card = frame.answer
          frame.step++
          if (typeof card !== 'string') return
          discardFromHand(state, id, card, ctx)
          return afterwards(state, 'maneuver-discarded', id)
        }
        default:
          again(run)
          return afterwards(state, 'sin-drawn', id)
      }
    })
  },

  /** R15.9: before its effects; on the last open Slot it defeats the Champion at once. */
  yield(run) {
    const { state, frame, card, ctx } = run
    const { you, card: sin } = card.source
    if (you === null) return done(run)
    if (frame.step === 0) return ask(state, frame, you, { what: 'yield', champion: you, sin }, yieldSlots(state, you))
    const slot = frame.answer
    done(run)
    if (typeof slot !== 'number') {
      card.ended = true
      return
    }
    yieldTo(state, you, sin, slot, ctx)
    checkObjectives(state, ctx)
    afterwards(state, 'sin-yielded', you)
  },
} satisfies Verbs
