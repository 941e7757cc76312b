import type { Context } from '@acheron/engine'
import { useOf } from './cards.ts'
import { discard } from './drawing.ts'
import { flip } from './flipping.ts'
import { drawTreasure, payGems } from './gems.ts'
import { recover } from './imps.ts'
import { sacrilege, withCard } from './moves.ts'
import { deadImp, freeSteps, impsOnRoute, lastSquare } from './places.ts'
import type { ImpRaceEvent, ImpRaceMove, ImpRaceState } from './state.ts'

/** The gems that a sacrilege costs (R2.4). */
const sacrilegePrice = 3

/** R2.1: what the active seat may do at every window of its turn, any number of times. */
export function listFreeActions(state: ImpRaceState, moves: ImpRaceMove[]): void {
  const me = state.seats[state.turn.seat]!
  const { hand } = me
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!
    const use = useOf(card)
    if (use === 'angel') {
      if (deadImp(me) < 0) continue
      const { angel } = withCard[card]
      for (const step of freeSteps(state, state.turn.seat)) moves.push(angel[step])
    } else if (use === 'treasure' && impsOnRoute(me) > 0) {
      moves.push(withCard[card].treasure)
    }
  }
  if (me.gems >= sacrilegePrice) listSacrileges(state, moves)
}

const taken = new Uint8Array(lastSquare + 1)

/** R2.4: every square of the route without an imp. */
function listSacrileges(state: ImpRaceState, moves: ImpRaceMove[]): void {
  taken.fill(0)
  for (const { imps } of state.seats) for (const place of imps) if (typeof place === 'number') taken[place] = 1
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
