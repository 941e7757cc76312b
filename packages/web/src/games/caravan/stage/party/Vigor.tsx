import type { Voice } from '../../words.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  readonly vigor: number
  readonly max: number
  /** What was just lost stays hatched. */
  readonly lost?: number
  readonly voice: Voice
}

/** Vigor as a number and as notches. */
export function Vigor({ vigor, max, lost = 0, voice }: Props) {
  return (
    <span className="cv-vigor" data-low={vigor <= 3}>
      <Icon name="hearts" />
      <b>{vigor}</b>
      <span className="visually-hidden">{voice.t('vigor')}</span>
      <span className="cv-notches" aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <i key={i} data-full={i < vigor} data-lost={i >= vigor && i < vigor + lost} />
        ))}
      </span>
    </span>
  )
}
