import type { Archetype, Cost, Id, Num } from '../box/vocabulary.ts'
import { nobodys, readerOf } from '../cards/card.ts'
import type { CardFrame, PayFrame } from '../frames.ts'
import { num } from '../numbers/numbers.ts'
import type { FightingState, FightingView } from '../state.ts'

/** A Cost whose numbers are read; 'any' is still to be chosen (6). */
export type Price = {
  [part in 'vigor' | 'discard']: number | 'any'
} & {
  [part in
    | 'inspiration'
    | 'empower'
    | 'suffer'
    | 'wound'
    | 'handSin'
    | 'aggressiveness'
    | 'prowess'
    | 'willpower']: number
} & {
  spend: boolean
  discardThis: boolean
  finding: boolean
  stun: { n: number; fatigue: number }
}

/** The numbers of a Cost, as things stand; without a card frame they are those of a card of the Champion. */
export function priceOf(state: FightingView, you: Archetype, cost: Cost, card: Id, frame: CardFrame | null): Price {
  const reader = frame ? { state, card: frame } : readerOf(state, { ...nobodys, card, you })
  const read = (n: Num | undefined) => (n === undefined ? 0 : Math.max(0, num(reader, n)))
  const orAny = (n: Num | 'any' | undefined) => (n === 'any' ? n : read(n))
  const token = (attr: 'aggressiveness' | 'prowess' | 'willpower') =>
    cost.token?.attr === attr ? read(cost.token.n) : 0
  return {
    vigor: orAny(cost.vigor),
    discard: orAny(cost.discard),
    inspiration: read(cost.inspiration),
    empower: read(cost.empower),
    suffer: read(cost.suffer),
    wound: read(cost.wound),
    handSin: read(cost.handSin),
    aggressiveness: token('aggressiveness'),
    prowess: token('prowess'),
    willpower: token('willpower'),
    spend: cost.spend ?? false,
    discardThis: cost.discardThis ?? false,
    finding: cost.finding ?? false,
    stun: { n: read(cost.stun?.n), fatigue: read(cost.stun?.fatigue) },
  }
}

/** The Maneuver cards that can be discarded for a Cost, without the one that is about to be played from the hand. */
export function discardable({ champions }: FightingView, id: Archetype, card: Id, isInHand: boolean): Id[] {
  const hand = [...champions[id].hand]
  const at = isInHand ? hand.indexOf(card) : -1
  if (at >= 0) hand.splice(at, 1)
  return hand
}

/**
 * 6: whether all parts of a Cost can be paid together. STUN, suffering and Wounds always can; a Companion has no hand.
 * Without a card frame the Cost is that of a card which is not yet in play: a Maneuver in hand cannot be discarded for
 * itself.
 */
export function canPay(state: FightingView, id: Archetype, cost: Cost, card: Id, frame: CardFrame | null): boolean {
  const champion = state.champions[id]
  const price = priceOf(state, id, cost, card, frame)
  const { tokens, equip } = champion
  const least = (n: number | 'any') => (n === 'any' ? 1 : n)
  if (champion.vigor < least(price.vigor)) return false
  if (discardable(state, id, card, frame === null).length < least(price.discard)) return false
  if (champion.sins.length < price.handSin) return false
  for (const token of ['inspiration', 'empower', 'aggressiveness', 'prowess', 'willpower'] as const) {
    if (tokens[token] < price[token]) return false
  }
  if (price.spend && (champion.spent || equip.relic !== card)) return false
  if (price.finding && equip.finding === null) return false
  return !price.discardThis || isHere(state, id, card)
}

/** True if the Champion has the card to discard. */
function isHere({ champions }: FightingView, id: Archetype, card: Id): boolean {
  const { equip, hand, slots, sins } = champions[id]
  const lying = slots.flatMap(slot => [...slot.maneuvers, ...(slot.card === null ? [] : [slot.card])])
  return [...Object.values(equip), ...hand, ...sins, ...lying].includes(card)
}

/** The frame in which a Champion pays for a card. */
export const payment = (champion: Archetype, card: Id, cost: Cost): PayFrame => ({
  kind: 'pay',
  champion,
  card,
  cost,
  price: null,
  step: 'price',
  paid: 0,
  discarded: 0,
})

/** Whether the Cost of a frame is one of a Maneuver's, which lies in the hand until all of them are paid (R12.8). */
export function isForHandCard({ flow }: FightingState, pay: PayFrame): boolean {
  const below = flow.slice(0, flow.indexOf(pay)).findLast(frame => frame.kind !== 'pay')
  return below?.kind === 'maneuver' && below.card === pay.card
}
