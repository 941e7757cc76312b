import { list, seatMark } from '@acheron/engine/words'
import {
  atSquareOfKind,
  castName,
  circleName,
  curseName,
  eventName,
  type HellgameWords,
  manaText,
  spellName,
  stepsText,
} from '../names.ts'
import type { EventOf } from './event.ts'

type Magic = EventOf<
  | 'eventTurned'
  | 'circleChosen'
  | 'hinderancePlaced'
  | 'portalPlaced'
  | 'spellReplaced'
  | 'whirled'
  | 'spellCast'
  | 'curseUsed'
  | 'shielded'
  | 'slowed'
  | 'leadPlaced'
>

/** Events, spells and curses (R5, R11). */
export function tellSpells(event: Magic, t: HellgameWords): string {
  if (event.e === 'whirled') return whirled(event, t)
  const who = seatMark(event.seat)
  switch (event.e) {
    case 'eventTurned':
      return t('log.eventTurned', {
        who,
        at: atSquareOfKind(event.square, 'plain', t),
        event: eventName(event.event, t),
      })
    case 'circleChosen':
      return t('log.circleChosen', { who, circle: circleName(event.circle, t) })
    case 'hinderancePlaced':
      return t('log.hinderancePlaced', { who, at: atSquareOfKind(event.square, 'plain', t) })
    case 'portalPlaced':
      return t('log.portalPlaced', { who, at: atSquareOfKind(event.square, 'plain', t) })
    case 'spellReplaced':
      return t('log.spellReplaced', { who, old: spellName(event.old, t), spell: spellName(event.spell, t) })
    case 'spellCast': {
      const cast = { who, spell: spellName(event.spell, t), price: manaText(event.mana, t) }
      const { target } = event.choice
      return target === undefined
        ? t('log.spellCast', cast)
        : t('log.spellCast.target', { ...cast, other: seatMark(target) })
    }
    case 'curseUsed': {
      const curse = curseName(event.curse, t)
      return event.target === event.seat
        ? t('log.curseUsed.own', { who, curse })
        : t('log.curseUsed', { who, curse, other: seatMark(event.target) })
    }
    case 'shielded':
      return t('log.shielded', { who, cast: castName(event.cast, t) })
    case 'slowed':
      return t('log.slowed', { who, steps: stepsText(event.steps, t) })
    case 'leadPlaced':
      return t('log.leadPlaced', { who, steps: stepsText(event.lead, t) })
  }
}

function whirled({ circle, n, pieces }: EventOf<'whirled'>, t: HellgameWords): string {
  const where = { circle: circleName(circle, t) }
  if (pieces.length === 0) return t('log.whirled.nobody', where)
  const blown = pieces.map(({ seat }) => seatMark(seat))
  return t('log.whirled', { ...where, n, pieces: list(t.lang, blown) })
}
