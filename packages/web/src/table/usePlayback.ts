import type { GameEvent, PastView, TableView, View } from '@acheron/engine'
import { useEffect, useState } from 'react'
import { mayMove } from '../settings/store.ts'
import { playbackOf } from './playback.ts'
import type { TableSource } from './source.ts'
import type { Fresh } from './useFresh.ts'

export interface Playback {
  /** What is shown instead of the present; null when all has been shown. */
  readonly moment: Pick<PastView, 'entry' | 'view' | 'events'> | null
  /** What the last of the new decisions brought, or all of it when there was nothing to play back. */
  readonly events: readonly GameEvent[]
  readonly skip: () => void
}

const nothing: readonly GameEvent[] = []

interface Plan {
  readonly version: number
  /** The view of that version, and the one before it. */
  readonly view: View
  readonly before: View
  /** The moments still to be shown. */
  readonly left: readonly number[]
  readonly played: boolean
}

/** When several decisions came at once, others' among them, they are shown one after the other, with a way to skip. */
export function usePlayback(source: TableSource, fresh: Fresh, now: TableView): Playback {
  const [plan, setPlan] = useState<Plan>({
    version: fresh.version,
    view: now.view,
    before: now.view,
    left: [],
    played: false,
  })
  const [shown, setShown] = useState<PastView | null>(null)
  if (plan.version !== fresh.version) {
    const left = playbackOf(fresh.steps, now.entries, now.seat)
    const { version } = fresh
    setPlan({ version, view: now.view, before: plan.view, left, played: left.length > 0 })
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
    // Until the first moment has come the page stays as it was.
    moment: next === undefined ? null : (shown ?? { entry: next - 1, view: plan.before, events: nothing }),
    events: plan.played ? (fresh.steps.at(-1)?.events ?? []) : fresh.events,
    skip: () => setPlan(known => ({ ...known, left: [] })),
  }
}
