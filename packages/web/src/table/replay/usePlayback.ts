import type { GameEvent, PastView, TableView, View } from '@acheron/engine'
import { useEffect, useState } from 'react'
import { mayMove } from '../../settings/store.ts'
import type { TableSource } from '../source.ts'
import { playbackOf } from './playback.ts'
import { keepSeen } from './seen.ts'
import type { Unseen } from './useUnseen.ts'

export interface Playback {
  /** The moment shown instead of the present; null when all were shown. Its view is null until the first has come. */
  readonly moment: { readonly entry: number; readonly view: View | null; readonly events: readonly GameEvent[] } | null
  /** The events of the last new decision, or of all when there was nothing to play back. */
  readonly events: readonly GameEvent[]
  /** The viewer was away when it happened. */
  readonly away: boolean
  readonly skip: () => void
}

const nothing: readonly GameEvent[] = []

interface Plan {
  readonly version: number
  /** The view of that version, and the one before it, if that was seen. */
  readonly view: View
  readonly before: View | null
  /** The moments still to be shown. */
  readonly left: readonly number[]
  readonly played: boolean
}

/** Shows several new decisions, others' among them, one after the other. It can be skipped. */
export function usePlayback(source: TableSource, unseen: Unseen, now: TableView): Playback {
  const [plan, setPlan] = useState<Plan>({
    // Steps from before the page was opened are planned by the next render.
    version: unseen.steps.length > 0 ? -1 : unseen.version,
    view: now.view,
    before: now.view,
    left: [],
    played: false,
  })
  const [shown, setShown] = useState<PastView | null>(null)
  const { version, away, steps } = unseen
  if (plan.version !== version) {
    const left = playbackOf(steps, now.entries, now.seat, away)
    setPlan({ version, view: now.view, before: away ? null : plan.view, left, played: left.length > 0 })
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
  useEffect(() => {
    if (next === undefined) keepSeen(source.id, plan.version)
  }, [source, next, plan.version])
  return {
    // Until the first moment has come the page shows the view before.
    moment: next === undefined ? null : (shown ?? { entry: next - 1, view: plan.before, events: nothing }),
    events: plan.played ? (steps.at(-1)?.events ?? nothing) : away ? nothing : unseen.events,
    away,
    skip: () => setPlan(known => ({ ...known, left: [] })),
  }
}
