import { equal, type Move } from '@acheron/engine'
import { useMemo } from 'react'

/** The wanted move as it is listed; null when it is not legal any more. */
export function useListed<M extends Move>(moves: readonly M[], wanted: Move | null): M | null {
  return useMemo(() => moves.find(move => wanted !== null && equal(move, wanted)) ?? null, [moves, wanted])
}
