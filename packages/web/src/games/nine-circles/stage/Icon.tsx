import { Picture } from '../../../board/Picture.tsx'
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
  return <Picture path={icons[name]} className="nc-icon" />
}
