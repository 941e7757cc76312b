import { useEffect, useState } from 'react'
import type { Why } from './job.ts'
import type { Told } from './turning.ts'
import type { Analysing } from './useAnalysis.ts'

/** Whether something better than what was played is known; what cost nothing has no better move, whatever was tried beside it. */
export const hasBetter = ({ mark, cost }: Told): boolean => mark !== 'forced' && mark !== 'best' && cost > 0

/** Why the better move was better; null until that is known, and where there was none. */
export function useWhy({ why }: Pick<Analysing, 'why'>, told: Told | null): Why | null {
  const [known, setKnown] = useState<{ readonly entry: number; readonly why: Why } | null>(null)
  const asked = told && hasBetter(told) ? told : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each decision
  useEffect(() => {
    if (!asked) return
    let current = true
    why(asked.entry - 1, [asked.best.move, asked.played.move]).then(
      found => current && setKnown({ entry: asked.entry, why: found }),
      () => {}, // the figures stand without reasons
    )
    return () => {
      current = false
    }
  }, [asked?.entry])
  return known && known.entry === asked?.entry ? known.why : null
}
