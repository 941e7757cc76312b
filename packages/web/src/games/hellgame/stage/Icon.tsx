import type { Amounts, CurseId, EventId, ItemId, Kind, SpellId } from '@acheron/games/hellgame/board.ts'
import { iconsOf } from '../../../board/Icon.tsx'
import { icons } from '../icons.ts'

export type IconName = keyof typeof icons
export type Holding = keyof Amounts

/** What can be held, each by its picture. */
export const holdingIcons: Readonly<Record<Holding, IconName>> = {
  souls: 'ghost',
  demons: 'gargoyle',
  speed: 'wingfoot',
  mana: 'crystal-shine',
  curse: 'cursed-star',
}

export const kindIcons: Readonly<Record<Exclude<Kind, 'plain'>, IconName>> = {
  factory: 'furnace',
  source: 'water-fountain',
  trader: 'trade',
  event: 'uncertainty',
  item: 'locked-box',
  portal: 'magic-portal',
  throne: 'daemon-skull',
}

export const itemIcons: Readonly<Record<ItemId, IconName>> = {
  pandora: 'locked-box',
  flux: 'vortex',
  boots: 'leather-boot',
  shield: 'shield',
  obol: 'token',
  whip: 'whip',
  lantern: 'lantern-flame',
  collar: 'spiked-collar',
  ledger: 'notebook',
}

export const spellIcons: Readonly<Record<SpellId, IconName>> = {
  'altered-upkeep': 'hourglass',
  'conjure-obstacle': 'stone-wall',
  'conjure-portal': 'magic-portal',
  'convert-demon': 'body-swapping',
  'production-alteration': 'gears',
  'restore-source': 'water-fountain',
  'steal-soul': 'robber-hand',
  'steal-speed': 'snatch',
  'sudden-slowness': 'snail',
  'time-walk': 'extra-time',
  banish: 'return-arrow',
  reap: 'reaper-scythe',
}

export const curseIcons: Readonly<Record<CurseId, IconName>> = {
  'leaden-feet': 'metal-boot',
  'soul-theft': 'robber-hand',
  'stolen-haste': 'snatch',
  'cast-out': 'evil-fork',
}

export const eventIcons: Readonly<Record<EventId, IconName>> = {
  'change-upkeep': 'hourglass',
  'clear-circle': 'broom',
  eclipse: 'eclipse',
  'place-obstacle': 'stone-wall',
  'place-portal': 'magic-portal',
  'steal-souls': 'robber-hand',
  'total-recall': 'return-arrow',
  halving: 'divided-square',
  thaw: 'ice-cube',
  levy: 'minions',
  grimoire: 'spell-book',
  whirlwind: 'whirlwind',
}

export const { Icon, Mark, iconElement } = iconsOf(icons, 'hg')
