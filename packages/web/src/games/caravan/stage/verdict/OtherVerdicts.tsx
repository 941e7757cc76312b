import {
  archetypes,
  attribute,
  championName,
  countHits,
  type FightingView,
  type OrdealFrame,
} from '@acheron/games/caravan/board.ts'
import type { Voice } from '../../words.ts'
import { championIcons, Icon } from '../Icon.tsx'
import { Dice } from './Dice.tsx'
import { Panel } from './Panel.tsx'
import { Pips } from './Pips.tsx'
import type { BewitchedRoll, OrdealRoll, TestRoll } from './rolls.ts'
import { allHits, fumblesIn, type Group, hitsIn } from './sums.ts'

interface Props<R> {
  readonly roll: R
  readonly voice: Voice
  readonly onClose: (() => void) | null
}

const thrown = (faces: readonly number[]) => faces.map(face => ({ face, turns: 0 }))

/** A test of an Attribute: not more Fumbles than its value. */
export function TestVerdict({ roll, view, voice, onClose }: Props<TestRoll> & { readonly view: FightingView }) {
  const { t, game } = voice
  const { champion, faces, success } = roll
  const attr = game(`attr.${roll.attr}`)
  const dice = thrown(faces)
  return (
    <Panel
      voice={voice}
      title={t('verdict.test', { who: championName(game, champion), attr })}
      pips={0}
      tone={success ? 'good' : 'harm'}
      verdict={t(success ? 'verdict.passed' : 'verdict.failed')}
      onClose={onClose}
    >
      <Dice dice={dice} voice={voice} />
      <p className="cvv-sum">
        <b>{t('verdict.fumbles', { count: fumblesIn(dice) })}</b>{' '}
        <span className="cvv-against">
          {t('verdict.test.against', { attr, n: attribute(view, champion, roll.attr) })}
        </span>
      </p>
    </Panel>
  )
}

/** A BEWITCHED Champion strikes at one of its own. */
export function BewitchedVerdict({ roll, voice, onClose }: Props<BewitchedRoll>) {
  const { t, game } = voice
  const { champion, faces, victim, damage } = roll
  return (
    <Panel
      voice={voice}
      title={t('verdict.bewitched', { who: championName(game, champion) })}
      pips={0}
      tone="harm"
      verdict={t('verdict.damage', { count: damage })}
      below={victim ? [t('verdict.to', { who: championName(game, victim) })] : []}
      onClose={onClose}
    >
      <Dice dice={thrown(faces)} voice={voice} />
      <p className="cvv-sum">
        <b>{t('verdict.hits', { count: countHits(faces) })}</b>
      </p>
    </Panel>
  )
}

/** An Ordeal of all four: each Champion's dice, the sum against the Difficulty, and what it brings. */
export function OrdealVerdict({
  roll,
  voice,
  onClose,
  step,
}: Props<OrdealRoll> & { readonly step: OrdealFrame['step'] | null }) {
  const { t, game } = voice
  const { difficulty, dice, pushed, ended } = roll
  const hits = ended?.hits ?? allHits(roll)
  const met = ended ? ended.success : hits >= difficulty
  const attr = game(`attr.${roll.attr}`)
  const label = (group: Group) =>
    group.hits < group.of
      ? t('verdict.short', { n: group.of - group.hits })
      : t('verdict.over', { count: hits - difficulty })
  return (
    <Panel
      voice={voice}
      title={t('verdict.ordeal', { attr })}
      pips={Math.min(hits, difficulty)}
      tone={met ? 'good' : 'harm'}
      verdict={t(met ? 'verdict.passed' : ended ? 'verdict.failed' : 'verdict.lost.sofar')}
      below={[
        ...(step === 'fate' ? [t('verdict.fate.ask')] : []),
        ...(roll.token ? [t('verdict.token', { who: championName(game, roll.token), attr })] : []),
        ...(roll.wound ? [t('verdict.ordeal.wound', { who: championName(game, roll.wound) })] : []),
      ]}
      onClose={onClose}
    >
      <ul className="cvv-four">
        {archetypes.map(champion => (
          <li key={champion} className="cvv-one" data-champion={champion}>
            <span className="cvv-who">
              <Icon name={championIcons[champion]} />
              {championName(game, champion)}
            </span>
            {dice[champion].length > 0 ? (
              <Dice dice={dice[champion]} voice={voice} />
            ) : (
              <small className="cvv-none">{t('verdict.noDice')}</small>
            )}
            <b>{hitsIn(dice[champion])}</b>
            {pushed.includes(champion) && <small className="cvv-pushed">{t('verdict.fate')}</small>}
          </li>
        ))}
      </ul>
      <p className="cvv-sum">
        <b>{t('verdict.hits', { count: hits })}</b>{' '}
        <span className="cvv-against">{t('verdict.difficulty', { n: difficulty })}</span>
      </p>
      <Pips groups={[{ hits: Math.min(hits, difficulty), of: difficulty }]} label={label} />
    </Panel>
  )
}
