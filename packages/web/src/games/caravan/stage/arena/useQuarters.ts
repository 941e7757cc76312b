import { useEffect, useState } from 'react'
import { takesKeys } from '../takesKeys.ts'
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
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = keys[event.key]
      // Many keyboards have the brackets on AltGr, which also counts as Ctrl and Alt.
      const other = !event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey)
      if (by === undefined || other || event.metaKey || event.defaultPrevented) return
      if (takesKeys(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setTurn(now => ((now + by + 4) % 4) as Turn)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return [turn, by => setTurn(now => ((now + by + 4) % 4) as Turn)]
}
