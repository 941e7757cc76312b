import type { ClockRules, NewTable, Visibility } from '@acheron/protocol'

/** What a table agrees on before it begins: who may come in, how long it waits, what may be said, who may help, whether programs play, who makes the dice, its clock. */
export type Terms = Required<Pick<NewTable, 'visibility' | 'away' | 'talk' | 'help' | 'programs' | 'seedOfAll'>> & {
  readonly clock: ClockRules | null
}

/** Of a table that is opened with one press. */
export const usualTerms: Terms = {
  ...{ visibility: 'link', away: 5, talk: 'all' },
  ...{ help: false, programs: false, seedOfAll: false, clock: null },
}

/** The same at a rated table, where people play by themselves. */
export const ratedTerms = (terms: Terms): Terms => ({ ...terms, help: false, programs: false })

/** Who may come in, from few to all. */
export const visibilities: readonly Visibility[] = ['invited', 'link', 'public']

/** The waits that are offered, in minutes; null: for ever. */
const waits: readonly (number | null)[] = [1, 5, 15, 60, 24 * 60, null]

/** The waits to choose from, that of the table among them. */
export function waitsWith(present: number | null): readonly (number | null)[] {
  if (waits.includes(present)) return waits
  return [...waits, present].sort((a, b) => (a ?? Infinity) - (b ?? Infinity))
}
