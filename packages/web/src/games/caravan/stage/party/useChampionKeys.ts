import { type Archetype, archetypes } from '@acheron/games/caravan/board.ts'
import { useEffect, useRef } from 'react'
import { takesKeys } from '../takesKeys.ts'

/** The keys that choose a Champion (`keys` of the face), in the order of the tabs. */
export const championKeys = ['z', 'x', 'c', 'v'] as const

export function useChampionKeys(open: (champion: Archetype) => void): void {
  const now = useRef(open)
  now.current = open
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const chosen = archetypes[(championKeys as readonly string[]).indexOf(event.key.toLowerCase())]
      if (!chosen || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (takesKeys(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      now.current(chosen)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
