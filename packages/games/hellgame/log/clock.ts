import { list, seatMark } from '@acheron/engine/words'
import type { Of, T } from './event.ts'

type Clock = Of<
  | 'lengthChanged'
  | 'tokenMoved'
  | 'eclipseBegan'
  | 'eclipseSlid'
  | 'eclipseEnded'
  | 'upkeepStarted'
  | 'throneChecked'
  | 'firstMoved'
  | 'gameEnded'
>

/** The upkeep track, the eclipse and the end (R2, R8, R9). */
export function clock(event: Clock, t: T): string {
  switch (event.e) {
    case 'lengthChanged':
      return t(event.to > event.from ? 'told.length.longer' : 'told.length.shorter', { length: event.to })
    case 'tokenMoved':
      // The end of a round and an upkeep move it as a matter of course.
      if (event.by === 'round' || event.by === 'upkeep') return ''
      return t('told.tokenMoved', { from: event.from, to: event.to })
    case 'eclipseBegan':
      return t('told.eclipseBegan', { slot: event.slot })
    case 'eclipseSlid':
      return t('told.eclipseSlid', { to: event.to })
    case 'eclipseEnded':
      return t('told.eclipseEnded')
    case 'upkeepStarted':
      return t('told.upkeepStarted', { number: event.number })
    case 'throneChecked':
      return event.holder === null && event.demons.length > 0 ? t('told.throneContested') : ''
    case 'firstMoved':
      return t('told.firstMoved', { who: seatMark(event.seat) })
    case 'gameEnded': {
      const winners = list(t.lang, event.winners.map(seatMark))
      return event.by === 'throne'
        ? t('told.ended.throne', { winners })
        : t(`told.ended.${event.by}`, { winners, count: event.winners.length })
    }
  }
}
