import { explained } from '../../../../board/explain/help.ts'
import { Icon } from '../Icon.tsx'
import type { FightStage } from '../useFight.ts'
import type { Lens } from './useNear.ts'

interface Props {
  readonly stage: FightStage
  by(quarters: 1 | -1): void
  readonly lens: Lens
}

/** Turns the arena by a quarter, and on a narrow page brings it nearer. */
export function Turning({ stage: { voice }, by, lens }: Props) {
  const { t } = voice
  return (
    <div className="cv-turning">
      <button type="button" aria-label={t('turn.left')} {...explained(t('turn.left'))} onClick={() => by(-1)}>
        <Icon name="anticlockwise-rotation" />
        <kbd>Q</kbd>
      </button>
      <button type="button" aria-label={t('turn.right')} {...explained(t('turn.right'))} onClick={() => by(1)}>
        <Icon name="clockwise-rotation" />
        <kbd>E</kbd>
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
  )
}
