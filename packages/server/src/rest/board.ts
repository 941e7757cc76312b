import type { Daily, DailyResult } from '@acheron/protocol'
import type { DailyRow, Store } from '../store/store.ts'

/**
 * The number of best results in a list, besides the requester's own. Anybody can make guests that give up at once, so
 * it is limited.
 */
const mostResults = 200
/** A board of at least this many results is kept for a while: it takes milliseconds to read. */
const longBoard = 500
const keptMilliseconds = 5000

/** The best results of a day, as they were read. */
interface Kept {
  readonly day: string
  readonly until: number
  readonly best: Promise<readonly DailyRow[]>
}

/** The boards of today. A long one is read once for all who ask within a while; one's own result is there at once. */
export class Boards {
  readonly #store: Store
  readonly #kept = new Map<string, Kept>()

  constructor(store: Store) {
    this.#store = store
  }

  async of(game: string, day: string, me: string, now = performance.now()): Promise<ReturnType<typeof boardOf>> {
    const best = await this.#best(game, day, now)
    if (best.some(({ person }) => person.id === me)) return boardOf(best, me)
    return boardOf([...best, ...(await this.#store.dailyResults(game, day, me))], me)
  }

  #best(game: string, day: string, now: number): Promise<readonly DailyRow[]> {
    const known = this.#kept.get(game)
    if (known?.day === day && now < known.until) return known.best
    const reading = this.#store.dailyResults(game, day)
    const kept = { day, until: now + keptMilliseconds, best: reading.then(bestOf) }
    this.#kept.set(game, kept)
    const drop = () => {
      if (this.#kept.get(game) === kept) this.#kept.delete(game)
    }
    reading.then(({ length }) => length < longBoard && drop(), drop)
    return kept.best
  }
}

/** The results that somebody may be shown besides their own. */
function bestOf(results: readonly DailyRow[]): DailyRow[] {
  const best = (rows: readonly DailyRow[]) =>
    rows
      .map(row => ({ row, shown: rowOf(row, false) }))
      .sort((a, b) => better(a.shown, b.shown))
      .slice(0, mostResults)
      .map(({ row }) => row)
  return [...best(results.filter(({ known }) => known)), ...best(results.filter(({ known }) => !known))]
}

/** The lists of a day as one person is shown them: those who are known are ranked, guests stand apart. */
export function boardOf(results: readonly DailyRow[], me: string): Pick<Daily, 'ranked' | 'guests'> {
  const best = (rows: readonly DailyRow[]) =>
    rows
      .map(row => rowOf(row, row.person.id === me))
      .sort(better)
      .filter(({ you }, i) => you || i < mostResults)
  return {
    ranked: best(results.filter(({ known }) => known)),
    guests: best(results.filter(({ known }) => !known)),
  }
}

function rowOf({ person, result, begun }: DailyRow, you: boolean): DailyResult {
  const { rank, cleared } = result
  const all = {
    name: person.name,
    you,
    begun,
    score: result.scores[0] ?? 0,
    rank: typeof rank === 'string' ? rank : null,
  }
  if (result.winners.length > 0) return { ...all, outcome: 'won' }
  return { ...all, outcome: 'lost', cleared: typeof cleared === 'number' ? cleared : 0 }
}

/** Winners first, then by points; losers with equal points by progress. */
function better(a: DailyResult, b: DailyResult): number {
  if (a.outcome !== b.outcome) return a.outcome === 'won' ? -1 : 1
  const further = a.outcome === 'lost' && b.outcome === 'lost' ? b.cleared - a.cleared : 0
  return b.score - a.score || further
}
