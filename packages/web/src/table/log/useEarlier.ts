import type { OpenTable } from '@acheron/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableSource } from '../source.ts'
import { firstKnown } from './passages.ts'

/** Steps that a look back brings into the log by itself: a few pages. A moment further back is told by itself. */
const reach = 300

/** The earlier steps of the log. */
export interface Earlier {
  /** Whether there are steps that are not known yet. */
  readonly more: boolean
  readonly state: 'rest' | 'coming' | 'failed'
  bring(): void
}

/** The steps before the known ones, brought when the log asks for them or the moment looked at is not far among them. */
export function useEarlier(source: TableSource, table: OpenTable, at: number | null): Earlier {
  const { before } = table
  const [state, setState] = useState<Earlier['state']>('rest')
  const bring = useCallback(() => {
    setState('coming')
    source.earlier().then(
      () => setState('rest'),
      () => setState('failed'),
    )
  }, [source])
  const first = useMemo(() => firstKnown(table), [table])
  // Each page that comes leaves fewer before it, so the next one is asked for until the moment is known.
  const wanted = before > 0 && at !== null && at < first && before - at < reach ? before : null
  useEffect(() => {
    if (wanted !== null) bring()
  }, [wanted, bring])
  return { more: before > 0, state, bring }
}
