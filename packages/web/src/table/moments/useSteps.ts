import type { OpenTable } from '@acheron/protocol'
import { useEffect, useState } from 'react'
import type { TableSource } from '../source.ts'

/** Brings earlier steps, page by page, while they are wanted; false as soon as none are to be waited for. */
export function useSteps(source: TableSource, { before }: Pick<OpenTable, 'before'>, wanted: boolean): boolean {
  const [failed, setFailed] = useState(false)
  // Each page that comes leaves fewer before it.
  const from = wanted && !failed ? before : null
  useEffect(() => {
    if (from !== null) source.earlier().catch(() => setFailed(true))
  }, [source, from])
  return from !== null
}
