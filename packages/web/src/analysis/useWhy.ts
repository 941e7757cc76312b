import { equal } from '@acheron/engine'
import { useEffect, useState } from 'react'
import type { Why } from './job.ts'
import type { Told } from './turning.ts'
import type { Analysing } from './useAnalysis.ts'

/** Whether something better than what was played is known; what cost nothing has no better move, whatever was tried beside it. */
export const hasBetter = ({ mark, cost }: Told): boolean => mark !== 'forced' && mark !== 'best' && cost > 0

/** Whoever walks through the game does not ask about every moment on the way. */
const rest = 150

/** What speaks for the best move, and what the next best are worth; null until that is known, and where there was no choice. */
export function useWhy({ why }: Pick<Analysing, 'why'>, told: Told | null): Why | null {
  const [known, setKnown] = useState<{ readonly entry: number; readonly why: Why } | null>(null)
  const asked = told && told.mark !== 'forced' ? told : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each decision
  useEffect(() => {
    if (!asked) return
    let current = true
    const { best, played, entry } = asked
    const moves = hasBetter(asked) && !equal(best.move, played.move) ? [best.move, played.move] : [played.move]
    const timer = setTimeout(
      () =>
        why(entry - 1, moves).then(
          found => current && setKnown({ entry, why: found }),
          () => {}, // the figures stand without reasons
        ),
      rest,
    )
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked?.entry])
  return known && known.entry === asked?.entry ? known.why : null
}
