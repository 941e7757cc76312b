import { useEffect, useRef } from 'react'
import { useWords } from '../../app/words.tsx'
import { say } from '../../ui/announce.tsx'
import type { Passage } from './passages.ts'
import type { Earlier } from './useEarlier.ts'

/** Tells a screen reader once how many earlier passages have come since they were asked for, or that none came. */
export function useToldEarlier(shown: readonly Passage[], state: Earlier['state']): () => void {
  const t = useWords()
  /** The first passage shown when earlier ones were asked for; null when nothing is to be told. */
  const asked = useRef<number | null>(null)
  const first = shown[0]?.entry ?? Number.POSITIVE_INFINITY
  useEffect(() => {
    if (asked.current === null) return
    const count = shown.findIndex(({ entry }) => entry >= (asked.current ?? 0))
    if (first < asked.current) say(t('log.came', { count: count < 0 ? shown.length : count }))
    else if (state === 'failed') say(t('log.earlier.failed'))
    else return
    asked.current = null
  }, [first, state, shown, t])
  return () => {
    asked.current = first
  }
}
