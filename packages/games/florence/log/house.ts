import { list, seatMark } from '@acheron/engine/words'
import type { EventOf } from '../events.ts'
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

type House = EventOf<
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
      return t('log.memberSheltered', { kind: event.kind, floor: floorText(event.floor, t) })
    case 'familyHome':
      return cameHome(event, t)
    case 'memberHome': {
      const from = typeof event.from === 'number' ? floorText(event.from, t) : theLocation(event.from, t)
      const { kind, count = 1 } = event
      const member = count > 1 ? membersText(kind, count, t) : memberText(kind, t)
      return t('log.memberHome', { who, member, from })
    }
    case 'urchinAdopted':
      return t(`log.urchinAdopted.${event.to}`, { who })
    case 'floorBuilt':
      return t('log.floorBuilt', { who, floor: floorText(event.floor, t) })
    case 'towerReorganised':
      return rearranged(event, who, t)
    case 'barrelToPanel': {
      const words = { who, barrel: barrelName(event.barrel, t) }
      return event.points > 0
        ? t('log.barrelToPanel', { ...words, points: infamyText(event.points, t) })
        : t('log.barrelToPanel.none', words)
    }
    case 'barrelTaken':
      return t('log.barrelTaken', { who, barrel: barrelName(event.barrel, t), floor: floorText(event.floor, t) })
    case 'barrelReturned':
      return t('log.barrelReturned', { who, barrel: barrelName(event.barrel, t) })
    case 'guestInvited': {
      const words = { who, guest: guestName(event.guest, t), floor: floorText(event.floor, t) }
      return event.florins > 0
        ? t('log.guestInvited.paid', { ...words, coins: florinsText(event.florins, t) })
        : t('log.guestInvited', words)
    }
    case 'guestReturned':
      return t('log.guestReturned', { who, guest: guestName(event.guest, t) })
  }
}

/** The line of the accusation names the family and the member who stays in the tower. */
function cameHome({ members }: EventOf<'familyHome'>, t: T): string {
  const groups = [...Map.groupBy(members, ({ from }) => from)].map(([from, there]) => {
    const each = there.map(({ kind, count }) => membersText(kind, count, t))
    return t('log.familyHome.from', { members: list(t.lang, each), from: theLocation(from, t) })
  })
  const count = members.reduce((sum, { count }) => sum + count, 0)
  return t('log.familyHome', { count, members: list(t.lang, groups) })
}

function rearranged({ piece, from, to, with: other }: EventOf<'towerReorganised'>, who: string, t: T): string {
  const words = { who, piece: pieceText(piece, t), from: floorText(from, t), to: floorText(to, t) }
  return other
    ? t('log.towerReorganised.swap', { ...words, other: pieceText(other, t) })
    : t('log.towerReorganised.move', words)
}
