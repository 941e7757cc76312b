import { numbers } from './numbers.ts'

const { spells: amounts } = numbers

export const spellIds = [
  'altered-upkeep',
  'conjure-obstacle',
  'conjure-portal',
  'convert-demon',
  'production-alteration',
  'restore-source',
  'steal-soul',
  'steal-speed',
  'sudden-slowness',
  'time-walk',
  'banish',
  'reap',
] as const
export type SpellId = (typeof spellIds)[number]

/** The parts of spells and curses; `verbs/` says how each is chosen and carried out. */
export type SpellEffect =
  | { readonly verb: 'changeLength' }
  | { readonly verb: 'shiftToken' }
  | { readonly verb: 'removeHere' }
  | { readonly verb: 'portalHere' }
  | { readonly verb: 'convert' }
  | { readonly verb: 'restore' }
  | { readonly verb: 'steal'; readonly what: 'souls' | 'speed'; readonly count: number }
  | { readonly verb: 'slow'; readonly steps: number }
  | { readonly verb: 'anotherTurn' }
  | { readonly verb: 'banish' }
  | { readonly verb: 'reap'; readonly base: number; readonly perFactory: number; readonly most: number }
  | { readonly verb: 'lead'; readonly marks: number }
  | { readonly verb: 'castOut' }

/** R5.4. */
const effects: Readonly<Record<SpellId, SpellEffect>> = {
  'altered-upkeep': { verb: 'changeLength' },
  'conjure-obstacle': { verb: 'removeHere' },
  'conjure-portal': { verb: 'portalHere' },
  'convert-demon': { verb: 'convert' },
  'production-alteration': { verb: 'shiftToken' },
  'restore-source': { verb: 'restore' },
  'steal-soul': { verb: 'steal', what: 'souls', count: amounts.steal },
  'steal-speed': { verb: 'steal', what: 'speed', count: amounts.steal },
  'sudden-slowness': { verb: 'slow', steps: numbers.movement.slowed },
  'time-walk': { verb: 'anotherTurn' },
  banish: { verb: 'banish' },
  reap: { verb: 'reap', ...amounts.reap },
}

/** A spell's price in mana, and what it does. */
export const spellOf = (id: SpellId): { readonly mana: number; readonly effect: SpellEffect } => ({
  mana: amounts.mana[id],
  effect: effects[id],
})
