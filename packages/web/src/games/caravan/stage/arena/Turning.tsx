import { explained } from '../../../../board/explain/help.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import { Chips } from './Chips.tsx'
import { Compass } from './Compass.tsx'
import type { Turn } from './iso.ts'
import type { Lens } from './useNear.ts'
import './turning.css'

interface Props {
  readonly stage: FightStage
  readonly turn: Turn
  by(quarters: 1 | -1): void
  readonly lens: Lens
}

/** The compass, and the buttons that turn the arena by a quarter; on a narrow page also one that brings it nearer. */
export function Turning({ stage, turn, by, lens }: Props) {
  const { voice } = stage
  const { t } = voice
  return (
    <>
      <Chips stage={stage} lens={lens} />
      <div className="cv-bearings">
        <Compass turn={turn} voice={voice} />
      </div>
      <div className="cv-turns">
        <button type="button" aria-label={t('turn.left')} {...explained(t('turn.left'))} onClick={() => by(-1)}>
          <Icon name="anticlockwise-rotation" />
          <kbd>[</kbd>
        </button>
        <button type="button" aria-label={t('turn.right')} {...explained(t('turn.right'))} onClick={() => by(1)}>
          <Icon name="clockwise-rotation" />
          <kbd>]</kbd>
        </button>
        <button
          type="button"
          className="cv-lens"
          aria-label={t('turn.near')}
          {...explained(t('turn.near'))}
          aria-pressed={lens.near}
          onClick={() => lens.toggle()}
        >
          {lens.near ? '−' : '+'}
        </button>
      </div>
    </>
  )
}
