import { seatMark } from '@acheron/engine/words'
import type { EventOf } from '../events.ts'
import {
  circleName,
  florinsText,
  memberText,
  quarterName,
  sinName,
  type T,
  theLocation,
  tileName,
  toLocation,
} from '../names.ts'

type City = EventOf<
  | 'quarterSet'
  | 'memberSent'
  | 'accused'
  | 'skullRaised'
  | 'bonusTaken'
  | 'danteMoved'
  | 'halfDiplomaTaken'
  | 'diplomaAwarded'
  | 'diplomaUnclaimed'
  | 'councilHeld'
>

/** Actions in Florence (R4 to R8), and the consequences of an accusation. */
export function city(event: City, t: T): string {
  switch (event.e) {
    case 'quarterSet':
      return t('log.quarterSet', { who: seatMark(event.seat), quarter: quarterName(event.quarter, t) })
    case 'memberSent': {
      const { seat, kind, location, florins } = event
      const words = { who: seatMark(seat), member: memberText(kind, t), to: toLocation(location, t) }
      return florins > 0
        ? t('log.memberSent.fee', { ...words, fee: florinsText(florins, t) })
        : t('log.memberSent', words)
    }
    case 'accused':
      return t('log.accused', {
        who: seatMark(event.seat),
        sin: sinName(event.sin, t),
        at: theLocation(event.location, t),
      })
    case 'skullRaised':
      return t('log.skullRaised', { who: seatMark(event.seat), sin: sinName(event.sin, t), level: event.level })
    case 'bonusTaken':
      return t('log.bonusTaken', { tile: tileName(event.tile, t) })
    case 'danteMoved':
      return t(`log.danteMoved.${event.kind}`, { circle: circleName(event.level, t) })
    case 'halfDiplomaTaken':
      return t('log.halfDiplomaTaken', { who: seatMark(event.seat), held: event.held })
    case 'diplomaAwarded':
      return t(`log.diplomaAwarded.${event.by}`, { who: seatMark(event.seat), sin: sinName(event.sin, t) })
    case 'diplomaUnclaimed':
      return t('log.diplomaUnclaimed', { sin: sinName(event.sin, t) })
    case 'councilHeld':
      return t('log.councilHeld', { who: seatMark(event.seat) })
  }
}
