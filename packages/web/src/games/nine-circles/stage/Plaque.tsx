import type { CSSProperties } from 'react'
import { circleId } from '../names.ts'
import type { Voice } from '../words.ts'
import { circleIcons, Icon } from './Icon.tsx'
import { Target } from './Target.tsx'
import type { Stage } from './useStage.ts'

/** The circle that is played, and its target. */
export function Plaque({ stage: { view }, voice }: { readonly stage: Stage; readonly voice: Voice }) {
  const { t, game } = voice
  const id = circleId(view.circle)
  const declared = view.declared
  const target = declared === null ? game(`circle.${id}.target`) : game('dice.faces', { count: 2, face: declared })
  return (
    <header className="nc-plaque" style={{ '--circle': `var(--circle-${view.circle})` } as CSSProperties}>
      <span className="nc-plaque-icon">
        <Icon name={circleIcons[id]} />
      </span>
      <div>
        <h2>
          <small>{t('plaque.circle', { circle: view.circle })}</small> {game(`circle.${id}.name`)}
        </h2>
        <p>{t('plaque.target', { target })}</p>
        <p className="nc-goal">{t('plaque.goal')}</p>
      </div>
      <Target circle={view.circle} declared={declared} />
    </header>
  )
}
