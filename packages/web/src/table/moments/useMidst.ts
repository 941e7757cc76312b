import type { ShownStep, TableView, View } from '@acheron/engine'
import { useMemo } from 'react'
import type { GameFace } from '../../board/face.ts'
import type { TableSource } from '../source.ts'
import { type Midst, midstsOf } from './midst.ts'
import type { Moment } from './moments.ts'
import { useViews } from './useViews.ts'

interface Shown {
  readonly midst: Midst | null
  /** Null where the view after the decision is shown. */
  readonly view: View | null
  /** What is watched, in few words. */
  readonly title: string | undefined
  readonly ready: boolean
}

/** The moment's own view, where its decision is watched; the step is that decision's. */
export function useMidst(
  source: TableSource,
  now: TableView,
  face: GameFace,
  moments: readonly Moment[],
  current: Moment | undefined,
  step: ShownStep | undefined,
): Shown {
  const entry = face.midway && current && current.entry > 0 ? current.entry : null
  const { view: before, ready } = useViews(source, now, entry === null ? null : entry - 1)
  const known = entry !== null && ready ? before : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments of a step never change, though their list grows
  const decision = useMemo(() => {
    const parts = moments.filter(moment => moment.entry === entry)
    const events = parts.flatMap(part => part.events)
    const midway = known && face.midway?.(known, events)
    return midway ? { midway, midsts: midstsOf(parts, midway) } : null
  }, [face, step, entry, known])
  const midst = (current && decision?.midsts[current.part]) ?? null
  const told = midst?.told ?? null
  const view = useMemo(() => (decision && told !== null ? decision.midway.view(told) : null), [decision, told])
  const title = told === null ? undefined : decision?.midway.title?.(told)
  return { midst, view, title, ready }
}
