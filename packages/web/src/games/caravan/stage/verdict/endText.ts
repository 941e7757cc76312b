import type { Voice } from '../../words.ts'
import type { AttackSum } from './attack.ts'
import { shortBy } from './sums.ts'

interface EndText {
  readonly verdict: string | null
  readonly below: readonly string[]
  readonly harm: boolean
}

/** What an Attack comes to, and what is to be said below it. */
export function endText({ end, pool, hits, needs, limit, danger }: AttackSum, who: string, { t }: Voice): EndText {
  if (pool !== null) return { verdict: null, below: [], harm: false }
  const counted = needs === null ? 0 : Math.floor(hits / needs)
  const lacks = needs !== null && counted === 0 ? [t('verdict.lacks', { count: shortBy(hits, needs) })] : []
  switch (end.kind) {
    case 'champion':
      return { verdict: t('verdict.damage', { count: end.damage }), below: [t('verdict.to', { who })], harm: true }
    case 'minion':
      return {
        verdict: t(end.felled ? 'verdict.felled' : 'verdict.stands'),
        below: end.felled ? [] : lacks,
        harm: end.felled,
      }
    case 'open':
      // What is no Malefactor falls or holds out.
      if (limit === null)
        return { verdict: t(counted > 0 ? 'verdict.felled' : 'verdict.stands'), below: lacks, harm: counted > 0 }
      return { verdict: t('verdict.wounds', { count: counted }), below: lacks, harm: counted > 0 }
    case 'wounds': {
      const { wounds, left, felled } = end
      const difference = wounds - counted
      const below = [
        ...(left === null && wounds > 0 && danger === 'counter' ? [t('verdict.first')] : []),
        ...(felled ? [t('verdict.last', { who })] : []),
        ...(left !== null && !felled ? [t('verdict.cards', { who, before: left + wounds, left })] : []),
        ...(difference > 0 && needs !== null ? [t('verdict.more', { count: difference })] : []),
        ...(difference < 0 && !felled ? [t('verdict.warded', { count: -difference })] : []),
        ...(wounds === 0 ? lacks : []),
      ]
      return { verdict: t('verdict.wounds', { count: wounds }), below, harm: wounds > 0 }
    }
  }
}

/** What the Fumbles are counted against; null where they mean nothing. */
export function fumblesAgainst({ fumbles, limit, danger }: AttackSum, { t }: Voice): string | null {
  if (limit === null || danger === 'none') return null
  return danger === 'safe' ? t('verdict.safe', { n: limit }) : t(`verdict.${danger}`, { count: fumbles, n: limit })
}
