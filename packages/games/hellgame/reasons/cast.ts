import type { Seat } from '@acheron/engine'
import { seatMark } from '@acheron/engine/words'
import { type CurseId, curses } from '../box/curses.ts'
import { numbers } from '../box/numbers.ts'
import { type SpellEffect, type SpellId, spellOf } from '../box/spells.ts'
import { amountsText, manaText, spellName } from '../names.ts'
import { lootText } from '../texts.ts'
import { whyNotHinderance, whyNotPortal } from './lay.ts'
import type { Moment } from './moment.ts'

/** R5.1: the moment for spells and curses lies between square and demons; null when it is now. */
function whyNotNow({ frame, t }: Moment): string | null {
  if (frame.kind === 'spell') return null
  return t(frame.kind === 'demons' ? 'why.spell.over' : 'why.spell.later')
}

/** R5.2. */
export function whyNotSpell(spell: SpellId, moment: Moment): string {
  const { view, me, t } = moment
  if (!view.spells.includes(spell)) return t('why.spell.deck', { spell: spellName(spell, t) })
  const { mana, effect } = spellOf(spell)
  const wrongTime = whyNotNow(moment)
  if (wrongTime) return wrongTime
  if (me.mana < mana)
    return t('why.spell.mana', { spell: spellName(spell, t), price: manaText(mana, t), mana: me.mana })
  return whyNoTarget(effect, spellName(spell, t), moment)
}

/** R5.5. */
export function whyNotCurse(curse: CurseId, moment: Moment): string {
  const { view, me, t } = moment
  if (view.options.curseTokens === 'mana') return t('why.curse.mana')
  const wrongTime = whyNotNow(moment)
  if (wrongTime) return wrongTime
  const { cost } = numbers.curses
  if (me.curse < cost) return t('why.curse.none', { price: amountsText({ curse: cost }, t), count: me.curse })
  return whyNoTarget(curses[curse], '', moment)
}

/** The missing condition of each verb. */
function whyNoTarget(effect: SpellEffect, spell: string, moment: Moment): string {
  const { me, t } = moment
  switch (effect.verb) {
    case 'removeHere':
      return whyNotHinderance(me.at!, moment)
    case 'portalHere':
      return whyNotPortal(me.at!, moment)
    case 'convert':
      return t('why.convert')
    case 'restore':
      return t('why.restore')
    case 'steal':
      return t(`why.steal.${effect.what}`, { loot: lootText(effect, t) })
    case 'slow':
      return t('why.slow')
    case 'anotherTurn':
      return t('why.timeWalk', { spell })
    case 'banish':
      return t('why.banish')
    case 'castOut':
      return t('why.castOut')
    default:
      return whyTrack(moment)
  }
}

/** R2.1 to R2.4. */
export function whyTrack({ view: { track }, t }: Moment): string {
  return t('why.track', { slot: track.slot, length: track.length })
}

export function whyNotPlayer(other: Seat, { frame, seat, t }: Moment): string {
  if (other === seat) return t('why.player.self')
  return t(frame.kind === 'spell' ? 'why.player.aim' : 'why.player', { who: seatMark(other) })
}
