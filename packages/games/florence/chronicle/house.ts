import { seatMark } from '@acheron/engine/words'
import {
  barrelName,
  floorText,
  florinsText,
  guestName,
  infamyText,
  memberText,
  pieceText,
  type T,
  theLocation,
} from '../names.ts'
import type { Of } from './event.ts'

type House = Of<
  | 'memberSheltered'
  | 'memberHome'
  | 'urchinAdopted'
  | 'floorBuilt'
  | 'towerReorganised'
  | 'barrelTaken'
  | 'barrelToPanel'
  | 'barrelReturned'
  | 'guestInvited'
  | 'guestReturned'
>

/** The families' houses: home, reserve, tower and supply panel (R5, R12). */
export function house(event: House, t: T): string {
  const who = seatMark(event.seat)
  switch (event.e) {
    case 'memberSheltered':
      return t('told.memberSheltered', { kind: event.kind, floor: floorText(event.floor, t) })
    case 'memberHome': {
      const from = typeof event.from === 'number' ? floorText(event.from, t) : theLocation(event.from, t)
      // Whose they are has been told with the accusation.
      if (event.cause === 'accusation') return t('told.memberHome.accusation', { kind: event.kind, from })
      return t('told.memberHome', { who, member: memberText(event.kind, t), from })
    }
    case 'urchinAdopted':
      return t(`told.urchinAdopted.${event.to}`, { who })
    case 'floorBuilt':
      return t('told.floorBuilt', { who, floor: floorText(event.floor, t) })
    case 'towerReorganised':
      return rearranged(event, who, t)
    case 'barrelToPanel': {
      const words = { who, barrel: barrelName(event.barrel, t) }
      return event.points > 0
        ? t('told.barrelToPanel', { ...words, points: infamyText(event.points, t) })
        : t('told.barrelToPanel.none', words)
    }
    case 'barrelTaken':
      return t('told.barrelTaken', { who, barrel: barrelName(event.barrel, t), floor: floorText(event.floor, t) })
    case 'barrelReturned':
      return t('told.barrelReturned', { who, barrel: barrelName(event.barrel, t) })
    case 'guestInvited': {
      const words = { who, guest: guestName(event.guest, t), floor: floorText(event.floor, t) }
      return event.florins > 0
        ? t('told.guestInvited.paid', { ...words, coins: florinsText(event.florins, t) })
        : t('told.guestInvited', words)
    }
    case 'guestReturned':
      return t('told.guestReturned', { who, guest: guestName(event.guest, t) })
  }
}

function rearranged({ piece, from, to, with: other }: Of<'towerReorganised'>, who: string, t: T): string {
  const words = { who, piece: pieceText(piece, t), from: floorText(from, t), to: floorText(to, t) }
  return other ? t('told.swapped', { ...words, other: pieceText(other, t) }) : t('told.moved', words)
}
