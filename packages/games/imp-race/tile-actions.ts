import { type Context, enter } from '@acheron/engine'
import { flip } from './flipping.ts'
import { drawTreasure } from './gems.ts'
import { kill } from './imps.ts'
import { deadImp, freeSteps } from './places.ts'
import type { ImpRaceEvent, ImpRaceState } from './state.ts'
import { typeOf } from './tiles.ts'

/** R6: the action of the face-up tile under the active seat's imp. Banana and Return first open a window (W4). */
export function carryOut(state: ImpRaceState, imp: number, square: number, ctx: Context<ImpRaceEvent>): void {
  const { seat } = state.turn
  const { tile } = state.route[square]!
  const type = typeOf(tile)
  if (type === 'banana' || type === 'return') {
    state.turn.rested = null
    enter(state, { kind: 'chain', imp, square, tile: type })
    return
  }
  ctx.emit({ e: 'tileAction', seat, square, tile })
  switch (type) {
    case 'death':
      state.turn.rested = null
      kill(state, seat, imp, 'death', ctx)
      flip(state, square, 'action', ctx)
      break
    case 'cherub': {
      const dead = deadImp(state.seats[seat]!)
      if (dead >= 0 && freeSteps(state, seat).length > 0) enter(state, { kind: 'step', cause: 'cherub', imp: dead })
      break
    }
    case 'treasure':
      drawTreasure(state, seat, ctx)
      break
    case 'card':
      enter(state, { kind: 'full', draw: 'tile' })
  }
}
