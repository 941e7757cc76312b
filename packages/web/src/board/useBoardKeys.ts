import { useEffect, useRef } from 'react'
import { takesKeys } from './takesKeys.ts'

/** The keys that a board takes for itself (`keys` of its face), each with its meaning; `act` says whether it was of use. */
export function useBoardKeys<T>(keys: Readonly<Record<string, T>>, act: (meaning: T) => boolean): void {
  const now = useRef({ keys, act })
  now.current = { keys, act }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const meaning = now.current.keys[event.key.toLowerCase()]
      // Many keyboards have the brackets on AltGr, which also counts as Ctrl and Alt.
      const other = !event.getModifierState('AltGraph') && (event.ctrlKey || event.altKey)
      if (meaning === undefined || other || event.metaKey || event.defaultPrevented) return
      if (takesKeys(event.target) || document.querySelector('dialog[open]')) return
      if (now.current.act(meaning)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
