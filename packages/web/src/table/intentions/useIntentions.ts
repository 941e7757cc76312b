import { equal, type Move, type Plan } from '@acheron/engine'
import type { OpenTable } from '@acheron/protocol'
import { useEffect, useMemo, useRef } from 'react'
import type { GameFace } from '../../board/face.ts'
import type { Intention, TableSource } from '../source.ts'
import { useSnapshot } from '../useSource.ts'
import { intentionsNow, planOf } from './plan.ts'

/** Milliseconds that something is pointed at before the others are told: who passes over it means nothing by it. */
const restMs = 250

const none: readonly Intention[] = []

interface Pointing {
  readonly pointed: Move | null
  readonly pointedNext: readonly Move[]
  readonly held: readonly Move[]
}

/** Tells the others what the viewer points at, and returns what they point at. */
export function useIntentions(
  source: TableSource,
  { now, info }: OpenTable,
  face: GameFace,
  { pointed, pointedNext, held }: Pointing,
): readonly Intention[] {
  const { view, seat, version } = now
  const plan = useSame(
    useMemo(
      () => planOf(face.game, { view, seat }, { pointed, pointedNext, held }),
      [face, view, seat, pointed, pointedNext, held],
    ),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is told anew with each version
  useEffect(() => {
    if (seat === null || !face.game.plans) return
    const timer = setTimeout(() => source.plan?.(seat, plan), restMs)
    return () => clearTimeout(timer)
  }, [source, face, seat, version, plan])
  const { intentions = none } = useSnapshot(source)
  return useMemo(() => {
    const told = intentionsNow(intentions, { version }, info)
    return told.length > 0 ? told : none
  }, [intentions, version, info])
}

/** The same object as long as the plan is the same. */
function useSame(plan: Plan | null): Plan | null {
  const known = useRef(plan)
  if (!equal(known.current, plan)) known.current = plan
  return known.current
}
