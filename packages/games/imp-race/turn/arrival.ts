import type { Context } from '@acheron/engine'
import type { ImpRaceEvent } from '../events.ts'
import { startFight } from '../fight/bidding.ts'
import { win } from '../result.ts'
import { kill } from '../route/imps.ts'
import { foreignImp, goal, impsHome, placeAt } from '../route/places.ts'
import type { ImpRaceState, Mover } from '../state.ts'
import { carryOut } from '../tiles/actions.ts'

type Ctx = Context<ImpRaceEvent>

/** R5: what every arrival of the active seat's imp brings with it, in this order, whatever moved the imp. */
export function arrive(state: ImpRaceState, imp: number, position: number, by: Mover, ctx: Ctx): void {
  const { seat } = state.turn
  const { imps } = state.seats[seat]!
  const from = imps[imp]!
  const to = placeAt(position)
  // The occupant is looked up before the imp arrives.
  const own = position === goal ? -1 : imps.indexOf(to)
  imps[imp] = to
  ctx.emit({ e: 'impMoved', seat, imp, from, to, by })

  if (position === goal) {
    comeHome(state, imp, ctx)
    return
  }
  if (own >= 0) kill(state, seat, own, 'ownImp', ctx)
  if (typeof to !== 'number') {
    state.turn.rested = to
    return
  }
  const defender = foreignImp(state, seat, to)
  if (defender) startFight(state, imp, to, by, defender, ctx)
  else hold(state, imp, to, by, ctx)
}

/** R5.1. */
function comeHome(state: ImpRaceState, imp: number, ctx: Ctx): void {
  const { seat } = state.turn
  const home = impsHome(state.seats[seat]!)
  state.turn.rested = 'H'
  ctx.emit({ e: 'impHome', seat, imp, home })
  if (home >= state.options.impsToWin) win(state, seat, ctx)
}

/** R5.5: the imp has the square to itself, and its tile acts if it lies face up. */
export function hold(state: ImpRaceState, imp: number, square: number, by: Mover, ctx: Ctx): void {
  state.turn.rested = square
  if (!state.route[square]!.up) return
  // R6.6 and ruling 44: a tile does not act after a Return tile, nor, with single tiles, after a Banana tile.
  if (by === 'return' || (by === 'banana' && state.options.tileChains === 'single')) return
  carryOut(state, imp, square, ctx)
}
