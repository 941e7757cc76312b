import { numbers } from './numbers.ts'
import type { SpellEffect } from './spells.ts'

const { curses: amounts } = numbers

export const curseIds = ['leaden-feet', 'soul-theft', 'stolen-haste', 'cast-out'] as const
export type CurseId = (typeof curseIds)[number]

/** R5.5; each costs a curse token. */
export const curses: Readonly<Record<CurseId, SpellEffect>> = {
  'leaden-feet': { verb: 'lead', marks: amounts.lead },
  'soul-theft': { verb: 'steal', what: 'souls', count: amounts.steal },
  'stolen-haste': { verb: 'steal', what: 'speed', count: amounts.steal },
  'cast-out': { verb: 'castOut' },
}
