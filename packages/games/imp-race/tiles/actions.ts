import { type Context, enter } from '@acheron/engine'
import { typeOf } from '../box/tiles.ts'
import type { ImpRaceEvent } from '../events.ts'
import { kill } from '../route/imps.ts'
import { deadImp, freeSteps } from '../route/places.ts'
import type { ImpRaceState } from '../state.ts'
import { drawTreasure } from '../turn/gems.ts'
import { flip } from './flipping.ts'

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
