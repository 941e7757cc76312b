import { equal, type Move } from '@acheron/engine'
import { useMemo } from 'react'

/** The move among those listed; what was wanted a step ago may not be there any more. */
export function useListed<M extends Move>(moves: readonly M[], wanted: Move | null): M | null {
  return useMemo(() => moves.find(move => wanted !== null && equal(move, wanted)) ?? null, [moves, wanted])
}
