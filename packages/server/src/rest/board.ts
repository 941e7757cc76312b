import type { Result } from '@acheron/engine'
import type { Daily, DailyResult } from '@acheron/protocol'
import { isKnown } from '../people.ts'
import type { DailyRow } from '../store/store.ts'

/**
 * The number of best results in a list, besides the requester's own. Anybody can make guests that give up at once, so
 * it is limited.
 */
const mostResults = 200

/** The lists of a day as one person is shown them: those who are known are ranked, guests stand apart. */
export function boardOf(
  results: readonly DailyRow[],
  me: string,
  known: typeof isKnown = isKnown,
): Pick<Daily, 'ranked' | 'guests'> {
  const best = (rows: readonly DailyRow[]) =>
    rows
      .map(({ person, result, begun }) => rowOf(person.name, person.id === me, begun, result))
      .sort(better)
      .filter(({ you }, i) => you || i < mostResults)
  return {
    ranked: best(results.filter(({ person }) => known(person))),
    guests: best(results.filter(({ person }) => !known(person))),
  }
}

function rowOf(name: string, you: boolean, begun: number, result: Result): DailyResult {
  const { rank, cleared } = result
  const all = { name, you, begun, score: result.scores[0] ?? 0, rank: typeof rank === 'string' ? rank : null }
  if (result.winners.length > 0) return { ...all, outcome: 'won' }
  return { ...all, outcome: 'lost', cleared: typeof cleared === 'number' ? cleared : 0 }
}

/** Winners first, then by points; losers with equal points by progress. */
function better(a: DailyResult, b: DailyResult): number {
  if (a.outcome !== b.outcome) return a.outcome === 'won' ? -1 : 1
  const further = a.outcome === 'lost' && b.outcome === 'lost' ? b.cleared - a.cleared : 0
  return b.score - a.score || further
}
