import { capital, championName, nameIn, nameOf } from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import { Die } from '../Die.tsx'
import type { AttackSum } from './attack.ts'
import { Dice } from './Dice.tsx'
import { endText, fumblesAgainst } from './endText.ts'
import { Panel } from './Panel.tsx'
import { Pips } from './Pips.tsx'
import { type Group, groupsOf } from './sums.ts'

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

function Fumbles({ sum, voice }: Pick<Props, 'sum' | 'voice'>) {
  const against = fumblesAgainst(sum, voice)
  return (
    <p className="cvv-sum" data-danger={sum.danger}>
      <b>{voice.t('verdict.fumbles', { count: sum.fumbles })}</b>{' '}
      {against && <span className="cvv-against">{against}</span>}
    </p>
  )
}
