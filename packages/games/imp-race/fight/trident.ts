import { type Context, enter } from '@acheron/engine'
import { type CardId, useOf } from '../box/cards.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { ImpRaceMove } from '../moves.ts'
import { withCard } from '../moves.ts'
import { foreignImp, lastSquare, positionOf } from '../route/places.ts'
import type { DeciderView, ImpOf, ImpRaceState, ImpRaceView } from '../state.ts'
import { discard } from '../turn/drawing.ts'

/** R8.1: the foreign imp on the square ahead of the imp that ran in this turn. */
function attackable(view: ImpRaceView): (ImpOf & { square: number }) | null {
  const { seat, rested } = view.turn
  if (rested === null) return null
  const square = positionOf(rested) + 1
  if (square < 1 || square > lastSquare) return null
  const imp = foreignImp(view, seat, square)
  return imp && { ...imp, square }
}

/** One move for each Trident in hand, while there is somebody to attack. */
export function listTridents(view: DeciderView, moves: ImpRaceMove[]): void {
  const { hand } = view.seats[view.turn.seat]!
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    if (useOf(card) !== 'trident') continue
    if (!attackable(view)) return
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
