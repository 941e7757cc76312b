/** How a puzzle ended: found at the first try, later, or shown. */
export type Outcome = 'first' | 'later' | 'shown'

/** What this browser keeps of it. */
interface Solved {
  readonly outcome: Outcome
  /** The day on which it was the puzzle of its game; null for any other. */
  readonly day: string | null
}

const key = 'acheron.puzzles'
/** Older ones are forgotten. */
const most = 500

export function solvedPuzzles(): ReadonlyMap<string, Solved> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]') as [string, Solved][])
  } catch {
    return new Map() // no storage: nothing is remembered
  }
}

/** Keeps how the puzzle of that title ended: its first end, until it is the puzzle of another day. */
export function keepSolved(title: string, solved: Solved): void {
  const known = new Map(solvedPuzzles())
  const before = known.get(title)
  if (before && (solved.day === null || before.day === solved.day)) return
  known.delete(title)
  known.set(title, solved)
  try {
    localStorage.setItem(key, JSON.stringify([...known].slice(-most)))
  } catch {
    // private windows may refuse: the next visit begins anew
  }
}

/** The games whose puzzle of the day was answered here, with how that ended; titles begin with the game's id. */
export function solvedOn(day: string): ReadonlyMap<string, Outcome> {
  return new Map(
    [...solvedPuzzles()].flatMap(([title, solved]) =>
      solved.day === day ? [[title.slice(0, title.indexOf(':')), solved.outcome] as const] : [],
    ),
  )
}
