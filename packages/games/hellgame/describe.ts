import type { View } from '@acheron/engine'
import { seatMark, type Translate } from '@acheron/engine/words'
import type { HellgameEvent, HellgameMove, HellgameState } from './state.ts'
import type { Words } from './words/compiled/keys.ts'

/** A move or an event by its name and what belongs to it. */
export function describe(thing: HellgameMove | HellgameEvent, _view: View<HellgameState>, t: Translate<Words>): string {
  const { do: order, e, seat, ...rest } = { do: '', e: '', seat: undefined, ...thing }
  const name = order || e
  const details = Object.values(rest)
    .map(value => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(', ')
  if (typeof seat !== 'number') return details ? t('thing.with', { name, details }) : t('thing', { name })
  const who = seatMark(seat)
  return details ? t('thing.by.with', { who, name, details }) : t('thing.by', { who, name })
}
