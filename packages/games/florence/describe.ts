import type { Translate } from '@acheron/engine/words'
import type { FlorenceEvent } from './events.ts'
import type { FlorenceMove } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

/** A move or an event by its name and what it carries. */
export function describe(thing: FlorenceMove | FlorenceEvent, t: Translate<Words>): string {
  if ('do' in thing) {
    const { do: what, ...rest } = thing
    return t('move', { what, details: JSON.stringify(rest) })
  }
  const { e: what, ...rest } = thing
  return t('event', { what, details: JSON.stringify(rest) })
}
