import type { View } from '@acheron/engine'
import type { CaravanEvent } from './events.ts'
import { orderOf } from './orders/index.ts'
import type { CaravanMove, CaravanState } from './state.ts'
import { tell } from './telling/index.ts'
import type { T } from './words.ts'

/**
 * A move as an order to the one who decides, with what it costs and brings, from the view it can be made in; an event as
 * a sentence of the log, or nothing where another event of the same step tells it better.
 */
export function describe(thing: CaravanMove | CaravanEvent, view: View<CaravanState>, t: T): string {
  return 'do' in thing ? orderOf(thing, view, t) : tell(thing, view, t)
}
