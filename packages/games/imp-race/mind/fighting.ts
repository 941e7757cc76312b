import type { Seat } from '@acheron/engine'
import { type CardId, strengthOf } from '../box/cards.ts'
import { typeOf } from '../box/tiles.ts'
import { ownStake } from '../fight/bidding.ts'
import type { BidFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { impsOnRoute } from '../route/places.ts'
import type { ImpRaceState } from '../state.ts'
import { chanceToWin, reachOf } from './running.ts'
import { costOfCard, costOfGems, killShare, lossOf } from './values.ts'

/** Cards and gems that together reach a strength, and the cost of giving them up. */
interface Stakes {
  readonly cost: number
  readonly cards: readonly CardId[]
  readonly gems: number
}

/** The cheapest way to add this much strength; null if it is out of reach. */
export function cheapest(state: ImpRaceState, seat: Seat, strength: number): Stakes | null {
  const me = state.seats[seat]!
  let best: Stakes | null = null
  for (let set = 0; set < 1 << me.hand.length; set++) {
    let left = strength
    let cost = 0
    const cards: CardId[] = []
    for (let i = 0; i < me.hand.length; i++) {
      if ((set & (1 << i)) === 0) continue
      cards.push(me.hand[i]!)
      left -= strengthOf(me.hand[i]!)
      cost += costOfCard(me, i)
    }
    const gems = Math.max(0, left)
    if (gems > me.gems) continue
    cost += costOfGems(me, gems)
    if (!best || cost < best.cost) best = { cost, cards, gems }
  }
  return best
}

/** The square is worth the imp that would die, a share of the other's loss, and what its tile would bring. */
function prizeOf(state: ImpRaceState, { attacker, defender, bidder, square, by }: BidFrame): number {
  const [own, other] = bidder === attacker.seat ? [attacker, defender] : [defender, attacker]
  const prize = lossOf(state, own.seat, own.imp) + killShare(state, other.seat) * lossOf(state, other.seat, other.imp)
  const { tile, up } = state.route[square]!
  if (bidder !== attacker.seat || !up || by === 'return') return prize
  const type = typeOf(tile)
  // On a square with Death the winner's imp dies too.
  if (type === 'death') return prize - lossOf(state, own.seat, own.imp)
  return type === 'treasure' ? prize + 2 * impsOnRoute(state.seats[own.seat]!) : prize
}

/** The cost of a point of strength that a fight will still require. */
const perStrength = 0.5

/** The next step of a bid: the cheapest sufficient stake, as long as the square is worth it. */
function bid(state: ImpRaceState, frame: BidFrame, moves: readonly ImpRaceMove[]): ImpRaceMove {
  const { bidder, need, attacker, defender, stakes } = frame
  const { total } = ownStake(frame)
  const concede = moves.find(move => move.do === 'concede')
  if (!concede) return moves.find(move => move.do === 'stand')!
  const plan = cheapest(state, bidder, need - total)
  if (!plan) return concede
  const other = bidder === attacker.seat ? defender.seat : attacker.seat
  const against = stakes[bidder === attacker.seat ? 1 : 0].total
  const theirs = reachOf(state, other, false)
  const chance = chanceToWin(total + reachOf(state, bidder, true), against + theirs)
  // Later bids count too: a bidder who would not see the fight through concedes at once.
  const ahead = perStrength * (against + theirs / 2 - total)
  if (Math.max(plan.cost, ahead) > chance * prizeOf(state, frame)) return concede
  const [card] = plan.cards
  const wanted = moves.find(move =>
    card ? move.do === 'stakeCard' && move.card === card : move.do === 'stakeGems' && move.count === plan.gems,
  )
  return wanted ?? concede
}

/** The chosen bid, then conceding; nothing else is considered. */
export function bids(state: ImpRaceState, frame: BidFrame, moves: readonly ImpRaceMove[]): number[] {
  const chosen = bid(state, frame, moves)
  return moves.map(move => (move === chosen ? 1 : move.do === 'concede' ? 0 : Number.NEGATIVE_INFINITY))
}
