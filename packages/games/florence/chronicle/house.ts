import { list, seatMark } from '@acheron/engine/words'
import {
  barrelName,
  floorText,
  florinsText,
  guestName,
  infamyText,
  membersText,
  memberText,
  pieceText,
  type T,
  theLocation,
} from '../names.ts'
import type { Of } from './event.ts'

type House = Of<
  | 'memberSheltered'
  | 'familyHome'
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
    case 'familyHome':
      return cameHome(event, t)
    case 'memberHome': {
      const from = typeof event.from === 'number' ? floorText(event.from, t) : theLocation(event.from, t)
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

/** Whose they are has been told with the accusation, and that one of them stays in the tower. */
function cameHome({ members }: Of<'familyHome'>, t: T): string {
  const groups = [...Map.groupBy(members, ({ from }) => from)].map(([from, there]) => {
    const each = there.map(({ kind, count }) => membersText(kind, count, t))
    return t('told.familyHome.from', { members: list(t.lang, each), from: theLocation(from, t) })
  })
  const count = members.reduce((sum, { count }) => sum + count, 0)
  return t('told.familyHome', { count, members: list(t.lang, groups) })
}

function rearranged({ piece, from, to, with: other }: Of<'towerReorganised'>, who: string, t: T): string {
  const words = { who, piece: pieceText(piece, t), from: floorText(from, t), to: floorText(to, t) }
  return other ? t('told.swapped', { ...words, other: pieceText(other, t) }) : t('told.moved', words)
}
