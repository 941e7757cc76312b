import { list } from '@acheron/engine/words'
import { nameOf } from '../box/names.ts'
import type { Filter } from '../box/vocabulary.ts'
import { comparisonText } from './comparisons.ts'
import { refNoun } from './references.ts'
import type { Voice } from './voice.ts'

/** A filter (3.3), as it follows the noun: "within Range 1", "on the ground". */
export function filterText(voice: Voice, filter: Filter): string {
  const { t } = voice
  if (typeof filter === 'string') return t(`filter.${filter}`)
  if ('range' in filter && 'near' in filter)
    return t('filter.near', { n: filter.range, what: t(`kind.${filter.near}`, { form: 'a', adj: '' }) })
  if ('range' in filter)
    return filter.from
      ? t('filter.range.from', { n: filter.range, of: refNoun(voice, filter.from).object })
      : t('filter.range', { n: filter.range })
  if ('beyond' in filter) return t('filter.beyond', { n: filter.beyond })
  if ('area' in filter) return t('filter.area', { count: filter.area.length, areas: list(t.lang, filter.area) })
  if ('level' in filter) return t('filter.level', { n: filter.level })
  if ('minLevel' in filter) return t('filter.minLevel', { n: filter.minLevel })
  if ('vigor' in filter) return t('filter.vigor', { n: comparisonText(voice, filter.vigor) })
  if ('wounds' in filter)
    return t('filter.wounds', { n: comparisonText(voice, filter.wounds), count: filter.wounds[1] })
  if ('conditions' in filter)
    return t('filter.conditions', { n: comparisonText(voice, filter.conditions), count: filter.conditions[1] })
  if ('handSins' in filter)
    return t('filter.handSins', { n: comparisonText(voice, filter.handSins), count: filter.handSins[1] })
  if ('cooldowns' in filter)
    return t('filter.cooldowns', { n: comparisonText(voice, filter.cooldowns), count: filter.cooldowns[1] })
  if ('token' in filter) return t('filter.token', { token: t(`token.${filter.token}`) })
  if ('has' in filter) return t('filter.has', { what: nameOf(t, 'treasure', filter.has) })
  if ('archetype' in filter) return t('filter.is', { who: nameOf(t, 'champion', filter.archetype) })
  if ('is' in filter) return t('filter.is', { who: refNoun(voice, filter.is).object })
  if ('isNot' in filter) return t('filter.isNot', { who: refNoun(voice, filter.isNot).object })
  if ('size' in filter) return t('filter.size', { size: filter.size })
  if ('standing' in filter) return t('filter.standing')
  if ('collapsed' in filter) return t('filter.collapsed')
  if ('movedThrough' in filter) return t('filter.movedThrough')
  if ('deckNotEmpty' in filter) return t('filter.deckNotEmpty')
  if ('not' in filter) return t('filter.not', { filter: filterText(voice, filter.not) })
  return filter.any.map(each => filterText(voice, each)).join(t('text.or'))
}

const states: readonly Filter[] = ['held', 'arrested', 'polymorphed', 'disabled', 'defeated', 'flown', 'engaged']

/** The same behind a noun: a state needs a verb there. */
export function relativeText(voice: Voice, filter: Filter): string {
  const state = typeof filter === 'object' ? 'any' in filter || 'not' in filter : states.includes(filter)
  const text = filterText(voice, filter)
  return state ? voice.t('filter.who', { filter: text }) : text
}
