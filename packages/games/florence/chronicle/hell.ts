import { seatMark } from '@acheron/engine/words'
import { cubeValue } from '../box/tracks.ts'
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
import type { Of } from './event.ts'

type Hell = Of<
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
      return t('told.soulLaid', { points: infamyText(event.points, t) })
    case 'soulReturned':
      return t('told.soulReturned', { soul: soulText(event.sin, t), from: shieldName(event.from, t) })
    case 'soulPetrified':
      return t('told.soulPetrified', { soul: soulText(event.sin, t), at: shieldName(event.shield, t) })
    case 'soulShifted':
      return t('told.soulShifted', {
        soul: soulText(event.sin, t),
        from: shieldName(event.from, t),
        to: shieldName(event.to, t),
      })
    case 'soulBuried':
      return t('told.soulBuried', { soul: soulText(event.sin, t) })
    case 'noSoulLeft':
      return t('told.noSoulLeft', { sin: sinName(event.sin, t) })
    case 'plagueRevealed':
      return plague(event, t)
    case 'guardianMoved':
      return t('told.guardianMoved', {
        who: seatMark(event.seat),
        guardian: theGuardian(event.guardian, t),
        circle: circleName(event.to, t),
      })
    case 'styxPlayed':
      return t('told.styxPlayed', { who: seatMark(event.seat), souls: soulsText(event.sin, event.count, t) })
    case 'discPlaced':
      return t('told.discPlaced', { who: seatMark(event.seat), gate: gateName(event.gate, t) })
    case 'cubeMoved':
      return cubeMoved(event, t)
  }
}

/** R2.3: a path of more than one shield runs through other souls. */
function led(event: Of<'soulEntered' | 'soulMoved'>, t: T): string {
  const { seat, sin, path, to } = event
  const way = {
    who: seatMark(seat),
    soul: soulText(sin, t),
    to: shieldName(to, t),
    passed: path.length - 1,
  }
  if (event.e === 'soulEntered') return t('told.soulEntered', way)
  const from = shieldName(event.from, t)
  if (event.by === 'hell') return t('told.soulMoved', { ...way, from })
  return t('told.soulMoved.guardian', { ...way, from, guardian: theGuardian(event.by, t) })
}

function plague({ card, souls, missing }: Of<'plagueRevealed'>, t: T): string {
  const name = plagueName(card, t)
  if (souls.length === 0) return t('told.plague.none', { card: name })
  const told = t('told.plague', { card: name, souls: soulsList(souls, t) })
  return missing.length === 0 ? told : `${told} ${t('told.plague.missing', { souls: soulsList(missing, t) })}`
}

function cubeMoved({ seat, sin, to, empty }: Of<'cubeMoved'>, t: T): string {
  const cube = { sin: sinName(sin, t), space: to, value: cubeValue(to) }
  return seat === null
    ? t('told.cubeMoved.end', { ...cube, empty })
    : t('told.cubeMoved', { ...cube, who: seatMark(seat) })
}
