import { equal } from '@acheron/engine'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Prompt } from '../../board/face.ts'
import { PressGuard, settleMs } from './guard.ts'
import { listenToPresses } from './listen.ts'

/** Milliseconds that a board has for its answer to a press. */
const answerMs = 50

/** One guard for everything that plays a move on the page: list, board and keys. */
export function usePressGuard(): PressGuard {
  const [guard] = useState(() => new PressGuard())
  useEffect(
    () =>
      listenToPresses(press => {
        guard.pressed(press)
        setTimeout(() => guard.answered(press), answerMs)
      }),
    [guard],
  )
  return guard
}

/**
 * Tells the guard, and the page, of every new question; while the moves of one choice are made, only the guard. The prompt's
 * place is marked (`data-ready`) as soon as every press on it counts.
 */
export function useGuarded(
  guard: PressGuard,
  { version, prompt, running }: Shown & { readonly running: boolean },
  onNew: (own: boolean) => void,
): void {
  const shown = useRef<Shown>({ version, prompt: null })
  const due = useRef(false)
  const own = useRef(false)
  // A layout effect: the time is that at which the question is seen.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { version, prompt }
    const isNew = prompt !== null && !isSame(before, shown.current, guard.hasActed)
    if (isNew) {
      own.current = guard.hasActed
      guard.changed(performance.now(), before.prompt !== null && before.version !== version)
      panel()?.removeAttribute('data-ready')
    }
    due.current = isNew || (due.current && prompt !== null)
    if (running || !due.current) return
    due.current = false
    onNew(own.current)
  }, [guard, version, prompt, running, onNew])
  useEffect(() => {
    if (prompt === null || running) return
    const ready = () => {
      if (shown.current.prompt === prompt) panel()?.setAttribute('data-ready', '')
    }
    const timer = setTimeout(ready, settleMs)
    return () => clearTimeout(timer)
  }, [prompt, running])
}

interface Shown {
  readonly version: number
  readonly prompt: Prompt | null
}

/** Somebody else's step may leave the question as it is. After an act of the viewer's the same words are a new question. */
function isSame(before: Shown, now: Shown, acted: boolean): boolean {
  if (before.prompt === null || (acted && before.version !== now.version)) return false
  return equal(movesOf(before.prompt), movesOf(now.prompt))
}

function movesOf(prompt: Prompt | null) {
  return prompt?.choices.map(choice => choice.move)
}

/** What holds the prompt: it stays while a playback takes the prompt's place. */
function panel(): Element | null {
  return document.querySelector('.ask')
}
