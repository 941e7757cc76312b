import type { PastView } from '@acheron/engine'
import { useCallback, useEffect, useState } from 'react'
import { failureOf } from '../../app/refusals.ts'
import { setHash, useHash } from '../../app/router.ts'
import { moveInHash } from '../../app/routes.ts'
import type { TableSource } from '../source.ts'

export interface Replay {
  /** The decision looked at; null is the present. */
  readonly at: number | null
  /** The moment shown. Until the one asked for has come it is the one before; null at first. */
  readonly past: PastView | null
  /** Why the moment cannot be shown: no connection, or it was played by other rules; null when it can. */
  readonly failed: 'now' | 'rules' | null
  again(): void
  go(entry: number | null): void
}

/** The table's past, as the address says it: `#move=12`. */
export function useReplay(source: TableSource, entries: number, version: number): Replay {
  const wanted = moveInHash(useHash())
  const at = wanted === null ? null : Math.min(wanted, entries)
  const [past, setPast] = useState<PastView | null>(null)
  const [failed, setFailed] = useState<Replay['failed']>(null)
  const [tries, setTries] = useState(0)
  // After an undo the same number is another moment, so a new version asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    setFailed(null)
    if (at === null) return setPast(null)
    let current = true
    source.past(at).then(
      view => {
        if (current) setPast(view)
      },
      error => current && setFailed(failureOf(error).code === 'past-not-shown' ? 'rules' : 'now'),
    )
    return () => {
      current = false
    }
  }, [source, at, version, tries])
  const go = useCallback((entry: number | null) => setHash(entry === null ? '' : `#move=${entry}`), [])
  const again = useCallback(() => setTries(count => count + 1), [])
  return { at, past, failed, again, go }
}
