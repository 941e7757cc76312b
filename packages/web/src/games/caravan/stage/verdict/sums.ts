import { type Archetype, archetypes, countFumbles, countHits } from '@acheron/games/caravan/board.ts'
import type { OrdealRoll, Thrown } from './rolls.ts'

/** As many Hits as a Wound takes, and how many of them there are. */
export interface Group {
  readonly hits: number
  readonly of: number
}

/** Hits in groups of what they are counted against: full ones first, then what is left, or one that is empty. */
export function groupsOf(hits: number, of: number): readonly Group[] {
  const full = Math.floor(hits / of)
  const rest = hits % of
  const groups = Array.from({ length: full }, () => ({ hits: of, of }))
  return rest > 0 || full === 0 ? [...groups, { hits: rest, of }] : groups
}

/** The Hits that the last group lacks; 0 where all are full. */
export function shortBy(hits: number, of: number): number {
  return hits > 0 && hits % of === 0 ? 0 : of - (hits % of)
}

/** What the Fumbles mean: nothing to fear, a Counterattack, or enough of them but nobody who answers. */
export type Danger = 'none' | 'safe' | 'counter' | 'unanswered'

export function dangerOf(fumbles: number, danger: number | null, answers: boolean): Danger {
  if (danger === null) return 'none'
  if (fumbles < danger) return 'safe'
  return answers ? 'counter' : 'unanswered'
}

const facesOf = (dice: readonly Thrown[]): number[] => dice.map(({ face }) => face)

export const hitsIn = (dice: readonly Thrown[]): number => countHits(facesOf(dice))
export const fumblesIn = (dice: readonly Thrown[]): number => countFumbles(facesOf(dice))

/** All Hits of an Ordeal. */
export const allHits = ({ dice }: Pick<OrdealRoll, 'dice'>): number =>
  archetypes.reduce((sum, champion: Archetype) => sum + hitsIn(dice[champion]), 0)

/** When each part of a roll is shown, in milliseconds: the dice tumble, the pips fill one by one, the verdict comes last. */
export const times = { tumble: 600, pip: 60, most: 1500 } as const

export function shownAt(pips: number): { readonly pips: number; readonly verdict: number } {
  return { pips: times.tumble, verdict: times.tumble + Math.min(times.most, pips * times.pip) }
}
