import { type Context, enter, leave, type Seat } from '@acheron/engine'
import { type CardId, strengthOf } from '../box/cards.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { BidFrame } from '../frames.ts'
import type { ImpRaceMove } from '../moves.ts'
import { concede, stakeGems, stand, withCard } from '../moves.ts'
import { kill } from '../route/imps.ts'
import type { DeciderView, ImpOf, ImpRaceState, Mover, Stake } from '../state.ts'
import { takeFromHand } from '../turn/drawing.ts'

type Ctx = Context<ImpRaceEvent>

/** R7.1: the active seat's imp has come to a square that another imp holds. The attacker opens with at least 1. */
export function startFight(
  state: ImpRaceState,
  imp: number,
  square: number,
  by: Mover,
  defender: ImpOf,
  ctx: Ctx,
): void {
  const attacker = { seat: state.turn.seat, imp }
  const stakes: [Stake, Stake] = [emptyStake(), emptyStake()]
  enter(state, { kind: 'bid', square, attacker, defender, bidder: attacker.seat, need: 1, stakes, staked: [], by })
  ctx.emit({ e: 'fightStarted', square, attacker, defender })
}

function emptyStake(): Stake {
  return { cards: [], gems: 0, total: 0 }
}

/** The bidder's stake. */
export function ownStake({ bidder, attacker, stakes }: BidFrame): Stake {
  return stakes[bidder === attacker.seat ? 0 : 1]
}

/** R7.3 to R7.5: what may be staked, and whether the bidder may stand or must concede. */
export function listBids(view: DeciderView, frame: BidFrame, moves: ImpRaceMove[]): void {
  const { hand, gems } = view.seats[frame.bidder]!
  const { total } = ownStake(frame)
  let reach = total + gems
  for (let i = 0; i < hand.length; i++) reach += strengthOf(hand[i]!)
  if (reach >= frame.need) {
    for (let i = 0; i < hand.length; i++) moves.push(withCard[hand[i]!].stakeCard)
    for (let count = 1; count <= gems; count++) moves.push(stakeGems[count]!)
  }
  moves.push(total >= frame.need ? stand : concede)
}

export function stakeCard(state: ImpRaceState, frame: BidFrame, card: CardId, ctx: Ctx): void {
  const stake = ownStake(frame)
  takeFromHand(state, frame.bidder, card)
  stake.cards.push(card)
  frame.staked.push(card)
  stake.total += strengthOf(card)
  ctx.emit({ e: 'staked', seat: frame.bidder, card, gems: 0, total: stake.total })
}

export function stake(state: ImpRaceState, frame: BidFrame, gems: number, ctx: Ctx): void {
  const stake = ownStake(frame)
  state.seats[frame.bidder]!.gems -= gems
  stake.gems += gems
  stake.total += gems
  ctx.emit({ e: 'staked', seat: frame.bidder, card: null, gems, total: stake.total })
}

/** R7.2: the rival must now equal this total, or surpass it if it is already equalled. */
export function standBy(frame: BidFrame, ctx: Ctx): void {
  const { attacker, defender, bidder } = frame
  const { total, cards, gems } = ownStake(frame)
  frame.bidder = bidder === attacker.seat ? defender.seat : attacker.seat
  frame.need = ownStake(frame).total < total ? total : total + 1
  const bid = { cards: [...cards], gems, rival: frame.bidder, need: frame.need }
  ctx.emit({ e: 'stood', seat: bidder, total, bid })
}

/** R7.8: the imp of the conceding side dies, and both sides pay. Returns whether the attacker has won the square. */
export function endFight(state: ImpRaceState, frame: BidFrame, ctx: Ctx): boolean {
  const { square, attacker, defender, bidder, need, stakes, staked } = frame
  const [winner, loser] = bidder === attacker.seat ? [defender, attacker] : [attacker, defender]
  leave(state)
  const { total } = ownStake(frame)
  const { hand, gems } = state.seats[bidder]!
  const bare = total === 0 && hand.length === 0 && gems === 0
  ctx.emit({ e: 'conceded', seat: bidder, total, need, ...(bare && { bare }) })
  for (const card of staked) state.discard.push(card)
  loseStake(state, attacker.seat, stakes[0], ctx)
  loseStake(state, defender.seat, stakes[1], ctx)
  const totals = [stakes[0].total, stakes[1].total] as const
  ctx.emit({ e: 'fightEnded', square, attacker: attacker.seat, winner: winner.seat, loser: loser.seat, totals })
  kill(state, loser.seat, loser.imp, 'fight', ctx)
  return winner === attacker
}

function loseStake(state: ImpRaceState, seat: Seat, { gems }: Stake, ctx: Ctx): void {
  if (gems === 0) return
  state.lost += gems
  ctx.emit({ e: 'gemsSpent', seat, count: gems, for: 'fight' })
}
