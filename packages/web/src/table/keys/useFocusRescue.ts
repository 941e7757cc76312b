import type { TableView } from '@acheron/engine'
import { useEffect, useRef } from 'react'

/** Milliseconds after a step at which to look for a lost focus: at once, and when the board is at rest. */
const looks = [0, 250, 800]

/**
 * Keeps the focus for players with a keyboard. When the focused element disappears with a step (the Roll button when the
 * target is met, the last choice of a game), when another seat is shown or when the device changes hands, the panel's first
 * button gets the focus.
 */
export function useFocusRescue({ version, seat }: TableView, over: boolean, handOver: boolean): void {
  const byKeyboard = useRef(false)
  useEffect(() => {
    const key = () => {
      byKeyboard.current = true
    }
    const pointer = () => {
      byKeyboard.current = false
    }
    addEventListener('keydown', key, true)
    addEventListener('pointerdown', pointer, true)
    return () => {
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', pointer, true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each step, at the end, for another seat, and at a hand-over
  useEffect(() => {
    const rescue = () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (!byKeyboard.current || !lost) return
      const buttons = [...document.querySelectorAll<HTMLElement>('.ask button:not(:disabled)')]
      // A button that is folded away or for phones only cannot take it.
      buttons.find(button => button.checkVisibility())?.focus()
    }
    const timers = looks.map(after => setTimeout(rescue, after))
    return () => timers.forEach(clearTimeout)
  }, [version, seat, over, handOver])
}
