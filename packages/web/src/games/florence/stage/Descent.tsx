import { dantePath, type FlorenceView } from '@acheron/games/florence/board.ts'
import type { Voice } from '../words.ts'
import { Icon } from './Icon.tsx'

interface Props {
  readonly view: FlorenceView
  readonly voice: Voice
}

/** How far the game is: Dante's steps, and what the last one means. */
export function Descent({ view: { dante, players, end }, voice: { t } }: Props) {
  const steps = dantePath(players).map((_, i) => i + 1)
  const all = steps.length
  return (
    <p className="fl-descent">
      <Icon name="laurel-crown" />
      <b>{t('descent', { step: dante, steps: all, percent: Math.round((100 * dante) / all) })}</b>
      <span className="fl-descent-steps" aria-hidden="true">
        {steps.map(step => (
          <i key={step} data-past={step <= dante} />
        ))}
      </span>
      <span className="fl-small">{t(end ? 'descent.last' : 'descent.end', { steps: all })}</span>
    </p>
  )
}
