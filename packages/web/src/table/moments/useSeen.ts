import { useEffect, useRef } from 'react'
import type { TableSource } from '../source.ts'
import { keepSeen } from './seen.ts'

/**
 * Keeps how far the viewer has seen the table, in this browser and at the server; null while nothing is shown. A step back takes
 * nothing away.
 */
export function useSeen(source: TableSource, version: number | null): void {
  const most = useRef<number | null>(null)
  useEffect(() => {
    if (version === null || version <= (most.current ?? -1)) return
    most.current = version
    keepSeen(source.id, version)
    source.seen?.(version)
  }, [source, version])
}
