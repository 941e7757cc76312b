/** What players choose from, from the weakest to the strongest. Each is a bot with its budget; more keys may follow its name. */
export const levels = {
  /** Sees what is best, and in one decision of three does something else. */
  easy: { name: 'greedy', slips: 33 },
  fair: { name: 'greedy' },
  /** Few tries, so that there is room between `fair` and `master`. */
  strong: { name: 'search', iterations: 150, ms: 250 },
  /** Within two seconds a decision, the last look ahead included. */
  master: { name: 'search', iterations: null, ms: 1700, solution: true },
} as const

export type Level = keyof typeof levels
