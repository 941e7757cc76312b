import type { GoBack } from '@acheron/protocol'
import { useState } from 'react'
import { type Explained, explained } from '../app/refusals.ts'
import { useWords } from '../app/words.tsx'
import type { TableSource } from '../table/source.ts'
import { goToTable } from './goToTable.ts'

/** Goes back or wishes it, and takes the wish back. */
export function useGoingBack(source: TableSource) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Explained | null>(null)
  /** Whether it was done. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      setProblem(explained(t, error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    problem,
    back: (to: GoBack) =>
      attempt(async () => {
        const { table } = await source.campaign.back(to)
        if (table !== null) goToTable(source, table, t('continued.here'))
      }),
    stay: () => attempt(() => source.campaign.stay()),
  }
}
