import type { OpenTable } from '@acheron/protocol'
import { useEffect } from 'react'
import { holder } from '../../settings/store.ts'

/** The player who has the device, where several share it; null at any other table. The settings know it too. */
export function useHolder({ info, now }: OpenTable, names: readonly string[]): string | null {
  const isShared = info.seats.filter(({ you }) => you).length > 1
  const player = isShared && now.seat !== null ? (names[now.seat] ?? null) : null
  useEffect(() => {
    holder.set(player)
    return () => holder.set(null)
  }, [player])
  return player
}
