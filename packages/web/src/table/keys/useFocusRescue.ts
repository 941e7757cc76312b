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
 * Keeps the focus in reach.
 * - The returned function puts it on a new question's first choice: after the viewer's own doing (`own`) for everybody, without
 *   a ring where a pointer did it; after others' doing for players with a keyboard.
 * - Players with a keyboard get it on the panel's next step where the focused element has gone: with a step, at the end, for
 *   another seat, when the device changes hands.
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
    // A screen reader presses without a key and without a pointer.
    const click = ({ detail }: MouseEvent) => {
      if (detail === 0) byKeyboard.current = true
    }
    addEventListener('keydown', key, true)
    addEventListener('pointerdown', pointer, true)
    addEventListener('click', click, true)
    return () => {
      removeEventListener('keydown', key, true)
      removeEventListener('pointerdown', pointer, true)
      removeEventListener('click', click, true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each step, at the end, for another seat, and at a hand-over
  useEffect(() => {
    if (running) return
    const rescue = () => {
      if (byKeyboard.current && isFocusLost()) focusNextStep(true)
    }
    const timers = looks.map(after => setTimeout(rescue, after))
    return () => timers.forEach(clearTimeout)
  }, [version, seat, over, handOver, lessonAt, running])
  return useCallback((own: boolean) => {
    if ((own || byKeyboard.current) && isFocusFree(own)) focusNextStep(byKeyboard.current)
  }, [])
}
