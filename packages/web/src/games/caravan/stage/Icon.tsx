import type { Archetype, Id, TokenName } from '@acheron/games/caravan/board.ts'
import { laterIconsOf } from '../../../board/Icon.tsx'
import type { icons } from '../icons.ts'

export type IconName = keyof typeof icons

export const championIcons: Readonly<Record<Archetype, IconName>> = {
  mercenary: 'broadsword',
  devotee: 'candle-holder',
  outlaw: 'bow-arrow',
  artist: 'drama-masks',
}

const creatureIcons: Readonly<Record<Id, IconName>> = {
  minos: 'gavel',
  pasiphae: 'bull-horns',
  achilles: 'spartan-helmet',
  cleopatra: 'eye-of-horus',
  cerberus: 'hound',
  plutus: 'wolf-head',
  alecto: 'harpy',
  megaera: 'evil-wings',
  tisiphone: 'slavery-whip',
  aymeric: 'cowled',
  medusa: 'medusa-head',
  minotaur: 'minotaur',
  nessus: 'centaur',
  circe: 'fairy-wand',
  geryon: 'scorpion-tail',
  lucifer: 'daemon-skull',
  roller: 'boulder-dash',
  sergeant: 'black-knight-helm',
  malebranche: 'imp',
}

/** A Malefactor's, or that of a kind of Minion. */
export const creatureIcon = (id: Id): IconName => creatureIcons[id] ?? 'imp'

const customIcons: readonly (readonly [start: string, icon: IconName])[] = [
  ['tomb', 'coffin'],
  ['loaf', 'bread'],
  ['fortunes-wheel', 'cartwheel'],
  ['the-cup', 'jeweled-chalice'],
  ['flank', 'feathered-wing'],
]

/** A piece of a single Confrontation. */
export const customIcon = (id: Id): IconName => customIcons.find(([start]) => id.startsWith(start))?.[1] ?? 'stone-pile'

export const tokenIcons: Readonly<Record<TokenName, IconName>> = {
  empower: 'biceps',
  inspiration: 'sun',
  aggressiveness: 'mailed-fist',
  prowess: 'acrobatic',
  willpower: 'brain',
  enrage: 'enrage',
  fortify: 'stone-tower',
}

export const { Icon, Mark } = laterIconsOf<IconName>(async () => (await import('../icons.ts')).icons, 'cv')
