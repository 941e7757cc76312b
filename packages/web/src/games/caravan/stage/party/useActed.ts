import type { Archetype, CaravanEvent } from '@acheron/games/caravan/board.ts'
import { useEffect, useMemo, useRef } from 'react'
import type { Decision } from '../../../../board/face.ts'
import { lastActed } from './chosen.ts'

const none: readonly never[] = []

/** Chooses a Champion that has acted by its row beside those of another: it goes on with it. */
export function useActed(
  lately: readonly Decision<CaravanEvent>[] = none,
  seat: number | null,
  chosen: Archetype,
  choose: (champion: Archetype) => void,
): void {
  const acted = useMemo(() => lastActed(lately, seat), [lately, seat])
  const entry = acted?.entry ?? -1
  const known = useRef<number | null>(null)
  // Who was chosen since the last action: it acted by its own things, whoever was chosen meanwhile.
  const since = useRef(new Set<Archetype>())
  since.current.add(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each action
  useEffect(() => {
    const isNew = known.current !== null && entry > known.current
    known.current = entry
    if (!isNew || !acted) return
    if (!since.current.has(acted.champion)) choose(acted.champion)
    since.current = new Set([chosen])
  }, [entry])
}
