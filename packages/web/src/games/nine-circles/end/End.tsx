import type { Result } from '@acheron/engine'
import { list } from '@acheron/engine/words'
import {
  circleIds,
  highestScore,
  leastOf,
  type NineCirclesState,
  type NineCirclesView,
  rankIds,
} from '@acheron/games/nine-circles/board.ts'
import type { CSSProperties, ReactNode } from 'react'
import { explained } from '../../../board/explain/help.ts'
import type { EndProps } from '../../../board/face.ts'
import { circleId } from '../names.ts'
import { SmallDie } from '../stage/Face.tsx'
import { circleIcons, Icon } from '../stage/Icon.tsx'
import { sum } from '../stage/lists.ts'
import { Pips } from '../stage/Sheet.tsx'
import { Target } from '../stage/Target.tsx'
import { rankOf } from '../texts.ts'
import { type Voice, voiceOf } from '../words.ts'
import '../../../board/board.css'
import '../stage/board.css'
import '../stage/dice.css'
import '../stage/sheet.css'
import '../stage/small.css'
import './end.css'

/** How the descent ended: every point drawn, the rank and what it says; or where and why it stopped. */
export function End({ view, result, language }: EndProps<NineCirclesState>) {
  const voice = voiceOf(language)
  return (
    <section className="board-root nine-circles nc-end" data-status={view.status}>
      {view.status === 'won' ? <Won view={view} result={result} voice={voice} /> : <Lost view={view} voice={voice} />}
      <Way view={view} voice={voice} />
    </section>
  )
}

function Won({ view, result, voice }: { view: NineCirclesView; result: Result; voice: Voice }) {
  const { t, game } = voice
  const rank = rankOf(result)
  const score = result.scores[0] ?? 0
  const dice = Array.from({ length: view.pool }, (_, i) => i)
  return (
    <>
      <h2>{rank ? game(`rank.${rank}.name`) : t('end.won')}</h2>
      <p className="nc-verdict">{rank ? game(`rank.${rank}.text`) : t('end.unranked')}</p>
      <dl className="nc-sum-up">
        <Line name={t('end.dice')} points={view.pool}>
          <span className="nc-left">
            {dice.map(die => (
              <SmallDie key={die} value={die < 3 ? 6 : null} />
            ))}
          </span>
        </Line>
        <Line name={t('end.pips')} points={sum(view.rows)}>
          <span className="nc-left nc-paper">
            {view.rows.map((left, i) => (
              <Pips key={i} of={7} left={left} ghosts={0} seed={i + 1} />
            ))}
          </span>
        </Line>
        <Line name={t('end.virgil')} points={view.virgil}>
          <span className="nc-left nc-paper nc-nine">
            <Pips of={9} left={view.virgil} ghosts={0} seed={7} />
          </span>
        </Line>
        <div className="nc-total">
          <dt>{t('end.score')}</dt>
          <dd>{score}</dd>
        </div>
      </dl>
      {rank && <Scale view={view} score={score} voice={voice} />}
    </>
  )
}

function Line({ name, points, children }: { name: string; points: number; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <b>{points}</b>
      </dd>
    </div>
  )
}

/** The ranks side by side, filled exactly as far as the score reaches. */
function Scale({ view, score, voice: { t, game } }: { view: NineCirclesView; score: number; voice: Voice }) {
  const { survivor: first, traveler: second, poet: third, exalted: fourth } = leastOf[view.options.ranks]
  const from = [first, second, third, fourth]
  return (
    <ol className="nc-scale" aria-label={t('end.scale', { score, first, second, third, fourth })}>
      {rankIds.map((id, i) => {
        const start = from[i] ?? 0
        const next = from[i + 1] ?? highestScore + 1
        const reached = score >= start
        const here = reached && score < next
        const filled = Math.max(0, Math.min(1, (score - start + 0.5) / (next - start)))
        return (
          <li
            key={id}
            data-reached={reached}
            aria-current={here}
            style={{ '--filled': `${reached ? filled * 100 : 0}%` } as CSSProperties}
          >
            <span className="nc-bar" />
            {here && <span className="nc-score">{score}</span>}
            <b>{from[i + 1] === undefined ? `${start}+` : `${start}–${next - 1}`}</b>
            <span>{game(`rank.${id}.name`)}</span>
          </li>
        )
      })}
    </ol>
  )
}

function Lost({ view, voice: { t, game } }: { view: NineCirclesView; voice: Voice }) {
  const id = circleId(view.circle)
  const name = game(`circle.${id}.name`)
  const dice = view.pool + view.active.length
  return (
    <>
      <h2>{t('end.lost')}</h2>
      <p className="nc-verdict">{game(`loss.${view.cause ?? 'concede'}`, { circle: view.circle, name })}</p>
      {view.active.length > 0 && (
        <dl className="nc-sum-up">
          <div>
            <dt>{t('end.took')}</dt>
            <dd>
              <span className="visually-hidden">{game(`circle.${id}.target`)}</span>
              <Target circle={view.circle} declared={view.declared} />
            </dd>
          </div>
          <div>
            <dt>{t('end.showed')}</dt>
            <dd>
              <span className="visually-hidden">{list(t.lang, view.active)}</span>
              <span className="nc-left" aria-hidden="true">
                {view.active.map((value, i) => (
                  <SmallDie key={i} value={value} />
                ))}
              </span>
            </dd>
          </div>
        </dl>
      )}
      <p>
        {t('end.kept', { dice, pips: sum(view.rows), virgil: view.virgil })} {t('end.points')}
      </p>
    </>
  )
}

/** The nine circles as nine seals: those that were cleared are ticked. */
function Way({ view, voice: { t, game } }: { view: NineCirclesView; voice: Voice }) {
  return (
    <>
      <h3>{t('end.cleared', { count: view.cleared })}</h3>
      <ol className="nc-way">
        {circleIds.map((id, i) => (
          <li
            key={id}
            data-cleared={i < view.cleared}
            data-fell={view.status === 'lost' && i + 1 === view.circle}
            style={{ '--circle': `var(--circle-${i + 1})` } as CSSProperties}
            {...explained({ title: game(`circle.${id}.name`), lines: [game(`circle.${id}.target`)] })}
          >
            <Icon name={circleIcons[id]} />
            <span>{game(`circle.${id}.name`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
