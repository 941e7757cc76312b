import { useEffect, useState } from 'react'
import { useBoardKeys } from '../../../../board/useBoardKeys.ts'
import type { Turn } from './iso.ts'

const kept = 'acheron.caravan.turn'

function stored(): Turn {
  const value = Number(localStorage.getItem(kept))
  return value === 1 || value === 2 || value === 3 ? value : 0
}

/** The keys that turn the arena (`keys` of the face). */
const keys: Readonly<Record<string, 1 | -1>> = { '[': -1, ']': 1 }

/** The arena turns in quarters; the chosen turn is kept. */
export function useQuarters(): readonly [turn: Turn, by: (quarters: 1 | -1) => void] {
  const [turn, setTurn] = useState<Turn>(stored)
  useEffect(() => localStorage.setItem(kept, String(turn)), [turn])
  const by = (quarters: 1 | -1) => setTurn(now => ((now + quarters + 4) % 4) as Turn)
  useBoardKeys(keys, quarters => {
    by(quarters)
    return true
  })
  return [turn, by]
}
