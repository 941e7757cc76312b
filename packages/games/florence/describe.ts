import type { View } from '@acheron/engine'
import { chronicle } from './chronicle/index.ts'
import type { FlorenceEvent } from './events.ts'
import type { T } from './names.ts'
import { orderOf } from './orders/index.ts'
import type { FlorenceMove, FlorenceState } from './state.ts'

/**
 * A move as an order to the one who decides, with what it costs and gains; an event as a sentence of the chronicle, or
 * nothing where another event of the same step tells it better. A move is described from the view it can be made in; an
 * event says everything itself, as do the moves that bring no event to tell of (`pass`, `done`, `reorganise`).
 */
export function describe(thing: FlorenceMove | FlorenceEvent, view: View<FlorenceState>, t: T): string {
  return 'do' in thing ? orderOf(thing, view, t) : chronicle(thing, t)
}
