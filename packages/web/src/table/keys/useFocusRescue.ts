import { useEffect, useRef } from 'react'

/** Milliseconds after a step at which a lost focus is looked for: at once, and when the board has come to rest. */
const looks = [0, 250, 800]

/**
 * Whoever plays by keyboard never loses the place: when what had the focus is gone after a step (the Roll button once the
 * target is met, the last choice of a game) or when the device has changed hands, the first button of the panel gets it.
 */
export function useFocusRescue(version: number, over: boolean, handOver: boolean): void {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, the end, and other hands may take the focus away
  useEffect(() => {
    const rescue = () => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (!byKeyboard.current || !lost) return
      const buttons = [...document.querySelectorAll<HTMLElement>('.ask button:not(:disabled)')]
      // What is folded away or for phones only cannot take it.
      buttons.find(button => button.checkVisibility())?.focus()
    }
    const timers = looks.map(after => setTimeout(rescue, after))
    return () => timers.forEach(clearTimeout)
  }, [version, over, handOver])
}
