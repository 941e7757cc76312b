import { type CardId, strengthOf, useOf } from '../box/cards.ts'
import type { BidFrame } from '../frames.ts'
import { type ImpRaceMove, stakeGems, stand, withCard } from '../moves.ts'
import type { ImpRaceView } from '../state.ts'
import { ownStake } from './bidding.ts'

/** A whole bid: what is staked for it, the total that it comes to, and its moves in order. */
export interface Answer {
  readonly total: number
  readonly cards: readonly CardId[]
  readonly gems: number
  readonly moves: readonly ImpRaceMove[]
}

/** The price of a card in gems, for the choice between ways to the same total: one without an action is given up first. */
function priceOf(card: CardId): number {
  return useOf(card) === null ? 2 : 3
}

/** R7.2: what meets the need, and one point more where an equal total is enough; none once the need is met. */
export function answersOf(view: ImpRaceView, frame: BidFrame): Answer[] {
  const { need, bidder, attacker, stakes } = frame
  const other = stakes[bidder === attacker.seat ? 1 : 0].total
  if (ownStake(frame).total >= need) return []
  const totals = need === other ? [need, need + 1] : [need]
  const answers = totals.flatMap(total => wayTo(view, frame, total) ?? [])
  return answers.filter(({ total }, i) => answers.findIndex(each => each.total === total) === i)
}

/** The way to at least this total that spends least beyond it, then the cheapest one; null if it is out of reach. */
function wayTo(view: ImpRaceView, frame: BidFrame, least: number): Answer | null {
  const { hand: held, gems: purse } = view.seats[frame.bidder]!
  // The bidder's own view has all of them.
  const hand = held.filter((card): card is CardId => card !== null)
  const { total: own } = ownStake(frame)
  let best: (Answer & { readonly price: number }) | null = null
  for (let set = 0; set < 1 << hand.length; set++) {
    const cards = hand.filter((_, i) => (set & (1 << i)) !== 0)
    const strength = cards.reduce((sum, card) => sum + strengthOf(card), own)
    const gems = Math.max(0, least - strength)
    if (gems > purse) continue
    const total = strength + gems
    const price = cards.reduce((sum, card) => sum + priceOf(card), gems)
    if (best && (total > best.total || (total === best.total && price >= best.price))) continue
    const moves = [...cards.map(card => withCard[card].stakeCard), ...(gems > 0 ? [stakeGems[gems]!] : []), stand]
    best = { total, cards, gems, moves, price }
  }
  return best
}
