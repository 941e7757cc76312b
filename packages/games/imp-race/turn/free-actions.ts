import type { Context } from '@acheron/engine'
import { useOf } from '../box/cards.ts'
import { sacrilegePrice } from '../box/prices.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { ImpRaceMove } from '../moves.ts'
import { sacrilege, withCard } from '../moves.ts'
import { recover } from '../route/imps.ts'
import { deadImp, freeSteps, impsOnRoute, lastSquare } from '../route/places.ts'
import type { DeciderView, ImpRaceState, ImpRaceView } from '../state.ts'
import { flip } from '../tiles/flipping.ts'
import { discard } from './drawing.ts'
import { drawTreasure, payGems } from './gems.ts'

/** R2.1: what the active seat may do at every window of its turn, any number of times. */
export function listFreeActions(view: DeciderView, moves: ImpRaceMove[]): void {
  const me = view.seats[view.turn.seat]!
  const { hand } = me
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    const use = useOf(card)
    if (use === 'angel') {
      if (deadImp(me) < 0) continue
      const { angel } = withCard[card]
      for (const step of freeSteps(view, view.turn.seat)) moves.push(angel[step])
    } else if (use === 'treasure' && impsOnRoute(me) > 0) {
      moves.push(withCard[card].treasure)
    }
  }
  if (me.gems >= sacrilegePrice) listSacrileges(view, moves)
}

const taken = new Uint8Array(lastSquare + 1)

/** R2.4: every square of the route without an imp. */
function listSacrileges(view: ImpRaceView, moves: ImpRaceMove[]): void {
  taken.fill(0)
  for (const { imps } of view.seats) for (const place of imps) if (typeof place === 'number') taken[place] = 1
  for (let square = 1; square <= lastSquare; square++) if (taken[square] === 0) moves.push(sacrilege[square]!)
}

/** Carries the move out if it is a free action. */
export function playFreeAction(state: ImpRaceState, move: ImpRaceMove, ctx: Context<ImpRaceEvent>): void {
  const { seat } = state.turn
  switch (move.do) {
    case 'angel':
      discard(state, seat, move.card)
      ctx.emit({ e: 'cardPlayed', seat, card: move.card, as: 'angel' })
      recover(state, seat, move.step, ctx)
      break
    case 'treasure':
      discard(state, seat, move.card)
      ctx.emit({ e: 'cardPlayed', seat, card: move.card, as: 'treasure' })
      drawTreasure(state, seat, ctx)
      break
    case 'sacrilege':
      payGems(state, seat, sacrilegePrice, 'sacrilege', ctx)
      flip(state, move.square, 'sacrilege', ctx)
  }
}
