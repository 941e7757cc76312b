import { list, seatMark } from '@acheron/engine/words'
import type { HellgameWords } from '../names.ts'
import type { EventOf } from './event.ts'

type Clock = EventOf<
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
export function tellTrack(event: Clock, t: HellgameWords): string {
  switch (event.e) {
    case 'lengthChanged':
      return t(event.to > event.from ? 'log.lengthChanged.longer' : 'log.lengthChanged.shorter', { length: event.to })
    case 'tokenMoved':
      // Rounds and upkeeps move the token every time; only a spell's move is told.
      if (event.by === 'round' || event.by === 'upkeep') return ''
      return t('log.tokenMoved', { from: event.from, to: event.to })
    case 'eclipseBegan':
      return t('log.eclipseBegan', { slot: event.slot })
    case 'eclipseSlid':
      return t('log.eclipseSlid', { to: event.to })
    case 'eclipseEnded':
      return t('log.eclipseEnded')
    case 'upkeepStarted':
      return t('log.upkeepStarted', { number: event.number })
    case 'throneChecked':
      return event.holder === null && event.demons.length > 0 ? t('log.throneChecked') : ''
    case 'firstMoved':
      return t('log.firstMoved', { who: seatMark(event.seat) })
    case 'gameEnded': {
      const winners = list(t.lang, event.winners.map(seatMark))
      return event.by === 'throne'
        ? t('log.gameEnded.throne', { winners })
        : t(`log.gameEnded.${event.by}`, { winners, count: event.winners.length })
    }
  }
}
