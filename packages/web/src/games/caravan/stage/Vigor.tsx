import type { Voice } from '../words.ts'
import { Icon } from './Icon.tsx'

/** Vigor as a number and as notches. */
export function Vigor({ vigor, max, voice }: { readonly vigor: number; readonly max: number; readonly voice: Voice }) {
  return (
    <span className="cv-vigor" data-low={vigor <= 3}>
      <Icon name="hearts" />
      <b>{vigor}</b>
      <span className="visually-hidden">{voice.t('vigor')}</span>
      <span className="cv-notches" aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <i key={i} data-full={i < vigor} />
        ))}
      </span>
    </span>
  )
}
