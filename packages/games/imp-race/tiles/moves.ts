import { type Context, enter } from '@acheron/engine'
import { typeOf } from '../box/tiles.ts'
import type { ImpRaceEvent } from '../events.ts'
import type { ChainFrame } from '../frames.ts'
import { kill } from '../route/imps.ts'
import { freeSteps } from '../route/places.ts'
import type { ImpRaceState, ImpRaceView, Step } from '../state.ts'
import { arrive } from '../turn/arrival.ts'
import { flip } from './flipping.ts'

type Ctx = Context<ImpRaceEvent>

/** R6.5, R6.6: the tile is flipped and moves the imp on or back; a full arrival follows. */
export function moveByTile(state: ImpRaceState, { imp, square, tile }: ChainFrame, ctx: Ctx): void {
  const { seat } = state.turn
  ctx.emit({ e: 'tileAction', seat, square, tile: state.route[square]!.tile })
  flip(state, square, 'action', ctx)
  if (tile === 'banana') {
    arrive(state, imp, square + 1, 'banana', ctx)
    return
  }
  const back = earlierReturn(state, square)
  if (back > 0) arrive(state, imp, back, 'return', ctx)
  else if (freeSteps(state, seat).length > 0) enter(state, { kind: 'step', cause: 'return', imp })
  else kill(state, seat, imp, 'noStep', ctx)
}

/** R6.6: the nearest earlier square with a face-up Return, or 0. */
export function earlierReturn({ route }: ImpRaceView, from: number): number {
  for (let square = from - 1; square > 0; square--) {
    const { up, tile } = route[square]!
    if (up && tile !== null && typeOf(tile) === 'return') return square
  }
  return 0
}

/** R6.6: with no Return to go to, the imp is back on a step of its own board. */
export function returnToStep(state: ImpRaceState, imp: number, step: Step, ctx: Ctx): void {
  const { turn } = state
  const { imps } = state.seats[turn.seat]!
  const from = imps[imp]!
  imps[imp] = step
  turn.rested = step
  ctx.emit({ e: 'impMoved', seat: turn.seat, imp, from, to: step, by: 'return' })
}
