import { seatMark, type Translate } from '@acheron/engine/words'
import type { CharonsObolEvent } from '../events.ts'
import type { Words } from '../words/compiled/keys.ts'

/** A line of the log. */
export function tellEvent(event: CharonsObolEvent, t: Translate<Words>): string {
  const who = seatMark(event.seat)
  switch (event.e) {
    case 'thrown':
      return t('log.thrown', { who, face: event.face, hand: event.hand })
    case 'lost':
      return t('log.lost', { who, obols: event.obols })
    case 'kept':
      return t('log.kept', { who, obols: event.obols, purse: event.purse })
    case 'crossed':
      return t('log.crossed', { who, purse: event.purse })
  }
}
