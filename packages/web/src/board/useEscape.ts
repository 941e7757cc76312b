import { useEffect, useRef } from 'react'

/** Escape lets go of the held things; if there were any, the page ignores the key. */
export function useEscape(letGo: () => boolean): void {
  const now = useRef(letGo)
  now.current = letGo
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (now.current()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
