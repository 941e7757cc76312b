import type { Context, Seat } from '@acheron/engine'
import type { ImpRaceEvent } from '../events.ts'
import { startFight } from '../fight/bidding.ts'
import { win } from '../result.ts'
import { kill } from '../route/imps.ts'
import { foreignImp, goal, impsHome, placeAt, positionOf } from '../route/places.ts'
import type { ImpRaceState, Mover, Place } from '../state.ts'
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
  ctx.emit({ e: 'impMoved', seat, imp, from, to, by, ...(by === 'die' && overtaking(state, imp, from, position)) })

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

/** Whom a run leaves behind, and whether nobody is ahead of it any more; for the log only. */
function overtaking({ seats, turn }: ImpRaceState, imp: number, from: Place, position: number) {
  const start = positionOf(from)
  let ahead = 0
  let past: Seat[] | null = null
  for (let seat = 0; seat < seats.length; seat++) {
    for (const [each, place] of seats[seat]!.imps.entries()) {
      if (typeof place !== 'number' || (seat === turn.seat && each === imp)) continue
      if (place > ahead) ahead = place
      if (seat !== turn.seat && place > start && place < position && !past?.includes(seat))
        past = [...(past ?? []), seat]
    }
  }
  const lead = position < goal && ahead > 0 && ahead >= start && ahead < position
  return { ...(past && { past }), ...(lead && { lead }) }
}

/** R5.1. */
function comeHome(state: ImpRaceState, imp: number, ctx: Ctx): void {
  const { seat } = state.turn
  const home = impsHome(state.seats[seat]!)
  state.turn.rested = 'H'
  ctx.emit({ e: 'impHome', seat, imp, home, need: state.options.impsToWin })
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
