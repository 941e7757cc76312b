import { type AttackFrame, type CaravanView, type FightingView, topFrame } from '@acheron/games/caravan/board.ts'
import { hitsLying } from '../../chronicle/ordeal/hands.ts'
import type { Voice } from '../../words.ts'
import { attackNow } from './attack.ts'
import { endText, fumblesAgainst } from './endText.ts'

/** Steps in which dice that lie on the table may be rolled again or turned over. */
const changeable: ReadonlySet<AttackFrame['step']> = new Set(['rolled', '2C', 'turn'])

/** How the dice of an Attack lie while they can be changed, in words; null before they are rolled. */
export function attackStanding(view: FightingView, voice: Voice): string | null {
  const { t } = voice
  const frame = topFrame(view)
  const sum = frame?.kind === 'attack' && changeable.has(frame.step) ? attackNow(view, null) : null
  if (!sum || sum.pool !== null) return null
  const { verdict, below } = endText(sum, '', voice)
  const against = fumblesAgainst(sum, voice)
  const fumbles = t('verdict.fumbles', { count: sum.fumbles })
  return sentences([
    `${t('verdict.sofar')}: ${verdict}`,
    ...below,
    ...(against ? [`${fumbles} ${against}`] : []),
    ...(sum.rerolls > 0 ? [t('verdict.rerolls', { count: sum.rerolls })] : []),
  ])
}

/** How an Ordeal stands while the Hand of Fate can turn it; null at any other time. */
export function ordealStanding(view: CaravanView, { t }: Voice): string | null {
  const frame = topFrame(view)
  if (frame?.kind !== 'ordeal' || frame.step !== 'fate') return null
  const hits = hitsLying(frame)
  const met = t(hits >= frame.difficulty ? 'verdict.passed' : 'verdict.lost.sofar')
  return sentences([
    `${met}: ${t('verdict.hits', { count: hits })} ${t('verdict.difficulty', { n: frame.difficulty })}`,
  ])
}

/** Short texts as sentences: some have their full stop. */
const sentences = (texts: readonly string[]): string =>
  texts.map(text => (text.endsWith('.') ? text : `${text}.`)).join(' ')
