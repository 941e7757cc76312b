import type { CircleId } from '@acheron/games/nine-circles/board.ts'
import { iconsOf } from '../../../board/Icon.tsx'
import { icons } from '../icons.ts'

type IconName = keyof typeof icons

export const { Icon } = iconsOf(icons, 'nc')

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
