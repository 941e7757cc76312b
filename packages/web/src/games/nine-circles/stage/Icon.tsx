import { icons } from '../icons.ts'
import type { CircleId } from '../types.ts'

export type IconName = keyof typeof icons

/** Each circle has a picture beside its colour. */
export const circleIcons: Readonly<Record<CircleId, IconName>> = {
  pagans: 'lyre',
  lust: 'whirlwind',
  gluttony: 'ham-shank',
  greed: 'two-coins',
  wrath: 'canoe',
  heresy: 'coffin',
  violence: 'minotaur',
  fraud: 'duality-mask',
  treachery: 'frozen-block',
}

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="nc-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={icons[name]} />
    </svg>
  )
}
