import { list, seatMark } from '@acheron/engine/words'
import type { EventOf } from '../events.ts'
import { infamyText, sinName, type T } from '../names.ts'

type End = EventOf<'endTriggered' | 'suddenDeath' | 'finalScoring' | 'diplomaScored' | 'debtRepaid' | 'gameOver'>

/** R15 and the final scoring. */
export function end(event: End, t: T): string {
  switch (event.e) {
    case 'endTriggered':
      return t('log.endTriggered', { who: seatMark(event.seat) })
    case 'suddenDeath':
      return t(event.cause === 'turnCap' ? 'log.suddenDeath.turnCap' : 'log.suddenDeath', { who: seatMark(event.seat) })
    case 'finalScoring':
      return t(`log.finalScoring.${event.step as 1}`)
    case 'diplomaScored': {
      const { seat, sin, value, level, points } = event
      const words = { who: seatMark(seat), sin: sinName(sin, t), value, level }
      return t('log.diplomaScored', { ...words, points: infamyText(points, t) })
    }
    case 'debtRepaid':
      return t('log.debtRepaid', {
        who: seatMark(event.seat),
        space: event.boat,
        points: infamyText(Math.abs(event.points), t),
      })
    case 'gameOver': {
      const [first] = event.winners
      return t('log.gameOver', {
        winners: list(t.lang, event.winners.map(seatMark)),
        count: event.winners.length,
        points: infamyText(event.scores[first ?? 0] ?? 0, t),
      })
    }
  }
}
