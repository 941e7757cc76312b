import { seatMark } from '@acheron/engine/words'
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
import type { Of } from './event.ts'

type City = Of<
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

/** What is done in Florence (R4 to R8), and what an accusation sets going. */
export function city(event: City, t: T): string {
  switch (event.e) {
    case 'quarterSet':
      return t('told.quarterSet', { quarter: quarterName(event.quarter, t) })
    case 'memberSent': {
      const { seat, kind, location, florins } = event
      const words = { who: seatMark(seat), member: memberText(kind, t), to: toLocation(location, t) }
      return florins > 0
        ? t('told.memberSent.fee', { ...words, fee: florinsText(florins, t) })
        : t('told.memberSent', words)
    }
    case 'accused':
      return t('told.accused', {
        who: seatMark(event.seat),
        sin: sinName(event.sin, t),
        at: theLocation(event.location, t),
      })
    case 'skullRaised':
      return t('told.skullRaised', { who: seatMark(event.seat), sin: sinName(event.sin, t), level: event.level })
    case 'bonusTaken':
      return t('told.bonusTaken', { tile: tileName(event.tile, t) })
    case 'danteMoved':
      return t(`told.danteMoved.${event.kind}`, { circle: circleName(event.level, t) })
    case 'halfDiplomaTaken':
      return t('told.halfDiplomaTaken', { who: seatMark(event.seat), held: event.held })
    case 'diplomaAwarded':
      return t(`told.diplomaAwarded.${event.by}`, { who: seatMark(event.seat), sin: sinName(event.sin, t) })
    case 'diplomaUnclaimed':
      return t('told.diplomaUnclaimed', { sin: sinName(event.sin, t) })
    case 'councilHeld':
      return t('told.councilHeld', { who: seatMark(event.seat) })
  }
}
