import { capital, championName, nameIn, nameOf } from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import { Die } from '../Die.tsx'
import type { AttackSum } from './attack.ts'
import { Dice } from './Dice.tsx'
import { Panel } from './Panel.tsx'
import { Pips } from './Pips.tsx'
import { type Group, groupsOf, shortBy } from './sums.ts'

interface Props {
  readonly sum: AttackSum
  /** The target as it is called now; null where it has left. */
  readonly target: string | null
  readonly voice: Voice
  readonly onClose: (() => void) | null
}

/** An Attack: the dice, the Hits in groups of STURDINESS, the Fumbles against THRESHOLD, and what comes of them. */
export function AttackVerdict({ sum, target, voice, onClose }: Props) {
  const { t, game } = voice
  const { dice, pool, hits, sure, needs, rerolls, precision } = sum
  const name = target ?? capital(nameIn(sum.seen ? { seen: sum.seen } : {}, sum.target, game))
  const end = endText(sum, name, voice)
  return (
    <Panel
      voice={voice}
      title={t('verdict.of', { who: championName(game, sum.attacker), target: name })}
      {...(sum.card && { aside: nameOf(game, 'maneuver', sum.card) })}
      pips={hits}
      tone={end.harm ? 'harm' : 'plain'}
      verdict={end.verdict}
      open={pool === null && sum.end.kind === 'open'}
      below={end.below}
      onClose={onClose}
    >
      {pool === null ? (
        <Dice dice={dice} voice={voice} />
      ) : (
        <p className="cvv-dice">
          {Array.from({ length: Math.min(20, pool) }, (_, i) => (
            <Die key={i} face={null} voice={voice} />
          ))}
        </p>
      )}
      <p className="cvv-sum">
        <b>{pool === null ? t('verdict.hits', { count: hits }) : t('verdict.pool', { count: pool })}</b>{' '}
        {needs !== null && <span className="cvv-against">{t('verdict.against', { n: needs })}</span>}
        {sure > 0 && <span className="cvv-against"> · {t('verdict.sure', { count: sure })}</span>}
      </p>
      {pool === null && needs !== null && <Pips groups={groupsOf(hits, needs)} label={labelOf(sum, voice)} />}
      {pool === null ? <Fumbles sum={sum} voice={voice} /> : null}
      {precision > 0 && <p className="cvv-note">{t('verdict.precision', { n: precision })}</p>}
      {rerolls > 0 && <p className="cvv-note">{t('verdict.rerolls', { count: rerolls })}</p>}
    </Panel>
  )
}

/** A Malefactor's Wounds are counted one by one; a Minion or a thing falls at the first full group. */
function labelOf({ limit }: AttackSum, { t }: Voice) {
  return ({ hits, of }: Group, at: number) => {
    if (hits < of) return t('verdict.short', { n: of - hits })
    return (
      <>
        {limit === null ? t('verdict.fells') : t('verdict.wound', { n: at + 1 })} <span aria-hidden="true">✓</span>
      </>
    )
  }
}

function Fumbles({ sum: { fumbles, limit, danger }, voice: { t } }: Pick<Props, 'sum' | 'voice'>) {
  return (
    <p className="cvv-sum" data-danger={danger}>
      <b>{t('verdict.fumbles', { count: fumbles })}</b>{' '}
      {danger === 'safe' && limit !== null && <span className="cvv-against">{t('verdict.safe', { n: limit })}</span>}
      {(danger === 'counter' || danger === 'unanswered') && limit !== null && (
        <span className="cvv-against">{t(`verdict.${danger}`, { count: fumbles, n: limit })}</span>
      )}
    </p>
  )
}

interface EndText {
  readonly verdict: string | null
  readonly below: readonly string[]
  readonly harm: boolean
}

function endText({ end, pool, hits, needs, limit, danger }: AttackSum, who: string, { t }: Voice): EndText {
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
