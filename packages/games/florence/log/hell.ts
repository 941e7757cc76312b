import { seatMark } from '@acheron/engine/words'
import type { EventOf } from '../events.ts'
import {
  circleName,
  gateName,
  infamyText,
  plagueName,
  shieldName,
  sinName,
  soulsList,
  soulsText,
  soulText,
  type T,
  theGuardian,
} from '../names.ts'

type Hell = EventOf<
  | 'soulEntered'
  | 'soulMoved'
  | 'soulLaid'
  | 'soulReturned'
  | 'soulPetrified'
  | 'soulShifted'
  | 'soulBuried'
  | 'noSoulLeft'
  | 'plagueRevealed'
  | 'guardianMoved'
  | 'styxPlayed'
  | 'discPlaced'
  | 'cubeMoved'
>

/** Souls, graveyard and guardians (R2, R10, R11), the Wall of Dis and the Phlegethon (R14). */
export function hell(event: Hell, t: T): string {
  switch (event.e) {
    case 'soulEntered':
    case 'soulMoved':
      return led(event, t)
    case 'soulLaid':
      return t('log.soulLaid', { who: seatMark(event.seat), points: infamyText(event.points, t) })
    case 'soulReturned':
      return t('log.soulReturned', { soul: soulText(event.sin, t), from: shieldName(event.from, t) })
    case 'soulPetrified':
      return t('log.soulPetrified', { soul: soulText(event.sin, t), at: shieldName(event.shield, t) })
    case 'soulShifted':
      return t('log.soulShifted', {
        soul: soulText(event.sin, t),
        from: shieldName(event.from, t),
        to: shieldName(event.to, t),
      })
    case 'soulBuried':
      return t('log.soulBuried', { soul: soulText(event.sin, t) })
    case 'noSoulLeft':
      return t('log.noSoulLeft', { sin: sinName(event.sin, t) })
    case 'plagueRevealed':
      return plague(event, t)
    case 'guardianMoved':
      return t('log.guardianMoved', {
        who: seatMark(event.seat),
        guardian: theGuardian(event.guardian, t),
        circle: circleName(event.to, t),
      })
    case 'styxPlayed':
      return t('log.styxPlayed', { who: seatMark(event.seat), souls: soulsText(event.sin, event.count, t) })
    case 'discPlaced':
      return t('log.discPlaced', { who: seatMark(event.seat), gate: gateName(event.gate, t) })
    case 'cubeMoved':
      return cubeMoved(event, t)
  }
}

/** R2.3: a path of more than one shield runs through other souls. */
function led(event: EventOf<'soulEntered' | 'soulMoved'>, t: T): string {
  const { seat, sin, path, to } = event
  const way = {
    who: seatMark(seat),
    soul: soulText(sin, t),
    to: shieldName(to, t),
    passed: path.length - 1,
  }
  if (event.e === 'soulEntered') return t('log.soulEntered', way)
  const from = shieldName(event.from, t)
  if (event.by === 'hell') return t('log.soulMoved', { ...way, from })
  return t('log.soulMoved.guardian', { ...way, from, guardian: theGuardian(event.by, t) })
}

function plague({ card, souls, missing }: EventOf<'plagueRevealed'>, t: T): string {
  const name = plagueName(card, t)
  if (souls.length === 0) return t('log.plagueRevealed.none', { card: name })
  const outbreak = t('log.plagueRevealed', { card: name, souls: soulsList(souls, t) })
  return missing.length === 0
    ? outbreak
    : `${outbreak} ${t('log.plagueRevealed.missing', { souls: soulsList(missing, t) })}`
}

function cubeMoved({ seat, sin, to, value, empty }: EventOf<'cubeMoved'>, t: T): string {
  const cube = { sin: sinName(sin, t), space: to, value }
  return seat === null
    ? t('log.cubeMoved.end', { ...cube, empty })
    : t('log.cubeMoved', { ...cube, who: seatMark(seat) })
}
