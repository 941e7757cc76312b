import type {
  Barrel,
  GuardianId,
  Guest,
  LocationId,
  Member,
  Piece,
  Quarter,
  SoulSin,
  StepKind,
  TileId,
} from '@acheron/games/florence/board.ts'
import { iconsOf } from '../../../board/Icon.tsx'
import { icons } from '../icons.ts'

export type IconName = keyof typeof icons

/** Each sin has a picture beside its colour. */
export const sinIcons: Readonly<Record<SoulSin, IconName>> = {
  pagan: 'lyre',
  lust: 'whirlwind',
  gluttony: 'ham-shank',
  greed: 'open-treasure-chest',
  wrath: 'enrage',
  heresy: 'coffin',
  violence: 'crossed-swords',
  fraud: 'duality-mask',
  treachery: 'frozen-block',
}

export const quarterIcons: Readonly<Record<Quarter, IconName>> = {
  dove: 'dove',
  cross: 'templar-shield',
  sun: 'sun',
  baptistery: 'church',
}

export const locationIcons: Readonly<Record<LocationId, IconName>> = {
  haystack: 'barn',
  banquet: 'meal',
  bank: 'bank',
  courtyard: 'well',
  bonfire: 'campfire',
  'city-wall': 'brick-wall',
  market: 'barrel',
  palace: 'castle',
}

export const guardianIcons: Readonly<Record<GuardianId, IconName>> = {
  minos: 'gavel',
  cerberus: 'hound',
  plutus: 'wolf-howl',
  medusa: 'medusa-head',
  minotaur: 'minotaur',
  geryon: 'scorpion-tail',
}

export const pieceIcons: Readonly<Record<Piece, IconName>> = {
  wine: 'grapes',
  oil: 'olive',
  salt: 'salt-shaker',
  powder: 'powder',
  heresy: 'cowled',
  violence: 'mounted-knight',
  fraud: 'scales',
  treachery: 'king',
  noble: 'meeple-king',
  urchin: 'meeple',
} satisfies Record<Barrel | Guest | Member, IconName>

export const stepIcons: Readonly<Record<StepKind, IconName>> = {
  P: 'lyre',
  F: 'card-random',
  D: 'diploma',
  E: 'laurels',
}

export const { Icon, Mark, iconElement } = iconsOf(icons, 'fl')

/** The gain of a bonus tile, as a picture and a number. */
export const tileIcons: Readonly<Record<TileId, { readonly icon: IconName; readonly count?: number }>> = {
  S1: { icon: 'crown-coin', count: 3 },
  S2: { icon: 'token', count: 2 },
  S3: { icon: 'family-house' },
  S4: { icon: 'river' },
  G1: { icon: 'tied-scroll' },
  G2: { icon: 'trophy-cup', count: 4 },
  G3: { icon: 'medieval-gate' },
  G4: { icon: 'hound' },
}
