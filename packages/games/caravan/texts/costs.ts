import type { Cost, Exchange, Gain } from '../box/vocabulary.ts'
import { amount, signed } from './numbers.ts'
import type { Voice } from './voice.ts'

/** A payment (section 6), as an order without its full stop: "pay 2 Vigor and SPEND this Relic". */
export function costText(voice: Voice, cost: Cost): string {
  const { t } = voice
  const parts: string[] = []
  if (cost.vigor !== undefined)
    parts.push(cost.vigor === 'any' ? t('cost.vigor.any') : t('cost.vigor', { n: amount(voice, cost.vigor).n }))
  if (cost.discard !== undefined)
    parts.push(cost.discard === 'any' ? t('cost.discard.any') : t('cost.discard', amount(voice, cost.discard)))
  if (cost.inspiration !== undefined)
    parts.push(t('cost.token', { ...amount(voice, cost.inspiration), token: t('token.inspiration') }))
  if (cost.empower !== undefined)
    parts.push(t('cost.token', { ...amount(voice, cost.empower), token: t('token.empower') }))
  if (cost.token) parts.push(t('cost.token', { ...amount(voice, cost.token.n), token: t(`token.${cost.token.attr}`) }))
  if (cost.spend) parts.push(t('cost.spend'))
  if (cost.discardThis) parts.push(t('cost.discardThis'))
  if (cost.stun)
    parts.push(t('cost.stun', { n: amount(voice, cost.stun.n).n, fatigue: amount(voice, cost.stun.fatigue ?? 0).n }))
  if (cost.suffer !== undefined) parts.push(t('cost.suffer', { n: amount(voice, cost.suffer).n }))
  if (cost.wound !== undefined) parts.push(t('cost.wound', amount(voice, cost.wound)))
  if (cost.handSin !== undefined) parts.push(t('cost.handSin', amount(voice, cost.handSin)))
  if (cost.finding) parts.push(t('cost.finding'))
  return parts.join(t('text.and'))
}

/** The gain of an option of an Attack: "+2 dice and PRECISION 1". */
export function gainText(voice: Voice, { dice, hits, precision, reroll }: Gain): string {
  const { t } = voice
  const parts: string[] = []
  if (dice !== undefined) parts.push(t('part.dice', signed(voice, dice)))
  if (hits !== undefined) parts.push(t('part.hits', signed(voice, hits)))
  if (precision !== undefined) parts.push(t('part.precision', { n: amount(voice, precision).n }))
  if (reroll === 'all' || reroll === 'fumbles') parts.push(t(`part.reroll.${reroll}`))
  else if (reroll !== undefined) parts.push(t('part.reroll', amount(voice, reroll)))
  return parts.join(t('text.and'))
}

/** How often, where more than once: " (up to 3 times)". */
export function timesText({ t }: Voice, times: Exchange['times'] = 1): string {
  if (times === 'any') return t('times.any')
  return times > 1 ? t('times.upTo', { n: times }) : ''
}
