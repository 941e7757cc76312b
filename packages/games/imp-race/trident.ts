import { type Context, enter } from '@acheron/engine'
import { type CardId, useOf } from './cards.ts'
import { discard } from './drawing.ts'
import { withCard } from './moves.ts'
import { foreignImp, lastSquare, positionOf } from './places.ts'
import type { ImpOf, ImpRaceEvent, ImpRaceMove, ImpRaceState } from './state.ts'

/** R8.1: the foreign imp right in front of where the imp moved in this turn came to rest. */
function attackable(state: ImpRaceState): (ImpOf & { square: number }) | null {
  const { seat, rested } = state.turn
  if (rested === null) return null
  const square = positionOf(rested) + 1
  if (square < 1 || square > lastSquare) return null
  const imp = foreignImp(state, seat, square)
  return imp && { ...imp, square }
}

/** One move for each Trident in hand, while there is somebody to attack. */
export function listTridents(state: ImpRaceState, moves: ImpRaceMove[]): void {
  const { hand } = state.seats[state.turn.seat]!
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if (useOf(card) !== 'trident') continue
    if (!attackable(state)) return
    moves.push(withCard[card].trident)
  }
}

/** R8.2: the card is spent, and the owner of the attacked imp answers. */
export function throwTrident(state: ImpRaceState, card: CardId, ctx: Context<ImpRaceEvent>): void {
  const { seat } = state.turn
  const { square, ...victim } = attackable(state)!
  discard(state, seat, card)
  ctx.emit({ e: 'cardPlayed', seat, card, as: 'trident' })
  ctx.emit({ e: 'tridentThrown', seat, card, victim, square })
  enter(state, { kind: 'parry', attacker: seat, victim, square, card })
}
