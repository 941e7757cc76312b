import type { CardKind, TileType } from '@acheron/games/imp-race/board.ts'
import { iconsOf } from '../../../board/Icon.tsx'
import { icons } from '../icons.ts'

type IconName = keyof typeof icons

export const tileIcons: Readonly<Record<TileType, IconName>> = {
  death: 'skull-crossed-bones',
  cherub: 'angel-wings',
  treasure: 'chest',
  card: 'scroll-unfurled',
  banana: 'banana',
  return: 'backward-time',
}

/** Cards with a picture; dice cards show their pips instead. */
export const cardIcons: Readonly<Partial<Record<CardKind, IconName>>> = {
  wild: 'perspective-dice-six-faces-random',
  banana: 'banana',
  coffin: 'coffin',
  angel: 'angel-outfit',
  trident: 'trident',
  treasure: 'chest',
}

export const { Icon } = iconsOf(icons, 'ir')
