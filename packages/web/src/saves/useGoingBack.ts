import type { GoBack, TableInfo } from '@acheron/protocol'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import type { TableSource } from '../table/source.ts'
import { tell, tellFailure } from '../ui/notes.tsx'
import { goToTable } from './goToTable.ts'

/** Goes back or wishes it, and takes the wish back. */
export function useGoingBack(source: TableSource) {
  const t = useWords()
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tellFailure(t, error)
    }
    setBusy(false)
  }
  return {
    busy,
    back: (to: GoBack) =>
      attempt(async () => {
        const { table } = await source.campaign.back(to)
        if (table === null) return tell(t('saves.wished'))
        goToTable(source, table, t('continued.here'))
      }),
    stay: () => attempt(() => source.campaign.stay()),
  }
}

export type Wish = NonNullable<TableInfo['campaign']>['wishes'][number]
