import type { AttackEffect, AttackPart, Cond, Exchange } from '../box/vocabulary.ts'
import { condText } from './conditions.ts'
import { costText, gainText, timesText } from './costs.ts'
import { selNoun } from './nouns.ts'
import { amount, signed } from './numbers.ts'
import { together } from './prose.ts'
import { inner, type Voice } from './voice.ts'

/** An Attack with all that the card adds to it (5.4), clause by clause. */
export function attackClauses(voice: Voice, attack: AttackEffect): string[] {
  const { t } = voice
  const parts = bonuses(voice, attack)
  if (attack.range === 'unlimited') parts.push(t('part.unlimited'))
  else if (attack.range !== undefined) parts.push(t('part.range', { n: amount(voice, attack.range).n }))
  if (attack.ignoreEngagement) parts.push(t('part.ignoreEngagement'))
  if (attack.dieValue?.fumble) parts.push(t(`part.fumbles.${attack.dieValue.fumble}`))
  const target = attack.target ? selNoun(voice, attack.target).object : null
  const head = target ? t('attack.at', { target }) : t('attack')
  return [
    parts.length > 0 ? t('attack.with', { attack: head, with: parts.join(', ') }) : head,
    ...(attack.exchange ?? []).map(each => exchangeText(voice, 'before', each)),
    ...(attack.combo ? partClause(voice, { combo: true }, attack.combo) : []),
    ...(attack.ifs ?? []).flatMap(({ if: cond, add }) => partClause(voice, cond, add)),
    ...(attack.after ?? []).map(each => exchangeText(voice, 'after', each)),
    ...collateral(voice, attack),
  ]
}

function bonuses(voice: Voice, { dice, hits, precision, addRange, noCounter }: AttackPart): string[] {
  const { t } = voice
  return [
    ...(dice ? [t('part.dice', signed(voice, dice))] : []),
    ...(hits !== undefined ? [t('part.hits', signed(voice, hits))] : []),
    ...(precision !== undefined ? [t('part.precision', { n: amount(voice, precision).n })] : []),
    ...(addRange !== undefined ? [t('part.addRange', { n: signed(voice, addRange).n })] : []),
    ...(noCounter ? [t('part.noCounter')] : []),
  ]
}

function collateral(voice: Voice, { collateral: fx }: AttackPart): string[] {
  return fx ? [voice.t('attack.collateral', { fx: together(inner(voice, fx)) })] : []
}

/** A part that is added when something holds: BACKSTAB and FLANK have a name of their own. */
function partClause(voice: Voice, cond: Cond, part: AttackPart): string[] {
  const { t } = voice
  const add = [...bonuses(voice, part), ...collateral(voice, part)].join(', ')
  return [t('attack.if', { label: partLabel(voice, cond), add })]
}

function partLabel(voice: Voice, cond: Cond): string {
  const { t } = voice
  if ('combo' in cond) return t('keyword.combo')
  if ('attack' in cond && cond.attack === 'from-back') return t('keyword.backstab')
  if ('attack' in cond && cond.attack === 'flanking') return t('keyword.flank')
  return t('text.if', { cond: condText(voice, cond) })
}

function exchangeText(voice: Voice, when: 'before' | 'after', { cost, gain, times }: Exchange): string {
  const { t } = voice
  return t(`attack.exchange.${when}`, {
    cost: costText(voice, cost),
    gain: gainText(voice, gain),
    times: timesText(voice, times),
  })
}
