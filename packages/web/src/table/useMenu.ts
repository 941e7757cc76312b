import { useCallback, useEffect, useState } from 'react'

export interface Menu {
  readonly isOpen: boolean
  toggle(): void
}

/**
 * The menu of a narrow page that shows one screen: the bar, the players and the log. It closes with Escape, and once it has
 * led somewhere.
 */
export function useMenu(isLed: boolean): Menu {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isLed) setOpen(false)
  }, [isLed])
  useEffect(() => {
    if (!isOpen) return
    for (const foot of document.querySelectorAll('details.foot')) foot.setAttribute('open', '')
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  return { isOpen, toggle: useCallback(() => setOpen(open => !open), []) }
}
