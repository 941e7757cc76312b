import { discardable, isForHandCard, type Price, priceOf } from '../abilities/costs.ts'
import type { Id } from '../box/vocabulary.ts'
import { cardInProgress, enterRule } from '../cards/card.ts'
import { askChampion } from '../champions/asking.ts'
import { enforceLimits, enterWound, loseToken, payVigor } from '../champions/champion.ts'
import { discardFromBoard, discardFromHand, discardSin, take } from '../champions/decks.ts'
import { spendRelic } from '../champions/equipment.ts'
import { discardFinding } from '../champions/findings.ts'
import type { PayFrame, PaySteps } from '../frames.ts'
import { afterwards } from '../reactions/news.ts'
import type { Ctx, FightingState } from '../state.ts'
import { fightSequence, finish } from './phase.ts'

/**
 * 6: a Cost is paid part by part, in this order: how much of 'any', the card itself and what it says, tokens, Sins and
 * Maneuvers out of the hand, then what can hurt: Vigor, suffering, STUN, Wounds.
 */
export const pay = fightSequence<PayFrame, PaySteps>({
  price(state, frame) {
    const { champion, card, cost } = frame
    const nearest = cardInProgress(state)
    const own = nearest?.source.you === champion ? nearest : null
    frame.price = priceOf(state, champion, cost, card, own)
    return 'howManyCards'
  },
  // How many cards, how much Vigor: 1 or more.
  howManyCards(state, frame) {
    if (priceIn(frame).discard !== 'any') return 'howMuchVigor'
    const most = discardableNow(state, frame).length
    return askChampion(state, frame, 'cardsChosen', frame.champion, topic(frame, 'pay-cards'), upTo(most))
  },
  cardsChosen(_state, frame, _ctx, n) {
    priceIn(frame).discard = n ?? 0
    return 'howMuchVigor'
  },
  howMuchVigor(state, frame) {
    if (priceIn(frame).vigor !== 'any') return 'spend'
    const most = state.champions[frame.champion].vigor
    return askChampion(state, frame, 'vigorChosen', frame.champion, topic(frame, 'pay-vigor'), upTo(most))
  },
  vigorChosen(_state, frame, _ctx, n) {
    priceIn(frame).vigor = n ?? 0
    return 'spend'
  },

  spend(state, frame, ctx) {
    if (priceIn(frame).spend) {
      spendRelic(state, frame.champion, ctx)
      enforceLimits(state, ctx)
      afterwards(state, 'relic-spent', frame.champion)
    }
    return 'discardThis'
  },
  discardThis(state, frame, ctx) {
    const { discardThis, finding } = priceIn(frame)
    if (discardThis) discardCard(state, frame, ctx)
    if (finding) discardFinding(state, frame.champion, ctx)
    return 'tokens'
  },
  tokens(state, frame, ctx) {
    const price = priceIn(frame)
    for (const token of ['inspiration', 'empower', 'aggressiveness', 'prowess', 'willpower'] as const) {
      loseToken(state, frame.champion, token, price[token], ctx)
    }
    return 'sins'
  },

  // Sins, one at a time.
  sins(state, frame) {
    if (priceIn(frame).handSin <= 0) return 'maneuvers'
    const { sins } = state.champions[frame.champion]
    return askChampion(state, frame, 'sinChosen', frame.champion, topic(frame, 'pay-sin'), sins)
  },
  sinChosen(state, frame, ctx, sin) {
    const price = priceIn(frame)
    price.handSin = sin === null ? 0 : price.handSin - 1
    if (sin !== null) discardSin(state, frame.champion, sin, ctx)
    return 'sins'
  },

  // Maneuvers, one at a time, as the owner chooses.
  maneuvers(state, frame) {
    if (priceIn(frame).discard === 0) return 'vigor'
    const cards = discardableNow(state, frame)
    return askChampion(state, frame, 'maneuverChosen', frame.champion, topic(frame, 'discard'), cards)
  },
  maneuverChosen(state, frame, ctx, card) {
    const price = priceIn(frame)
    price.discard = card === null ? 0 : Number(price.discard) - 1
    if (card !== null) {
      frame.discarded++
      discardFromHand(state, frame.champion, card, ctx)
      afterwards(state, 'maneuver-discarded', frame.champion)
    }
    return 'maneuvers'
  },

  vigor(state, frame, ctx) {
    frame.paid = Number(priceIn(frame).vigor)
    payVigor(state, frame.champion, frame.paid, ctx)
    return 'suffer'
  },
  suffer(state, frame) {
    const n = priceIn(frame).suffer
    if (n > 0) enterRule(state, frame.champion, [{ do: 'damage', to: 'you', n, kind: 'suffer' }], frame.card)
    return 'stun'
  },
  stun(state, frame) {
    const { n, fatigue } = priceIn(frame).stun
    if (n > 0) enterRule(state, frame.champion, [{ do: 'stun', to: 'you', n, fatigue }], frame.card)
    return 'wounds'
  },
  wounds(state, frame) {
    const price = priceIn(frame)
    if (price.wound === 0) return finish(state, frame, { paid: frame.paid, discarded: frame.discarded })
    price.wound--
    enterWound(state, frame.champion, null, 'cost')
    return 'wounds'
  },
})

/** The first step has read it. */
const priceIn = ({ price }: PayFrame): Price => price!
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1)
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
