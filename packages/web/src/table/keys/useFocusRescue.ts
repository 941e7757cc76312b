import type { TableView } from '@acheron/engine'
import { useCallback, useEffect, useRef } from 'react'
import { focusNextStep, isFocusFree, isFocusLost } from './focus.ts'

/** Milliseconds after a step at which to look for a lost focus: at once, and when the board is at rest. */
const looks = [0, 250, 800]

interface Situation {
  readonly now: Pick<TableView, 'version' | 'seat'>
  readonly over: boolean
  readonly handOver: boolean
  /** The step of the lesson. */
  readonly lessonAt: number
  /** The moves of one choice are being made: what is shown between them is no question. */
  readonly running: boolean
}

/**
 * Keeps the focus for players with a keyboard. A new question gets it on its first choice (the returned function): wherever
 * it was when it is `own`, the viewer's own doing. When the focused element disappears with a step, at the end, for another
 * seat or when the device changes hands, the panel's next step gets it.
 */
export function useFocusRescue({ now, over, handOver, lessonAt, running }: Situation): (own: boolean) => void {
  const { version, seat } = now
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
    if (running) return
    const rescue = () => {
      if (byKeyboard.current && isFocusLost()) focusNextStep()
    }
    const timers = looks.map(after => setTimeout(rescue, after))
    return () => timers.forEach(clearTimeout)
  }, [version, seat, over, handOver, lessonAt, running])
  return useCallback((own: boolean) => {
    if (byKeyboard.current && isFocusFree(own)) focusNextStep()
  }, [])
}
