import { useEffect, useRef } from 'react'
import type { Side } from './Book.tsx'

/** The keys that turn the leaves (`keys` of the face). */
const keys: Readonly<Record<string, Side>> = { j: 'journal', m: 'map' }

const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')

export function useBookKeys(turn: (to: Side) => void): void {
  const now = useRef(turn)
  now.current = turn
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const side = keys[event.key.toLowerCase()]
      if (side === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (takesKeys(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      now.current(side)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
