import type { GameEvent, PastView } from '@acheron/engine'
import { useEffect, useState } from 'react'
import { mayMove } from '../settings/store.ts'
import { playbackOf } from './playback.ts'
import type { TableSource } from './source.ts'
import type { Fresh } from './useFresh.ts'

export interface Playback {
  /** The moment shown now; null when all has been shown. */
  readonly shown: PastView | null
  /** What the last of the new decisions brought, or all of it when there was nothing to play back. */
  readonly events: readonly GameEvent[]
  readonly skip: () => void
}

/** When several decisions came at once, others' among them, they are shown one after the other, with a way to skip. */
export function usePlayback(source: TableSource, fresh: Fresh, entries: number, seat: number | null): Playback {
  const [plan, setPlan] = useState({ version: fresh.version, left: [] as readonly number[], played: false })
  const [shown, setShown] = useState<PastView | null>(null)
  if (plan.version !== fresh.version) {
    const left = playbackOf(fresh.steps, entries, seat)
    setPlan({ version: fresh.version, left, played: left.length > 0 })
    if (left.length === 0) setShown(null)
  }
  const next = plan.left[0]
  useEffect(() => {
    if (next === undefined) return setShown(null)
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const goOn = () => current && setPlan(known => ({ ...known, left: known.left.slice(1) }))
    source.past(next).then(moment => {
      if (!current) return
      setShown(moment)
      timer = setTimeout(goOn, mayMove() ? 1100 : 700)
    }, goOn)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [source, next])
  return {
    shown: next === undefined ? null : shown,
    events: plan.played ? (fresh.steps.at(-1)?.events ?? []) : fresh.events,
    skip: () => setPlan(known => ({ ...known, left: [] })),
  }
}
