import type { Move } from '@acheron/engine'
import type { Mark } from './marks.ts'

/** A judge's opinion of one decision. Worths are in the judge's unit: a chance, or points. */
export interface Judgement extends Opinion {
  /** What each seat could expect before the decision. */
  readonly chances: readonly number[]
  /** What followed was nobody's choice alone: chance was used, or something hidden came to light. */
  readonly byChance: boolean
}

/** What the judge thinks of the choice. */
export interface Opinion {
  readonly best: Move
  /** Null if the judge would have played the same move and did not look further. */
  readonly worth: { readonly played: number; readonly best: number } | null
  /** The cost of the choice, never below 0, and its standard error (0: exact, or the same move). */
  readonly cost: number
  readonly error: number
  /** The worth that chance added afterwards, if that is known. */
  readonly luck: Luck | null
}

export interface Luck {
  readonly dice: number
  /** The judge's correction where no chance was used; 0 for an exact judge. */
  readonly correction: number
}

/** What another move gives away against the best one, never below 0, and the standard error of that (0: exact). */
export interface Other {
  readonly move: Move
  readonly mark: Mark
  readonly cost: number
  readonly error: number
}

/** The judgements of all decisions, and their unit. */
export interface Verdict {
  readonly unit: 'chance' | 'points'
  /** The highest worth possible; costs are marked by their share of it. */
  readonly most: number
  readonly exact: boolean
  /** What each seat could expect after the last decision. */
  readonly end: readonly number[]
  readonly judgements: readonly Judgement[]
}

/** The judge would have played the same, or there was no other move. */
export function agreed(best: Move): Opinion {
  return { best, worth: null, cost: 0, error: 0, luck: null }
}
