import type { PastView } from '@acheron/engine'
import { useCallback, useEffect, useState } from 'react'
import { setHash, useHash } from '../app/router.ts'
import { moveInHash } from '../app/routes.ts'
import type { TableSource } from './source.ts'

export interface Replay {
  /** The decision looked at; null is the present. */
  readonly at: number | null
  /** How it was then; the one before until it has come. */
  readonly past: PastView | null
  go(entry: number | null): void
}

/** The table's past, as the address says it: `#move=12`. */
export function useReplay(source: TableSource, entries: number, version: number): Replay {
  const wanted = moveInHash(useHash())
  const at = wanted === null ? null : Math.min(wanted, entries)
  const [past, setPast] = useState<PastView | null>(null)
  // The version belongs to it: after an undo the same number is another moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (at === null) return setPast(null)
    let current = true
    source.past(at).then(
      view => {
        if (current) setPast(view)
      },
      () => {}, // the line is lost: the moment shown stays
    )
    return () => {
      current = false
    }
  }, [source, at, version])
  const go = useCallback((entry: number | null) => setHash(entry === null ? '' : `#move=${entry}`), [])
  return { at, past, go }
}
