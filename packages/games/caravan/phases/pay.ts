import { type Json, leave } from '@acheron/engine'
import { discardable, isForHandCard, type Price, priceOf } from '../abilities/costs.ts'
import type { Cost, Id } from '../box/vocabulary.ts'
import { cardInProgress, enterRule } from '../cards/card.ts'
import { enforceLimits, enterWound, loseToken, payVigor } from '../champions/champion.ts'
import { discardFromBoard, discardFromHand, discardSin, take } from '../champions/decks.ts'
import { spendRelic } from '../champions/equipment.ts'
import { discardFinding } from '../champions/findings.ts'
import type { PayFrame } from '../frames.ts'
import { afterwards } from '../reactions/news.ts'
import type { Ctx, FightingState } from '../state.ts'
import { ask } from '../verbs/run.ts'
import { type FightPhase, keep, nobody } from './phase.ts'

/**
 * 6: a Cost is paid part by part, in this order: how much of 'any', the card itself and what it says, tokens, Sins and
 * Maneuvers out of the hand, then what can hurt: Vigor, suffering, STUN, Wounds.
 */
export const pay: FightPhase<PayFrame> = {
  ...nobody,
  ...keep,
  auto(state, frame, ctx) {
    // The Cost has become a Price in the first step.
    if (frame.step === 0) read(state, frame)
    else parts[frame.step - 1]!(state, frame, frame.cost as Price, ctx)
    return true
  },
}

type Part = (state: FightingState, frame: PayFrame, price: Price, ctx: Ctx) => void

function read(state: FightingState, frame: PayFrame): void {
  const { champion, card } = frame
  const nearest = cardInProgress(state)
  const own = nearest?.source.you === champion ? nearest : null
  frame.cost = priceOf(state, champion, frame.cost as Cost, card, own)
  next(frame)
}

const parts: readonly Part[] = [
  // How many cards, how much Vigor: 1 or more.
  (state, frame, { discard }) => {
    const { length } = discardableNow(state, frame)
    if (discard === 'any') ask(state, frame, frame.champion, topic(frame, 'pay-cards'), upTo(length))
    else next(frame)
  },
  (state, frame, price) => {
    if (price.discard === 'any') price.discard = amount(frame)
    if (price.vigor === 'any')
      ask(state, frame, frame.champion, topic(frame, 'pay-vigor'), upTo(state.champions[frame.champion].vigor))
    else next(frame)
  },
  (_state, frame, price) => {
    if (price.vigor === 'any') price.vigor = amount(frame)
    next(frame)
  },

  (state, frame, { spend }, ctx) => {
    next(frame)
    if (!spend) return
    spendRelic(state, frame.champion, ctx)
    enforceLimits(state, ctx)
    afterwards(state, 'relic-spent', frame.champion)
  },
  (state, frame, { discardThis, finding }, ctx) => {
    next(frame)
    if (discardThis) discardCard(state, frame, ctx)
    if (finding) discardFinding(state, frame.champion, ctx)
  },
  (state, frame, price, ctx) => {
    for (const token of ['inspiration', 'empower', 'aggressiveness', 'prowess', 'willpower'] as const) {
      loseToken(state, frame.champion, token, price[token], ctx)
    }
    next(frame)
  },

  // Sins, one at a time.
  (state, frame, { handSin }) => {
    if (handSin > 0) ask(state, frame, frame.champion, topic(frame, 'pay-sin'), state.champions[frame.champion].sins)
    else next(frame, 2)
  },
  (state, frame, price, ctx) => {
    price.handSin = typeof frame.answer === 'string' ? price.handSin - 1 : 0
    if (typeof frame.answer === 'string') discardSin(state, frame.champion, frame.answer, ctx)
    next(frame, price.handSin > 0 ? -1 : 1)
  },

  // Maneuvers, one at a time, as the owner chooses.
  (state, frame, { discard }) => {
    if (discard === 0) next(frame, 2)
    else ask(state, frame, frame.champion, topic(frame, 'discard'), discardableNow(state, frame))
  },
  (state, frame, price, ctx) => {
    const card = frame.answer
    price.discard = typeof card === 'string' ? amountLeft(price.discard) : 0
    next(frame, price.discard > 0 ? -1 : 1)
    if (typeof card !== 'string') return
    frame.discarded++
    discardFromHand(state, frame.champion, card, ctx)
    afterwards(state, 'maneuver-discarded', frame.champion)
  },

  (state, frame, { vigor }, ctx) => {
    frame.paid = Number(vigor)
    next(frame)
    payVigor(state, frame.champion, frame.paid, ctx)
  },
  (state, frame, { suffer }) => {
    next(frame)
    if (suffer > 0)
      enterRule(state, frame.champion, [{ do: 'damage', to: 'you', n: suffer, kind: 'suffer' }], frame.card)
  },
  (state, frame, { stun: { n, fatigue } }) => {
    next(frame)
    if (n > 0) enterRule(state, frame.champion, [{ do: 'stun', to: 'you', n, fatigue }], frame.card)
  },
  (state, frame, price) => {
    if (price.wound === 0) return leave(state, { paid: frame.paid, discarded: frame.discarded })
    price.wound--
    enterWound(state, frame.champion, null)
  },
]

function next(frame: PayFrame, by = 1): void {
  frame.step += by
  delete frame.answer
}

const amount = ({ answer }: PayFrame): number => (typeof answer === 'number' ? answer : 0)
const amountLeft = (n: number | 'any'): number => Number(n) - 1
const upTo = (most: number): Json[] => Array.from({ length: most }, (_, i) => i + 1)
const topic = ({ champion, card }: PayFrame, what: string) => ({ what, champion, card })

/** The Maneuvers in hand that may be discarded for it. */
const discardableNow = (state: FightingState, frame: PayFrame): Id[] =>
  discardable(state, frame.champion, frame.card, isForHandCard(state, frame))

/** `discardThis`: wherever it lies. */
function discardCard(state: FightingState, { champion: id, card }: PayFrame, ctx: Ctx): void {
  const champion = state.champions[id]
  const slot = champion.slots.find(({ maneuvers }) => maneuvers.includes(card))
  if (champion.equip.finding === card) discardFinding(state, id, ctx)
  else if (champion.hand.includes(card)) discardFromHand(state, id, card, ctx)
  else if (champion.sins.includes(card)) discardSin(state, id, card, ctx)
  else if (slot) {
    take(slot.maneuvers, card)
    discardFromBoard(state, id, card, ctx)
  }
}
