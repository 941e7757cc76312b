import { useEffect, useRef } from 'react'
import { useWords } from '../app/words.tsx'
import type { TableSource } from '../table/source.ts'
import { goToTable } from './goToTable.ts'

/** Whoever looks on while the campaign is taken elsewhere goes along. A branch that was left before is only looked at. */
export function useFollow(source: TableSource, continued: string | null): void {
  const t = useWords()
  const before = useRef(continued)
  useEffect(() => {
    if (before.current === null && continued !== null) goToTable(source, continued, t('continued.here'))
    before.current = continued
  }, [source, continued, t])
}
