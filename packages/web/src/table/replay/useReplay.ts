import type { PastView } from '@acheron/engine'
import { useCallback, useEffect, useState } from 'react'
import { failureOf } from '../../app/refusals.ts'
import { setHash, useHash } from '../../app/router.ts'
import { moveInHash } from '../../app/routes.ts'
import type { TableSource } from '../source.ts'

export interface Replay {
  /** The decision looked at; null is the present. */
  readonly at: number | null
  /** How it was then; until it has come the moment looked at before, which says itself which it is; null at first. */
  readonly past: PastView | null
  /** Why the moment cannot be had: the line is lost, or other rules than today's were played by then; null when it can. */
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
  // The version belongs to it: after an undo the same number is another moment.
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
