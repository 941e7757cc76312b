import { hand } from '@acheron/engine'
import { checkObjectives } from '../attacks/damage.ts'
import type { Id } from '../box/vocabulary.ts'
import { askChampion } from '../champions/asking.ts'
import { cardsInHand, handSize } from '../champions/champion.ts'
import { discardFromHand, drawManeuver, drawSin, rebuildDeck } from '../champions/decks.ts'
import { yieldSlots, yieldTo } from '../champions/sins.ts'
import { num } from '../numbers/numbers.ts'
import { afterwards } from '../reactions/news.ts'
import { announce } from '../reactions/windows.ts'
import { again, championInTurn, left, nextOne, onEachChampion, type Repeated } from './each.ts'
import { done, type EffectOf, type Verb, type Verbs } from './run.ts'

/**
 * R12.2, R12.13: one card at a time, while there is room. An empty deck is rebuilt from the discard pile, which costs a
 * Sin; with an empty discard pile drawing ends.
 */
const draw = onEachChampion<EffectOf<'draw'>, { rebuilt: undefined }, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx, ctx } = run
    const champion = state.champions[id]
    const isFull = !champion.player || cardsInHand(champion) >= handSize(state, id)
    if (left(run, () => num(run, fx.n)) === 0 || isFull) return nextOne(run)
    if (drawManeuver(state, id, ctx) !== null) return again(run)
    if (champion.discard.length === 0) return nextOne(run)
    rebuildDeck(state, id, ctx)
    return announce(state, frame, 'rebuilt', { name: 'deck-rebuilt', subject: id })
  },
  {
    rebuilt(run) {
      const id = championInTurn(run)
      if (drawSin(run.state, id, run.ctx) !== null) afterwards(run.state, 'sin-drawn', id)
      return 'each'
    },
  },
)

const discard = onEachChampion<EffectOf<'discard'>, { discard: Id | null }, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx, ctx } = run
    const { hand: cards } = state.champions[id]
    if (left(run, () => num(run, fx.n)) === 0 || cards.length === 0) return nextOne(run)
    if (fx.random) return hand(frame, 'discard', ctx.random.pick(cards))
    return askChampion(state, frame, 'discard', id, { what: 'discard', champion: id }, cards)
  },
  {
    discard(run, card) {
      if (card === null) return nextOne(run)
      const id = championInTurn(run)
      discardFromHand(run.state, id, card, run.ctx)
      afterwards(run.state, 'maneuver-discarded', id)
      return again(run)
    },
  },
)

/** R15.7: a hand that is too large then loses a Maneuver of its owner's choice. */
const drawSins = onEachChampion<EffectOf<'draw-sin'>, { discard: Id | null; tell: undefined }, Repeated>(
  fx => fx.to,
  (run, id) => {
    const { state, frame, fx, ctx } = run
    const champion = state.champions[id]
    if (left(run, () => num(run, fx.n)) === 0 || drawSin(state, id, ctx) === null) return nextOne(run)
    const tooMany = cardsInHand(champion) > handSize(state, id)
    return askChampion(state, frame, 'discard', id, { what: 'discard', champion: id }, tooMany ? champion.hand : [])
  },
  {
    discard(run, card) {
      const id = championInTurn(run)
      if (card !== null) {
        discardFromHand(run.state, id, card, run.ctx)
        afterwards(run.state, 'maneuver-discarded', id)
      }
      return 'tell'
    },
    tell(run) {
      afterwards(run.state, 'sin-drawn', championInTurn(run))
      return again(run)
    },
  },
)

/** R15.9: before its effects; on the last open Slot it defeats the Champion at once. */
const yielding: Verb<'yield', { begin: undefined; put: number | null }> = {
  begin(run) {
    const { state, frame, card } = run
    const { you, card: sin } = card.source
    if (you === null) return done(run)
    return askChampion(state, frame, 'put', you, { what: 'yield', champion: you, sin }, yieldSlots(state, you))
  },
  put(run, slot) {
    const { state, card, ctx } = run
    const { card: sin } = card.source
    const you = card.source.you!
    done(run)
    if (slot === null) {
      card.ended = true
      return null
    }
    yieldTo(state, you, sin, slot, ctx)
    checkObjectives(state, ctx)
    afterwards(state, 'sin-yielded', you)
    return null
  },
}

/** Maneuvers and Sins in hand (5.5). A Companion has no hand (R16.1). */
export const handVerbs = { draw, discard, 'draw-sin': drawSins, yield: yielding } satisfies Partial<Verbs>
