import { type Amounts, numbers } from './numbers.ts'

const { eventEffects: amounts } = numbers

export const eventIds = [
  'change-upkeep',
  'clear-circle',
  'eclipse',
  'place-obstacle',
  'place-portal',
  'steal-souls',
  'total-recall',
  'halving',
  'thaw',
  'levy',
  'grimoire',
  'whirlwind',
] as const
export type EventId = (typeof eventIds)[number]

/** The parts of events; `verbs/` says how each is chosen and carried out. */
export type EventEffect =
  | { readonly verb: 'changeLength' }
  | { readonly verb: 'clearCircle' }
  | { readonly verb: 'darken' }
  | { readonly verb: 'removeSquares'; readonly count: number }
  | { readonly verb: 'addPortal' }
  | { readonly verb: 'stealFromAll'; readonly souls: number }
  | { readonly verb: 'recallAll' }
  | { readonly verb: 'halve'; readonly by: number }
  | { readonly verb: 'thaw' }
  | { readonly verb: 'gainAll'; readonly own: Amounts; readonly others: Amounts }
  | { readonly verb: 'replaceSpell' }
  | { readonly verb: 'whirl'; readonly least: number; readonly most: number; readonly lastCircle: number }

/** R11. */
export const events: Readonly<Record<EventId, EventEffect>> = {
  'change-upkeep': { verb: 'changeLength' },
  'clear-circle': { verb: 'clearCircle' },
  eclipse: { verb: 'darken' },
  'place-obstacle': { verb: 'removeSquares', count: amounts.obstacles },
  'place-portal': { verb: 'addPortal' },
  'steal-souls': { verb: 'stealFromAll', souls: amounts.stealSouls },
  'total-recall': { verb: 'recallAll' },
  halving: { verb: 'halve', by: amounts.halving },
  thaw: { verb: 'thaw' },
  levy: { verb: 'gainAll', ...amounts.levy },
  grimoire: { verb: 'replaceSpell' },
  whirlwind: { verb: 'whirl', ...amounts.whirlwind },
}
